/// <reference lib="dom" />
import type { ClubUpdate, ClubView } from '#shared/features/club.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { whyNot } from '../admin.ts';

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

const path = (): string => `/api/clubs/${ladderOfAddress().club}`;

/** How the club shows itself; undefined if that could not be looked up. */
export async function lookAtClub(): Promise<ClubView | undefined> {
  const outcome = await ask<'getClub'>(path());
  return outcome.kind === 'done' ? outcome.body : undefined;
}

/** Changes how the club shows itself: undefined if it is saved, and else why that is not known. */
export async function updateClub(change: ClubUpdate): Promise<string | undefined> {
  return whyNot(await ask<'updateClub'>(path(), { method: 'PATCH', body: change, patience: PATIENCE }));
}
