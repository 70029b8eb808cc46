import { join } from 'node:path';
import { LaptopProcess } from '#test/local/laptop-process.ts';
import { startOf } from '#test/local/npm-start.ts';
import { type Case, clubOf, ladderOf } from '../cases.ts';
import { must } from '../club.ts';
import { gameOf, gamesIn } from '../games.ts';
import type { Filling, Keys } from '../tree/fill.ts';
import { runIn, type Tree } from '../trees.ts';
import { answerOf } from './clients.ts';
import type { Contestant, Ladders } from './contestant.ts';
import { SiteWatch } from './site-watch.ts';

/** Begins to start a laptop of a tree on a data folder as `npm start` does, on any free port unless one is named. */
export const beginLaptop = (tree: Tree, folder: string, port = 0): LaptopProcess =>
  new LaptopProcess(startOf(tree.path), folder, ['--port', `${port}`], { cwd: tree.path });

/** Fills a data folder with the ladders of some cases; gives the keys of each club. */
const fillFolder = (
  tree: Tree,
  folder: string,
  cases: readonly Case[],
  scorers: number,
): Promise<Readonly<Record<string, Keys>>> =>
  runIn(tree, 'fill.ts', { cases, scorers, where: { folder } } satisfies Filling);

export type LaptopService = Awaited<ReturnType<typeof startLaptop>>;

/** A laptop of a tree with the ladders of some cases. */
export async function startLaptop(tree: Tree, folder: string, cases: readonly Case[], scorers: number, port = 0) {
  const keys = await fillFolder(tree, folder, cases, scorers);
  const laptop = beginLaptop(tree, folder, port);
  const { origin, pid } = await laptop.ready();
  const known = new Map<string, ReturnType<typeof laddersOf>>();
  const keysOf = (of: Case): Keys => must(keys[clubOf(of)]);
  const ladders = (of: Case) => {
    const club = clubOf(of);
    const made = known.get(club) ?? laddersOf(of, origin, keysOf(of).scorers, join(folder, 'site', club));
    known.set(club, made);
    return made;
  };
  const askClub = (of: Case, path: string, { headers = {}, ...init }: RequestInit = {}) => {
    const organiser = { authorization: `Bearer ${keysOf(of).organiser}`, 'content-type': 'application/json' };
    return fetch(`${origin}/api/clubs/${clubOf(of)}${path}`, { ...init, headers: { ...organiser, ...headers } });
  };
  const ask = (of: Case, path = '', init: RequestInit = {}, ladder = ladderOf(0)) =>
    askClub(of, `/ladders/${ladder}${path}`, init);
  const contestant: Contestant = {
    name: tree.name,
    pid,
    origin,
    ladders,
    pageOf: (of) => `${origin}/${clubOf(of)}/${ladderOf(0)}/`,
    stop: async () => {
      for (const each of known.values()) each.close();
      await laptop.end();
    },
  };
  return { ...contestant, keysOf, ask, askClub };
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

function laddersOf(of: Case, origin: string, keys: readonly string[], site: string): Ladders & { close(): void } {
  const watch = new SiteWatch(site);
  let games = gamesIn(of);
  let accepted: Accepted[] = [];
  return {
    record: async (client) => {
      const number = games++;
      const ladder = ladderOf(number % of.ladders);
      const { verb, body } = gameOf(of.system, number, of.players).result;
      const asked = performance.now();
      const response = await fetch(`${origin}/api/clubs/${clubOf(of)}/ladders/${ladder}/${verb}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${keys[client]}`,
          'content-type': 'application/json',
          'idempotency-key': `${verb}-${number}`,
        },
        body: JSON.stringify(body),
      });
      const answer = answerOf(response.status, response.headers.get('retry-after'), await response.text());
      if (answer.line !== undefined) accepted.push({ ladder, line: answer.line, asked });
      return answer;
    },
    shown: () => {
      const since = accepted;
      accepted = [];
      return Promise.all(since.map(async ({ ladder, line, asked }) => (await watch.shownAt(ladder, line)) - asked));
    },
    settled: () => watch.settled(),
    written: () => watch.written(),
    close: () => watch.close(),
  };
}
