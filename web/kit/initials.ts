/** "CM" of "Catherine Anne Mabey": letters alone, whatever else a name has in it. */
export function initialsOf(name: string): string {
  const initials = `${name}`.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [initials[0], initials.length > 1 ? initials.at(-1) : undefined];
  return `${first}${last}`.toUpperCase();
}
