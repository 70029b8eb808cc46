import type { PreferenceName } from '../vocabulary/command.ts';
import type { Clause } from '../vocabulary/vocabulary.ts';

/** Something that players say of themselves, or that the club notes of them. */
export interface PreferenceControl {
  readonly name: PreferenceName;
  readonly saidBy: 'player' | 'club';
  /** The clause by which it is fixed with the first result, if it is. */
  readonly fixedBy: Clause | undefined;
}
