import { headerOf, matchId, member, players, say } from '../club.ts';
import { Club, requestOf } from '../deployed/club.ts';
import { CrowdedLine } from '../deployed/line.ts';
import { withTable } from '../deployed/table.ts';
import { inFolder, madeBy, markdown, report } from '../figures.ts';
import { caseOf } from './cases.ts';
import { answerOf, contend, type Figures } from './clients.ts';
import { startOurs } from './ours.ts';

const CLIENTS = 32;
const HEAD = ['accepted', 'refused', '429', '5xx', 'p50 ms', 'p99 ms', 'most ms', 'fewest : most', 'lost', 'twice'];
type Row = readonly (string | number)[];

/** 32 clients who write to one ladder for a minute: over HTTP at a laptop, and at functions that share only the table. */
export async function contention(quick: boolean): Promise<void> {
  const seconds = quick ? 3 : 60;
  const laptop = await atLaptop(seconds);
  const functions = await atFunctions(seconds);
  report('contention.md', quick, [
    `# ${CLIENTS} writers at one ladder for ${seconds} seconds`,
    madeBy('npm run bench -- contention'),
    'Each client records a game on a Crewe ladder, waits for the answer and records the next, with a scorer’s key and an idempotency key of its own. Times are over all answers. *Lost* and *twice*: lines of accepted requests that are not in the log, or that two got.',
    '## The laptop: over HTTP',
    markdown(HEAD, [laptop]),
    `## The function that records results, ${CLIENTS} of them that share no memory`,
    markdown([...HEAD, 'tries', 'read units'], [functions]),
    'Bundles as packaged, each in a process of its own. A request to the emulator takes 5 to 10 ms more on its way, as to DynamoDB, and of two transactions at one head at once the second is cancelled. *Tries*: transactions for one that is accepted. *Read units*: for one that is accepted.',
    'Bars: every accepted result exactly once, none lost, no 5xx, p99 at most 2,000 ms, fair shares.',
  ]);
}

function rowOf(figures: Figures, matches: readonly number[]): Row {
  const { accepted, refused, tooMany, failed, p50, p99, most, shares, lines } = figures;
  const stored = new Set(matches);
  const lost = lines.filter((line) => !stored.has(line)).length;
  const twice = lines.length - new Set(lines).size;
  const times = [p50, p99, most].map(Math.round);
  return [accepted, refused, tooMany, failed, ...times, shares.join(' : '), lost, twice];
}

/** The laptop's server, with everything that it does for an answer. */
const atLaptop = (seconds: number): Promise<Row> =>
  inFolder(async (folder) => {
    const of = caseOf('crewe');
    const ours = await startOurs(folder, [of], CLIENTS);
    try {
      const ladders = ours.ladders(of);
      const figures = await contend((client) => ladders.record(client), seconds, CLIENTS);
      const lines = (await (await ours.ask(of, '/log')).text()).trim().split('\n');
      return rowOf(
        figures,
        lines.flatMap((line, index) => (line.includes('"match"') ? index + 1 : [])),
      );
    } finally {
      await ours.stop();
    }
  });

/** The function that records results, once for each client, at the end of a line like that to DynamoDB. */
const atFunctions = (seconds: number): Promise<Row> =>
  withTable(async (emulator, table) => {
    const club = await Club.found(new CrowdedLine(emulator), emulator, table);
    try {
      await club.ladder('main', headerOf('crewe'), players(2 * CLIENTS));
      const keys = await Promise.all(Array.from({ length: CLIENTS }, () => club.hand('scorer')));
      for (const [client, key] of keys.entries()) await club.record('main', matchOf(client, 0), key, `${client}`);
      const { cancelled } = club.line;
      club.line.read();
      const figures = await contend(
        async (client, request) => {
          const asked = requestOf('main', matchOf(client, request + 1), keys[client] ?? '', `${client}`);
          const { statusCode, headers, body } = (await club.ask(asked)).result;
          return answerOf(statusCode, headers['retry-after'], body);
        },
        seconds,
        CLIENTS,
      );
      const log = await club.log('main');
      const matches = log.flatMap(({ line, command }) => (command.verb === 'match' ? line : []));
      const accepted = Math.max(1, figures.accepted);
      const tries = (accepted + club.line.cancelled - cancelled) / accepted;
      return [...rowOf(figures, matches), tries.toFixed(1), (club.line.read().readUnits / accepted).toFixed(1)];
    } finally {
      await club.close();
    }
  });

/** What a client records: its two players play each other, and take turns to challenge and to win. */
function matchOf(client: number, request: number) {
  const pair = [member(2 * client + 1), member(2 * client + 2)] as const;
  const [challenger, challenged] = request % 2 ? pair : ([pair[1], pair[0]] as const);
  const seconds = Math.floor(performance.now() / 1000);
  return say(seconds, 'match', { id: matchId(client + CLIENTS * request), challenger, challenged, score: [1, 0] });
}
