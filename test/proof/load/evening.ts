import type { Chance } from '#local/demo/chance.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { type ClubTime, clubNight, MINUTE, SOCKETS, type Visit, type Week } from '#test/simulation/live/assumed.ts';
import { chanceOf } from '#test/simulation/mishaps.ts';
import { pauseAfter, SAFETY } from '#web/ui/page/watcher.ts';
import { LoadedClub } from './club.ts';
import { COMMANDS, LOOKS, type LoadedDeployment } from './deployment.ts';

export interface EveningPlan {
  readonly seed: number;
  readonly clubs: number;
  readonly week: Week;
  /** How many requests are on their way at once. */
  readonly atOnce: number;
}

/** What watchers did. */
export interface Watched {
  visits: number;
  /** Visits whose network lets no socket through. */
  blocked: number;
  /** How often a screen was told of news. */
  delivered: number;
  /** For how many minutes a socket was open, all together. */
  minutes: number;
}

/** What happens at some time, in milliseconds after the first club's board was opened. */
interface Event {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

/** How much of the evening is played at a time, in milliseconds: what is recorded in one slice is published in the next. */
const SLICE = 10_000;

/** How many clubs are founded at once. */
const FOUNDERS = 2;

const systemOf = (number: number): SystemId => SYSTEM_IDS[number % SYSTEM_IDS.length] ?? 'house';

/** A club's night, with those who are looking. */
interface Place {
  readonly club: LoadedClub;
  readonly night: ClubTime;
  readonly chance: Chance;
  /** Screens that are told. */
  readonly told: Set<Visit>;
  /** The line of the last version that anybody saw. */
  shown: number;
}

/** An evening of many clubs at once, each with a ladder and its watchers. Its clock goes as fast as the machine can follow. */
export class LoadedEvening {
  readonly watched: Watched = { visits: 0, blocked: 0, delivered: 0, minutes: 0 };
  readonly #deployment: LoadedDeployment;
  readonly #plan: EveningPlan;
  readonly #places = new Map<string, Place>();

  constructor(deployment: LoadedDeployment, plan: EveningPlan) {
    this.#deployment = deployment;
    this.#plan = plan;
  }

