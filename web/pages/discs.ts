/** As many hues the style sheet has. */
const HUES = 6;

/** Which hue a player's disc has, whatever they are called and wherever they stand. */
export const hueOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;
