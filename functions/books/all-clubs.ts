import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database, Reader } from '../database/database.ts';
import { ALL_CLUBS } from '../database/keys.ts';

const CLOSED = { pk: ALL_CLUBS, sk: 'closed' } as const;

/** Lets nothing be changed in any club, as while another table takes the place of this one. */
export const closeAllClubs = (database: Database, since: Instant): Promise<void> => database.put({ ...CLOSED, since });

export async function openAllClubs(database: Database): Promise<void> {
  await writeAll(database, [{ remove: CLOSED }]);
}

export const areClubsClosed = async (database: Reader): Promise<boolean> => (await database.get(CLOSED)) !== undefined;
