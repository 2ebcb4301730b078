"""Where much work is done: in processes of this machine, or on a cluster.

An engine carries out pieces of work and may lose them. `in_order` gives the pieces out, gives out again what was lost,
and hands on the results in the order of the pieces, each once. So what comes of the work is the same whoever does it.

LongboxError
├── NoEngine     there is no engine of that name, or what it needs isn't installed or can't be reached
├── OtherRules   a worker has another version of Longbox, or other rules
├── Unreached    the workers can't be reached any more
└── WorkLost     a piece of work was lost again and again
"""
