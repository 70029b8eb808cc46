import { endWithout } from './configured.ts';
import type { Body } from './lines.ts';
import type { Before, Kept } from './season.ts';

interface Known {
  readonly known: { has(player: string): boolean };
}

/** What speaks against an entry about somebody who has to be on the ladder. */
export function* notThere({ known }: Known, player: string, isThere: boolean): Iterable<string> {
  if (!known.has(player)) yield 'unknown-player';
  else if (!isThere) yield 'not-on-ladder';
}

/** Whether an entry of one of these verbs counts. */
export const hasBegun = (kept: readonly Kept[], beginnings: readonly string[]): boolean =>
  kept.some(({ verb, voided }) => beginnings.includes(verb) && !voided);

/** A ladder is seeded once, and again if its seed was voided before anything of these verbs counted. */
export function* againstSeed(
  { world: { known }, kept }: Before<{ readonly known: { readonly size: number } }>,
  { order, players }: Body,
  beginnings: readonly string[],
): Iterable<string> {
  const seeds = kept.filter(({ verb }) => verb === 'seed');
  const isAgain = seeds.length > 0 && seeds.every(({ voided }) => voided);
  if (isAgain ? hasBegun(kept, beginnings) : known.size > 0) yield 'already-seeded';
  if (order === 'rating' && players.some(({ rating }) => rating === undefined)) yield 'missing-rating';
  if (new Set(players.map(({ id }) => id)).size < players.length) yield 'duplicate-id';
}

/** The entry that is to be voided; none where there is none that can be. */
export function toVoid(kept: readonly Kept[], { line: voided }: Body): Kept | undefined {
  const target = kept.find(({ line }) => line === voided);
  return target?.voided || ['settle', 'correct', 'void'].includes(target?.verb ?? '') ? undefined : target;
}

interface Ending {
  readonly end: number | undefined;
  readonly today: number;
  readonly isOver: boolean;
}

/** Whether the season may end as it would without an entry. */
export function mayEndWithout(
  { header, kept }: Omit<Before<unknown>, 'world'>,
  { verb, body, line }: Kept,
  { end: now, today, isOver }: Ending,
): boolean {
  if (verb !== 'configure' || body.end === undefined) return true;
  const end = endWithout(header, kept, line);
  return end === now || !(isOver || (end !== undefined && end < today));
}
