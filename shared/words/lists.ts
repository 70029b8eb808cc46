import type { Phrase, Who } from './phrase.ts';
import { say } from './phrase.ts';
import { TEXT } from './texts.ts';

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export const list = (phrases: readonly (Who | string)[]): Phrase =>
  phrases.flatMap((each, index) => {
    const before = index === 0 ? '' : index === phrases.length - 1 ? TEXT.and : ', ';
    return say`${before}${each}`;
  });

/** "Tue 24 Nov, 19:00", or several: "… or …". */
export const eitherOf = (texts: readonly string[]): string => texts.join(TEXT.or);

/** "Ann, Bob and 3 others": everybody by name if there are no more than `most`. */
export const few = (who: readonly Who[], most = 3): Phrase =>
  who.length <= most ? list(who) : list([...who.slice(0, most - 1), TEXT.others(who.length - most + 1)]);

/** " and 3 others". */
export const andOthers = (count: number): string => `${TEXT.and}${TEXT.others(count)}`;

/** "Score: 3–1", in plain text. */
export const labelled = (label: string, value: string): string => TEXT.labelled(label, value).join('');

/** What was done, and the reason that was given for it: "Ann was moved to 9th by the organiser: second no-show". */
export const because = (what: Phrase | string, why = ''): Phrase =>
  why === '' ? say`${what}` : say`${TEXT.labelled(what, why).flat()}`;

/** "Mondays, Thursdays and Fridays". */
export const inARow = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(TEXT.and);

/** "moved down: Ann; removed: Bob and Cy". */
export const separated = (parts: readonly Phrase[]): Phrase =>
  parts.flatMap((part, index) => (index === 0 ? part : [TEXT.semicolon, ...part]));
