import { randomBytes } from 'node:crypto';
import { formatLocal } from '#shared/calendar/zone.ts';
import { type ImportsView, type ImportView, newUpload } from '#shared/features/imports.ts';
import type { ReplayedStanding } from '#shared/log/replay.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { sendAll } from '../aws/send-all.ts';
import { beginImport, changeImport, isOver, type LogImport, readImport, readImports } from '../books/imports.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { readAs, readLogBytes } from '../http/body.ts';
import { type AnswerOf, type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { beingDeleted, isProblem, noSuchClub, type Problem, problem } from '../http/problem.ts';
import type { CheckOutcome } from '../importing/check.ts';
import { filesOf } from '../importing/import-files.ts';
import { type Glance, glanceAt, newImport, requestOf } from '../importing/import-gate.ts';
import { MOST_BYTES } from '../importing/judge.ts';
import { isWorkedOn } from '../importing/work.ts';
import { ADMIN, REQUESTS } from '../runtime/texts.ts';
import { LINK_SECONDS } from '../transfers/transfers.ts';
import { transfersOf } from './transfers-of.ts';

type Going = AnswerOf<'createImport'>;

const noSuchImport = problem('unknown-import', () => REQUESTS.nowhere);

const uploadPath = (club: string, upload: string): string => `uploads/${club}/${upload}.jsonl`;

/** A log that is too large for one request is first sent by a link. */
async function createUpload(call: Call, { club }: LadderKey): EndpointAnswer<'createUpload'> {
  const asked = readAs(newUpload, call.event);
  if (isProblem(asked)) return asked;
  const { bytes } = asked.value;
  if (bytes > MOST_BYTES) return problem('body-too-large', REQUESTS.tooLarge(MOST_BYTES / 2 ** 20, 'MB'));
  const upload = randomBytes(16).toString('hex');
  const url = await transfersOf(call).linkToSend(uploadPath(club, upload), bytes);
  return { status: 201, body: { upload, url, method: 'PUT', seconds: LINK_SECONDS } };
}

/** What was sent: the log, a summary of it, and its place if it is already stored. */
interface SentLog {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly glance: Glance;
  readonly source?: string;
}

async function readSent(call: Call, { club }: LadderKey): Promise<SentLog | Problem> {
  const { upload } = call.query;
  const source = upload === undefined ? undefined : uploadPath(club, upload);
  const given = source === undefined ? readLogBytes(call.event) : await uploaded(call, source);
  if (isProblem(given)) return given;
  const bytes = Uint8Array.from(given.value);
  const glance = glanceAt(bytes);
  if (glance.kind === 'fault') return problem(glance.tooLarge ? 'body-too-large' : 'invalid', glance.message);
  return { bytes, glance, ...(source !== undefined && { source }) };
}

async function uploaded(call: Call, source: string): Promise<{ readonly value: Uint8Array } | Problem> {
  const value = await transfersOf(call).get(source);
  return value ? { value } : problem('invalid', ADMIN.imports.notSent);
}

async function begin(call: Call, key: LadderKey): Promise<Going | Problem> {
  const sent = await readSent(call, key);
  if (isProblem(sent)) return sent;
  const { store } = call.runtime;
  const { dryRun, keepRefused } = call.query;
  const asked = { ...sent, dryRun, keepRefused, by: call.caller.by, at: call.at };
  const before = await readImport(store.database, key);
  if (before?.request === requestOf(asked) && (!isOver(before) || before.state === 'made'))
    return goOn(call, key, before);
  const full = before ? undefined : await noRoomForImport(call);
  return full ?? beginAnew(call, key, sent, newImport(key, asked));
}

async function beginAnew(call: Call, key: LadderKey, sent: SentLog, begun: LogImport): Promise<Going | Problem> {
  const { store } = call.runtime;
  if (await store.version(key)) return alreadyExists(key);
  if (!sent.source) await transfersOf(call).put(begun.source, sent.bytes);
  switch (await beginImport(store.database, key, begun)) {
    case 'begun':
      return goOn(call, key, begun);
    case 'exists':
      return (await store.version(key)) ? alreadyExists(key) : beingDeleted;
    case 'no-such-club':
      return noSuchClub;
    case 'too-many-ladders':
      return tooManyLadders;
    case 'importing':
    case 'lost':
      return problem('already-importing', ADMIN.imports.underWay);
  }
}

const alreadyExists = ({ ladder }: LadderKey): Problem => problem('already-exists', ADMIN.ladderExists(ladder));

/** Has an import worked on, if nobody is at it, and says how it stands. */
async function goOn(call: Call, key: LadderKey, found: LogImport): Promise<Going> {
  const { runtime, at } = call;
  if (!isOver(found) && !isWorkedOn(found, at)) {
    if (!runtime.imports) throw new Error('there is no queue for imports');
    await sendAll(runtime.imports, [nameOf(key)]);
  }
  const headers = { location: `/api/clubs/${key.club}/ladders/${key.ladder}/import` };
  return isOver(found)
    ? { status: 200, body: await toldImport(call, key, found) }
    : { status: 202, headers: { ...headers, 'retry-after': '1' }, body: await toldImport(call, key, found) };
}

/** Looking at a stalled import queues it again. */
async function look(call: Call, key: LadderKey): EndpointAnswer<'getImport'> {
  const found = await readImport(call.runtime.database, key);
  if (!found) return noSuchImport;
  const isForsaken = !isOver(found) && call.at - found.changed > FORSAKEN;
  if (isForsaken) await goOn(call, key, found);
  return { status: 200, body: await toldImport(call, key, found) };
}

/** From when on an import on which nothing happens is queued again, in milliseconds. */
const FORSAKEN = 60_000;

/** Withdraws an import; one that has ended without a ladder is taken off the list. */
async function withdraw(call: Call, key: LadderKey): Promise<Going | Problem> {
  const { store } = call.runtime;
  return untilThrough(store.database, nameOf(key), async () => {
    const found = await readImport(store.database, key);
    if (!found || found.state === 'withdrawn') return noSuchImport;
    if (found.state === 'made') return alreadyExists(key);
    const { worker: _, ...rest } = found;
    const state = isOver(found) ? 'withdrawn' : 'withdrawing';
    const to: LogImport = { ...rest, state, changed: call.at, token: randomBytes(16).toString('hex') };
    return (await changeImport(store.database, key, found, to)) === 'changed' ? goOn(call, key, to) : AGAIN;
  });
}

export const imports = {
  listImports: listed,
  createUpload: ofLadder<'createUpload'>(createUpload),
  createImport: ofLadder<'createImport'>(begin),
  getImport: ofLadder<'getImport'>(look),
  cancelImport: ofLadder<'cancelImport'>(withdraw),
} as const;

/** How an import stands, and once it has ended what came of it. */
async function toldImport(call: Call, key: LadderKey, found: LogImport): Promise<ImportView> {
  const { state, dryRun, keepRefused, by, lines, checked, written, refused, fault } = found;
  const outcome = isOver(found) ? await outcomeOf(call, key, found) : undefined;
  return {
    id: key.ladder,
    state,
    dryRun,
    keepRefused,
    by,
    begun: formatLocal('UTC', found.begun),
    lines,
    checked,
    written,
    refusedLines: refused,
    refused: (outcome?.refused ?? []).map(({ line, code, message, clause }) => ({ line, code, message, clause })),
    fault,
    system: outcome?.system,
    standings: (outcome?.standings ?? []).map(toldStanding),
  };
}

const toldStanding = ({ rung, player, ...more }: ReplayedStanding): ReplayedStanding => ({
  ...{ rung, player },
  ...picked(more, ['displaced', 'gap', 'points']),
});

async function outcomeOf({ runtime }: Call, key: LadderKey, { id }: LogImport): Promise<CheckOutcome | undefined> {
  const bytes = await runtime.transfers?.get(filesOf(key, id).outcome);
  return bytes && JSON.parse(Buffer.from(bytes).toString());
}

/** Imports of a club that are under way, or have ended without a ladder. */
async function listed({ club, runtime }: Call): Promise<AnswerOf<'listImports'>> {
  const imports: ImportsView['imports'][number][] = [];
  for await (const key of readImports(runtime.database, club)) {
    const found = await readImport(runtime.database, key);
    if (!found) continue;
    const { state, dryRun, lines, checked, written } = found;
    imports.push({ id: key.ladder, state, dryRun, lines, checked, written });
  }
  return { status: 200, body: { imports } };
}

export const tooManyLadders = problem('too-many-ladders', () => ADMIN.tooManyLadders(String(MOST.ladders)));

/** Why the club can't import another log now; undefined if it can. */
async function noRoomForImport({ club, runtime }: Call): Promise<Problem | undefined> {
  let count = 0;
  for await (const _ of readImports(runtime.database, club)) count++;
  return count < MOST.imports ? undefined : problem('too-many-imports', ADMIN.imports.tooMany(String(MOST.imports)));
}
