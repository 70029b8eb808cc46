import type { Holder } from '../http/browser.ts';
import type { Call } from '../http/call.ts';
import { accessLine, readAccess } from '../http/key-book.ts';
import { closeLink, readSessions, removeSession } from '../http/session-book.ts';
import { confirmAddress, keepAddress, readAddresses } from './organisers-book.ts';

/**
 * Once an organiser opens the link that was sent to their address it is theirs, and whoever hands over to them is no organiser
 * any more: before that a club would have been without one.
 */
export async function takeOver({ at, runtime }: Call, { club: { id: club }, record }: Holder): Promise<void> {
  if (record.role !== 'organiser') return;
  const { database, keys } = runtime;
  const address = await confirmAddress(database, club, record.hash, at);
  if (address?.succeeds === undefined) return;
  const { latest } = await readAddresses(database, club);
  const read = (hash: string) => readAccess(database, club, hash);
  for (const { hash } of await accessLine(read, latest(address.succeeds))) {
    await closeLink(database, club, hash, at);
    for (const session of await readSessions(database, club, hash)) await removeSession(database, club, session);
    keys.forget({ club, access: hash });
  }
  // Last, so that opening the link again goes on where it broke off.
  const { succeeds: _, ...rest } = address;
  await keepAddress(database, club, record.hash, rest);
}
