import type { Clause } from '../../vocabulary/vocabulary.ts';
import type { Setting } from '../common/settings.ts';

/** Who may challenge whom, and when; each says why not. */
export interface ChallengeTerms {
  /** How many rungs above, and, with `either`, below, a player may challenge; with `agreeable`, both may waive it. */
  readonly reach: {
    readonly rungs: Setting<number>;
    readonly either?: true;
    readonly agreeable?: true;
    readonly clause: Clause;
  };
  /** How many calendar months a pair must wait. */
  readonly rematch?: { readonly months: Setting<number>; readonly clause: Clause };
  /** Where both must be registered and paid up on the day. */
  readonly membership?: { readonly clause: Clause };
  readonly declining: { readonly allowed: boolean; readonly clause: Clause };
}
