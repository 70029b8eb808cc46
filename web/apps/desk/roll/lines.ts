import type { PersonView, StandingView } from '../view.ts';

/** A line of the roll: a name to tick, and where they stand; nothing where they have no rung yet. */
export interface RollLine {
  readonly player: string;
  readonly name: string;
  readonly rung?: number;
}

/** Everybody who may play, by name as the language of the page has its alphabet. */
export function rollOf(
  standings: readonly Pick<StandingView, 'player' | 'name' | 'rung'>[],
  entrants: readonly Pick<PersonView, 'player' | 'name'>[],
  language?: string,
): readonly RollLine[] {
  const { compare } = new Intl.Collator(language);
  return [
    ...standings.map(({ player, name, rung }) => ({ player, name, rung })),
    ...entrants.map(({ player, name }) => ({ player, name })),
  ].toSorted((one, other) => compare(one.name, other.name));
}

/** How many columns of names one A4 sheet needs, beside the room for games: 26 names go into one. */
export const columnsFor = (players: number): number => Math.min(4, Math.max(1, Math.ceil(players / 26)));

/** What a sheet has for both, and the heights of their lines, in millimetres. */
const [SHEET, NAME, GAME] = [240, 6.5, 9];

/** How many lines for games fit below them, in two columns. */
export function gamesFor(players: number): number {
  const left = SHEET - Math.ceil(players / columnsFor(players)) * NAME;
  return 2 * Math.min(14, Math.max(3, Math.floor(left / GAME)));
}
