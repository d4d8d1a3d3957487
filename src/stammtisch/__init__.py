"""Stammtisch: tribe board games, complete and exact, for people, bots and research."""
