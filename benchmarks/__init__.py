"""What Longbox costs: games and questions a second, copies, memory, start-up; plain and compiled in one run."""
