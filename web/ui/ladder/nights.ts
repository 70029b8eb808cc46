/// <reference lib="dom" />
import { ask } from '../session/api.ts';

/** How long a ladder's card is waited for, in milliseconds. */
const PATIENCE = 3000;

/** Whether a ladder has club nights. Where that cannot be read it counts as having some: the page about them says if not. */
export async function hasNights(club: string, ladder: string): Promise<boolean> {
  const card = await ask(`/${club}/${ladder}/card.json`, { patience: PATIENCE });
  return !(card.kind === 'done' && saysNone(card.body));
}

const saysNone = (card: unknown): boolean =>
  typeof card === 'object' && card !== null && 'hasNights' in card && card.hasNights === false;
