"""Where the player bids, names a contract and answers for whist."""
