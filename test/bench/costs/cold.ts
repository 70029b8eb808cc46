import { ladderPartition } from '#functions/database/keys.ts';
import type { Done, PackagedFunction } from '#test/cloud/packaged-function.ts';
import { CountedLine } from '#test/cloud/table-line.ts';
import { type Case, caseOf, clubOf, ladderOf } from '../cases.ts';
import { type Filled, withTable } from '../deployed/emulator.ts';
import { Api, start as startFunction } from '../deployed/functions.ts';
import { median } from '../figures.ts';
import { gameOf, gamesIn } from '../games.ts';
import { atMost, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';

/** How many processes begin, and how many results each then publishes, in which the first ones warm it. */
const WHOLE = { lines: [100, 1000, 10_000], starts: 3, warming: 5, warm: 12 };
const QUICK = { lines: [100], starts: 1, warming: 1, warm: 1 };

/** From one result to the next, in milliseconds: what follows a page later has followed then. */
const MINUTE = 60_000;

/** Of one publication: read units, milliseconds of CPU, and what was put into the bucket, in KB as packed. */
interface Cost {
  readonly units: number;
  readonly cpu: number;
  readonly puts: number;
  readonly kilobytes: number;
}

interface Published {
  readonly cold: Cost;
  readonly warm: Cost;
  /** What follows a while later, when no more results have come. */
  readonly rest: Cost;
}

/** What it takes to publish a result, by processes that know nothing of the ladder and by one that does. */
export async function cold(run: Run): Promise<Found> {
  const terms = run.isQuick ? QUICK : WHOLE;
  const cases = terms.lines.map((lines) => caseOf('crewe', { lines }));
  const found = await ofEach(run, async (tree) => {
    const bundles = await run.bundlesOf(tree);
    return withTable(tree, { cases, scorers: 1 }, async (filled) => {
      const all: Record<number, Published> = {};
      for (const of of cases) all[of.lines] = await publishOn(filled, bundles, of, terms);
      return all;
    });
  });
  const at = (lines: number, kind: keyof Published, figure: keyof Cost) =>
    mapBy(found, (all) => all[lines]?.[kind][figure] ?? Number.NaN);
  const each = (kind: keyof Published, figure: keyof Cost) => terms.lines.map((lines) => at(lines, kind, figure));
  const of = `at ${terms.lines.map((lines) => lines.toLocaleString('en')).join(' · ')} lines`;
  const last = terms.lines.at(-1) ?? 0;
  return {
    bars: [
      atMost(`cold \`publish\` ${of}: read units`, 20, '', ...each('cold', 'units')),
      atMost('the same: CPU', 250, 'ms', ...each('cold', 'cpu')),
      atMost(
        'a publication at 100 players: PUTs · KB packed',
        [6, 100],
        '',
        at(last, 'warm', 'puts'),
        at(last, 'warm', 'kilobytes'),
      ),
    ],
    more: [
      '## Publishing a result: the packaged function on Node 24',
      'Crewe, 100 players. *Cold*: the handler’s first event in a new process, loading apart. *Later*: history, log, feed and calendar.',
      table(
        ['lines', 'CPU ms: cold', 'warm', 'later', 'KB: cold', 'warm', 'later', 'PUTs later'],
        terms.lines.map((lines) => [
          lines,
          ...(['cpu', 'kilobytes'] as const).flatMap((figure) =>
            (['cold', 'warm', 'rest'] as const).map((kind) => at(lines, kind, figure)),
          ),
          at(lines, 'rest', 'puts'),
        ]),
      ),
    ],
  };
}

async function publishOn(
  { keys, ...filled }: Filled,
  bundles: string,
  of: Case,
  { starts, warming, warm }: typeof WHOLE,
): Promise<Published> {
  const [line, { account }] = [new CountedLine(filled.endpoint), filled];
  const api = new Api({ ...filled, bundles });
  const place = { ...filled, endpoint: await line.open(), bundles };
  const puts: number[] = [];
  account.between = ({ host, action, body }, send) => {
    if (action === 'PUT' && host.includes('.s3.')) puts.push(body.length);
    return send();
  };
  const key = keys[clubOf(of)]?.scorers[0] ?? '';
  let games = gamesIn(of);
  const record = () => api.record(of, gameOf(of.system, games++, of.players).result, key);
  const costOf = async (work: () => Promise<Done<unknown>>): Promise<Cost> => {
    line.read();
    puts.length = 0;
    const { cpu } = await work();
    const bytes = puts.reduce((sum, put) => sum + put, 0);
    return { units: line.read().readUnits, cpu, puts: puts.length, kilobytes: bytes / 1000 };
  };
  const waiting = () => [...account.queues.values()].flatMap((messages) => messages.splice(0)).map(({ body }) => body);
  let now = Date.now();
  const page = (publisher: PackagedFunction<unknown>) => {
    now += MINUTE;
    return costOf(() => publisher.handle({ Records: [changeOf(of)] }, now));
  };
  const rest = (publisher: PackagedFunction<unknown>) =>
    costOf(() => publisher.handle({ Records: waiting().map(received) }, now));
  const all: Record<keyof Published, Cost[]> = { cold: [], warm: [], rest: [] };
  try {
    // The first process publishes the whole ladder.
    for (let start = 0; start <= starts; start++) {
      await record();
      const publisher = await startFunction('publish', place);
      try {
        const first = await page(publisher);
        if (start > 0) all.cold.push(first);
        await rest(publisher);
        for (let n = 0; start === starts && n < warming + warm; n++) {
          await record();
          const costs = [await page(publisher), await rest(publisher)] as const;
          if (n < warming) continue;
          all.warm.push(costs[0]);
          all.rest.push(costs[1]);
        }
      } finally {
        publisher.close();
      }
    }
  } finally {
    await Promise.all([api.close(), line.close()]);
  }
  return { cold: middle(all.cold), warm: middle(all.warm), rest: middle(all.rest) };
}

function middle(costs: readonly Cost[]): Cost {
  const of = (figure: keyof Cost): number => median(costs.map((cost) => cost[figure]));
  return { units: of('units'), cpu: of('cpu'), puts: of('puts'), kilobytes: of('kilobytes') };
}

/** As the table's stream tells it. */
function changeOf(of: Case): object {
  const pk = ladderPartition({ club: clubOf(of), ladder: ladderOf(0) });
  return { eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'state#head' } } } };
}

/** As the queue hands it out. */
function received(body: string, index: number): object {
  const attributes = { ApproximateReceiveCount: '1', SentTimestamp: `${Date.now()}` };
  return { messageId: `${index}`, body, receiptHandle: `${index}`, attributes };
}
