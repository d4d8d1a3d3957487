"""Readings of the rulebook that can be chosen; docs/rulings/five-tribes.md explains each default."""

from typing import Final

from stammtisch.engine.game import Choice

CHOICES: Final[list[Choice]] = [
    Choice("same_move_counts", ["yes", "no"], "Does a meeple dropped earlier in the same move count as already there?"),
    Choice("djinns_mid_move", ["no", "yes"], "May djinns be used between two drops of a move?"),
    Choice("once_per", ["turn", "round"], "Is a paid djinn usable once per marker's turn or once per round?"),
    Choice("hagis_lamia_reach", ["block", "orthogonal"], "Which tiles neighbour the one Hagis or Lamia starts from?"),
    Choice("placing_combines", ["yes", "no"], "May Hagis and Lamia move what Bouraq and Enki place?"),
    Choice("nekir_pays", ["killing", "meeple"], "Does Nekir pay once per killing or for each meeple?"),
    Choice("nekir_pays_for_kept", ["yes", "no"], "Does Nekir pay for a meeple that Kandicha's owner keeps?"),
    Choice("echidna_doubles_kandicha", ["no", "yes"], "Does Echidna double the gold of a builder killed by Kandicha?"),
    Choice("echidna_after_gold", ["no", "yes"], "May Echidna be paid after the builders' gold was taken?"),
    Choice("baal_pays_for_himself", ["no", "yes"], "Does gaining Ba'al pay his new owner?"),
    Choice("kumarbi_use", ["marker", "round"], "Does Kumarbi work for each marker's bid or once per round?"),
    Choice("anun_nak_revives", ["no", "yes"], "Can Anun-Nak revive a game that has run out of moves?"),
    Choice("anun_nak_short_bag", ["draw", "barred"], "With fewer than three meeples in the bag, may Anun-Nak be used?"),
    Choice("sibittis_short_pile", ["draw", "barred"], "With fewer than three djinns to draw, may Sibittis be used?"),
    Choice("sloar_discard", ["before", "after"], "Is the fakir paid to Sloar discarded before or after the draw?"),
    Choice("large_market_takes", ["two", "up_to_two"], "Must both cards be taken at a large market?"),
    Choice("drawn_cards", ["secret", "open"], "Are resource cards drawn from the pile secret to their drawer?"),
    Choice("two_player_start", ["random", "abba"], "How do the four markers of two players line up at first?"),
    Choice("bank", ["unlimited", "limited"], "Can the bank's 288 gold run out?"),
]


class Rules:
    """The chosen readings as plain flags, shared by all copies of a state."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.same_move_counts = chosen["same_move_counts"] == "yes"
        self.djinns_mid_move = chosen["djinns_mid_move"] == "yes"
        self.once_per_round = chosen["once_per"] == "round"
        self.reach_diagonal = chosen["hagis_lamia_reach"] == "block"
        self.placing_combines = chosen["placing_combines"] == "yes"
        self.nekir_per_meeple = chosen["nekir_pays"] == "meeple"
        self.nekir_pays_for_kept = chosen["nekir_pays_for_kept"] == "yes"
        self.echidna_doubles_kandicha = chosen["echidna_doubles_kandicha"] == "yes"
        self.echidna_after_gold = chosen["echidna_after_gold"] == "yes"
        self.baal_pays_for_himself = chosen["baal_pays_for_himself"] == "yes"
        self.kumarbi_per_round = chosen["kumarbi_use"] == "round"
        self.anun_nak_revives = chosen["anun_nak_revives"] == "yes"
        self.anun_nak_short_bag = chosen["anun_nak_short_bag"] == "draw"
        self.sibittis_short_pile = chosen["sibittis_short_pile"] == "draw"
        self.sloar_discards_first = chosen["sloar_discard"] == "before"
        self.large_market_up_to_two = chosen["large_market_takes"] == "up_to_two"
        self.drawn_cards_secret = chosen["drawn_cards"] == "secret"
        self.start_abba = chosen["two_player_start"] == "abba"
        self.bank_limited = chosen["bank"] == "limited"
