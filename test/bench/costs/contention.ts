import { caseOf, clubOf } from '../cases.ts';
import { matchId, member } from '../club.ts';
import { type Filled, withTable } from '../deployed/emulator.ts';
import { Api, pathOf } from '../deployed/functions.ts';
import { CrowdedLine } from '../deployed/line.ts';
import type { Said } from '../games.ts';
import { answerOf, contend, type Figures } from '../http/clients.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';

const CLIENTS = 32;
const OF = caseOf('crewe', { players: 2 * CLIENTS });

interface Contended extends Pick<Figures, 'accepted' | 'refused' | 'tooMany' | 'failed' | 'p50' | 'p99' | 'shares'> {
  /** Lines of accepted requests that are not in the log, or that two got. */
  readonly lost: number;
  readonly twice: number;
  /** Transactions for one that is accepted, and read units. */
  readonly tries: number;
  readonly units: number;
}

/** 32 clients who write to one ladder, each with a process of the function of its own: they share only the table. */
export async function contention(run: Run): Promise<Found> {
  const found = await ofEach(run, async (tree) => {
    const bundles = await run.bundlesOf(tree);
    return withTable(tree, { cases: [OF], scorers: CLIENTS }, (filled) =>
      contended(filled, bundles, run.isQuick ? 3 : 30),
    );
  });
  const at = (figure: (one: Contended) => number) => mapBy(found, figure);
  return {
    bars: [
      bar(
        `${CLIENTS} writers at one ladder: lost, twice, or failed`,
        at(({ lost, twice, failed }) => lost + twice + failed),
        { most: 0 },
      ),
      bar(
        'the same: p99',
        at(({ p99 }) => p99),
        { most: 2000, unit: 'ms' },
      ),
    ],
    tables: [
      `## ${CLIENTS} writers at one ladder`,
      `Processes of the packaged function that share only the table, which is 5 to 10 ms away, and which cancels the second of two transactions at one head. *Tries* and read units are for one result.`,
      table(
        ['accepted', '429', '5xx', 'p50 ms', 'p99 ms', 'fewest : most', 'tries', 'read units'],
        [
          [
            ...[
              at(({ accepted }) => accepted),
              at(({ tooMany }) => tooMany),
              at(({ failed }) => failed),
              at(({ p50 }) => p50),
              at(({ p99 }) => p99),
            ].map(beside),
            Object.values(mapBy(found, ({ shares }) => shares.join(' : '))).join(' / '),
            ...[at(({ tries }) => tries), at(({ units }) => units)].map(beside),
          ],
        ],
      ),
    ],
  };
}

async function contended({ endpoint, table, keys }: Filled, bundles: string, seconds: number): Promise<Contended> {
  const line = new CrowdedLine(endpoint);
  const api = new Api({ endpoint: await line.open(), table, bundles });
  const { organiser = '', scorers = [] } = keys[clubOf(OF)] ?? {};
  const send = async (client: number, request: number) => {
    const { verb, body } = matchOf(client, request);
    const { result } = await api.ask(
      'POST',
      `${pathOf(OF)}/${verb}`,
      { key: scorers[client] ?? '', body },
      `${client}`,
    );
    return answerOf(result.statusCode, result.headers['retry-after'], result.body);
  };
  try {
    for (let client = 0; client < CLIENTS; client++) await send(client, 0);
    const cancelled = line.cancelled;
    line.read();
    const { lines, ...figures } = await contend((client, request) => send(client, request + 1), seconds, CLIENTS);
    const { readUnits } = line.read();
    const log = (await api.ask('GET', `${pathOf(OF)}/log`, { key: organiser })).result.body.trim().split('\n');
    const accepted = Math.max(1, figures.accepted);
    return {
      ...figures,
      lost: lines.filter((each) => !log[each - 1]?.includes('"match"')).length,
      twice: lines.length - new Set(lines).size,
      tries: (accepted + line.cancelled - cancelled) / accepted,
      units: readUnits / accepted,
    };
  } finally {
    await Promise.all([api.close(), line.close()]);
  }
}

/** What a client records: its two players play each other, and take turns to challenge and to win. */
function matchOf(client: number, request: number): Said {
  const pair = [member(2 * client + 1), member(2 * client + 2)] as const;
  const [challenger, challenged] = request % 2 ? pair : ([pair[1], pair[0]] as const);
  // The games that the ladder was filled with have the first numbers.
  const id = matchId(100 + client + CLIENTS * request);
  return { verb: 'match', body: { id, challenger, challenged, score: [1, 0], override: 'a benchmark' } };
}
