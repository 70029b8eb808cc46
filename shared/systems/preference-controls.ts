import type { PreferenceName } from '../vocabulary/command.ts';
import type { Clause } from '../vocabulary/vocabulary.ts';

/** Something that players say of themselves, or that the club notes of them. */
export interface PreferenceControl {
  readonly name: PreferenceName;
  readonly saidBy: 'player' | 'club';
  /** Whether it is fixed with their first result of the season. */
  readonly isFixed: boolean;
  readonly clause: Clause;
}
