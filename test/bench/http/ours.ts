import { join } from 'node:path';
import { must } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { answerOf } from './clients.ts';
import { type Contestant, cpuOf, type Ladders } from './contestant.ts';
import { gameOf, gamesIn } from './games.ts';
import { fill, type Keys, Laptop } from './laptop.ts';
import { SiteWatch } from './site-watch.ts';

export type Ours = Awaited<ReturnType<typeof startOurs>>;

export async function startOurs(folder: string, cases: readonly Case[], scorers: number) {
  const keys = await fill(folder, cases, scorers);
  const laptop = await Laptop.start(folder);
  const { origin } = laptop;
  const known = new Map<string, Ladders>();
  const watches: SiteWatch[] = [];
  const keysOf = (of: Case): Keys => must(keys.get(clubOf(of)));
  const contestant: Contestant = {
    name: 'now',
    ladders: (of) => {
      const club = clubOf(of);
      const found = known.get(club);
      if (found) return found;
      const watch = new SiteWatch(join(folder, 'site'), club);
      const made = laddersOf(of, origin, keysOf(of).scorers, watch);
      watches.push(watch);
      known.set(club, made);
      return made;
    },
    cpu: () => cpuOf(laptop.pid),
    stop: () => {
      for (const each of watches) each.close();
      return laptop.stop();
    },
  };
  const ask = (of: Case, path = '', { headers = {}, ...init }: RequestInit = {}, ladder = ladderOf(0)) => {
    const organiser = { authorization: `Bearer ${keysOf(of).organiser}`, 'content-type': 'application/json' };
    const address = `${origin}/api/clubs/${clubOf(of)}/ladders/${ladder}${path}`;
    return fetch(address, { ...init, headers: { ...organiser, ...headers } });
  };
  return { ...contestant, origin, keysOf, ask };
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

function laddersOf(of: Case, origin: string, keys: readonly string[], watch: SiteWatch): Ladders {
  const { system, players, ladders } = of;
  let games = gamesIn(of);
  let accepted: Accepted[] = [];
  return {
    record: async (client) => {
      const number = games++;
      const ladder = ladderOf(number % ladders);
      const { verb, body } = gameOf(system, number, players).result;
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
  };
}
