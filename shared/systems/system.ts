import type { Command } from '../ladder/command.ts';
import type { Settlement } from '../ladder/entry.ts';
import type { Header } from '../ladder/header.ts';
import type { Challenge, Ladder } from '../ladder/ladder.ts';
import type { Refusal } from '../ladder/refusal.ts';
import type { Clause, Day, Instant, PlayerId, SystemId, Verb } from '../ladder/vocabulary.ts';

/** What a command did to a ladder, and by which clause. */
export interface Applied {
  readonly ladder: Ladder;
  readonly clause?: Clause;
}

/**
 * How a system deals with one verb. `refusals` gives every reason against it; `apply` carries it out, and must cope
 * with an entry that was once accepted and that a correction of something earlier has made odd (§0 Correcting).
 */
export interface Rule<V extends Verb> {
  refusals(ladder: Ladder, command: Command<V>): Iterable<Refusal>;
  apply(ladder: Ladder, command: Command<V>): Applied;
  /** Who must stand on the ladder for it to make sense, in the order in which a replay puts them back. */
  needs?(ladder: Ladder, command: Command<V>): readonly PlayerId[];
}

export type Rules = { readonly [V in Verb]?: Rule<V> };

/** Who has played, as far as is known now. In a replay that is more than the ladder of that moment can know. */
export interface Attendance {
  /** The last day up to `until` on which a player played. */
  lastPlayed(ladder: Ladder, player: PlayerId, until: Day): Day | undefined;
  /** Whether a match in progress is one that counts as played: not if it is abandoned or voided later. */
  counts(challenge: Challenge): boolean;
}

/** Something that falls due at an instant, with nobody at a keyboard. */
export interface Due {
  readonly at: Instant;
  settle(attendance: Attendance): { readonly ladder: Ladder; readonly settlement: Settlement };
}

/** Looks at a ladder and says what falls due on it next. */
export type Duty = (ladder: Ladder) => Due | undefined;

/** What a preference may hold, by name; a system names those that it knows. */
export type PreferenceName = 'rated' | 'main' | 'byoyomi' | 'scoring' | 'registered' | 'paidUntil';

/** A ladder system: a declaration of policies. */
export interface LadderSystem {
  readonly id: SystemId;
  readonly name: string;
  /** Whether a season needs a last day. */
  readonly seasonEnds: 'always' | 'perhaps';
  readonly preferences: readonly PreferenceName[];
  /** Why a command comes too late, if it does. */
  readonly seasonOver: (ladder: Ladder, command: Command) => Refusal | undefined;
  readonly rules: Rules;
  readonly duties: readonly Duty[];
  /** What a score must be like, and the clause. */
  readonly score: { fits(score: readonly number[]): boolean; readonly says: string; readonly clause: Clause };
  /** What is wrong with a header, beyond what every system asks. */
  readonly headerFault?: (header: Header) => string | undefined;
}
