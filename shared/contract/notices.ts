import type { Who } from '../view/phrase.ts';
import type { ChallengeId, Clause, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import type { ResultView, When } from './view.ts';

/** What others may want to be told of as it happens. */
export const NOTICE_EVENTS = ['challenge', 'result', 'penalty', 'displaced', 'champion'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** Who moved from which rung to which; null is off the ladder. */
export interface NoticeMove {
  readonly player: PlayerId;
  readonly from: number | null;
  readonly to: number | null;
}

/** What a notice says to programs, by its event; people are named by id. */
export interface NoticeFacts {
  readonly challenge?: { readonly id: ChallengeId; readonly challenger: PlayerId; readonly challenged: PlayerId };
  /** A result of two, as it stands now; `line` gave it, which is not the notice's where it was approved or amended. */
  readonly result?: Pick<ResultView, 'line' | 'kind' | 'state' | 'score'> & {
    readonly playedAt: When;
    readonly challenger: PlayerId;
    readonly challenged: PlayerId;
  };
  /** A game for points: what each scored, and gained or lost by it. */
  readonly game?: {
    readonly line: LineNumber;
    readonly state: 'stands' | 'void';
    readonly pot: number;
    readonly scores: readonly { readonly player: PlayerId; readonly score: number; readonly net: number }[];
  };
  /** At most 50 of each are listed. */
  readonly penalty?: {
    readonly period: string;
    /** The last of several that came out alike; missing where it is one. */
    readonly through?: string;
    readonly dropped: readonly PlayerId[];
    readonly removed: readonly PlayerId[];
    readonly forfeited?: readonly { readonly player: PlayerId; readonly points: number }[];
  };
  /** Whether the player got the marker of the displaced (L30), or lost it (L31). */
  readonly displaced?: { readonly player: PlayerId; readonly marker: 'got' | 'lost' };
  /** Null where a correction has left the season without one. */
  readonly champion?: { readonly player: PlayerId | null };
}

/** Something that happened to a ladder, as it is sent to whoever asked for it: plain JSON, and public like the page. */
export interface Notice extends NoticeFacts {
  /** Of this contract; a field that goes or changes its meaning raises it. */
  readonly format: 1;
  /** The same however often it is sent: CLUB/LADDER/LINE/EVENT, with /N behind it from the second of a line on. */
  readonly id: string;
  /** "ping" is sent when somebody tries a webhook out. */
  readonly event: NoticeEvent | 'ping';
  readonly club: string;
  readonly ladder: string;
  /** The line of the season log that did it. */
  readonly line: LineNumber;
  readonly at: When;
  /** One sentence for people, without markup; names in it are what players call themselves. */
  readonly text: string;
  /** The ladder's public page. */
  readonly link: string;
  /** Whom it is about, by name: at most 50. */
  readonly players: readonly Who[];
  readonly clause?: Clause;
  /** Whom it moved, top first: at most 50. */
  readonly moves: readonly NoticeMove[];
  /** How many it moved in all. */
  readonly moved: number;
}
