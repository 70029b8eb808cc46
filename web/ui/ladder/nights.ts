/// <reference lib="dom" />
import type { CardView } from '#shared/contract/card.ts';
import { ask } from '../session/api.ts';

/** How long a ladder's card is waited for, in milliseconds. */
const PATIENCE = 3000;

/** What is published of a ladder in short, or nothing where that cannot be read. */
export async function readCard(club: string, ladder: string): Promise<Partial<CardView>> {
  const card = await ask(`/${club}/${ladder}/card.json`, { patience: PATIENCE });
  return card.kind === 'done' && typeof card.body === 'object' ? { ...card.body } : {};
}

/** Whether a ladder has club nights. Where that cannot be read it counts as having some: the page about them says if not. */
export const hasNights = async (club: string, ladder: string): Promise<boolean> =>
  (await readCard(club, ladder)).hasNights !== false;
