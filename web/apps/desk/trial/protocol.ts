import type { Tried } from '../../../../shared/engine/trial.ts';
import type { Stand } from '../../../../shared/view/reading-history.ts';
import type { TrialView } from '../../../../shared/view/trial.ts';
import type { Language } from '../../../../shared/vocabulary/language.ts';
import type { PlayerId } from '../../../../shared/vocabulary/vocabulary.ts';

/** Where one player stood, oldest first, and where they would have stood. */
export interface Ways {
  readonly player: PlayerId;
  readonly real: readonly Stand[];
  readonly tried: readonly Stand[];
}

/** What the page asks of the worker: to play a season again, and then for one player after the other. */
export type Request =
  | {
      readonly kind: 'try';
      readonly log: string;
      readonly settings: Tried;
      /** Up to when both are settled. */
      readonly until: string;
      readonly language: Language;
    }
  | { readonly kind: 'ways'; readonly player: PlayerId };

export type Reply =
  | { readonly kind: 'tried'; readonly view: TrialView }
  | { readonly kind: 'ways'; readonly ways: Ways }
  | { readonly kind: 'failed' };
