import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { partsOf } from '#functions/backups/parts.ts';
import { readClearances } from '#functions/books/clearances.ts';
import { readClub } from '#functions/books/clubs.ts';
import type { Item } from '#functions/database/item.ts';
import { CLOSES_WITHIN } from '#functions/http/doors.ts';
import { toldOf } from '../operating/answers.ts';
import { type Api, type ApiAnswer, apiAt } from '../operating/deployment.ts';
import { Connection } from '../sqlite/connection.ts';
import { SqliteDatabase } from '../sqlite/database.ts';
import { UserError } from '../user-error.ts';
import type { Source } from './backup-sources.ts';
import { backUp, folderWithData } from './backups.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { compareClub } from './compare.ts';
import { restoreInto } from './restore.ts';
import { verifyLadders } from './verifying.ts';
import { noSuchClub, withStore } from './with-store.ts';

/** How often is looked whether the deleted club is cleared, and for how long, in milliseconds: what no queue took is found on the hour. */
const [LOOK, PATIENCE] = [10_000, 2 * 3_600_000] as const;

type SwapInvocation = InvocationOf<[club: string, folder: string]>;

interface Swap {
  readonly asked: SwapInvocation;
  readonly working: Working;
  readonly api: Api;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Puts the club of a laptop's folder, such as one that was restored, in the place of the living one. What that has by then is
 * written into a file first, when nothing more is recorded in it. Broken off, it goes on from where it was.
 */
export async function swapClub(asked: SwapInvocation, working: Working, wait: Swap['wait'] = sleep): Promise<Status> {
  const [club, given] = asked.given;
  const folder = resolve(given);
  const connection = Connection.open(folderWithData(folder).sqlite);
  try {
    const source = await sourceIn(folder, connection, club);
    const swap = { asked, working, api: await apiAt(asked, working), wait };
    if (!(await isInPlace(swap))) {
      if (!(await isAway(swap)) || !(await isFree(swap))) return 1;
      const status = await restoreInto(asked, source, { at: Date.now(), club }, working);
      if (status !== 0) return status;
    }
    return await verifyLadders({ ...asked, given: [club] }, working);
  } finally {
    connection.close();
  }
}

/** The club of a folder as a backup; a `UserError` if it isn't there. */
async function sourceIn(folder: string, connection: Connection, club: string): Promise<Source> {
  const database = new SqliteDatabase({ connection });
  if (!(await readClub(database, club))) throw noSuchClub(club);
  async function* items(): AsyncGenerator<Item> {
    for await (const part of partsOf(database, club)) yield* part.items ?? [];
  }
  return {
    name: folder,
    atOnce: 1,
    async *clubs() {
      yield { club, items };
    },
  };
}

async function livingClub({ asked, working }: Swap): Promise<Awaited<ReturnType<typeof readClub>>> {
  let living: Awaited<ReturnType<typeof readClub>>;
  await withStore(asked, working, async ({ store }) => {
    living = await readClub(store.database, asked.given[0]);
    return 0;
  });
  return living;
}

/** Whether the living club is the other one already, as where the same command broke off once that was restored. */
async function isInPlace(swap: Swap): Promise<boolean> {
  const { asked, working } = swap;
  const [club] = asked.given;
  const living = await livingClub(swap);
  if (!living) return false;
  // Before anything is done: by its name the deletion would be refused, too.
  if (asked.name !== living.name)
    throw new UserError(`The club ${club} is called “${living.name}”: say --name as it is.`);
  const isSame = (await compareClub(asked, { ...working, tell: () => {} })) === 0;
  if (isSame) working.tell({ club, swapped: true }, `${club} is in its place already.`);
  return isSame;
}

/** Whether the living club is deleted, now or by the same command before. */
async function isAway(swap: Swap): Promise<boolean> {
  const living = await livingClub(swap);
  if (!living) return true;
  const [club] = swap.asked.given;
  if (await isShown(swap)) return posted(swap, 'deletion', { name: living.name }, `Deleted the living ${club}.`);
  if (living.suspended !== true) await posted(swap, 'suspension', { suspended: false }, `${club} goes on as it was.`);
  return false;
}

/** Suspends the living club, writes what it has into a file, shows in what the two differ, and asks. */
async function isShown(swap: Swap): Promise<boolean> {
  const { asked, working, wait } = swap;
  const [club, folder] = asked.given;
  const said = `Suspended ${club}. What was under way is over in ${CLOSES_WITHIN / 1000} seconds; nothing is recorded after that.`;
  if (!(await posted(swap, 'suspension', { suspended: true }, said))) return false;
  await wait(CLOSES_WITHIN);
  const file = `${club}-${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}.jsonl.gz`;
  await backUp({ ...asked, club, given: [resolve(folder, '..', file)] }, working);
  await compareClub(asked, working);
  return asked.yes === true || isWanted(club, working);
}

async function isWanted(club: string, { ask, tell }: Working): Promise<boolean> {
  const answer = await ask(
    `What is only here will be in the file alone. Put the other ${club} in its place? (yes/no) `,
  );
  if (answer === undefined) tell({ swapped: null }, 'There is nobody here to ask: add --yes if you’re sure.');
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

/** Whether the API did it; any other answer is reported. */
async function posted({ asked, working, api }: Swap, what: string, body: object, done: string): Promise<boolean> {
  const [club] = asked.given;
  const answer: ApiAnswer = await api.post(`/api/clubs/${club}/${what}`, body);
  return toldOf(answer, api, working, () => [{ club, [what]: body }, done]) === 0;
}

/** Waits until all of the deleted club is cleared: until then somebody may still write what they had read before. */
async function isFree({ asked, working, wait }: Swap): Promise<boolean> {
  const [club] = asked.given;
  const look = async (): Promise<boolean> =>
    (await withStore(asked, working, async ({ store }) => {
      for await (const { name } of readClearances(store.database))
        if (name === club || name.startsWith(`${club}/`)) return 1;
      return 0;
    })) === 0;
  if (await look()) return true;
  working.tell({ waiting: club }, 'Its address is free in a quarter of an hour. Broken off, the same command goes on.');
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    await wait(LOOK);
    if (await look()) return true;
  }
  working.tell({ waiting: club }, `${club} is still being cleared: see operator status, and say the same again later.`);
  return false;
}
