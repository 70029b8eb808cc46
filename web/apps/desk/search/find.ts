import { nameKey } from '../../../../shared/words/same-name.ts';

export const KINDS = ['page', 'player', 'game', 'member', 'link', 'ladder'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found on the admin page, and where it is. */
export interface Item {
  readonly kind: Kind;
  readonly text: string;
  /** Said beside it, and searched too. */
  readonly also?: string;
  readonly href: string;
}

/** How many are shown. */
const MOST = 12;

/**
 * What fits a few words: each word is the beginning of one of its own, whatever its capitals and accents. What begins with
 * them comes first; otherwise the order stays.
 */
export function find(items: readonly Item[], wanted: string, most = MOST): readonly Item[] {
  const words = nameKey(wanted)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, place: placeOf(item, words) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .slice(0, most)
    .map(({ item }) => item);
}

/** 0 where the text itself begins so, 1 where all words are in the text, 2 where some are beside it. */
function placeOf({ text, also = '' }: Item, words: readonly string[]): 0 | 1 | 2 | undefined {
  const own = nameKey(text);
  if (own.startsWith(words.join(' '))) return 0;
  const has = (where: string): boolean => words.every((word) => where.split(' ').some((each) => each.startsWith(word)));
  if (has(own)) return 1;
  return has(`${own} ${nameKey(also)}`) ? 2 : undefined;
}
