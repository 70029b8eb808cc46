import type { Language } from '../../shared/vocabulary/language.ts';
import { language } from '../../shared/words/texts.ts';
import { TEXT } from './words.ts';

/** What is said where no scripts run, in each language: such a page is the same for all clubs. */
export type Sentences = readonly (readonly [Language, string])[];

export const noScript = (): Sentences => [[language(), TEXT.noScript]];

export const Without = ({ sentences }: { readonly sentences: Sentences }) => (
  <noscript>
    {sentences.map(([lang, sentence]) => (
      <p lang={lang}>{sentence}</p>
    ))}
  </noscript>
);
