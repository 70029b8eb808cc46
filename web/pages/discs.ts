/** As many hues the style sheet has. */
const HUES = 6;

/** Which hue a player's disc has, whatever they are called and wherever they stand. */
export const hueOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;

/** "CM" of "Catherine Anne Mabey": letters alone, whatever else a name has in it. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [initials[0], initials.length > 1 ? initials.at(-1) : undefined];
  return `${first}${last}`.toUpperCase();
}
