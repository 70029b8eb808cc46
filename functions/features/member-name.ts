import { changeMember, readMember } from '../club/members.ts';
import { StoreOutage } from '../database/outage.ts';
import type { Call } from '../http/call.ts';
import type { Accepted } from './tell.ts';

/** How often it is tried while others change the same member. */
const TRIES = 8;

/**
 * After a player was renamed, their member is called as the ladder calls them now. Broken off, it is done when the request
 * is sent again; a repeat of one that somebody has renamed them since leaves the later name.
 */
export async function keepName({ club, runtime }: Call, { entry, ladder }: Accepted): Promise<void> {
  const { body } = entry.command;
  const player = 'player' in body && body.player !== undefined ? ladder.players.get(body.player) : undefined;
  if (!player || player.name === undefined) return;
  const { id, name } = player;
  for (let tries = 1; tries <= TRIES; tries++) {
    const member = await readMember(runtime.database, club, id);
    if (!member || member.name === name) return;
    const { version, ...known } = member;
    if ((await changeMember(runtime.database, club, version, { ...known, name })) === 'changed') return;
  }
  throw new StoreOutage(`others change ${club}/${id} all the time`);
}
