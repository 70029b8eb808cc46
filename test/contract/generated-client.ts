// @ts-nocheck: generated
/**
 * Club Ladder
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    thisSite: "/"
};
export type Problem = {
    "type": "about:blank";
    /** What the status is called. */
    title: string;
    status: number;
    /** Stable, for programs. */
    code: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session" | "program-key" | "operator-only" | "browser-only" | "other-origin" | "other-club" | "not-your-role" | "not-yours" | "club-suspended" | "unknown-route" | "no-push" | "unknown-club" | "unknown-ladder" | "unknown-access" | "unknown-session" | "unknown-webhook" | "unknown-proposal" | "unknown-dispute" | "unknown-import" | "unknown-member" | "unknown-request" | "unknown-season" | "not-disputable" | "already-exists" | "already-importing" | "season-turned" | "season-running" | "season-unplayed" | "season-played" | "first-season" | "too-many-webhooks" | "too-many-proposals" | "too-many-imports" | "too-many-ladders" | "too-many-keys" | "too-many-members" | "too-many-requests-to-join" | "requests-closed" | "member-changed" | "member-on-ladder" | "not-in-use" | "ladder-closed" | "being-deleted" | "ladder-deleted" | "ladder-changed" | "body-too-large" | "too-large" | "not-json" | "key-reused" | "wrong-host" | "too-many-requests" | "outage" | "invalid" | "time-goes-back" | "not-this-system" | "season-over" | "unknown-player" | "already-on-ladder" | "not-on-ladder" | "already-seeded" | "missing-rating" | "not-present" | "already-present" | "busy" | "met-tonight" | "already-open" | "self-challenge" | "unknown-challenge" | "closed-challenge" | "unknown-game" | "bad-score" | "not-awaiting-approval" | "election-fixed" | "entry-first" | "not-correctable" | "has-result" | "not-final-night" | "too-early" | "match-in-progress" | "not-the-playoff" | "duplicate-id" | "no-such-rung" | "bad-days" | "not-away" | "outside-hours" | "not-your-turn" | "out-of-reach" | "rematch-too-soon" | "protected" | "away" | "enough-open" | "odd-date" | "not-paid-up" | "no-moves" | "cannot-decline" | "cannot-withdraw" | "cannot-postpone" | "no-days-left" | "short-notice" | "awaiting-approval";
    /** A sentence for people. */
    detail: string;
    /** Where a rule says no. */
    clause?: string;
    /** Whether an organiser or scorer may do it all the same, with a reason in `override`. */
    overridable?: true;
    /** The version that the ladder has now. */
    version?: number;
};
export type Import = {
    /** What the ladder is called. */
    id: string;
    state: "checking" | "writing" | "withdrawing" | "made" | "checked" | "refused" | "withdrawn" | "failed";
    dryRun: boolean;
    /** Of the log, the header among them. */
    lines: number;
    /** How many of them are checked. */
    checked: number;
    /** How many of them are written. */
    written: number;
    keepRefused: boolean;
    by: string;
    /** A moment in the ladder’s own time zone. */
    begun: string;
    /** How many lines the rules refuse. */
    refusedLines: number;
    /** The first hundred of them. */
    refused: {
        line: number;
        code: string;
        message: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
    }[];
    /** What is wrong with the log as a whole, or why it failed. */
    fault?: string;
    system?: string;
    /** How the ladder stands after the last line, once that is known. */
    standings: {
        rung: number;
        player: string;
        displaced?: true;
        gap?: string;
        points?: number;
    }[];
};
export type Naming = {
    mode: "full" | "initial" | "initials" | "nickname";
    /** By player id; they count in the mode `nickname` alone. */
    nicknames: {
        [key: string]: string;
    };
};
export type Session = {
    club: {
        id: string;
        name: string;
        ladders: string[];
        /** Whether the club stays off the front page. */
        unlisted?: boolean;
        /** The language of its pages; missing where it is English. */
        language?: "en" | "de" | "fr";
    };
    role: "organiser" | "scorer" | "player";
    /** What it was handed out for, such as "tablet at the bar". */
    label: string;
    /** The player whose key it is, where the role is player. */
    player?: string;
    /** What time it is by the clock of the service. */
    now: string;
    /** When the session ends at the latest; missing where it is a link or key that was asked about. */
    ends?: string;
    /** What `Acting-As` names the session by. */
    actor?: string;
    /** As whom else this browser is signed in: the sessions that were opened first come first. */
    others?: {
        club: {
            id: string;
            name: string;
            ladders: string[];
            /** Whether the club stays off the front page. */
            unlisted?: boolean;
            /** The language of its pages; missing where it is English. */
            language?: "en" | "de" | "fr";
        };
        role: "organiser" | "scorer" | "player";
        /** What it was handed out for, such as "tablet at the bar". */
        label: string;
        /** The player whose key it is, where the role is player. */
        player?: string;
        /** What time it is by the clock of the service. */
        now: string;
        /** When the session ends at the latest; missing where it is a link or key that was asked about. */
        ends?: string;
        /** What `Acting-As` names the session by. */
        actor?: string;
    }[];
    /** After opening or looking at a link: whether this browser is signed in by it already. */
    signedIn?: boolean;
    /** Who is signed out when the link is opened: where a browser is signed in as many people, whoever was that least lately. */
    instead?: {
        club: string;
        role: "organiser" | "scorer" | "player";
        /** What it was handed out for, such as "tablet at the bar". */
        label: string;
    };
};
export type Key = {
    /** SHA-256 of the key: names it. */
    hash: string;
    role: "organiser" | "scorer" | "player";
    /** What it was handed out for, such as "tablet at the bar". */
    label: string;
    /** The player whose key it is, where the role is player. */
    player?: string;
    /** What it is for; missing on keys from before there were sessions. */
    use?: "link" | "program";
    /** A moment in UTC. */
    created: string;
    /** A moment in UTC. */
    expires?: string;
    /** When it was withdrawn. */
    revoked?: string;
    /** When another one was made in its place. */
    replaced?: string;
    /** About when it last opened something. */
    lastUsed?: string;
    /** When the link was first opened. */
    opened?: string;
    /** When its player had it stopped. */
    stopped?: string;
    /** Whether its link opens nothing (any more). */
    usedUp: boolean;
    sessions: {
        id: string;
        /** Such as "Chrome on Android". */
        device: string;
        /** A moment in UTC. */
        opened: string;
        /** A moment in UTC. */
        lastUsed: string;
        /** A moment in UTC. */
        ends: string;
        /** Whether it is the one that asks. */
        current?: true;
    }[];
};
export type MadeKey = {
    /** SHA-256 of the key: names it. */
    hash: string;
    role: "organiser" | "scorer" | "player";
    /** What it was handed out for, such as "tablet at the bar". */
    label: string;
    /** The player whose key it is, where the role is player. */
    player?: string;
    /** What it is for; missing on keys from before there were sessions. */
    use?: "link" | "program";
    /** A moment in UTC. */
    created: string;
    /** A moment in UTC. */
    expires?: string;
    /** The key itself. It is told now and never again. */
    key: string;
    /** Opens a session in a browser; missing where the key is for a program. */
    link?: string;
};
export type AdminChange = {
    /** Names the line: a page of older ones is asked for by it. */
    id: string;
    /** A moment in UTC. */
    at: string;
    what: "key-made" | "key-withdrawn" | "key-replaced" | "session-ended" | "sessions-ended" | "names-changed" | "listing-changed" | "language-changed" | "colour-changed" | "joining-opened" | "joining-closed" | "crest-changed" | "ladder-hidden" | "ladder-shown" | "ladder-closed" | "ladder-opened" | "ladder-deleted" | "club-suspended" | "club-resumed" | "person-forgotten" | "members-added" | "member-changed" | "member-removed" | "webhook-made" | "webhook-removed" | "settings-changed" | "season-started" | "season-undone";
    /** What it concerns: the label of a key, the device of a session, the new setting. */
    about: string;
    /** The label of the key of who did it. */
    by: string;
    role: "organiser" | "scorer" | "player" | "operator";
    ladder?: string;
};
export type LineMove = {
    player: string;
    /** The rung before; null is off the ladder. */
    "from": number | null;
    /** The rung after; null is off the ladder. */
    to: number | null;
    /** In a dry run. */
    name?: string;
};
export type Line = {
    order?: "given" | "rating" | "draw";
    /** Of a seed in the order of rungs; of a game by id, in the order of seats; of a play-off the lower one first. */
    players?: (string | {
        id: string;
        name?: string;
        rating?: number;
        gap?: string;
        rated?: boolean;
        main?: number;
        byoyomi?: number;
        scoring?: string;
        registered?: boolean;
        paidUntil?: string;
    })[];
    player?: string;
    name?: string;
    /** Where an official put somebody new, or who came back. */
    rung?: number;
    rated?: boolean;
    main?: number;
    byoyomi?: number;
    scoring?: string;
    registered?: boolean;
    paidUntil?: string;
    id?: string;
    challenger?: string;
    challenged?: string;
    agreed?: boolean;
    challenge?: string;
    game?: string;
    /** The challenger’s points, then the challenged player’s. */
    score?: number[];
    /** Of each game in the order played, the challenger’s first. */
    points?: number[][];
    scores?: (string | number)[][];
    winner?: string;
    /** The first day on which the player is away. */
    "from"?: string;
    /** The last day on which the player is away. */
    to?: string;
    /** The season’s new last day; null for none. */
    end?: string | null;
    /** All days on which the club is closed now. */
    closures?: {
        "from": string;
        to: string;
    }[];
    /** Settings that were changed; null puts one back to the system’s own. */
    settings?: {
        [key: string]: (number | string | string[]) | null;
    };
    /** The loser gave it up before it began, or did not take up the play-off. */
    walkover?: true;
    /** The loser did not turn up. */
    noShow?: true;
    /** The loser could not go on. */
    retired?: true;
    /** The player who reported the result. */
    reported?: string;
    /** The player who disputes the result. */
    disputed?: string;
    minutes?: number;
    pgn?: string;
    /** Who had White, where the moves name the two otherwise than the ladder does. */
    white?: string;
    /** Of a match from a sheet: rungs from the challenger up to the challenged when challenged. */
    distance?: number;
    /** A moment in the ladder’s own time zone. */
    playedAt?: string;
    /** When somebody arrived, if not when that was recorded. */
    arrivedAt?: string;
    /** The line that a correction or cancellation is about. */
    amends?: number;
    line: number;
    /** When it was recorded. */
    at: string;
    verb: "seed" | "join" | "prefer" | "rename" | "leave" | "away" | "back" | "arrive" | "depart" | "pass" | "challenge" | "accept" | "decline" | "withdraw" | "postpone" | "result" | "match" | "approve" | "reject" | "abandon" | "start" | "finish" | "correct" | "void" | "close" | "playoff" | "configure" | "settle";
    /** Who recorded it: the label of their key. */
    by?: string;
    /** Why a rule was passed over, or a player removed. */
    "override"?: string;
    /** Everybody whom the line moved. */
    moves: LineMove[];
    /** What was due before it, and was settled first. */
    settled: ({
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        dropped?: string[];
        removed: string[];
        forfeited?: {
            player: string;
            points: number;
        }[];
        moves: LineMove[];
        /** A clause of the written rules, such as "L20a". */
        why: string;
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        dropped?: string[];
        removed: string[];
        forfeited?: {
            player: string;
            points: number;
        }[];
        moves: LineMove[];
        /** A clause of the written rules, such as "L20a". */
        why: string;
    })[];
    /** What a challenge of programs is played at. */
    terms?: {
        kind: "up" | "down" | "entry";
        level: number;
    };
    /** What each player of a game for points gets out of the pot, stakes included. */
    shares?: {
        player: string;
        points: number;
    }[];
    /** The clause by which it moved players. */
    why?: string;
    /** The ladder’s version with this line. */
    version: number;
    /** Nothing was recorded: this is what would happen. */
    dryRun?: true;
};
export type Proposal = {
    id: string;
    challenger: string;
    challenged: string;
    /** A moment in the ladder’s own time zone. */
    at: string;
};
export type Header = {
    system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
    timezone: string;
    season: {
        start: string;
        end?: string;
    };
    closures?: {
        "from": string;
        to: string;
    }[];
    board?: 9 | 19;
    settings?: {
        [key: string]: number | string | string[];
    };
    name?: string;
    /** The number of the season’s first line, where the ladder has had seasons before. */
    line?: number;
};
export type DeskStanding = {
    /** Those with equal points share the rung of the first of them. */
    rung: number;
    player: string;
    name: string;
    rating?: number;
    /** When they were admitted or last rejoined. */
    admitted?: string;
    /** The last day that counts as played. */
    played?: string;
    preferences?: {
        rated?: boolean;
        main?: number;
        byoyomi?: number;
        scoring?: string;
        registered?: boolean;
        paidUntil?: string;
    };
    /** Challenges declined so far. */
    declined?: number;
    /** Whether a result of theirs stands. */
    hasResult?: true;
    /** The days of the season on which they are or were away, as announced, both included. */
    away?: {
        "from": string;
        to: string;
    }[];
    /** Whom a program must challenge next to enter. */
    must?: string;
    points?: number;
    /** The gap to the next program below. */
    gap?: string;
    /** How many settled periods in a row they have missed. */
    missed?: number;
};
export type DeskPerson = {
    player: string;
    name: string;
    rating?: number;
    /** When they were admitted or last rejoined. */
    admitted?: string;
    /** The last day that counts as played. */
    played?: string;
    preferences?: {
        rated?: boolean;
        main?: number;
        byoyomi?: number;
        scoring?: string;
        registered?: boolean;
        paidUntil?: string;
    };
    /** Challenges declined so far. */
    declined?: number;
    /** Whether a result of theirs stands. */
    hasResult?: true;
    /** The days of the season on which they are or were away, as announced, both included. */
    away?: {
        "from": string;
        to: string;
    }[];
    /** Whom a program must challenge next to enter. */
    must?: string;
};
export type DeskChallenge = {
    id: string;
    challenger: string;
    challenged: string;
    /** A moment in the ladder’s own time zone. */
    issued: string;
    /** Rungs from the challenger up to the challenged when it was issued. */
    distance: number;
    terms?: {
        kind: "up" | "down" | "entry";
        level: number;
    };
    accepted?: true;
    decided?: number;
    state: "open" | "accepted" | "running" | "awaiting-approval";
    /** There may be more time to play it: it can be put off. */
    mayPostpone?: true;
    awaiting?: {
        line: number;
        score: number[];
        /** Of each game in the order played, the challenger’s first. */
        points?: number[][];
        day: string;
        minutes?: number;
        pgn?: string;
        /** Who had White, where the moves name the two otherwise than the ladder does. */
        white?: string;
        /** Who reported it: the label of their key. */
        by?: string;
        /** The player who reported it, where it waits for the other one. */
        reported?: string;
        /** When it counts by itself. */
        counts?: string;
        /** The other player disputes it. */
        disputed?: true;
        /** The loser gave the game up before it began. */
        walkover?: true;
        /** The loser did not turn up. */
        noShow?: true;
        /** The loser could not go on. */
        retired?: true;
    };
    game?: {
        stones: number;
        komi: number;
        white?: string;
        /** Who has the choice of colour in an even game. */
        choosesColours?: string;
        /** Minutes before byo-yomi. */
        main?: number;
        /** Minutes for every 25 moves of byo-yomi. */
        byoyomi?: number;
        scoring: string;
    };
};
export type Desk = {
    /** The last line of the log. */
    version: number;
    /** A moment in the ladder’s own time zone. */
    asOf: string;
    header: Header;
    /** Everybody on a rung, top first. */
    standings: DeskStanding[];
    /** Those who were on the ladder once and may come back. */
    off: DeskPerson[];
    /** Programs that wait for a rung, in the order in which they joined. */
    entrants: DeskPerson[];
    /** Only on the day itself. */
    night?: {
        day: string;
        /** Whose turn it is to challenge; null where nobody can. */
        turn: string | null;
        /** Was left over while everybody else played, and goes first. */
        waiting?: string;
        pegs: {
            player: string;
            /** Dark is free to play, light is in a match. */
            side: "dark" | "light";
            /** Challenges issued minus accepted. */
            imbalance: number;
            passed: boolean;
            /** Whom they have met tonight. */
            met: string[];
            /** Whom they may challenge. */
            may: string[];
        }[];
    };
    /** Without a final result, oldest first. */
    challenges: DeskChallenge[];
    /** Games for points that are running, oldest first. */
    games: {
        id: string;
        /** In the order of their seats. */
        players: string[];
        /** A moment in the ladder’s own time zone. */
        started: string;
        /** In points. */
        pot: number;
        /** Its scores, where a player reported them and they have yet to count. */
        awaiting?: {
            line: number;
            scores: (string | number)[][];
            day: string;
            /** Who reported them: the label of their key. */
            by?: string;
            /** The player who reported them. */
            reported: string;
            /** When they count by themselves. */
            counts?: string;
            /** The player who disputes them. */
            disputed?: string;
        };
    }[];
    final?: {
        /** Removed at the cut and not yet back; missing before the cut. */
        latecomers?: string[];
        displaced: string[];
        closed: boolean;
        playoff?: string[];
        champion?: string;
    };
    /** The periods that counted, oldest first: the last twelve, and more where players were away in some of them. */
    settled: {
        first: string;
        last: string;
    }[];
    /** When time alone next changes something. */
    due?: string;
    /** The last hundred lines of the log, newest first, without the moves of games. */
    entries: Line[];
};
export type LadderState = {
    header: Header;
    /** The last line: the ladder’s version. */
    line: number;
    /** Milliseconds since 1970-01-01T00:00Z. */
    at: number;
    /** The order from the top. */
    pages: {
        "number": number;
        players: string[];
    }[];
    players: {
        id: string;
        name?: string;
        rating?: number;
        /** When they were admitted or last rejoined. */
        admitted: string;
        /** The last day that counts as played. */
        played?: string;
        preferences?: {
            rated?: boolean;
            main?: number;
            byoyomi?: number;
            scoring?: string;
            registered?: boolean;
            paidUntil?: string;
        };
        /** The level of the gap to the next program below. */
        gap?: number;
        entering?: true;
        declined?: number;
        hasResult?: true;
        peg?: {
            night: string;
            presence: "absent" | "present" | "departed";
            /** Challenges issued minus accepted. */
            imbalance: number;
            /** The situation of the night in which they passed. */
            passed?: number;
            met: string[];
        };
    }[];
    challenges: {
        id: string;
        challenger: string;
        challenged: string;
        /** Milliseconds since 1970-01-01T00:00Z. */
        issued: number;
        /** The line that issued it. */
        line?: number;
        /** Rungs from the challenger up to the challenged when it was issued. */
        distance: number;
        terms?: {
            kind: "up" | "down" | "entry";
            level: number;
        };
        /** How often the ladder’s settings had been changed when it was issued; missing for never. */
        under?: number;
        accepted?: true;
        awaiting?: {
            score: number[];
            /** Of each game in the order played, the challenger’s first. */
            points?: number[][];
            day: string;
            line: number;
            walkover?: true;
            noShow?: true;
            retired?: true;
            /** The player who reported it, where it waits for the other one. */
            reported?: string;
            /** When it counts by itself. */
            counts?: number;
            /** The other player disputes it. */
            disputed?: true;
        };
        /** When its result was last rejected, where it is to be played by a day. */
        reopened?: number;
        /** The player who would put it off, if the other agrees. */
        postponing?: string;
        /** How often it was put off. */
        postponed?: number;
        decided?: number;
    }[];
    /** The periods that counted, oldest first: the last twelve, and more where players were away in some of them. */
    settled: {
        first: string;
        last: string;
    }[];
    configured?: {
        former: {
            [key: string]: number | string | string[];
        }[];
        decidedUntil?: string;
        periodsSince?: string;
    };
    night?: {
        day: string;
        situation: number;
        waiting?: string;
        present: string[];
    };
    final?: {
        /** Removed at the cut and not yet back; missing before the cut. */
        latecomers?: string[];
        displaced: string[];
        closed: boolean;
        playoff?: string[];
        champion?: string;
    };
    /** When each pair’s challenges that count were issued. */
    issued: (string | {
        id: string;
        day: string;
    }[])[][];
    /** The levels at which an upper program has won against a lower one, and lost. */
    facts: (string | {
        won: number[];
        lost: number[];
    })[][];
    entrants: string[];
    games: {
        id: string;
        players: string[];
        /** Milliseconds since 1970-01-01T00:00Z. */
        started: number;
        under?: number;
        awaiting?: {
            scores: (string | number)[][];
            day: string;
            ran?: string;
            line: number;
            reported: string;
            /** Milliseconds since 1970-01-01T00:00Z. */
            counts?: number;
            disputed?: string;
        };
        decided?: number;
    }[];
    purses: (string | {
        points: number;
        seat: number;
        opening?: number;
        original?: number;
    })[][];
    monthBegan?: string;
    admissions: number;
    seats: number;
    /** The days of the games in which players last defended their rung, the last two of each. */
    defended?: (string | string[])[][];
    /** The days of the season on which players are or were away, from one to another, both included. */
    away?: (string | {
        "from": string;
        to: string;
    }[])[][];
};
export type Seasons = {
    /** The last line of the log. */
    version: number;
    present: {
        start: string;
        /** The number of its first line: lines go on counting. */
        first: number;
        end?: string;
    };
    ended: {
        start: string;
        /** The number of its first line: lines go on counting. */
        first: number;
        /** What its address ends with, such as "2026-27". */
        name: string;
        /** The number of its last line. */
        last: number;
        /** The day after which nothing was played in it. */
        end: string;
        /** When the next one was started. */
        ended: string;
    }[];
};
export type Webhook = {
    id: string;
    url: string;
    events: ("challenge" | "result" | "penalty" | "displaced" | "champion" | "change" | "season")[];
    label: string;
    /** It is told of later lines only. */
    since: number;
    /** A moment in the ladder’s own time zone. */
    created: string;
    /** The label of the key of who made it. */
    by: string;
    /** How the last attempt to reach it went. */
    last?: {
        /** A moment in the ladder’s own time zone. */
        at: string;
        outcome: string;
    };
};
export type MadeWebhook = {
    id: string;
    url: string;
    events: ("challenge" | "result" | "penalty" | "displaced" | "champion" | "change" | "season")[];
    label: string;
    /** It is told of later lines only. */
    since: number;
    /** A moment in the ladder’s own time zone. */
    created: string;
    /** The label of the key of who made it. */
    by: string;
    /** How the last attempt to reach it went. */
    last?: {
        /** A moment in the ladder’s own time zone. */
        at: string;
        outcome: string;
    };
    /** What notices are signed with. It is told now and never again. */
    secret: string;
};
export type Version = {
    /** Of this contract; a field that goes or changes its meaning raises it. */
    format: 1;
    /** The last line of the log that the page, `view.json` and `state.json` show at least. */
    version: number;
    /** When they were rendered, in milliseconds since 1970-01-01T00:00Z: they tell of today, and are rendered again without a new line. */
    at: number;
    /** When the last line of the log was recorded, in the same milliseconds. */
    last?: number;
};
export type Who = {
    id: string;
    name: string;
};
export type Standing = {
    id: string;
    name: string;
    /** Place in the order: 1 is the top. */
    rung: number;
    /** Rungs moved since the view’s `since`, below being positive; "new" for a player who was not on the ladder then. */
    change: number | "new";
    /** Their last moves, newest first. */
    why: {
        /** A moment in the ladder’s own time zone. */
        at: string;
        line: number;
        /** Begins with a verb whose subject is the player: "took rung 3 by beating Bob 2–0". */
        text: (string | Who)[];
        /** A clause of the written rules, such as "L20a". */
        clause?: string;
    }[];
    /** Their last five results that count, the newest last, such as "WLDWL"; missing before the first, and where games are for points. */
    form?: string;
    /** Of the player on rung 1: since when, and how many challenges they have not lost since; missing where games are for points. */
    onTop?: {
        /** A moment in the ladder’s own time zone. */
        since: string;
        defences: number;
    };
    /** Where a ladder is played for points: what they have; stakes in running pots are not among it. Equals share a rung. */
    points?: number;
    /** By how much the points changed since the view’s `since`; missing for a new player. */
    pointsChange?: number;
    /** The gap to the next program below, such as "3.5+"; missing on the bottom rung. */
    gap?: string;
    /** A program that has a rung, but has not found its place yet. */
    entering?: true;
    prefers?: {
        /** Minutes before byo-yomi. */
        main?: number;
        /** Minutes for every 25 moves of byo-yomi. */
        byoyomi?: number;
        scoring?: string;
    };
    /** Whether they chose rated games; missing where nobody is asked. */
    rated?: boolean;
    /** Challenges declined so far. */
    declined?: number;
    /** What else is told of them, in the words of the ladder’s system; missing where there is nothing. */
    notes?: string[];
    /** The last of the days on which they are away now; missing where they are not. */
    away?: string;
    /** The last of the days on which they are not challenged, as they have defended their rung; missing where they may be. */
    "protected"?: string;
    /** Weeks or months (`missedPeriod`) in a row without a game, up to the last one settled; at most 12 are counted. */
    missed?: number;
    /** Lost rung 1 on the night of the final without playing, and may yet get a play-off. */
    displaced?: true;
    /** What happens to them next with nobody at a keyboard; missing where nothing does. */
    forecast?: {
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        what: "drop" | "removal" | "forfeit" | "loss" | "lapse" | "rise" | "share";
        /** When the settlement is due that does it. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        /** The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played in the month yet, and as long as that is so it does not count. A player who drops, but not past anybody, keeps their rung, or even comes to stand above it as others are removed. */
        to?: number;
        /** Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0. */
        points?: number;
        /** What averts it: a match or game in the period that is due, that of the challenge which has a deadline, accepting it where that is what is due, or arriving before the final’s cut; once no day is left on which people play, only recording one that has been played. Where a system settles its months or weeks otherwise, how it says that itself: behind what awaits them, and to them. */
        unless?: ("playing" | "accepting" | "recording" | "arriving") | {
            they: string;
            you: string;
        };
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        what: "drop" | "removal" | "forfeit" | "loss" | "lapse" | "rise" | "share";
        /** When the settlement is due that does it. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        /** The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played in the month yet, and as long as that is so it does not count. A player who drops, but not past anybody, keeps their rung, or even comes to stand above it as others are removed. */
        to?: number;
        /** Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0. */
        points?: number;
        /** What averts it: a match or game in the period that is due, that of the challenge which has a deadline, accepting it where that is what is due, or arriving before the final’s cut; once no day is left on which people play, only recording one that has been played. Where a system settles its months or weeks otherwise, how it says that itself: behind what awaits them, and to them. */
        unless?: ("playing" | "accepting" | "recording" | "arriving") | {
            they: string;
            you: string;
        };
    };
    /** What happens to them after that, soonest first. Of what comes back each month or week only the next is told. */
    later?: ({
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        what: "drop" | "removal" | "forfeit" | "loss" | "lapse" | "rise" | "share";
        /** When the settlement is due that does it. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        /** The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played in the month yet, and as long as that is so it does not count. A player who drops, but not past anybody, keeps their rung, or even comes to stand above it as others are removed. */
        to?: number;
        /** Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0. */
        points?: number;
        /** What averts it: a match or game in the period that is due, that of the challenge which has a deadline, accepting it where that is what is due, or arriving before the final’s cut; once no day is left on which people play, only recording one that has been played. Where a system settles its months or weeks otherwise, how it says that itself: behind what awaits them, and to them. */
        unless?: ("playing" | "accepting" | "recording" | "arriving") | {
            they: string;
            you: string;
        };
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        what: "drop" | "removal" | "forfeit" | "loss" | "lapse" | "rise" | "share";
        /** When the settlement is due that does it. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        /** The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played in the month yet, and as long as that is so it does not count. A player who drops, but not past anybody, keeps their rung, or even comes to stand above it as others are removed. */
        to?: number;
        /** Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0. */
        points?: number;
        /** What averts it: a match or game in the period that is due, that of the challenge which has a deadline, accepting it where that is what is due, or arriving before the final’s cut; once no day is left on which people play, only recording one that has been played. Where a system settles its months or weeks otherwise, how it says that itself: behind what awaits them, and to them. */
        unless?: ("playing" | "accepting" | "recording" | "arriving") | {
            they: string;
            you: string;
        };
    })[];
};
export type Result = {
    line: number;
    kind: "match" | "playoff" | "game";
    /** Only a result that stands counts; one that awaits approval, was rejected or closed by leaving moves nobody. */
    state: "stands" | "awaiting" | "rejected" | "void";
    /** When it was played. */
    at: string;
    challenger: Who;
    challenged: Who;
    /** The challenger’s points, then the challenged player’s, as they stand now. A play-off has 1 for its winner. */
    score: number[];
    /** The points of each game in the order played, the challenger’s first; missing where they were not given. */
    points?: number[][];
    /** The loser gave it up before it began, or did not take up the play-off. */
    walkover?: true;
    /** The loser did not turn up. */
    noShow?: true;
    /** The loser could not go on. */
    retired?: true;
    /** What it did to the ladder, as a sentence without its full stop. */
    moved: (string | Who)[];
    /** A clause of the written rules, such as "L20a". */
    clause?: string;
    /** The line that corrected its score last. */
    correctedBy?: number;
    /** The line that voided it. */
    voidedBy?: number;
    /** What it was played at, where that is not the same for all. */
    terms?: {
        black?: Who;
        white?: Who;
        /** Who has the choice of colour. */
        chooses?: Who;
        /** Whether it counts for ratings. */
        rated?: boolean;
        /** The handicap of a game of programs. */
        go?: {
            /** Minutes before byo-yomi. */
            main?: number;
            /** Minutes for every 25 moves of byo-yomi. */
            byoyomi?: number;
            scoring: string;
            /** 0 is even, 1 without stones, k stones from 2 on. */
            level: number;
            stones: number;
            komi: number;
            /** Missing in an even game, where `chooses` says who has the choice. */
            white?: Who;
        };
    };
    /** The moves of a game that stands, without comments: "1. e4 e5 … 1-0". */
    moves?: string;
};
export type Settlement = {
    kind: "month" | "week";
    /** The first day of that month or week. */
    first: string;
    line: number;
    /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
    period: string;
    /** The last of several that came out alike; missing where it is one. */
    through?: string;
    /** A moment in the ladder’s own time zone. */
    at: string;
    /** What they are penalised for: "no match in October 2021". */
    cause: string;
    dropped: Who[];
    /** A clause of the written rules, such as "L20a". */
    dropClause: string;
    removed: Who[];
    /** A clause of the written rules, such as "L20a". */
    removalClause: string;
    /** The removed included; what they gave up went to the others. */
    forfeited?: {
        id: string;
        name: string;
        points: number;
    }[];
} | {
    kind: "cut" | "deadline" | "acceptance" | "confirmation";
    line: number;
    /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
    period: string;
    /** The last of several that came out alike; missing where it is one. */
    through?: string;
    /** A moment in the ladder’s own time zone. */
    at: string;
    /** What they are penalised for: "no match in October 2021". */
    cause: string;
    dropped: Who[];
    /** A clause of the written rules, such as "L20a". */
    dropClause: string;
    removed: Who[];
    /** A clause of the written rules, such as "L20a". */
    removalClause: string;
    /** The removed included; what they gave up went to the others. */
    forfeited?: {
        id: string;
        name: string;
        points: number;
    }[];
};
export type LadderView = {
    /** Of this contract; a field that goes or changes its meaning raises it. */
    format: 1;
    /** The last line of the log that it shows. */
    version: number;
    /** A moment in the ladder’s own time zone. */
    asOf: string;
    name?: string;
    /** Which of the systems the ladder is played by. */
    system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
    timezone: string;
    season: {
        start: string;
        end?: string;
    };
    systemName: string;
    /** The language of its pages and of what is told here; missing where it is English. */
    language?: "en" | "de" | "fr";
    /** Whose ladder it is, the colour of its pages, missing where that is green, and where its crest lies, if it has one. */
    club?: {
        name: string;
        colour?: "green" | "teal" | "blue" | "indigo" | "purple" | "pink" | "red" | "orange" | "gold" | "grey";
        crest?: string;
    };
    /** Where the club plays, in its own words. */
    venue?: string;
    /** The side of the board that programs play on. */
    board?: 9 | 19;
    /** Said on every page, such as that this laptop’s clock is simulated. */
    notice?: string;
    /** The organiser has closed the ladder: nothing changes on it. */
    closed?: true;
    /** The season is over. */
    over?: true;
    /** Who has won the season, once it is over. */
    winner?: Who;
    /** The next season has begun: what the address of this one ends with, and the day after which nothing was played in it. */
    past?: {
        name: string;
        end: string;
    };
    /** The seasons before, newest first: what the address of each ends with, and its days. */
    seasons?: {
        name: string;
        start: string;
        end: string;
    }[];
    /** Missing where each stands below the last; in a pyramid, rung 1 is the first row, and each row one longer than the one above. */
    shape?: "pyramid";
    /** The day that changes are counted from. */
    since: string;
    /** What `missed` counts of a player; missing where nothing is counted. */
    missedPeriod?: "month" | "week";
    standings: Standing[];
    /** Matches in progress, the earliest first; also one that was left open on another night. */
    matches: {
        challenger: Who;
        challenged: Who;
        /** A moment in the ladder’s own time zone. */
        since: string;
    }[];
    /** Only on the day itself. */
    night?: {
        day: string;
        /** Whose turn it is to challenge, and whom they may choose, top first; missing when nobody can. */
        turn?: {
            who: Who;
            may: Who[];
        };
        /** Who is here, in the ladder’s order. */
        pegs: {
            id: string;
            name: string;
            /** Place in the order: 1 is the top. */
            rung: number;
            /** Dark is free to play, light is in a match. */
            side: "dark" | "light";
            /** Challenges issued minus accepted. */
            imbalance: number;
            passed?: true;
            /** Was left over while everybody else played, and goes first. */
            waiting?: true;
        }[];
        /** The lines of the matches finished tonight; they are among the results. */
        finished: number[];
    };
    final?: {
        day: string;
        /** A player who has not arrived by then is removed. */
        cutAt: string;
        cut: boolean;
        /** Removed at the cut and not back. */
        latecomers: Who[];
        /** Who holds the marker, in the ladder’s order. */
        displaced: Who[];
        /** Normal play has ended. */
        closed: boolean;
        /** The play-off that would be due if normal play ended now: of those displaced, only who is here takes part. */
        ahead?: {
            lower: Who;
            upper: Who;
            forTheTop: boolean;
        };
        /** The play-off that is due. */
        playoff?: {
            lower: Who;
            upper: Who;
            forTheTop: boolean;
        };
        champion?: Who;
    };
    /** Challenges without a result that counts, the earliest first, where a challenge is to be played some day. */
    challenges?: {
        id: string;
        challenger: Who;
        challenged: Who;
        /** A moment in the ladder’s own time zone. */
        since: string;
        /** Whether it is accepted, or has a result that awaits approval or the other player’s confirmation. */
        state: "open" | "accepted" | "awaiting";
        /** What its result waits for: the club’s approval, the other player, or the club as it is disputed. */
        waits?: "approval" | "confirmation" | "decision";
        /** The result that awaits approval: the challenger’s points, then the challenged player’s. */
        score?: number[];
        /** When the two have agreed to play. */
        date?: string;
        terms: {
            black?: Who;
            white?: Who;
            /** Who has the choice of colour. */
            chooses?: Who;
            /** Whether it counts for ratings. */
            rated?: boolean;
            /** The handicap of a game of programs. */
            go?: {
                /** Minutes before byo-yomi. */
                main?: number;
                /** Minutes for every 25 moves of byo-yomi. */
                byoyomi?: number;
                scoring: string;
                /** 0 is even, 1 without stones, k stones from 2 on. */
                level: number;
                stones: number;
                komi: number;
                /** Missing in an even game, where `chooses` says who has the choice. */
                white?: Who;
            };
        };
    }[];
    /** Pairs within reach of each other now that have to wait before they may challenge again, the soonest first. */
    rematches?: {
        one: Who;
        other: Who;
        /** The first day on which they may. */
        "from": string;
    }[];
    /** Programs that have not found their place, those without a rung first. */
    entrants?: {
        id: string;
        name: string;
        /** Missing before its first game. */
        rung?: number;
        /** Whom it has to challenge next; missing on an empty ladder. */
        next?: Who;
        prefers?: {
            /** Minutes before byo-yomi. */
            main?: number;
            /** Minutes for every 25 moves of byo-yomi. */
            byoyomi?: number;
            scoring?: string;
        };
    }[];
    /** Games for points that are running, the earliest first. */
    pots?: {
        id: string;
        /** A moment in the ladder’s own time zone. */
        since: string;
        /** In the order of their seats. */
        players: Who[];
        pot: number;
        /** What its scores wait for, where it has some: another of its players, or the club as they are disputed. */
        waits?: "confirmation" | "decision";
    }[];
    /** The last games for points that were given scores, newest first. */
    games?: {
        line: number;
        /** Whether its scores count; only those that stand ever moved points. */
        state: "stands" | "awaiting" | "rejected" | "void";
        /** When it was played. */
        at: string;
        /** In points. */
        pot: number;
        /** The sum of all spreads. */
        spread: number;
        /** The best score first, equal scores as entered. */
        rows: {
            id: string;
            name: string;
            score: number;
            /** Over the lowest score. */
            spread: number;
            /** Their part of the game’s spread in tenths of a percent, rounded down; missing where all had the same score. */
            rating?: number;
            /** That part of the pot, rounded down. */
            points: number;
            /** Points that rounding left over. */
            bonus: number;
            /** Points and bonus less the stake. */
            net: number;
        }[];
        /** The line that corrected its scores last. */
        correctedBy?: number;
        /** The line that voided it: every stake went back. */
        voidedBy?: number;
    }[];
    /** Newest first: the last ones, and all of tonight’s. */
    results: Result[];
    /** Newest first. */
    settlements: Settlement[];
    due?: {
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        text: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        drops: Who[];
        removals: Who[];
        forfeits?: {
            id: string;
            name: string;
            points: number;
        }[];
        /** Whose challenge is to be played by then: the challenger, and who was challenged. */
        between?: Who[];
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        text: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        drops: Who[];
        removals: Who[];
        forfeits?: {
            id: string;
            name: string;
            points: number;
        }[];
        /** Whose challenge is to be played by then: the challenger, and who was challenged. */
        between?: Who[];
    };
    /** What falls due after that and costs somebody something as things stand, soonest first. */
    later?: ({
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        text: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        drops: Who[];
        removals: Who[];
        forfeits?: {
            id: string;
            name: string;
            points: number;
        }[];
        /** Whose challenge is to be played by then: the challenger, and who was challenged. */
        between?: Who[];
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        text: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        drops: Who[];
        removals: Who[];
        forfeits?: {
            id: string;
            name: string;
            points: number;
        }[];
        /** Whose challenge is to be played by then: the challenger, and who was challenged. */
        between?: Who[];
    })[];
    calendar: {
        /** How many days there were in all. */
        days: number;
        /** The last 60 of them, oldest first. */
        played: {
            day: string;
            results: number;
        }[];
        /** From now to the end of the season, a year ahead at most; of open challenges, the 100 issued first. */
        dues: ({
            kind: "month" | "week";
            /** The first day of that month or week. */
            first: string;
            /** A moment in the ladder’s own time zone. */
            at: string;
            /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
            period: string;
            /** A clause of the written rules, such as "L20a". */
            clause: string;
            /** Of a challenge’s deadlines: the challenger and the challenged. */
            between?: Who[];
        } | {
            kind: "cut" | "deadline" | "acceptance" | "confirmation";
            /** A moment in the ladder’s own time zone. */
            at: string;
            /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
            period: string;
            /** A clause of the written rules, such as "L20a". */
            clause: string;
            /** Of a challenge’s deadlines: the challenger and the challenged. */
            between?: Who[];
        })[];
        /** On which the club is shut, both days included. */
        closures: {
            "from": string;
            to: string;
        }[];
        /** What was changed of the ladder, or of players’ names, in mid-season, oldest first: the last 20. */
        changes?: {
            line: number;
            /** A moment in the ladder’s own time zone. */
            at: string;
            /** In sentences, from what to what: "The final was moved from 7 June 2027 to 14 June 2027." */
            text: (string | Who)[];
            /** The line that voided it, so that it counts for nothing. */
            voidedBy?: number;
        }[];
    };
    rules: {
        heading: string;
        text: string;
        /** A clause of the written rules, such as "L20a". */
        clause: string;
        /** It sums up what other rules tell one by one. */
        summary?: true;
    }[];
};
export type History = {
    /** Of this contract; a field that goes or changes its meaning raises it. */
    format: 1;
    /** The last line of the log that it shows. */
    version: number;
    /** A moment in the ladder’s own time zone. */
    asOf: string;
    name?: string;
    /** Which of the systems the ladder is played by. */
    system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
    timezone: string;
    season: {
        start: string;
        end?: string;
    };
    /** Everybody who was ever on the ladder, also those who have left; new ones come last. */
    players: Who[];
    /** The order before the first of `days`, top first: empty at the beginning of a season. */
    start: number[];
    /** What each of `start` has then, in the same order, where a ladder is played for points. */
    startPoints?: number[];
    /** Oldest first. A long day may be there several times: each tells from the end of the one before on. */
    days: {
        day: string;
        /** A player who is neither here nor among the joined kept their rung. */
        moved?: (number | (number | null))[][];
        /** Who was on the ladder at the day’s end but not at its beginning, and on which rung. */
        joined?: (number)[][];
        /** What players have at the day’s end, where that changed and a ladder is played for points. */
        points?: (number | number)[][];
    }[];
    /** In the order of the log. */
    results: {
        line: number;
        /** When it was played. */
        at: string;
        /** In a game of several for points, a pot, everybody who sat in it. */
        kind: "match" | "playoff" | "game" | "pot";
        /** Only a result that stands counts; one that awaits approval, was rejected or closed by leaving moves nobody. */
        state: "stands" | "awaiting" | "rejected" | "void";
        /** The challenger first; in a pot as entered. */
        players: number[];
        /** In the same order, as it stands now. */
        score: number[];
        /** The points of each game in the order played, the challenger’s first; missing where they were not given. */
        points?: number[][];
        /** The loser gave it up before it began, or did not take up the play-off. */
        walkover?: true;
        /** The loser did not turn up. */
        noShow?: true;
        /** The loser could not go on. */
        retired?: true;
        /** What each of a pot got out of it less the stake, in the same order. */
        net?: number[];
    }[];
    /** Oldest first. */
    settlements: ({
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        line: number;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Also those who could not move. */
        dropped: number[];
        removed: number[];
        /** In points; the removed included. */
        forfeited?: (number | number)[][];
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        line: number;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Also those who could not move. */
        dropped: number[];
        removed: number[];
        /** In points; the removed included. */
        forfeited?: (number | number)[][];
    })[];
    /** What was changed of the ladder, or of players’ names, in mid-season, oldest first; missing where nothing was. */
    changes?: {
        line: number;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** In sentences, from what to what: "The final was moved from 7 June 2027 to 14 June 2027." */
        text: (string | Who)[];
        /** The line that voided it, so that it counts for nothing. */
        voidedBy?: number;
    }[];
};
export type HistoryHead = {
    /** Of this contract; a field that goes or changes its meaning raises it. */
    format: 1;
    /** The last line of the log that it shows. */
    version: number;
    /** A moment in the ladder’s own time zone. */
    asOf: string;
    name?: string;
    /** Which of the systems the ladder is played by. */
    system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
    timezone: string;
    season: {
        start: string;
        end?: string;
    };
    /** Everybody who was ever on the ladder, also those who have left; new ones come last. */
    players: Who[];
    /** The other pieces, oldest first. What lies in a file never changes; after a correction there are others. */
    older: {
        /** Where it lies beside this file. */
        file: string;
        /** How many moves, points and penalties it tells. */
        changes: number;
    }[];
    /** The order before the first of `days`, top first: empty at the beginning of a season. */
    start: number[];
    /** What each of `start` has then, in the same order, where a ladder is played for points. */
    startPoints?: number[];
    /** Oldest first. A long day may be there several times: each tells from the end of the one before on. */
    days: {
        day: string;
        /** A player who is neither here nor among the joined kept their rung. */
        moved?: (number | (number | null))[][];
        /** Who was on the ladder at the day’s end but not at its beginning, and on which rung. */
        joined?: (number)[][];
        /** What players have at the day’s end, where that changed and a ladder is played for points. */
        points?: (number | number)[][];
    }[];
    /** In the order of the log. */
    results: {
        line: number;
        /** When it was played. */
        at: string;
        /** In a game of several for points, a pot, everybody who sat in it. */
        kind: "match" | "playoff" | "game" | "pot";
        /** Only a result that stands counts; one that awaits approval, was rejected or closed by leaving moves nobody. */
        state: "stands" | "awaiting" | "rejected" | "void";
        /** The challenger first; in a pot as entered. */
        players: number[];
        /** In the same order, as it stands now. */
        score: number[];
        /** The points of each game in the order played, the challenger’s first; missing where they were not given. */
        points?: number[][];
        /** The loser gave it up before it began, or did not take up the play-off. */
        walkover?: true;
        /** The loser did not turn up. */
        noShow?: true;
        /** The loser could not go on. */
        retired?: true;
        /** What each of a pot got out of it less the stake, in the same order. */
        net?: number[];
    }[];
    /** Oldest first. */
    settlements: ({
        kind: "month" | "week";
        /** The first day of that month or week. */
        first: string;
        line: number;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Also those who could not move. */
        dropped: number[];
        removed: number[];
        /** In points; the removed included. */
        forfeited?: (number | number)[][];
    } | {
        kind: "cut" | "deadline" | "acceptance" | "confirmation";
        line: number;
        /** Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge. */
        period: string;
        /** The last of several that came out alike; missing where it is one. */
        through?: string;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** Also those who could not move. */
        dropped: number[];
        removed: number[];
        /** In points; the removed included. */
        forfeited?: (number | number)[][];
    })[];
    /** What was changed of the ladder, or of players’ names, in mid-season, oldest first; missing where nothing was. */
    changes?: {
        line: number;
        /** A moment in the ladder’s own time zone. */
        at: string;
        /** In sentences, from what to what: "The final was moved from 7 June 2027 to 14 June 2027." */
        text: (string | Who)[];
        /** The line that voided it, so that it counts for nothing. */
        voidedBy?: number;
    }[];
};
/**
 * Create a club
 */
