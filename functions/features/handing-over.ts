import { accessLine, readAccess } from '../books/access-keys.ts';
import { confirmAddress, keepAddress, readAddresses } from '../books/organisers.ts';
import { closeLink, readSessions, removeSession } from '../books/sessions.ts';
import type { Holder } from '../http/browser.ts';
import type { Call } from '../http/call.ts';

/**
 * Opening the link that was sent to an organiser's address makes it theirs, and only then does the one who hands over stop
 * being an organiser: earlier, a club could be left without one.
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
