import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';

/** Something that people may want to hear of. */
export interface News {
  /** Names it on its ladder, for ever: "line-12", "settled-2021-10". */
  readonly id: string;
  readonly published: Instant;
  /** When it was last corrected, approved or voided. */
  readonly updated: Instant;
  readonly title: Phrase;
  readonly text: Phrase;
}
