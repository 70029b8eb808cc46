import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addClub, isReserved } from '#functions/books/clubs.ts';
import { beginImport, isOver, type LogImport, readImport } from '#functions/books/imports.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { type CheckOutcome, checkLog } from '#functions/importing/check.ts';
import { filesOf } from '#functions/importing/import-files.ts';
import { glanceAt, newImport, requestOf } from '#functions/importing/import-gate.ts';
import { Pace } from '#functions/importing/pace.ts';
import { type ImportWorld, type Progress, workOn } from '#functions/importing/work.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import type { RefusedLine } from '#shared/log/replay.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { DataFolder } from '../data-folder.ts';
import { isHere } from '../operating/deployment.ts';
import { GIVEN } from '../place.ts';
import { UserError } from '../user-error.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { readBytes } from './replay.ts';
import { readKey, withStore } from './with-store.ts';

interface Importing {
  readonly store: LadderStore;
  readonly transfers: TransferFolder;
  readonly now: () => Instant;
  readonly key: LadderKey;
  readonly pace: Pace;
}

/** Makes a ladder from a season log, unless the rules refuse some of its lines. Broken off, it goes on when asked again. */
export async function importLadder(
  asked: InvocationOf<[ladder: string, file: string]>,
  working: Working,
): Promise<Status> {
  const [name, file] = asked.given;
  const key = readKey(name);
  const bytes = readBytes(file);
  return withStore(asked, working, async ({ store, now }) => {
    const { 'create-club': club, 'keep-refused': keepRefused = false } = asked;
    if (club !== undefined) await makeClub(store, key.club, club, working);
    const there = asked.url !== undefined && !isHere(asked.url);
    // A laptop that is started later goes on with what lies in its folder.
    const folder = GIVEN || there ? join(tmpdir(), 'club-ladder-transfers') : new DataFolder(asked.data).transfers;
    const pace = there ? new Pace() : new Pace(Number.POSITIVE_INFINITY);
    const importing = { store, transfers: new TransferFolder(folder, ''), now, key, pace };
    const over = await toTheEnd(importing, await begin(importing, bytes, keepRefused));
    return tell(importing, name, over, working);
  });
}

/** A club that already exists stays unchanged. */
async function makeClub(store: LadderStore, id: string, name: string, { tell }: Working): Promise<void> {
  if (isReserved(id)) throw new UserError(`A club can’t have the address "${id}": the site uses it.`);
  if ((await addClub(store.database, { id, name })) === 'created')
    tell({ made: id, name }, `Made the club ${id} ("${name}")`);
}

async function begin(
  { store, transfers, now, key }: Importing,
  bytes: Buffer,
  keepRefused: boolean,
): Promise<LogImport> {
  const glance = glanceAt(bytes);
  if (glance.kind === 'fault') throw new UserError(glance.message);
  const asked = { glance, keepRefused, dryRun: false, by: 'operator', at: now() };
  const before = await readImport(store.database, key);
  const goesOn = before !== undefined && !isOver(before) && before.request === requestOf(asked);
  const begun = goesOn ? before : newImport(key, asked);
  if (begun.source === filesOf(key, begun.id).log) await transfers.put(begun.source, bytes);
  const how = goesOn ? 'begun' : await beginImport(store.database, key, begun);
  switch (how) {
    case 'begun':
      return begun;
    case 'exists':
      throw new UserError(`There is already a ladder ${key.club}/${key.ladder}. Import the log under another name.`);
    case 'no-such-club':
      throw new UserError(`There is no club "${key.club}". To make it too: --create-club "Its name"`);
    case 'too-many-ladders':
      throw new UserError(
        `A club can have at most ${MOST.ladders} ladders, and "${key.club}" has that many. Import the log into another club.`,
      );
    case 'importing':
    case 'lost':
      throw new UserError(`Another log is being imported as ${key.club}/${key.ladder} right now.`);
  }
}

/** Does all the steps, or waits as long as another process does them. */
async function toTheEnd({ store, transfers, now, key, pace }: Importing, begun: LogImport): Promise<LogImport> {
  const check: ImportWorld['check'] = (task, tellLine) => checkLog(transfers, task, tellLine);
  const world = { store, transfers, now, pace, check, hasTime: () => true };
  return followed(
    async () => (await readImport(store.database, key)) ?? begun,
    () => workOn(world, key),
  );
}

async function tell({ transfers, key }: Importing, name: string, over: LogImport, working: Working): Promise<Status> {
  const { refused, state, fault, lines } = over;
  const bytes = await transfers.get(filesOf(key, over.id).outcome);
  const outcome: CheckOutcome | undefined = bytes && JSON.parse(Buffer.from(bytes).toString());
  for (const line of outcome?.refused ?? []) console.error(lineOf(line));
  const more = refused - (outcome?.refused.length ?? refused);
  if (more > 0) console.error(`and ${more.toLocaleString('en')} more lines`);
  if (state === 'made')
    working.tell({ ladder: name, lines, refused }, `${name}: ${lines} lines imported${kept(refused)}`);
  else if (fault === undefined) console.error(`${name}: not imported. ${mending(over)}`);
  else throw new UserError(fault);
  return state === 'made' ? 0 : 1;
}

const mending = ({ refused, state }: LogImport): string =>
  state === 'withdrawn'
    ? 'The import was cancelled.'
    : `Fix ${refused === 1 ? 'this line, or keep it' : `these ${refused} lines, or keep them`} with --keep-refused.`;

const kept = (count: number): string => (count === 0 ? '' : `, ${count} of them as "settle"`);

const lineOf = ({ line, code, message, clause }: RefusedLine): string =>
  `line ${line}: ${code}: ${message} (${clause})`;

/** How often is looked how far an import has come, in milliseconds. */
const LOOK = 1000;

/** Does an import's steps until it is over, and says meanwhile how far it has come. */
async function followed(look: () => Promise<LogImport>, step: () => Promise<Progress>): Promise<LogImport> {
  const watching = new AbortController();
  const watched = watch(look, watching.signal);
  try {
    while ((await step()) !== 'over') await sleep(LOOK);
  } finally {
    watching.abort();
    await watched;
  }
  return look();
}

/** On a terminal one line that changes; in a file nothing. */
async function watch(look: () => Promise<LogImport>, signal: AbortSignal): Promise<void> {
  if (!process.stderr.isTTY) return;
  while (await sleep(LOOK, true, { signal }).catch(() => false)) {
    const found = await look().catch(() => undefined);
    if (found && !isOver(found)) process.stderr.write(`\r${sentence(found)}   `);
  }
  process.stderr.write('\r\u001b[K');
}

function sentence({ state, lines, checked, written }: LogImport): string {
  if (state === 'checking') return `${checked} of ${lines} lines checked`;
  return state === 'writing' ? `${written} of ${lines} lines written` : 'cancelling';
}
