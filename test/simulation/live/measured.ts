import { gzipSync } from 'node:zlib';
import type { Item } from '#functions/database/item.ts';
import { DUE_INDEX } from '#functions/database/table.ts';
import type { Write } from '#functions/database/transaction.ts';
import { Evening, LADDER } from '#test/functions/evening.ts';
import { MemoryDatabase } from '#test/ladders/memory-database.ts';
import { PublishingDeployment } from '#test/publishing/deployment.ts';

/** What one request to the API takes: units of the table, and bytes of the log and of the answer as it is sent. */
export interface Request {
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly log: number;
  readonly bytes: number;
}

/** The ways in which open screens ask the API. "Same": nothing has changed since. */
export type Ask = 'state' | 'state, same' | 'Admin' | 'Admin, same' | 'proposals';

export interface Measured {
  readonly asks: Readonly<Record<Ask, Request>>;
  /** An entry: the mean of a check-in, a challenge and a result. */
  readonly entry: Request;
  /** What publishing one entry writes to the bucket, the page and its data as browsers load them, and the number, in bytes. */
  readonly page: { readonly puts: number; readonly html: number; readonly data: number; readonly version: number };
  /** The same of what follows later: the other files, and the front page. */
  readonly rest: { readonly puts: number };
}

/** DynamoDB reads in units of 4 KB and writes in units of 1 KB, of which a transaction takes two each. */
const [READ, WRITE] = [4096, 1024];
const IN_TRANSACTION = 2;
/** Another due date takes its item out of the index and puts it there anew. */
const IN_INDEX = 2;

/** A table that counts the units that DynamoDB would. */
class CountingDatabase extends MemoryDatabase {
  readUnits = 0;
  writeUnits = 0;

  override async get(...args: Parameters<MemoryDatabase['get']>) {
    const item = await super.get(...args);
    this.readUnits += Math.max(1, Math.ceil(sizeOf(item) / READ));
    return item;
  }

  override async *query(...args: Parameters<MemoryDatabase['query']>) {
    let size = 0;
    for await (const item of super.query(...args)) {
      size += sizeOf(item);
      yield item;
    }
    this.readUnits += Math.max(1, Math.ceil(size / READ));
  }

  override async put(item: Item): Promise<void> {
    this.writeUnits += Math.ceil(sizeOf(item) / WRITE);
    await super.put(item);
  }

  override transact<Name extends string>(writes: readonly Write<Name>[], token?: string, inLine?: () => void) {
    for (const write of writes)
      this.writeUnits +=
        IN_TRANSACTION * ('put' in write ? Math.ceil(sizeOf(write.put) / WRITE) : 1) +
        ('put' in write && DUE_INDEX.sort in write.put ? IN_INDEX : 0);
    return super.transact(writes, token, inLine);
  }
}

const sizeOf = (item: Item | undefined): number =>
  Object.entries(item ?? {}).reduce(
    (sum, [name, value]) => sum + name.length + (value instanceof Uint8Array ? value.length : String(value).length),
    0,
  );

/** What the real functions ask of the table for a ladder of some players, and write to the bucket. */
export async function measure(players: number): Promise<Measured> {
  const evening = new Evening({}, new CountingDatabase());
  await evening.open('riverside');
  const [organiser, scorer] = [
    await evening.hand('riverside', { role: 'organiser' }),
    await evening.hand('riverside', { role: 'scorer' }),
  ];
  const seeded = Array.from({ length: players }, (_, index) => ({ id: `p${index}`, name: `Player number ${index}` }));
  await evening.must('POST', `${LADDER}/seed`, { key: organiser, body: { order: 'given', players: seeded } });
  const crewe = await evening.openLadder({ system: 'crewe', season: SEASON }, seeded.slice(0, 1000));
  const entry = (verb: string, body: object): Promise<Request> =>
    requestOf(evening, 'POST', `${LADDER}/${verb}`, { key: scorer, body, headers: { 'idempotency-key': verb } });
  await evening.post('arrive', { key: scorer, body: { player: 'p1' } });
  const entries = [
    await entry('arrive', { player: 'p2' }),
    await entry('challenge', { id: 'm1', challenger: 'p2', challenged: 'p1', override: 'measured' }),
    await entry('result', { challenge: 'm1', score: [2, 0] }),
  ];
  const player = await evening.asPlayer('p3');
  const [state, same] = await twice(evening, `${LADDER}/state`, scorer);
  const [admin, adminSame] = await twice(evening, LADDER, organiser);
  const [, proposals] = await twice(evening, `${crewe}/proposals`, player);
  return {
    asks: { state, 'state, same': same, Admin: admin, 'Admin, same': adminSame, proposals },
    entry: meanOf(entries),
    ...(await measureFiles(players)),
  };
}

const SEASON = { start: '2021-09-06', end: '2022-06-06' };

async function twice(evening: Evening, path: string, key: string): Promise<readonly [Request, Request]> {
  const { headers } = await evening.must('GET', path, { key });
  const whole = await requestOf(evening, 'GET', path, { key });
  const etag = headers['etag'];
  const known = etag === undefined ? {} : { headers: { 'if-none-match': etag } };
  return [whole, await requestOf(evening, 'GET', path, { key, ...known })];
}

async function requestOf(
  evening: Evening,
  method: string,
  path: string,
  sent: Parameters<Evening['send']>[2],
): Promise<Request> {
  const { database } = evening;
  if (!(database instanceof CountingDatabase)) throw new Error('nothing is counted');
  const [reads, writes, lines] = [database.readUnits, database.writeUnits, evening.lines.length];
  const { status, text } = await evening.send(method, path, sent);
  if (status >= 400) throw new Error(`${method} ${path}: ${text}`);
  return {
    readUnits: database.readUnits - reads,
    writeUnits: database.writeUnits - writes,
    // However long it took here: the page about costs is the same on each machine.
    log: Buffer.byteLength(JSON.stringify({ ...evening.lines[lines], ms: 5 })) + INVOCATION,
    // Long answers are sent compressed.
    bytes: kilobytes(Math.min(text.length, gzipSync(text).length)),
  };
}

/** What a line of the log has on AWS besides: the id of its invocation. */
const INVOCATION = 55;
/** Whole kilobytes, in bytes: compression differs a little from one version of Node to the next. */
const kilobytes = (bytes: number): number => Math.max(0.3, Math.ceil(bytes / 1000)) * 1000;

const meanOf = (all: readonly Request[]): Request => {
  const mean = (figure: keyof Request) => all.reduce((sum, each) => sum + each[figure], 0) / all.length;
  return { readUnits: mean('readUnits'), writeUnits: mean('writeUnits'), log: mean('log'), bytes: mean('bytes') };
};

/** A warm function publishes one more line. */
async function measureFiles(players: number): Promise<Pick<Measured, 'page' | 'rest'>> {
  const deployment = await PublishingDeployment.open();
  await deployment.fill(players, 10);
  const process = deployment.process();
  await process({ Records: [deployment.changed()] });
  await process({ Records: [await deployment.record()] });
  const putsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = deployment.asked.length;
    await work();
    return deployment.asked.slice(before).filter((each) => each.startsWith('PUT ')).length;
  };
  const change = await deployment.record();
  const puts = await putsOf(() => process({ Records: [change] }));
  const rest = await putsOf(() => deployment.workOff());
  const files = new Map(deployment.files().map(([name, { body }]) => [name, body.length]));
  const size = (name: string): number => kilobytes(files.get(name) ?? Number.NaN);
  return { page: { puts, html: size('index.html'), data: size('view.json'), version: 300 }, rest: { puts: rest } };
}
