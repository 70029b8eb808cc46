import type { Tried, TriedRules } from '#shared/engine/trial.ts';
import type { Stand } from '#shared/view/reading-history.ts';
import type { TrialView } from '#shared/view/trial.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** What is tried: some settings, or rules of another kind. */
export type OnTrial =
  | { readonly kind: 'settings'; readonly settings: Tried }
  | ({ readonly kind: 'system' } & TriedRules);

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
      readonly tried: OnTrial;
      /** Up to when both are settled. */
      readonly until: string;
      readonly language: Language;
    }
  | { readonly kind: 'ways'; readonly player: PlayerId };

export type Reply =
  | { readonly kind: 'tried'; readonly view: TrialView }
  | { readonly kind: 'ways'; readonly ways: Ways }
  | { readonly kind: 'failed' };
