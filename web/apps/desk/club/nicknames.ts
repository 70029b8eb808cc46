import type { Naming } from '../../../../shared/view/naming.ts';

/** What is typed and not yet saved, by player id; blank takes a nickname away. */
export type Typed = ReadonlyMap<string, string>;

/** The most characters that a nickname may have. */
export const LONGEST = 40;

export const isTooLong = (nickname: string): boolean => nickname.trim().length > LONGEST;

/** The nickname of a player as it stands in its field. */
export const nicknameOf = ({ nicknames }: Naming, typed: Typed, player: string): string =>
  typed.get(player) ?? (Object.hasOwn(nicknames, player) ? (nicknames[player] ?? '') : '');

/** All nicknames with what was typed put over them. Those of players who are not at hand stay. */
export function withTyped(nicknames: Naming['nicknames'], typed: Typed): Naming['nicknames'] {
  const all = [...Object.entries(nicknames), ...typed].map(([player, name]) => [player, name.trim()] as const);
  return Object.fromEntries([...new Map(all)].filter(([, name]) => name !== ''));
}
