-- Events, as longbox/events keeps them in its file; who runs them; and at which tables they are played.

CREATE TABLE event (
    number BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    singleton BIGINT,
    rounds BIGINT,
    sanctioned INTEGER NOT NULL,
    seed TEXT NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE entrant (
    event BIGINT NOT NULL REFERENCES event (number),
    number BIGINT NOT NULL,
    player TEXT NOT NULL,
    bot TEXT NOT NULL DEFAULT '',
    draw BIGINT NOT NULL DEFAULT 0,
    dropped BIGINT,
    PRIMARY KEY (event, number),
    UNIQUE (event, player)
);

CREATE TABLE round (
    event BIGINT NOT NULL REFERENCES event (number),
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE pod (
    event BIGINT NOT NULL,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    seed TEXT NOT NULL,
    record TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (event, round, number),
    FOREIGN KEY (event, round) REFERENCES round (event, number)
);

CREATE TABLE pod_seat (
    event BIGINT NOT NULL,
    round BIGINT NOT NULL,
    pod BIGINT NOT NULL,
    number BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    place BIGINT,
    points BIGINT,
    conceded INTEGER NOT NULL DEFAULT 0,
    repeated INTEGER NOT NULL DEFAULT 0,
    characters TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (event, round, pod, number),
    UNIQUE (event, round, entrant),
    FOREIGN KEY (event, round, pod) REFERENCES pod (event, round, number),
    FOREIGN KEY (event, entrant) REFERENCES entrant (event, number)
);

CREATE TABLE playing_on (
    event BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    PRIMARY KEY (event, rank)
);

CREATE TABLE penalty (
    number BIGINT PRIMARY KEY,
    event BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    round BIGINT NOT NULL,
    rule TEXT NOT NULL,
    words TEXT NOT NULL
);

CREATE TABLE event_role (
    event BIGINT NOT NULL REFERENCES event (number),
    person TEXT NOT NULL REFERENCES person (id),
    role TEXT NOT NULL,
    PRIMARY KEY (event, person, role)
);

CREATE TABLE event_player (
    event BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    PRIMARY KEY (event, person),
    UNIQUE (event, entrant)
);

CREATE TABLE pod_sitting (
    event BIGINT NOT NULL,
    round BIGINT NOT NULL,
    pod BIGINT NOT NULL,
    sitting TEXT NOT NULL REFERENCES sitting (id),
    PRIMARY KEY (event, round, pod)
);
