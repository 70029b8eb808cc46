import { writeAll } from '../database/change.ts';
import { invitationsOf, makeCounted, returnsOf, tallyOf } from '../database/counter.ts';
import type { Database, Reader } from '../database/database.ts';
import type { ListedClub } from './clubs.ts';

/**
 * How a club’s invitations went. They go to addresses of which nobody knows yet whose they are: too many that come back, or are
 * called spam, cost all clubs of a deployment the trust of mail servers.
 */
export interface MailRecord {
  readonly sent: number;
  readonly returned: number;
}

export async function readMailRecord(database: Reader, club: string): Promise<MailRecord> {
  const [sent, returned] = await Promise.all(
    [invitationsOf(club), returnsOf(club)].map(async ({ place }) =>
      Number((await database.get(place))?.['count'] ?? 0),
    ),
  );
  return { sent: sent ?? 0, returned: returned ?? 0 };
}

/** Which share of a club’s invitations may bounce, and how many may regardless of the share: addresses grow old. */
const [PART, ALWAYS] = [0.05, { untried: 1, looked: 4 }] as const;

/** Whether too many invitations bounced: the club then sends no more until the operator allows it. */
export const hasStopped = ({ sent, returned }: MailRecord, { untried }: Pick<ListedClub, 'untried'>): boolean =>
  returned > Math.max(untried ? ALWAYS.untried : ALWAYS.looked, PART * sent);

/** Counts an invitation that is about to be sent; false where a club’s first ones are used up. */
export const countInvitation = async (database: Database, club: string, isFirst: boolean): Promise<boolean> =>
  (await makeCounted(database, invitationsOf(club), [], !isFirst)) === 'committed';

/** Takes that back: it was not sent after all. Where others are counted just then, one stays counted too many. */
export async function uncountInvitation(database: Database, club: string): Promise<void> {
  await writeAll(database, [(await tallyOf(database, invitationsOf(club))).oneLess]);
}

/** Counts an invitation that came back. Says how the club’s went then. */
export async function countReturn(database: Database, club: string): Promise<MailRecord> {
  await makeCounted(database, returnsOf(club), []);
  return readMailRecord(database, club);
}

/** Begins anew, once the operator has looked at it. */
export async function forgetMailRecord(database: Database, club: string): Promise<void> {
  const places = [invitationsOf(club), returnsOf(club)].map(({ place }) => place);
  await writeAll(
    database,
    places.map((remove) => ({ remove })),
  );
}
