import { isUsed, readAccessRecords } from '#functions/books/access-keys.ts';
import { readContact } from '#functions/books/contacts.ts';
import { readLink, readSessions } from '#functions/books/sessions.ts';
import type { Database } from '#functions/database/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { Call } from '#functions/http/call.ts';
import { peopleBehind } from '#shared/rules/entrants/people.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/**
 * Marks a challenge that a player makes on their own page if the challenged player cannot have heard of it (H14). Officials
 * who enter challenges for others have spoken to them, so theirs are not marked.
 */
export async function withUnheard(
  { caller, club, runtime }: Call,
  key: LadderKey,
  header: Header,
  command: Command,
): Promise<Command> {
  if (command.verb !== 'challenge' || caller.role !== 'player' || caller.session === undefined) return command;
  const rule = systemOf({ header }).rules.challenge;
  if (!rule?.fields.includes('unreached')) return command;
  const { challenged } = command.body;
  const ladder = header.entrants && (await runtime.store.load(key));
  for (const person of ladder ? peopleBehind(ladder, challenged) : [challenged])
    if (await isReached(runtime.database, club, person)) return command;
  return { ...command, body: { ...command.body, unreached: true } };
}

/** Whether a player has a confirmed address, or has ever signed in. */
async function isReached(database: Database, club: string, player: PlayerId): Promise<boolean> {
  const contact = await readContact(database, club, player);
  if (contact?.email?.state === 'confirmed') return true;
  const theirs = (await readAccessRecords(database, club)).filter((record) => record.player === player);
  for (const { hash } of theirs) if (await hasOpened(database, club, hash)) return true;
  return false;
}

const hasOpened = async (database: Database, club: string, hash: string): Promise<boolean> =>
  (await isUsed(database, club, hash)) ||
  (await readLink(database, club, hash)) !== undefined ||
  (await readSessions(database, club, hash)).length > 0;
