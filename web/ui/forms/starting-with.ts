import type { Who } from '#shared/words/phrase.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those one of whose names begins with what was typed. */
export function startingWith<T extends Pick<Who, 'name'>>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed.trim());
  return all.filter(({ name }) => {
    const text = plain(name);
    return text.startsWith(wanted) || text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted));
  });
}
