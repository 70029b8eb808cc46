import type { PlayerId } from '../vocabulary/vocabulary.ts';

export interface Who {
  readonly id: PlayerId;
  readonly name: string;
}

/** A sentence whose names stay apart from its words, because a name may be written in any script and direction. */
export type Phrase = readonly (string | Who)[];

type Value = string | number | Who | Phrase;

function partsOf(value: Value): Phrase {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  // Only the name: the player who is named here may stand in a row of figures elsewhere.
  return 'id' in value ? [{ id: value.id, name: value.name }] : value;
}

/** Puts words that follow each other into one part; a sentence that ends with "Ann B." or "11 déc." has its full stop already. */
function joined(parts: Phrase): Phrase {
  const result: (string | Who)[] = [];
  for (const each of parts) {
    const last = result.at(-1);
    const isStopped = (typeof last === 'object' ? last.name : last)?.endsWith('.') === true;
    const part = isStopped && typeof each === 'string' && /^\.(\s|$)/.test(each) ? each.slice(1) : each;
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

/** Writes a sentence: say`${ann} beat ${bob}`. */
export const say = (words: TemplateStringsArray, ...values: readonly Value[]): Phrase =>
  joined(words.flatMap((word, index) => [word, ...partsOf(values[index] ?? '')]));

/** A sentence into which a page puts something, such as elements: parts`At ${clock}, please.`. */
export const parts = <Values extends readonly unknown[]>(
  words: TemplateStringsArray,
  ...values: Values
): readonly (string | Values[number])[] =>
  words.flatMap((word, index): readonly (string | Values[number])[] =>
    index < values.length ? [word, values[index]] : [word],
  );

export const textOf = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');

export const isAbout = (phrase: Phrase, player: string): boolean =>
  phrase.some((part) => typeof part !== 'string' && part.id === player);

/** The verb that fits whoever does it: one player, or an entrant that is called by the names of two. */
export const agree = (who: Who | Phrase | string, one: string, two: string): string =>
  textOf(say`${who}`).includes(' / ') ? two : one;

/** Words of people's own as a sentence, which may end with its full stop already. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** "Monday" for "monday". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
