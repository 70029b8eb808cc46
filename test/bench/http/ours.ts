import { join } from 'node:path';
import { must } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { answerOf } from './clients.ts';
import { type Contestant, cpuOf, type Ladders } from './contestant.ts';
import { gameOf, gamesIn } from './games.ts';
import { fill, type Keys, Laptop, type StartedLaptop } from './laptop.ts';
import { SiteWatch } from './site-watch.ts';

/** The laptop as it is, on a folder that was filled for it. */
export class Ours implements Contestant {
  readonly name = 'now';
  readonly origin: string;
  readonly #folder: string;
  readonly #keys: ReadonlyMap<string, Keys>;
  readonly #laptop: StartedLaptop;
  readonly #ladders = new Map<string, Ladders>();
  readonly #watches: SiteWatch[] = [];

  private constructor(folder: string, keys: ReadonlyMap<string, Keys>, laptop: StartedLaptop) {
    this.origin = laptop.origin;
    this.#folder = folder;
    this.#keys = keys;
    this.#laptop = laptop;
  }

  static async start(folder: string, cases: readonly Case[], scorers: number): Promise<Ours> {
    const keys = await fill(folder, cases, scorers);
    return new Ours(folder, keys, await Laptop.start(folder));
  }

  keysOf(of: Case): Keys {
    return must(this.#keys.get(clubOf(of)));
  }

  ladders(of: Case): Ladders {
    const club = clubOf(of);
    const known = this.#ladders.get(club);
    if (known) return known;
    const watch = new SiteWatch(join(this.#folder, 'site'), club);
    const made = laddersOf(of, this.origin, this.keysOf(of).scorers, watch);
    this.#watches.push(watch);
    this.#ladders.set(club, made);
    return made;
  }

  /** Asks about a ladder of a case, the first if none is named, as the organiser of its club. */
  ask(of: Case, path = '', { headers = {}, ...init }: RequestInit = {}, ladder = ladderOf(0)): Promise<Response> {
    const organiser = { authorization: `Bearer ${this.keysOf(of).organiser}`, 'content-type': 'application/json' };
    return fetch(`${this.origin}/api/clubs/${clubOf(of)}/ladders/${ladder}${path}`, {
      ...init,
      headers: { ...organiser, ...headers },
    });
  }

  cpu(): number {
    return cpuOf(this.#laptop.pid);
  }

  stop(): Promise<void> {
    for (const each of this.#watches) each.close();
    return this.#laptop.stop();
  }
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

/** The ladders of a case, to which each client writes with a scorer's key. */
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
