import type { Who } from '#shared/words/phrase.ts';

/** From as many rows on, a ladder is searched more easily than looked through. */
export const SEARCHED = 30;

/** Without accents and capitals, as people type a name. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface SearchResult<T> {
  /** People with a word that begins with what was typed come first, the rest in their own order. */
  readonly first: readonly T[];
  readonly count: number;
}

interface SearchEntry<T> {
  readonly of: T;
  readonly text: string;
}

/** Finds the things whose names have in them what was typed. Names are made ready once, so that each letter costs little. */
export class Search<T> {
  readonly #entries: readonly SearchEntry<T>[];

  constructor(all: readonly T[], nameOf: (each: T) => string) {
    this.#entries = all.map((of) => ({ of, text: ` ${plain(nameOf(of)).replace(/[^\p{L}\p{N}]+/gu, ' ')}` }));
  }

  find(typed: string, most: number): SearchResult<T> {
    const wanted = plain(typed)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const found = this.#entries.filter(({ text }) => text.includes(wanted));
    const first: T[] = [];
    for (const isFirst of [true, false])
      for (const { of, text } of found) {
        if (first.length >= most) break;
        if (text.includes(` ${wanted}`) === isFirst) first.push(of);
      }
    return { first, count: found.length };
  }
}

/** People with a name that begins with what was typed. */
export function startingWith<T extends Pick<Who, 'name'>>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return all;
  return all.filter(({ name }) => {
    const text = plain(name);
    return text.startsWith(wanted) || text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted));
  });
}
