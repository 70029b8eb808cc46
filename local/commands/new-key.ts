import { readClub } from '#functions/books/clubs.ts';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { handOut, linkOf } from '../keys.ts';
import { UserError } from '../user-error.ts';
import type { Invocation, InvocationOf, Status, Working } from './command-line.ts';
import { noSuchClub, withStore } from './with-store.ts';

/** A new invite link, or a key for a program. */
export async function makeKey(
  asked: InvocationOf<[club: string, role: string, label: string]>,
  working: Working,
): Promise<Status> {
  const [club, role, label] = asked.given;
  const use = asked.program ? 'program' : 'link';
  const terms = { role: readRole(role), label: readLabel(label), use, ...playerOf(asked, role) } as const;
  return withStore(asked, working, async ({ store, now, origin }) => {
    if (!(await readClub(store.database, club))) throw noSuchClub(club);
    const key = await handOut(store, club, now(), terms);
    const link = linkOf(origin, key);
    working.tell(asked.program ? { key } : { link }, asked.program ? key : link);
    return 0;
  });
}

function readRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (!role) throw new UserError(`"${text}" isn’t a role: choose ${ROLES.join(', ')}.`);
  return role;
}

function readLabel(text: string): string {
  if (/\S/.test(text) && text.length <= 100) return text;
  throw new UserError('Give a label of up to 100 characters that says what it’s for, such as "tablet at the bar".');
}

/** A player's key is for one player; every other key is for nobody in particular. */
function playerOf({ player }: Invocation, role: string): { readonly player?: string } {
  if ((role === 'player') !== (player !== undefined))
    throw new UserError('Use --player ID with the role player, and only with that.');
  if (player === undefined) return {};
  if (!parsePlayerId(player)) throw new UserError(`"${player}" isn’t a player's id.`);
  return { player };
}
