import { join } from 'node:path';
import { must } from '../club.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { type Answer, answerOf } from './clients.ts';
import { type Contestant, cpuOf, type Ladders, type Written } from './contestant.ts';
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
  readonly #ladders = new Map<string, OurLadders>();

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
    const made = new OurLadders(of, this.origin, this.keysOf(of).scorers, watch);
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
    for (const each of this.#ladders.values()) each.close();
    return this.#laptop.stop();
  }
}

interface Accepted {
  readonly ladder: string;
  readonly line: number;
  readonly asked: number;
}

class OurLadders implements Ladders {
  readonly #of: Case;
  readonly #origin: string;
  readonly #keys: readonly string[];
  readonly #watch: SiteWatch;
  #games: number;
  #accepted: Accepted[] = [];

  constructor(of: Case, origin: string, keys: readonly string[], watch: SiteWatch) {
    this.#of = of;
    this.#origin = origin;
    this.#keys = keys;
    this.#watch = watch;
    this.#games = gamesIn(of);
  }

  async record(client: number): Promise<Answer> {
    const number = this.#games++;
    const { system, players, ladders } = this.#of;
    const ladder = ladderOf(number % ladders);
    const { verb, body } = gameOf(system, number, players).result;
    const asked = performance.now();
    const response = await fetch(`${this.#origin}/api/clubs/${clubOf(this.#of)}/ladders/${ladder}/${verb}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#keys[client]}`,
        'content-type': 'application/json',
        'idempotency-key': `${verb}-${number}`,
      },
      body: JSON.stringify(body),
    });
    const answer = answerOf(response.status, response.headers.get('retry-after'), await response.text());
    if (answer.line !== undefined) this.#accepted.push({ ladder, line: answer.line, asked });
    return answer;
  }

  async shown(): Promise<readonly number[]> {
    const accepted = this.#accepted;
    this.#accepted = [];
    const times = accepted.map(async ({ ladder, line, asked }) => (await this.#watch.shownAt(ladder, line)) - asked);
    return Promise.all(times);
  }

  settled(): Promise<void> {
    return this.#watch.settled();
  }

  written(): Written {
    return this.#watch.written();
  }

  close(): void {
    this.#watch.close();
  }
}
