import type { Phrase, Who } from '../view/phrase.ts';
import type { Clause, Day, LineNumber, Rung, SystemId } from '../vocabulary/vocabulary.ts';
import type { CalendarView } from './calendar.ts';
import type { ForecastView } from './forecast.ts';
import type { ChallengeView, EntrantView, GameTermsView, PotView, PrefersView, RematchView } from './games.ts';
import type { PotGameView } from './pots.ts';

/** A moment in the ladder's own time zone: 2021-11-01T20:14:00+00:00. */
export type When = string;

/** Why somebody moved. */
export interface Reason {
  readonly at: When;
  readonly line: LineNumber;
  /** Begins with a verb whose subject is the player: "took rung 3 by beating Bob 2–0". */
  readonly text: Phrase;
  readonly clause?: Clause;
}

export interface StandingView extends Who {
  readonly rung: Rung;
  /** Rungs moved since the view's `since`, below being positive; "new" for somebody who was not on the ladder then. */
  readonly change: number | 'new';
  /** Their last moves, newest first. */
  readonly why: readonly Reason[];
  /** Where a ladder is played for points: what they have; stakes in running pots are not among it. Equals share a rung. */
  readonly points?: number;
  /** By how much the points changed since the view's `since`; missing for somebody new. */
  readonly pointsChange?: number;
  /** The gap to the next program below, such as "3.5+"; missing on the bottom rung. */
  readonly gap?: string;
  /** A program that has a rung, but has not found its place yet. */
  readonly entering?: true;
  readonly prefers?: PrefersView;
  /** Whether they elected rated games (C14); missing where nobody is asked. */
  readonly rated?: boolean;
  /** Challenges declined so far (C12). */
  readonly declined?: number;
  /** Weeks (Nairobi) or months (Shicargo) in a row without a game, up to the last one settled; at most 12 are counted. */
  readonly missed?: number;
  /** Lost rung 1 on the night of the final without playing, and may yet get a play-off (L30). */
  readonly displaced?: true;
  /** What awaits them when the next period is due; missing where nothing does. */
  readonly forecast?: ForecastView;
}

/** A match in progress. */
export interface MatchView {
  readonly challenger: Who;
  readonly challenged: Who;
  readonly since: When;
}

/** Somebody's peg: dark is free to play, light is in a match (L11, L14). */
export interface PegView extends Who {
  readonly rung: Rung;
  readonly side: 'dark' | 'light';
  /** Challenges issued minus accepted. */
  readonly imbalance: number;
  readonly passed?: true;
  /** Was left over while everybody else played, and goes first (L12a). */
  readonly waiting?: true;
}

/** The board of a club night. */
export interface NightView {
  readonly day: Day;
  /** Whose turn it is to challenge, and whom they may choose, top first; missing when nobody can. */
  readonly turn?: { readonly who: Who; readonly may: readonly Who[] };
  /** Who is here, in the ladder's order. */
  readonly pegs: readonly PegView[];
  /** The lines of the matches finished tonight; they are among the results. */
  readonly finished: readonly LineNumber[];
}

export interface FinalView {
  readonly day: Day;
  /** Who has not arrived by then is removed (L29). */
  readonly cutAt: When;
  readonly cut: boolean;
  /** Removed at the cut and not back. */
  readonly latecomers: readonly Who[];
  /** Who holds the marker, in the ladder's order (L30–L31). */
  readonly displaced: readonly Who[];
  /** Normal play has ended (L32). */
  readonly closed: boolean;
  readonly playoff?: { readonly lower: Who; readonly upper: Who; readonly forTheTop: boolean };
  readonly champion?: Who;
}

export const RESULT_STATES = ['stands', 'awaiting', 'rejected', 'void'] as const;

