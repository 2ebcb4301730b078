"""Who can play: bots that answer at random, or with a simple judgement. Each sees only its own view."""
