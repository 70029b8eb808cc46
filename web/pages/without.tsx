import type { Language } from '../../shared/vocabulary/language.ts';
import { language } from '../../shared/words/language.ts';
import { TEXT } from './texts.ts';

/** A sentence in each language: pages that scripts make are the same for all clubs. */
export type Sentences = readonly (readonly [Language, string])[];

/** What such a page says before its script has run, and where none runs. */
export interface Before {
  readonly opening: Sentences;
  readonly without: Sentences;
}

const inOne = (text: string): Sentences => [[language(), text]];

export const before = (): Before => ({ opening: inOne(TEXT.opening), without: inOne(TEXT.noScript) });

export const Opening = ({ sentences }: { readonly sentences: Sentences }) => (
  <>
    {sentences.map(([lang, sentence], place) => (
      <>
        {place > 0 && ' · '}
        <span lang={lang}>{sentence}</span>
      </>
    ))}
  </>
);

export const Without = ({ sentences }: { readonly sentences: Sentences }) => (
  <noscript>
    {sentences.map(([lang, sentence]) => (
      <p lang={lang}>{sentence}</p>
    ))}
  </noscript>
);