export function createClub(body: {
    id: string;
    name: string;
    unlisted?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            id: string;
            name: string;
            unlisted?: boolean;
            /** The first access key of an organiser. It is told now and never again. */
            key: string;
            /** Opens a session in a browser. */
            link?: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "operator-only";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-exists" | "being-deleted";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/clubs", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Make an organiser’s link
 */
export function replaceOrganiser(club: string, body: {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            /** The first access key of an organiser. It is told now and never again. */
            key: string;
            /** Opens a session in a browser. */
            link?: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "operator-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "too-many-keys";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/organiser`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Create a ladder
 */
export function createLadder(club: string, body: {
    system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
    timezone: string;
    season: {
        start: string;
        end?: string;
    };
    closures?: {
        "from": string;
        to: string;
    }[];
    board?: 9 | 19;
    settings?: {
        [key: string]: number | string | string[];
    };
    name?: string;
    id: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            system: "lavers" | "crewe" | "nairobi" | "computer-go" | "shicargo" | "house";
            timezone: string;
            season: {
                start: string;
                end?: string;
            };
            closures?: {
                "from": string;
                to: string;
            }[];
            board?: 9 | 19;
            settings?: {
                [key: string]: number | string | string[];
            };
            name?: string;
            id: string;
            version: 1;
            warnings: {
                /** Such as "final-soon". */
                code: string;
                detail: string;
                /** A clause of the written rules, such as "L20a". */
                clause: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-exists" | "being-deleted" | "already-importing" | "too-many-ladders";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Import a season log
 */
export function beginImport(club: string, ladder: string, body: string, { dryRun, keepRefused, upload, actingAs }: {
    dryRun?: "true" | "false";
    keepRefused?: "true" | "false";
    upload?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Import;
    } | {
        status: 202;
        data: Import;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-exists" | "being-deleted" | "already-importing" | "too-many-imports" | "too-many-ladders";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/import${QS.query(QS.explode({
        dryRun,
        keepRefused,
        upload
    }))}`, {
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See how an import is going
 */
export function lookAtImport(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Import;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-import";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/import`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Withdraw an import
 */
export function withdrawImport(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Import;
    } | {
        status: 202;
        data: Import;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-import";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-exists";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/import`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Get a link for a large log
 */
export function openUpload(club: string, ladder: string, body: {
    bytes: number;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            /** What to begin the import with, once the log is sent. */
            upload: string;
            url: string;
            method: "PUT";
            /** For how long the link works. */
            seconds: number;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/import/upload`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * List imports
 */
export function listImports(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            imports: {
                /** What the ladder is called. */
                id: string;
                state: "checking" | "writing" | "withdrawing" | "made" | "checked" | "refused" | "withdrawn" | "failed";
                dryRun: boolean;
                /** Of the log, the header among them. */
                lines: number;
                /** How many of them are checked. */
                checked: number;
                /** How many of them are written. */
                written: number;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/imports`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See how names are shown
 */
export function lookAtNaming(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Naming;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/naming`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Change how names are shown
 */
export function chooseNaming(club: string, body: {
    mode: "full" | "initial" | "initials" | "nickname";
    nicknames?: {
        [key: string]: string;
    };
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Naming;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/naming`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See whether the club is on the front page
 */
export function lookAtListing(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            unlisted: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/listing`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * List or unlist the club
 */
export function chooseListing(club: string, body: {
    unlisted: boolean;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            unlisted: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/listing`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See the language of the club’s pages
 */
export function lookAtLanguage(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            language: "en" | "de" | "fr";
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/language`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Choose the language of the club’s pages
 */
export function chooseLanguage(club: string, body: {
    language: "en" | "de" | "fr";
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            language: "en" | "de" | "fr";
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/language`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See the colour of the club’s pages
 */
export function lookAtColour(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            colour: "green" | "teal" | "blue" | "indigo" | "purple" | "pink" | "red" | "orange" | "gold" | "grey";
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/colour`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Choose the colour of the club’s pages
 */
export function chooseColour(club: string, body: {
    colour: "green" | "teal" | "blue" | "indigo" | "purple" | "pink" | "red" | "orange" | "gold" | "grey";
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            colour: "green" | "teal" | "blue" | "indigo" | "purple" | "pink" | "red" | "orange" | "gold" | "grey";
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/colour`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See where the club’s crest lies
 */
export function lookAtCrest(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Where it lies; null where the club’s initials stand for it. */
            crest: string | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/crest`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Give the club a crest, or take it away
 */
export function chooseCrest(club: string, body: {
    picture: string | null;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Where it lies; null where the club’s initials stand for it. */
            crest: string | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/crest`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See whether a ladder is hidden or closed
 */
export function lookAtStatus(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** What people call it: who deletes it types this. */
            name: string;
            /** Whether it is off the club’s page and kept from search engines. */
            hidden: boolean;
            /** Whether nothing is recorded on it any more. */
            closed: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/status`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Hide a ladder or close it, or undo that
 */
export function changeStatus(club: string, ladder: string, body: {
    hidden?: boolean;
    closed?: boolean;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** What people call it: who deletes it types this. */
            name: string;
            /** Whether it is off the club’s page and kept from search engines. */
            hidden: boolean;
            /** Whether nothing is recorded on it any more. */
            closed: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/status`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Delete a ladder
 */
export function deleteLadder(club: string, ladder: string, body: {
    name: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 202;
        data: {
            /** "club/ladder", or the club’s id. */
            deleted: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/deletion`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Delete a club
 */
export function deleteClub(club: string, body: {
    name: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 202;
        data: {
            /** "club/ladder", or the club’s id. */
            deleted: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "operator-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/deletion`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * List the clubs that signed themselves up
 */
export function listSignUps(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            signUps: {
                club: string;
                /** The organiser who signed it up. */
                person: string;
                /** Where they can be reached. Nobody else is told. */
                email: string;
                /** A moment in UTC. */
                at: string;
                suspended: boolean;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "operator-only";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/sign-ups", {
        ...opts
    });
}
/**
 * Suspend a club, or lift that
 */
export function suspendClub(club: string, body: {
    suspended: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Whether its pages say so, and nothing can be changed. */
            suspended: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "operator-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/suspension`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Forget a person
 */
export function forgetPlayer(club: string, body: {
    player: string;
    name: string;
    also?: string[];
}, { dryRun, actingAs }: {
    dryRun?: "true" | "false";
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Their id from then on. */
            "as": string;
            /** What they are called from then on. */
            name: string;
            ladders: {
                ladder: string;
                /** How many lines of its log are about them. */
                lines: number;
                /** In how many of them a text names them. */
                texts: number;
                /** Texts that have a part of their name in them and stay as they are, twenty at most: they may be about them. */
                left: {
                    line: number;
                    text: string;
                }[];
            }[];
        };
    } | {
        status: 202;
        data: {
            /** Their id from then on. */
            "as": string;
            /** What they are called from then on. */
            name: string;
            ladders: {
                ladder: string;
                /** How many lines of its log are about them. */
                lines: number;
                /** In how many of them a text names them. */
                texts: number;
                /** Texts that have a part of their name in them and stay as they are, twenty at most: they may be about them. */
                left: {
                    line: number;
                    text: string;
                }[];
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-importing";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/forgetting${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * List members
 */
export function listMembers(club: string, { after, actingAs }: {
    after?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            members: {
                /** Their id on every ladder of the club, and of their links. */
                id: string;
                /** What the club calls them. */
                name: string;
                /** For the next seeding. */
                rating?: number;
                email?: string;
                note?: string;
                /** Why nothing is sent any more to the address by which they are told, where that is so: it came back, or was called spam. */
                unreached?: "bounced" | "complained";
                /** Since when there is a record of them. */
                since?: string;
                /** Of the record, which a change of it names; 0 where there is none yet. */
                version: number;
                ladders: {
                    ladder: string;
                    /** What they are called there, where that is something else. */
                    name?: string;
                    /** Where they are not on it now: since when. */
                    left?: "this season" | "before";
                }[];
            }[];
            /** The ladders of the club, by what they are called. */
            ladders: {
                ladder: string;
                name: string;
            }[];
            /** Whether there are more: ask for those after the last one. */
            more: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/members${QS.query(QS.explode({
        after
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Add members
 */
export function addMembers(club: string, body: {
    members: {
        id: string;
        name: string;
        rating?: number;
        email?: string;
        note?: string;
    }[];
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            /** Their ids. */
            added: string[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already-exists" | "being-deleted" | "duplicate-id" | "too-many-members";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/members`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Change a member
 */
export function changeMember(club: string, player: string, body: {
    version: number;
    name?: string;
    rating?: number | null;
    email?: string | null;
    note?: string | null;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Their id on every ladder of the club, and of their links. */
            id: string;
            /** What the club calls them. */
            name: string;
            /** For the next seeding. */
            rating?: number;
            email?: string;
            note?: string;
            /** Why nothing is sent any more to the address by which they are told, where that is so: it came back, or was called spam. */
            unreached?: "bounced" | "complained";
            /** Since when there is a record of them. */
            since?: string;
            /** Of the record, which a change of it names; 0 where there is none yet. */
            version: number;
            ladders: {
                ladder: string;
                /** What they are called there, where that is something else. */
                name?: string;
                /** Where they are not on it now: since when. */
                left?: "this season" | "before";
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-member";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "member-changed" | "too-many-members";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/members/${encodeURIComponent(player)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Take a member off the list
 */
export function removeMember(club: string, player: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-member";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "member-changed" | "member-on-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/members/${encodeURIComponent(player)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See who is called so
 */
export function findNamesakes(club: string, { name, actingAs }: {
    name?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            members: {
                id: string;
                /** What the club calls them. */
                name: string;
                /** What ladders call them besides. */
                also?: string[];
                ladders: string[];
            }[];
            /** The ladders of the club, by what they are called. */
            ladders: {
                ladder: string;
                name: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/namesakes${QS.query(QS.explode({
        name
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Ask to join a ladder
 */
export function askToJoin(club: string, ladder: string, body: {
    name: string;
    email?: string;
    note?: string;
    consent: true;
    website?: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            /** A secret: whoever has it is the asker. */
            request: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "requests-closed" | "too-many-requests-to-join";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/requests`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See what became of one’s own request to join
 */
export function claimRequest(club: string, body: {
    request: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** A request that is gone was turned down, led to a sign-in before, or is older than 30 days. */
            state: "waiting" | "accepted" | "gone";
            /** Signs the asker in; given until it was opened. */
            link?: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "too-many-keys";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/claim`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * List requests to join
 */
export function listRequests(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Whether people may ask to join. */
            open: boolean;
            /** Those that have no answer yet, oldest first. After 30 days they are forgotten. */
            requests: {
                id: string;
                ladder: string;
                name: string;
                email?: string;
                note?: string;
                /** A moment in UTC. */
                asked: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/requests`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Let people ask to join, or no longer
 */
export function chooseRequests(club: string, body: {
    open: boolean;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Whether people may ask to join. */
            open: boolean;
            /** Those that have no answer yet, oldest first. After 30 days they are forgotten. */
            requests: {
                id: string;
                ladder: string;
                name: string;
                email?: string;
                note?: string;
                /** A moment in UTC. */
                asked: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/requests`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Accept a request to join
 */
export function acceptRequest(club: string, request: string, body: {
    player: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-request" | "unknown-member";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/requests/${encodeURIComponent(request)}/acceptance`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Turn down a request to join
 */
export function dropRequest(club: string, request: string, { block, actingAs }: {
    block?: "true" | "false";
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-request";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/requests/${encodeURIComponent(request)}${QS.query(QS.explode({
        block
    }))}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See one’s own ladders
 */
export function lookAtOwnLadders(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            ladders: {
                ladder: string;
                /** What people call it. */
                name: string;
                /** Theirs; missing where they are not on it. */
                rung?: number;
                /** How many there are. */
                "of"?: number;
                points?: number;
                /** The gap to the next below. */
                gap?: string;
                /** What waits for them there. */
                waits: {
                    kind: "answer" | "confirm" | "play";
                    /** The other player, where it is one. */
                    "with"?: string;
                }[];
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See whether this browser shows notices
 */
export function lookAtPush(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The public key of the deployment, for which a browser subscribes (VAPID). */
            key: string;
            /** Where this browser is told; missing where it is not. */
            endpoint?: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "browser-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "no-push";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own/push`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Show notices in this browser
 */
export function subscribeToPush(club: string, body: {
    endpoint: string;
    keys: {
        p256dh: string;
        auth: string;
    };
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "browser-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own/push`, oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Show no more notices in this browser
 */
export function unsubscribeFromPush(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "browser-only";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own/push`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See what one shows to opponents
 */
export function lookAtOwnContact(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** As they entered it. */
            phone?: string;
            /** The address by which they are told; missing where they have confirmed none. */
            email?: string;
            /** What opponents see who show something too. */
            shows: ("phone" | "email")[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own/contact`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Choose what opponents see
 */
export function changeOwnContact(club: string, body: {
    phone: string;
    shows: ("phone" | "email")[];
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** As they entered it. */
            phone?: string;
            /** The address by which they are told; missing where they have confirmed none. */
            email?: string;
            /** What opponents see who show something too. */
            shows: ("phone" | "email")[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/own/contact`, oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * See how to reach one’s opponents
 */
export function listOpponentContacts(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            contacts: {
                /** The challenge, or the game for points: one that was asked for, too. */
                challenge: string;
                /** The opponent. */
                player: string;
                phone?: string;
                email?: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/contacts`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See who is signed in
 */
export function lookAtSession({ actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/session", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Sign in by a link
 */
export function openSession(body: {
    key: string;
    look?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/session", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sign out
 */
export function signOut({ actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/session", {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Sign out and stop the link
 */
export function stopLink({ actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>("/api/session/link", {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * List links and keys
 */
export function listKeys(club: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            access: Key[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Make a link or key
 */
export function makeKey(club: string, body: {
    role: "organiser" | "scorer" | "player";
    label: string;
    player?: string;
    use?: "link" | "program";
    expires?: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: MadeKey;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "too-many-keys";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Withdraw a link or key
 */
export function withdrawKey(club: string, hash: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-access";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access/${encodeURIComponent(hash)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Replace a link or key
 */
export function replaceKey(club: string, hash: string, body: {
    signOut?: boolean;
}, { idempotencyKey, actingAs }: {
    idempotencyKey?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: MadeKey;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-access";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not-in-use" | "too-many-keys";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access/${encodeURIComponent(hash)}/replacement`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Sign out all browsers of a link
 */
export function endSessions(club: string, hash: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-access";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access/${encodeURIComponent(hash)}/sessions`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Sign out one browser
 */
export function endSession(club: string, hash: string, session: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club" | "unknown-access" | "unknown-session";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/access/${encodeURIComponent(hash)}/sessions/${encodeURIComponent(session)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * See who changed what
 */
export function lookAtAdminHistory(club: string, { beforeChange, actingAs }: {
    beforeChange?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            changes: AdminChange[];
            /** Whether there are older ones. */
            more: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-club";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/changes${QS.query(QS.explode({
        beforeChange
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Put the first players on the ladder
 */
export function seedLadder(club: string, ladder: string, body: {
    order: "given" | "rating" | "draw";
    players: {
        id: string;
        name?: string;
        rating?: number;
    }[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    order: "given" | "rating" | "draw";
    players: {
        id: string;
        name?: string;
        rating?: number;
        rated?: boolean;
    }[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    order: "given" | "rating" | "draw";
    players: {
        id: string;
        name?: string;
        rating?: number;
        registered?: boolean;
        paidUntil?: string;
    }[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    order: "given" | "rating" | "draw";
    players: {
        id: string;
        name?: string;
        rating?: number;
        main?: number;
        byoyomi?: number;
        scoring?: string;
        gap?: string;
    }[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "already-seeded" | "duplicate-id" | "missing-rating" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/seed${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Join the ladder
 */
export function joinLadder(club: string, ladder: string, body: {
    player: string;
    name?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    name?: string;
    rated?: boolean;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    name?: string;
    registered?: boolean;
    paidUntil?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    name?: string;
    main?: number;
    byoyomi?: number;
    scoring?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    name?: string;
    rung?: number;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 201;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "already-on-ladder" | "election-fixed" | "duplicate-id" | "no-such-rung" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/join${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Change a player’s preferences
 */
export function setPreferences(club: string, ladder: string, body: {
    player: string;
    rated?: boolean;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    registered?: boolean;
    paidUntil?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    player: string;
    main?: number;
    byoyomi?: number;
    scoring?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "election-fixed" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/prefer${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Change a player’s name
 */
export function renamePlayer(club: string, ladder: string, body: {
    player: string;
    name: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/rename${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Take a player off the ladder
 */
export function leaveLadder(club: string, ladder: string, body: {
    player: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "busy" | "awaiting-approval" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/leave${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Announce that a player is away
 */
export function announceAway(club: string, ladder: string, body: {
    player: string;
    "from": string;
    to: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "bad-days" | "no-days-left" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/away${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * End the days on which a player is away
 */
export function announceBack(club: string, ladder: string, body: {
    player: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-away" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/back${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Change a ladder in mid-season
 */
export function configureLadder(club: string, ladder: string, body: {
    name?: string;
    end?: string | null;
    closures?: {
        "from": string;
        to: string;
    }[];
    settings?: {
        [key: string]: (number | string | string[]) | null;
    };
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-correctable" | "short-notice" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/configure${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Check a player in
 */
export function recordArrival(club: string, ladder: string, body: {
    player: string;
    arrivedAt?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "already-present" | "outside-hours" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/arrive${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Check a player out
 */
export function recordDeparture(club: string, ladder: string, body: {
    player: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-present" | "busy" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/depart${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Pass
 */
export function passTurn(club: string, ladder: string, body: {
    player: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-present" | "busy" | "not-your-turn" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/pass${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Close normal play on the night of the final
 */
export function closeNormalPlay(club: string, ladder: string, body: {
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-final-night" | "too-early" | "match-in-progress" | "outside-hours" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/close${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Challenge a player
 */
export function issueChallenge(club: string, ladder: string, body: {
    id?: string;
    challenger: string;
    challenged: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    id?: string;
    challenger: string;
    challenged: string;
    agreed?: boolean;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 201;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-present" | "busy" | "met-tonight" | "already-open" | "self-challenge" | "entry-first" | "duplicate-id" | "outside-hours" | "not-your-turn" | "out-of-reach" | "rematch-too-soon" | "protected" | "away" | "enough-open" | "not-paid-up" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/challenge${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Accept a challenge
 */
export function acceptChallenge(club: string, ladder: string, body: {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/accept${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Decline a challenge
 */
export function declineChallenge(club: string, ladder: string, body: {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "cannot-decline" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/decline${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Withdraw a challenge
 */
export function withdrawChallenge(club: string, ladder: string, body: {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "cannot-withdraw" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/withdraw${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Put a challenge off
 */
export function postponeChallenge(club: string, ladder: string, body: {
    challenge: string;
    player?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-challenge";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "cannot-postpone" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/postpone${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * List a player’s proposals
 */
export function listProposals(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            proposals: Proposal[];
            /** Games for points to which players ask each other; officials see all of them. */
            games: {
                id: string;
                /** Who asks. */
                asks: string;
                /** In the order of their seats, who asks among them. */
                players: string[];
                /** What each is asked to pay, in points. */
                stake: number;
                /** Who of those asked has agreed. */
                agreed: string[];
                /** Who does not want to play: then it comes to nothing. */
                declined?: string;
                /** A moment in the ladder’s own time zone. */
                at: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not-this-system";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/proposals`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Propose a match outside the range, or ask others to a game for points
 */
export function propose(club: string, ladder: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Proposal | {
            id: string;
            /** Who asks. */
            asks: string;
            /** In the order of their seats, who asks among them. */
            players: string[];
            /** What each is asked to pay, in points. */
            stake: number;
            /** Who of those asked has agreed. */
            agreed: string[];
            /** Who does not want to play: then it comes to nothing. */
            declined?: string;
            /** A moment in the ladder’s own time zone. */
            at: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-proposal";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-present" | "busy" | "met-tonight" | "already-open" | "self-challenge" | "entry-first" | "duplicate-id" | "outside-hours" | "not-your-turn" | "out-of-reach" | "rematch-too-soon" | "protected" | "away" | "enough-open" | "not-paid-up" | "already-exists" | "too-many-proposals" | "ladder-closed";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/proposals`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Agree to a proposal
 */
export function agreeToProposal(club: string, ladder: string, player: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            /** Who asks. */
            asks: string;
            /** In the order of their seats, who asks among them. */
            players: string[];
            /** What each is asked to pay, in points. */
            stake: number;
            /** Who of those asked has agreed. */
            agreed: string[];
            /** Who does not want to play: then it comes to nothing. */
            declined?: string;
            /** A moment in the ladder’s own time zone. */
            at: string;
        };
    } | {
        status: 201;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-proposal";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-present" | "busy" | "met-tonight" | "already-open" | "self-challenge" | "entry-first" | "duplicate-id" | "outside-hours" | "not-your-turn" | "out-of-reach" | "rematch-too-soon" | "protected" | "away" | "enough-open" | "not-paid-up" | "already-exists" | "ladder-closed";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/proposals/${encodeURIComponent(player)}/agree`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Take back or turn down a proposal
 */
export function endProposal(club: string, ladder: string, player: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-proposal";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not-this-system" | "already-exists";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/proposals/${encodeURIComponent(player)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * List when challenges are to be played
 */
export function listDates(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            dates: {
                challenge: string;
                /** The challenger first. */
                players: string[];
                /** A moment in the ladder’s own time zone. */
                at: string;
                /** Who proposed it; missing where an official has set it. */
                by?: string;
                /** Whether both have agreed; the public sees it then. */
                agreed: boolean;
            }[];
            /** Where no other date has been proposed since, until that date. */
            calledOff: {
                challenge: string;
                /** The challenger first. */
                players: string[];
                /** A moment in the ladder’s own time zone. */
                at: string;
                /** Who cannot play then; missing where an official has called it off. */
                by?: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/dates`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Propose when to play a challenge
 */
export function proposeDate(club: string, ladder: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            challenge: string;
            /** The challenger first. */
            players: string[];
            /** A moment in the ladder’s own time zone. */
            at: string;
            /** Who proposed it; missing where an official has set it. */
            by?: string;
            /** Whether both have agreed; the public sees it then. */
            agreed: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge" | "unknown-proposal";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/dates`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Agree to a date
 */
export function agreeToDate(club: string, ladder: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            challenge: string;
            /** The challenger first. */
            players: string[];
            /** A moment in the ladder’s own time zone. */
            at: string;
            /** Who proposed it; missing where an official has set it. */
            by?: string;
            /** Whether both have agreed; the public sees it then. */
            agreed: boolean;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge" | "unknown-proposal";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/dates/agree`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Call off a date
 */
export function callOffDate(club: string, ladder: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge" | "unknown-proposal";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/dates/call-off`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * List the results that players say are wrong
 */
export function listDisputes(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            disputes: {
                player: string;
                /** All who played, the challenger first. */
                players: string[];
                /** A moment in the ladder’s own time zone. */
                at: string;
                /** What is wrong, in their words. */
                says?: string;
                /** The line that gave the result. */
                entry: Line;
            }[];
            /** The lines of those results of which a player may say so. */
            mayDispute: number[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/disputes`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Say that a result is wrong
 */
export function disputeResult(club: string, ladder: string, body: {
    line: number;
    says?: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not-disputable" | "already-exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/disputes`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Dismiss what a player says is wrong
 */
export function dismissDispute(club: string, ladder: string, body: {
    line: number;
    player: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-dispute";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/disputes/dismissal`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Record a result
 */
export function recordResult(club: string, ladder: string, body: {
    challenge: string;
    score: number[];
    playedAt?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    challenge: string;
    score: number[];
    playedAt?: string;
    walkover?: true;
    noShow?: true;
    reported?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    challenge: string;
    score: number[];
    playedAt?: string;
    minutes?: number;
    pgn?: string;
    white?: string;
    walkover?: true;
    noShow?: true;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    challenge: string;
    score: number[];
    playedAt?: string;
    points?: number[][];
    walkover?: true;
    noShow?: true;
    retired?: true;
    reported?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-challenge";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "bad-score" | "outside-hours" | "odd-date" | "no-moves" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/result${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Record a match that has no open challenge
 */
export function recordMatch(club: string, ladder: string, body: {
    id?: string;
    challenger: string;
    challenged: string;
    score: number[];
    playedAt?: string;
    distance?: number;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    id?: string;
    challenger: string;
    challenged: string;
    score: number[];
    playedAt?: string;
    agreed?: boolean;
    walkover?: true;
    noShow?: true;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    id?: string;
    challenger: string;
    challenged: string;
    score: number[];
    playedAt?: string;
    minutes?: number;
    pgn?: string;
    white?: string;
    walkover?: true;
    noShow?: true;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    id?: string;
    challenger: string;
    challenged: string;
    score: number[];
    playedAt?: string;
    points?: number[][];
    walkover?: true;
    noShow?: true;
    retired?: true;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 201;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "met-tonight" | "already-open" | "self-challenge" | "bad-score" | "duplicate-id" | "outside-hours" | "out-of-reach" | "rematch-too-soon" | "protected" | "odd-date" | "not-paid-up" | "no-moves" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/match${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Approve a result
 */
export function approveResult(club: string, ladder: string, body: {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    game?: string;
    challenge?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge" | "unknown-game";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-awaiting-approval" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/approve${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Reject a result
 */
export function rejectResult(club: string, ladder: string, body: {
    challenge: string;
    disputed?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    game?: string;
    disputed?: string;
    challenge?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-challenge" | "unknown-game";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-awaiting-approval" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/reject${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Start a game for points
 */
export function startGame(club: string, ladder: string, body: {
    id?: string;
    players: string[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 201;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "duplicate-id" | "not-on-ladder" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/start${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Record the scores of a game
 */
export function finishGame(club: string, ladder: string, body: {
    game: string;
    scores: (string | number)[][];
    playedAt?: string;
    reported?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player" | "unknown-game";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "bad-score" | "odd-date" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/finish${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Cancel a running match or game
 */
export function abandonGame(club: string, ladder: string, body: {
    challenge: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    game: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-challenge" | "unknown-game";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "closed-challenge" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/abandon${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Record the play-off of the final
 */
export function recordPlayoff(club: string, ladder: string, body: {
    players: string[];
    winner: string;
    walkover?: true;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-player";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-on-ladder" | "not-final-night" | "not-the-playoff" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/playoff${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Correct a score
 */
export function correctLine(club: string, ladder: string, body: {
    line: number;
    score?: number[];
    arrivedAt?: string;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    line: number;
    score: number[];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    line: number;
    scores: (string | number)[][];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
} | {
    line: number;
    score: number[];
    points?: number[][];
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-correctable" | "bad-score" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/correct${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Cancel a line of the log
 */
export function voidLine(club: string, ladder: string, body: {
    line: number;
    /** Why a rule is passed over; for organisers and scorers. */
    "override"?: string;
}, { dryRun, idempotencyKey, ifMatch, ladderSeen, actingAs }: {
    dryRun?: "true" | "false";
    idempotencyKey?: string;
    ifMatch?: string;
    ladderSeen?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Line;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended" | "not-yours";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "time-goes-back" | "not-this-system" | "season-over" | "not-correctable" | "has-result" | "ladder-closed" | "season-turned";
        };
    } | {
        status: 410;
        data: Problem & {
            code?: "ladder-deleted";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/void${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Ladder-Seen": ladderSeen,
            "Acting-As": actingAs
        })
    }));
}
/**
 * See the ladder as officials do
 */
export function lookAtLadder(club: string, ladder: string, { ifNoneMatch, actingAs }: {
    ifNoneMatch?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Desk;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch,
            "Acting-As": actingAs
        })
    });
}
/**
 * Get the whole ladder
 */
export function lookAtState(club: string, ladder: string, { ifNoneMatch, actingAs }: {
    ifNoneMatch?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Milliseconds since 1970-01-01T00:00Z. */
            now: number;
            ladder: LadderState;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/state`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch,
            "Acting-As": actingAs
        })
    });
}
/**
 * Read earlier lines of the log
 */
export function lookAtLines(club: string, ladder: string, before: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            entries: Line[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/entries${QS.query(QS.explode({
        before
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * List the seasons of the ladder
 */
export function listSeasons(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Seasons;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/seasons`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Start the next season
 */
export function startSeason(club: string, ladder: string, body: {
    season: {
        start: string;
        end?: string;
    };
    closures?: {
        "from": string;
        to: string;
    }[];
    settings?: {
        [key: string]: (number | string | string[]) | null;
    };
    order?: "given" | "rating" | "draw";
    players?: any[];
    endsEarly?: boolean;
}, { idempotencyKey, ifMatch, actingAs }: {
    idempotencyKey?: string;
    ifMatch?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Seasons;
    } | {
        status: 201;
        data: Seasons;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "ladder-closed" | "season-running" | "season-unplayed" | "duplicate-id" | "missing-rating";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/seasons`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Undo the start of the season
 */
export function undoSeason(club: string, ladder: string, body: object, { idempotencyKey, ifMatch, actingAs }: {
    idempotencyKey?: string;
    ifMatch?: string;
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Seasons;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "ladder-closed" | "first-season" | "season-played";
        };
    } | {
        status: 412;
        data: Problem & {
            code?: "ladder-changed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large" | "too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "key-reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/seasons/undo`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "If-Match": ifMatch,
            "Acting-As": actingAs
        })
    }));
}
/**
 * Download the log of a season before
 */
export function downloadSeason(club: string, ladder: string, season: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 303;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-season";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/seasons/${encodeURIComponent(season)}/log`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Download the season log
 */
export function downloadLog(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 303;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/log`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * List webhooks
 */
export function listWebhooks(club: string, ladder: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            webhooks: Webhook[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/webhooks`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Add a webhook
 */
export function makeWebhook(club: string, ladder: string, body: {
    url: string;
    events: ("challenge" | "result" | "penalty" | "displaced" | "champion" | "change" | "season")[];
    label: string;
}, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: MadeWebhook;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "too-many-webhooks";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/webhooks`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * Remove a webhook
 */
export function removeWebhook(club: string, ladder: string, webhook: string, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-webhook";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/webhooks/${encodeURIComponent(webhook)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    });
}
/**
 * Test a webhook
 */
export function tryWebhook(club: string, ladder: string, webhook: string, body: object, { actingAs }: {
    actingAs?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 202;
        data: {
            /** The id of the notice. */
            delivery: string;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "invalid";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "no-key" | "unknown-key" | "expired-key" | "revoked-key" | "used-link" | "stopped-link" | "session-ended" | "replaced-link" | "which-session";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "other-origin" | "program-key" | "other-club" | "not-your-role" | "club-suspended";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "unknown-ladder" | "unknown-webhook";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body-too-large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "not-json";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too-many-requests";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "outage";
        };
    }>(`/api/clubs/${encodeURIComponent(club)}/ladders/${encodeURIComponent(ladder)}/webhooks/${encodeURIComponent(webhook)}/ping`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Acting-As": actingAs
        })
    }));
}
/**
 * How far the public files have come
 */
export function readVersion(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Version;
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/version.json`, {
        ...opts
    });
}
/**
 * What the public sees of a ladder
 */
export function readView(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LadderView;
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/view.json`, {
        ...opts
    });
}
/**
 * The season so far: who stood where, and what was played
 */
export function readHistory(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: History;
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/history.json`, {
        ...opts
    });
}
/**
 * The newest of the season so far, and where the rest of it lies
 */
export function readHistoryHead(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: HistoryHead;
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/history/head.json`, {
        ...opts
    });
}
/**
 * What the club’s page says of a ladder
 */
export function readCard(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Of this contract; a field that goes or changes its meaning raises it. */
            format: 1;
            name?: string;
            season: {
                start: string;
                end?: string;
            };
            state: "ahead" | "running" | "finished";
            /** Whoever stands on the top rung; of several with equal points, all. */
            leaders: Who[];
            /** Since when that player has been there; missing where several lead, and where points or gaps are measured. */
            since?: string;
            /** How many are on the ladder. */
            players?: number;
            /** Whether at least 20 results stand. */
            established?: true;
            /** When the next month or week ends that players are to play in. */
            deadline?: string;
            /** Who has won the season, once it is over. */
            winner?: Who;
            /** Whether there are club nights, at which players check in. */
            hasNights: boolean;
            /** When the club plays, where its days are known: "Mondays, 19:50–22:00". */
            nights?: string;
            /** Who has won the seasons before, newest first; nobody where a final was not played to its end. */
            champions: {
                season: string;
                winner?: Who;
            }[];
        };
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/card.json`, {
        ...opts
    });
}
/**
 * The ladder, complete enough to play ahead on
 */
export function readState(club: string, ladder: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LadderState;
    } | {
        status: 404;
    }>(`/${encodeURIComponent(club)}/${encodeURIComponent(ladder)}/state.json`, {
        ...opts
    });
}