  get clubs(): readonly LoadedClub[] {
    return [...this.#places.values()].map(({ club }) => club);
  }

  /** Makes the clubs, one system after the other. */
  async found(): Promise<void> {
    const { seed, clubs, week, atOnce } = this.#plan;
    const founding = Array.from({ length: clubs }, (_, number) => {
      const chance = chanceOf(seed, 'load', number);
      const club = new LoadedClub(this.#deployment, `c${number}`, systemOf(number), week, chance);
      const night = clubNight(seed, number, week);
      this.#places.set(club.club, { club, night, chance, told: new Set(), shown: 0 });
      return () => club.found();
    });
    await pooled(founding, Math.min(FOUNDERS, atOnce));
    for (const name of [COMMANDS, LOOKS]) await this.#deployment.cloud.warm(name, atOnce);
    await this.#deployment.carrying.settle();
    this.#deployment.cloud.account.events.length = 0;
  }

  /** Plays it; gives how long it lasted by its own clock, in milliseconds. */
  async play(): Promise<number> {
    const { cloud, carrying } = this.#deployment;
    const events = [...this.#places.values()].flatMap((place) => [...this.#eventsOf(place)]);
    events.sort((one, other) => one.at - other.at);
    const begin = cloud.now;
    let next = 0;
    for (let until = SLICE; next < events.length; until += SLICE) {
      const from = next;
      while ((events[next]?.at ?? Number.POSITIVE_INFINITY) < until) next++;
      cloud.now = Math.max(cloud.now, begin + until);
      const doing = [...events.slice(from, next).map(({ run }) => run), ...this.#told()];
      await Promise.all([pooled(doing, this.#plan.atOnce), carrying.bring()]);
    }
    await carrying.settle();
    return cloud.now - begin;
  }

  *#eventsOf(place: Place): Generator<Event> {
    const { club, night } = place;
    for (const [index, step] of club.steps.entries()) {
      // The lines of a night are as many as those of a club that checks in.
      const line = night.lines[night.lines.length - club.steps.length + index];
      if (line) yield { at: line.at, run: () => club.record(step) };
    }
    for (const visit of night.visits) yield* this.#visit(place, visit);
  }

  /** Somebody looks: they open a page, and hear of what is new, or ask for it where no socket gets through. */
  *#visit(place: Place, visit: Visit): Generator<Event> {
    const { chance, told } = place;
    const { from, to } = visit;
    const isBlocked = chance.happens(SOCKETS.blocked);
    yield {
      at: from,
      run: async () => {
        this.watched.visits++;
        if (!isBlocked) told.add(visit);
        else this.watched.blocked++;
        if (!isBlocked) this.watched.minutes += (to - from) / MINUTE;
        await this.#open(place, visit);
        await this.#look(place);
      },
    };
    yield { at: to, run: async () => told.delete(visit) };
    const pause = (): number =>
      isBlocked ? pauseAfter({ quiet: 0, inVain: 0, isOn: true, random: chance.next() }) : SAFETY;
    let shown = 0;
    for (let at = from + pause(); at < to; at += pause())
      yield {
        at,
        run: async () => {
          const version = await this.#look(place);
          if (isBlocked && version > shown) await this.#fetch(place, visit, version);
          shown = version;
        },
      };
  }

  async #open({ club }: Place, { app }: Visit): Promise<void> {
    if (app === 'page' || app === 'wall') await this.#file(`/${club.club}/main/`);
    else await this.#api(club, app);
  }

  /** What a screen gets that has heard of a version. */
  async #fetch({ club }: Place, { app }: Visit, version: number): Promise<void> {
    if (app !== 'page' && app !== 'wall') await this.#api(club, app);
    if (app === 'board' || app === 'admin') return;
    const got = await this.#file(`/${club.club}/main/view.json?v=${version}`);
    const shown = Number(got?.json['version']);
    if (!(shown >= version))
      this.#deployment.faults.push(`${club.club}: a page heard of line ${version} and got ${shown}`);
  }

  /** The number of what is published. */
  async #look(place: Place): Promise<number> {
    const { club } = place;
    const got = await this.#file(`/${club.club}/main/version.json`);
    const version = Number(got?.json['version'] ?? 0);
    if (version < place.shown)
      this.#deployment.faults.push(`${club.club}: line ${place.shown} was shown, then ${version}`);
    place.shown = Math.max(place.shown, version);
    return version;
  }

  async #file(path: string) {
    const got = await this.#deployment.ask('file', { method: 'GET', path, sent: {} });
    if (got && got.status !== 200) this.#deployment.faults.push(`${path}: ${got.status}`);
    return got;
  }

  async #api(club: LoadedClub, app: Visit['app']): Promise<void> {
    const [path, who] = app === 'admin' ? [club.path, 'organiser'] : [`${club.path}/state`, 'scorer'];
    const got = await this.#deployment.ask('look', { method: 'GET', path, sent: { key: club.key(who) } });
    if (got && got.status >= 400 && got.status !== 429) this.#deployment.faults.push(`${path}: ${got.status}`);
  }

  /** What those do who were told of something since. */
  *#told(): Generator<() => Promise<void>> {
    for (const said of this.#deployment.cloud.account.events.splice(0)) {
      const [, name = '', text = ''] = /^\/ladders\/([^/]+)\/main (.*)$/.exec(said) ?? [];
      const place = this.#places.get(name);
      if (!place) continue;
      const { version } = JSON.parse(text);
      for (const visit of place.told) {
        this.watched.delivered++;
        yield () => this.#fetch(place, visit, version);
      }
    }
  }
}

/** Does all of this, so many at once. */
async function pooled(all: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let one = all[next++]; one; one = all[next++]) await one();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