/** A match or game of two that has, or had, a result. */
export interface ResultView {
  readonly line: LineNumber;
  readonly kind: 'match' | 'playoff' | 'game';
  /** Only one that stands counts; one that awaits approval, was rejected or closed by leaving moves nobody (N7). */
  readonly state: (typeof RESULT_STATES)[number];
  /** When it was played. */
  readonly at: When;
  readonly challenger: Who;
  readonly challenged: Who;
  /** The challenger's points, then the challenged player's, as they stand now. A play-off has 1 for its winner. */
  readonly score: readonly [number, number];
  /** What it did to the ladder, as a sentence without its full stop. */
  readonly moved: Phrase;
  readonly clause?: Clause;
  /** The line that corrected its score last. */
  readonly correctedBy?: LineNumber;
  /** The line that voided it. */
  readonly voidedBy?: LineNumber;
  /** What it was played at, where that is not the same for all. */
  readonly terms?: GameTermsView;
  /** The moves of a game that stands, without comments: "1. e4 e5 … 1-0" (N7). */
  readonly moves?: string;
}

/** What somebody forfeits, or forfeited, in points. */
export interface ForfeitView extends Who {
  readonly points: number;
}

/** A period that was worked out, and whom it cost what. */
export interface SettlementView {
  readonly line: LineNumber;
  /** Such as "2021-10" or "2021-W40", or "2022-06-06T20:15" for the final's cut. */
  readonly period: string;
  /** The last of several that came out alike; missing where it is one. */
  readonly through?: string;
  readonly at: When;
  /** What they are penalised for: "no match in October 2021". */
  readonly cause: string;
  readonly dropped: readonly Who[];
  readonly dropClause: Clause;
  readonly removed: readonly Who[];
  readonly removalClause: Clause;
  /** The removed included; what they gave up went to the others. */
  readonly forfeited?: readonly ForfeitView[];
}

/** What happens next with nobody at a keyboard, and to whom if nothing changes until then. */
export interface DueView {
  readonly at: When;
  /** As a settlement names it. */
  readonly period: string;
  readonly text: string;
  readonly clause: Clause;
  readonly drops: readonly Who[];
  readonly removals: readonly Who[];
  readonly forfeits?: readonly ForfeitView[];
}

/** One rule of this ladder in plain words. */
export interface RuleView {
  readonly heading: string;
  readonly text: string;
  readonly clause: Clause;
}

/** What the public sees of a ladder: plain JSON, the contract between publishing and every page or program that reads it. */
export interface LadderView {
  /** Of this contract; a field that goes or changes its meaning raises it. */
  readonly format: 1;
  /** The last line of the log that it shows. */
  readonly version: LineNumber;
  readonly asOf: When;
  readonly name?: string;
  readonly system: SystemId;
  readonly systemName: string;
  readonly timezone: string;
  readonly season: { readonly start: Day; readonly end?: Day };
  /** The side of the board that programs play on. */
  readonly board?: 9 | 19;
  /** Said on every page, such as that this laptop's clock is simulated. */
  readonly notice?: string;
  /** The day that changes are counted from. */
  readonly since: Day;
  readonly standings: readonly StandingView[];
  /** Matches in progress, the earliest first; also one that was left open on another night. */
  readonly matches: readonly MatchView[];
  /** Only on the day itself. */
  readonly night?: NightView;
  readonly final?: FinalView;
  /** Challenges without a result that counts, the earliest first, where a challenge is to be played some day. */
  readonly challenges?: readonly ChallengeView[];
  /** Pairs within reach of each other now that have to wait before they may challenge again, the soonest first (N9). */
  readonly rematches?: readonly RematchView[];
  /** Programs that have not found their place, those without a rung first (G). */
  readonly entrants?: readonly EntrantView[];
  /** Games for points that are running, the earliest first (S). */
  readonly pots?: readonly PotView[];
  /** The last games for points that were given scores, newest first (S). */
  readonly games?: readonly PotGameView[];
  /** Newest first: the last ones, and all of tonight's. */
  readonly results: readonly ResultView[];
  /** Newest first. */
  readonly settlements: readonly SettlementView[];
  readonly due?: DueView;
  readonly calendar: CalendarView;
  readonly rules: readonly RuleView[];
}
