import { existsSync, renameSync } from 'node:fs';
import { BackupFault } from '#functions/backups/lines.ts';
import { type RestoreDeps, type Restored, type RestoreWanted, restoreFrom } from '#functions/backups/restore.ts';
import { Pace } from '#functions/importing/pace.ts';
import { readBackup } from '../backup-file.ts';
import { DataFolder } from '../data-folder.ts';
import { drafting } from '../drafts.ts';
import { release, take } from '../lock.ts';
import { explained, faultIn } from '../report-faults.ts';
import { Connection } from '../sqlite/connection.ts';
import { SqliteDatabase } from '../sqlite/database.ts';
import { firstSentence, UserError } from '../user-error.ts';
import { type Source, sourceOf } from './backup-sources.ts';
import { isElsewhere, numbered } from './backups.ts';
import type { Invocation, InvocationOf, Status, Working } from './command-line.ts';
import { removePages, withStore } from './with-store.ts';

/** Fills an empty table of a deployment, or a laptop's folder that has no data, from a file or a bucket; or adds a club. */
export async function restore(asked: InvocationOf<[from: string]>, working: Working): Promise<Status> {
  const { data, club, given } = asked;
  const wanted = { at: asked.at === undefined ? Date.now() : readMoment(asked.at), club };
  const source = await sourceOf(given[0], working).catch(explain);
  if (source.file !== undefined && asked.at !== undefined)
    throw new UserError(`--at is for backups in a bucket: ${source.file} is as of one moment.`);
  if (isElsewhere(asked, working)) return restoreInto(asked, source, wanted, working);
  if (!existsSync(data) || !new DataFolder(data).has('ladders.sqlite'))
    return fillLaptop(data, source, wanted, working);
  if (club !== undefined) return restoreInto(asked, source, wanted, working);
  throw new UserError(
    `There are ladders in ${data} already. Put the folder aside first, restore into a new one (--data DIR), or bring a
single club that it lacks: --club CLUB`,
  );
}

/** Write units a second: an on-demand table takes 4,000 from the start. */
const MOST_UNITS = 3000;

/** Adds what is wanted to a deployment’s table, or to a laptop that has other clubs. */
export const restoreInto = (
  asked: Invocation,
  source: Source,
  wanted: RestoreWanted,
  working: Working,
): Promise<Status> =>
  withStore(asked, working, async ({ store, site }) => {
    // Of another table than the deployment's own, nothing is published.
    const files = working.env['TABLE_NAME'] ? undefined : (await site())?.files;
    const deps = {
      database: store.database,
      now: Date.now(),
      pace: new Pace(isElsewhere(asked, working) ? MOST_UNITS : Number.POSITIVE_INFINITY),
      ...(files && { beforeLife: (id: string) => removePages(files, id) }),
    };
    return told(await restoring(deps, source, wanted, working), working);
  });

function readMoment(text: string): number {
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  throw new UserError(`--at ${text}: write a moment such as 2026-11-25 or 2026-11-25T20:00Z.`);
}

/** What was restored, club by club; a `UserError` says why nothing can be. */
const restoring = (deps: RestoreDeps, source: Source, wanted: RestoreWanted, { tell }: Working): Promise<Restored> =>
  restoreFrom(deps, source, wanted, (club, { ladders, lines, items }) =>
    tell({ club, ladders, lines, items }, `${club}: ${numbered(ladders, 'ladder')}, ${numbered(lines, 'line')} of log`),
  ).catch(explain);

function told({ restored, before, failed }: Restored, { tell }: Working): Status {
  for (const error of failed) tell({ error: saidBy(error) }, saidBy(error));
  const more = before > 0 ? `, and ${before} before` : '';
  tell({ restored, before, failed: failed.length }, `Restored ${numbered(restored, 'club')}${more}.`);
  if (failed.length > 0) tell({}, 'Mend the cause and say the same again: it goes on where it was.');
  return failed.length > 0 ? 1 : 0;
}

/** In a sentence, so that a backup can't make somebody's terminal do anything. */
function saidBy(error: unknown): string {
  const said = (error instanceof BackupFault ? error.message : firstSentence(error)).replaceAll(/\p{Cc}/gu, '?');
  return `${said.slice(0, MOST_SAID).replace(/\.$/, '')}.`;
}

const MOST_SAID = 500;

function explain(error: unknown): never {
  const isKnown = error instanceof BackupFault || (error instanceof Error && /^S3 answered/.test(error.message));
  throw isKnown ? new UserError(saidBy(error), { cause: error }) : error;
}

/** A laptop's folder gets its database when that is complete; if interrupted before, nothing is left of it. */
async function fillLaptop(data: string, source: Source, wanted: RestoreWanted, working: Working): Promise<Status> {
  const folder = new DataFolder(data);
  const running = take(folder);
  if (running)
    throw new UserError(`Club Ladder is running on ${data} (process ${running.pid}): stop it first, with Ctrl-C.`);
  try {
    return await drafting(folder.sqlite, async (draft) => {
      const done = await filled(draft, source, wanted, working);
      const fault = done.failed.find(faultIn);
      if (fault !== undefined) throw fault;
      if (done.failed.length === 0) await takeOver(folder, draft, source, wanted);
      return told(done, working);
    });
  } catch (error) {
    throw explained(error, data);
  } finally {
    release(folder);
  }
}

async function filled(draft: string, source: Source, wanted: RestoreWanted, working: Working): Promise<Restored> {
  const connection = Connection.open(draft);
  try {
    const database = new SqliteDatabase({ connection });
    const deps = { database, now: Date.now(), pace: new Pace(Number.POSITIVE_INFINITY) };
    const done = await restoring(deps, source, wanted, working);
    if (!connection.emptyLog()) throw new Error(`another program is at work with ${draft}`);
    return done;
  } finally {
    connection.close();
  }
}

/** Keys are the laptop's, and come with all of its clubs alone. Pages of before may be of later lines: all are made again. */
async function takeOver(folder: DataFolder, draft: string, { file }: Source, { club }: RestoreWanted): Promise<void> {
  if (file !== undefined && club === undefined)
    for await (const line of readBackup(file)) if (line.kind === 'file') folder.write(line.name, line.value);
  for (const name of ['loading', 'site', 'site.json', 'notifications.json']) folder.remove(name);
  renameSync(draft, folder.sqlite);
}
