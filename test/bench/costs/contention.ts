import { CrowdedLine } from '#test/cloud/table-line.ts';
import { caseOf, clubOf } from '../cases.ts';
import { matchId, member } from '../club.ts';
import { type Filled, withTable } from '../deployed/emulator.ts';
import { Api, pathOf } from '../deployed/functions.ts';
import type { Said } from '../games.ts';
import { answerOf, contend, type Figures } from '../http/clients.ts';
import { atMost, beside, type Found } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';

const CLIENTS = 8;
const OF = caseOf('crewe', { players: 2 * CLIENTS });

interface Contended extends Pick<Figures, 'accepted' | 'failed' | 'p50' | 'p99' | 'shares'> {
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
      contended(filled, bundles, run.isQuick ? 2 : 15),
    );
  });
  const at = (figure: (one: Contended) => number) => mapBy(found, figure);
  return {
    bars: [
      atMost(
        `${CLIENTS} writers at one ladder: results lost · twice · failed`,
        0,
        '',
        at(({ lost }) => lost),
        at(({ twice }) => twice),
        at(({ failed }) => failed),
      ),
      atMost(
        'the same: p99',
        1000,
        'ms',
        at(({ p99 }) => p99),
      ),
    ],
    more: [
      `**Contention.** ${CLIENTS} processes of the packaged function share only the table, which is 5 to 10 ms away and cancels the second of two transactions at one head. ${beside(at(({ accepted }) => accepted))} results, p50 ${beside(at(({ p50 }) => p50))} ms, fewest : most of a client ${Object.values(mapBy(found, ({ shares }) => shares.join(' : '))).join(' / ')}; for one result ${beside(at(({ tries }) => tries))} transactions and ${beside(at(({ units }) => units))} read units.`,
    ],
  };
}

async function contended({ keys, ...filled }: Filled, bundles: string, seconds: number): Promise<Contended> {
  const line = new CrowdedLine(filled.endpoint);
  const api = new Api({ ...filled, endpoint: await line.open(), bundles });
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
