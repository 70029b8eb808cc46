import type { Closure, Reconfiguration } from './header.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId, Rung, SeedingOrder, Verb } from './vocabulary.ts';

/** The score of a match: the challenger's, then the challenged player's, in halves (Lavers: out of 2; elsewhere out of 1). */
export type Score = readonly [challenger: number, challenged: number];
/** The points of each game of a match, the challenger’s first, in the order in which they were played. */
export type GamePoints = readonly Score[];
/** How many games a match has at most, and how many points a player can have in one. */
export const MOST_GAMES = 41;
export const MOST_POINTS = 99;
/** The scores of a game as entered (Shicargo). */
export type Scores = readonly (readonly [player: PlayerId, score: number])[];

/** What a player may say of themselves; each system has some of these. */
export interface Preferences {
  readonly rated?: boolean;
  readonly main?: number;
  readonly byoyomi?: number;
  readonly scoring?: string;
  readonly registered?: boolean;
  readonly paidUntil?: Day;
}

export type PreferenceName = keyof Preferences;

export const PUBLIC_PREFERENCES = ['rated', 'main', 'byoyomi', 'scoring'] as const satisfies readonly PreferenceName[];
export const PREFERENCES = [...PUBLIC_PREFERENCES, 'registered', 'paidUntil'] as const;

/** One of those who play as an entrant: a person of the club, by the id that they have there. */
export interface PersonBehind {
  readonly id: PlayerId;
  readonly name?: string;
}

/** How many people of a pair play a match. */
export const PLAYING = 2;

/** How many people a pair has, with its substitutes. */
export const PEOPLE_OF_PAIR = [PLAYING, 4] as const;

interface OfPeople {
  /** The people of a pair, those who usually play first; where the entrants are pairs. */
  readonly people?: readonly PersonBehind[];
}

export interface SeededPlayer extends Preferences, OfPeople {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  readonly gap?: string;
}

export interface Pairing {
  readonly id: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  /** Both players waive the reach (C11). */
  readonly agreed?: boolean;
}

/** What a sheet says of a match besides. */
interface OnSheet {
  /** How many rungs above the challenger the challenged stood when challenged; below is negative (L20a). */
  readonly distance?: number;
}

/** What a game leaves behind besides its score. */
export interface PlayedGame {
  readonly score: Score;
  /** How each game of a match of several went. */
  readonly points?: GamePoints;
  /** When it was played, if not when it was recorded; never later than that. */
  readonly playedAt?: Instant;
  readonly minutes?: number;
  readonly pgn?: string;
  /** Who had White, if the moves name the two the other way round from the ladder. */
  readonly white?: PlayerId;
}

/** How a game was won that was not played to its end: the loser gave it up before it began, did not turn up, or could not go on. */
export const UNFINISHED = ['walkover', 'noShow', 'retired'] as const;
export type Unfinished = (typeof UNFINISHED)[number];

export const WALKOVERS = ['walkover', 'noShow'] as const satisfies readonly Unfinished[];
export type Walkover = (typeof WALKOVERS)[number];

/** How a game ended early; at most one of them is given, and none if it was played to its end. */
export type MayBeUnfinished = { readonly [How in Unfinished]?: true };

/** How it was won that was not played to its end, if so. */
export const unfinishedIn = (game: { readonly [How in Unfinished]?: true | undefined }): Unfinished | undefined =>
  UNFINISHED.find((how) => game[how]);

/** How it was won that was not played at all, if so. */
export const walkoverIn = (game: { readonly [How in Walkover]?: true | undefined }): Walkover | undefined =>
  WALKOVERS.find((how) => game[how]);

interface WithLineup {
  /** Who played: two of the challenger’s people, and two of the challenged pair’s. Where it is missing, the first two of each. */
  readonly lineup?: readonly PlayerId[];
}

export interface Reported {
  /** The player who reports it, where no official does. */
  readonly reported?: PlayerId;
}

interface OfPlayer {
  readonly player: PlayerId;
}
interface OfChallenge {
  readonly challenge: ChallengeId;
}
/** Of a challenge, or of a game for points, depending on the system. */
interface OfEither {
  readonly challenge?: ChallengeId;
  readonly game?: ChallengeId;
}
interface WhenArrived {
  /** When a player arrived, if not when that was entered: earlier on the same date (L29). */
  readonly arrivedAt?: Instant;
}
type Nothing = Readonly<Record<never, never>>;

export interface Bodies {
  readonly seed: { readonly order: SeedingOrder; readonly players: readonly SeededPlayer[] };
  readonly join: OfPlayer &
    Preferences &
    OfPeople & {
      readonly name?: string;
      /** Where an official puts them; those from there on move down one. At the bottom, unless it is said. */
      readonly rung?: Rung;
    };
  readonly prefer: OfPlayer & Preferences;
  readonly rename: OfPlayer & {
    readonly name: string;
    /** The organiser wants it told: otherwise nobody hears of it, as after a typo. */
    readonly told?: true;
  };
  /** A pair has other people from then on. */
  readonly regroup: OfPlayer & { readonly people: readonly PersonBehind[] };
  readonly leave: OfPlayer;
  /** Puts them on another rung; the entry’s `override` says why, to everybody. */
  readonly place: OfPlayer & { readonly rung: Rung };
  readonly away: OfPlayer & Closure;
  readonly back: OfPlayer;
  readonly arrive: OfPlayer & WhenArrived;
  readonly depart: OfPlayer;
  readonly pass: OfPlayer;
  readonly challenge: Pairing & {
    /** The challenged player has never signed in and has no confirmed address: they may not hear of it (H14). */
    readonly unreached?: true;
  };
  readonly accept: OfChallenge;
  readonly decline: OfChallenge;
  readonly withdraw: OfChallenge;
  readonly postpone: OfChallenge & {
    /** The player whose word it is, which waits for the other’s; missing where an official says so. */
    readonly player?: PlayerId;
  };
  /** A player has offered the other one a day to play it; which day is between the two (H15). */
  readonly offer: OfChallenge & OfPlayer;
  readonly result: OfChallenge & PlayedGame & MayBeUnfinished & Reported & WithLineup;
  readonly match: Pairing & PlayedGame & OnSheet & MayBeUnfinished & Reported & WithLineup;
  readonly approve: OfEither;
  readonly reject: OfEither & {
    /** The player who disputes the result, which the club then decides about. */
    readonly disputed?: PlayerId;
  };
  readonly abandon: OfEither;
  readonly start: { readonly id: ChallengeId; readonly players: readonly PlayerId[] };
  readonly finish: Reported & { readonly game: ChallengeId; readonly scores: Scores; readonly playedAt?: Instant };
  readonly correct: WhenArrived & {
    readonly line: LineNumber;
    readonly score?: Score;
    /** If missing, points recorded before go together with the score they added up to. */
    readonly points?: GamePoints;
    readonly scores?: Scores;
  };
  readonly void: { readonly line: LineNumber };
  readonly close: Nothing;
  readonly playoff: {
    readonly players: readonly [lower: PlayerId, upper: PlayerId];
    readonly winner: PlayerId;
    /** The other one did not take it up (L33). */
    readonly walkover?: true;
  };
  readonly configure: Reconfiguration;
  readonly settle: Nothing;
}

export interface Stamp {
  readonly at: Instant;
  readonly by?: string;
  /** Why a soft refusal was passed over. */
  readonly override?: string;
}

/** One thing asked of a ladder. Well formed, but not yet judged. */
export type Command<V extends Verb = Verb> = {
  readonly [Each in V]: Stamp & { readonly verb: Each; readonly body: Bodies[Each] };
}[V];
