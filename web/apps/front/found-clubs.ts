import { startingWith } from '#web/ui/forms/searching.ts';

const MOST = 10;

interface FoundClubs<T> {
  readonly shown: readonly T[];
  readonly more: number;
}

/** The first clubs one of whose names begins with what was typed; nothing typed fits all. */
export function foundClubs<T extends { readonly name: string }>(all: readonly T[], typed: string): FoundClubs<T> {
  const found = startingWith(all, typed);
  return { shown: found.slice(0, MOST), more: Math.max(0, found.length - MOST) };
}
