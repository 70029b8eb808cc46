import { readClub } from '#functions/ladders/clubs.ts';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import { instant, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { handOut, linkOf } from '../keys.ts';
import { Trouble } from '../trouble.ts';
import { type Arguments, exactly, type Status } from './arguments.ts';
import { withStore } from './with-store.ts';

/** Hands out a new access link of a club, or a key for a program. */
export async function makeKey(args: Arguments): Promise<Status> {
  const [club, role, label] = exactly(args, 'CLUB', 'ROLE', 'LABEL');
  const use = args.program ? 'program' : 'link';
  const terms = { role: readRole(role), label: readLabel(label), use, ...playerOf(args, role) } as const;
  return withStore(args, async ({ store, origin }) => {
    if (!(await readClub(store.database, club))) throw new Trouble(`There is no club "${club}".`);
    const key = await handOut(store, club, instant(Date.now()), terms);
    console.log(args.program ? key : linkOf(origin, key));
    return 0;
  });
}

function readRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (!role) throw new Trouble(`"${text}" isn’t a role: choose ${ROLES.join(', ')}.`);
  return role;
}

function readLabel(text: string): string {
  if (/\S/.test(text) && text.length <= 100) return text;
  throw new Trouble('Give a label of up to 100 characters that says what it’s for, such as "tablet at the bar".');
}

/** A player's key is for one player, and every other key for none. */
function playerOf({ player }: Arguments, role: string): { readonly player?: string } {
  if ((role === 'player') !== (player !== undefined))
    throw new Trouble('Use --player ID with the role player, and only with that.');
  if (player === undefined) return {};
  if (!parsePlayerId(player)) throw new Trouble(`"${player}" isn’t a player's id.`);
  return { player };
}
