import type { Setting } from '../rules/common/settings.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { GameTerms, Ladder } from '../vocabulary/ladder.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import type { ChallengeId, Clause, Day, Instant, PlayerId, SystemId, Verb } from '../vocabulary/vocabulary.ts';
import type { SystemControls } from './system-controls.ts';
import type { SystemWords } from './system-words.ts';

/** What a command did to a ladder, and by which clause. */
export interface Applied {
  readonly ladder: Ladder;
  readonly clause?: Clause;
  readonly terms?: GameTerms;
}

/**
 * How a system deals with one verb. `refusals` gives every reason against it; `apply` carries it out, and must cope
 * with an entry that was once accepted and that a correction of something earlier has made odd (§0 Correcting). Then it
 * is given the terms that the entry had at first.
 */
export interface Rule<V extends Verb> {
  refusals(ladder: Ladder, command: Command<V>): Iterable<Refusal>;
  apply(ladder: Ladder, command: Command<V>, terms?: GameTerms): Applied;
  /** Whether `apply` gives terms that are kept from then on, whatever is corrected before the entry. */
  readonly keepsTerms?: true;
  /** Who must stand on the ladder for it to make sense, in the order in which a replay puts them back. */
  needs?(ladder: Ladder, command: Command<V>): readonly PlayerId[];
}

export type Rules = { readonly [V in Verb]?: Rule<V> };

/** Who has played, as far as is known now. In a replay that is more than the ladder of that moment can know. */
export interface Attendance {
  /** The last day up to `until` on which a player played. */
  lastPlayed(ladder: Ladder, player: PlayerId, until: Day): Day | undefined;
  /** The first day after `after` on which somebody who is on the ladder plays, or perhaps does. */
  nextPlayed(ladder: Ladder, after: Day): Day | undefined;
  /** Whether a match in progress is one that counts as played: not if it is abandoned or voided later. */
  counts(running: { readonly id: ChallengeId }): boolean;
}

/** Something that falls due at an instant, with nobody at a keyboard. */
export interface Due {
  readonly at: Instant;
  /**
   * A period that does not count has no settlement. What follows it up to `by` and would only repeat it is settled in
   * the same go, so that years in which nothing happens are no work.
   */
  settle(attendance: Attendance, by: Instant): { readonly ladder: Ladder; readonly settlement?: Settlement };
}

/** Looks at a ladder and says what falls due on it next. */
export type Duty = (ladder: Ladder) => Due | undefined;

/** What a preference may hold, by name; a system names those that it knows. */
export type PreferenceName = 'rated' | 'main' | 'byoyomi' | 'scoring' | 'registered' | 'paidUntil';

/** The rules of a ladder system: policies, and what it knows besides. */
export interface Declaration {
  readonly id: SystemId;
  readonly name: string;
  /** Whether a season needs a last day. */
  readonly seasonEnds: 'always' | 'perhaps';
  /** Whether a challenge is a match in progress from the moment it is issued (§0). */
  readonly matchesRun: boolean;
  readonly preferences: readonly PreferenceName[];
  /** The figures that a club may have otherwise. */
  readonly settings: readonly Setting[];
  /** Fields that not every system knows: waiving the reach, minutes and moves of a game, gaps in a seed, the board; games of several instead of challenges. */
  readonly fields?: {
    readonly agreed?: true;
    readonly moves?: true;
    readonly gap?: true;
    readonly board?: true;
    readonly games?: true;
  };
  /** Why a command comes too late, if it does. */
  readonly seasonOver: (ladder: Ladder, command: Command) => Refusal | undefined;
  readonly rules: Rules;
  /** How a replay puts somebody back whom it has taken off; at the bottom, unless said otherwise. */
  readonly putBack?: (ladder: Ladder, player: PlayerId, day: Day) => Ladder;
  readonly duties: readonly Duty[];
  /** What a score must be like, and the clause. */
  readonly score: { fits(score: readonly number[]): boolean; readonly says: string; readonly clause: Clause };
  /** What is wrong with a header, beyond what every system asks. */
  readonly headerFault?: (header: Header) => string | undefined;
}

/** Everything about a ladder system. */
export interface System extends Declaration {
  readonly words: SystemWords;
  readonly controls: SystemControls;
}
