import type { Chance } from '#local/demo/chance.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { member } from '#test/bench/club.ts';
import { ABOUT, begunGame, nameOf, type Said } from '#test/bench/games.ts';
import type { Sent } from '#test/functions/evening.ts';
import type { Week } from '#test/simulation/live/assumed.ts';
import type { Asked, Attempt } from '../faults/evidence.ts';
import type { LoadedDeployment, People } from './deployment.ts';

/** Something that is recorded; `by`: the player who does it on their phone. */
interface Step extends Said {
  readonly by?: string;
}

/** How many players of a club have a phone with their own link. */
const PHONES = 2;
const SEASON = { start: '2021-09-06', end: '2022-06-06' };

interface Recorded extends Asked {
  readonly attempts: Attempt[];
}

/** A club with a ladder, its scorer at the board, and players who challenge by themselves. */
export class LoadedClub implements People {
  readonly club: string;
  readonly word: string;
  readonly history: Recorded[] = [];
  /** What is done on the evening, in this order. */
  readonly steps: Step[];
  readonly #deployment: LoadedDeployment;
  readonly #system: SystemId;
  readonly #players: number;
  readonly #keys = new Map<string, string>();
  #asked = 0;

  constructor(deployment: LoadedDeployment, club: string, system: SystemId, week: Week, chance: Chance) {
    this.#deployment = deployment;
    this.club = club;
    this.word = `Qu${club}q`;
    this.#system = system;
    this.#players = week.players;
    this.steps = [...stepsOf(system, week, chance)];
  }

  get path(): string {
    return `/api/clubs/${this.club}/ladders/main`;
  }

  /** Makes the club, its ladder and its links. */
  async found(): Promise<void> {
    const { club } = this;
    const made = await this.#must('/api/clubs', { body: { id: club, name: `${this.word} club` }, operator: true });
    this.#keys.set('organiser', String(made['key']));
    await this.#hand('scorer', { role: 'scorer' });
    for (let number = 1; number <= PHONES; number++)
      await this.#hand(member(number), { role: 'player', player: member(number) });
    const ladder = { id: 'main', system: this.#system, timezone: 'Europe/London', season: SEASON };
    await this.#must(`/api/clubs/${club}/ladders`, { key: this.key('organiser'), body: ladder });
    const players = Array.from({ length: this.#players }, (_, n) => {
      return { id: member(n + 1), name: `${nameOf(n)} ${n + 1}`, ...ABOUT[this.#system] };
    });
    await this.record({ verb: 'seed', body: { order: 'given', players } });
  }

  key(who: string): string {
    return this.#keys.get(who) ?? '';
  }

  async #hand(who: string, terms: object): Promise<void> {
    const sent = { key: this.key('organiser'), body: { label: who, ...terms } };
    this.#keys.set(who, String((await this.#must(`/api/clubs/${this.club}/access`, sent))['key']));
  }

  async #must(path: string, sent: Sent) {
    const got = await this.#deployment.cloud.ask({ method: 'POST', path, sent });
    if (got.status >= 300) throw new Error(`${path}: ${got.text}`);
    return got.json;
  }

  /** Has something recorded. What the rules refuse a player is entered by the scorer, who may. */
  async record(step: Step): Promise<void> {
    const { verb, body, by } = step;
    const got = by === undefined ? undefined : await this.#send(verb, body, by, undefined);
    if (got?.status !== undefined && got.status < 300) return;
    const who = verb === 'seed' ? 'organiser' : 'scorer';
    await this.#send(verb, body, who, verb === 'seed' ? undefined : `${this.word} ${++this.#asked}`);
  }

  #send(verb: string, body: object, who: string, mark: string | undefined) {
    const recorded: Recorded = { club: this.club, ladder: 'main', what: 'line', name: verb, mark, attempts: [] };
    this.history.push(recorded);
    const sent = {
      key: this.key(who),
      body: { ...body, ...(mark && { override: mark }) },
      headers: { 'idempotency-key': `${this.club} ${++this.#asked}` },
    };
    return this.#deployment.record({ method: 'POST', path: `${this.path}/${verb}`, sent }, recorded.attempts);
  }
}

/** Check-ins where a night has any; then rounds, in each of which all who are here play once. */
function* stepsOf(system: SystemId, { here, gamesEach }: Week, chance: Chance): Generator<Step> {
  if (system === 'lavers') for (let n = 1; n <= here; n++) yield { verb: 'arrive', body: { player: member(n) } };
  for (let round = 0; round < gamesEach; round++) {
    const games = Array.from({ length: here / 2 }, (_, n) => {
      const [one, other] = [1 + ((2 * n + round) % here), 1 + ((2 * n + 1 + round) % here)];
      const [below, above] = [Math.max(one, other), Math.min(one, other)];
      const { before, result } = begunGame(system, round * here + n, [member(below), member(above)]);
      return [
        below <= PHONES && before.verb === 'challenge' ? { ...before, by: member(below) } : before,
        result,
      ] as const;
    });
    for (const [begun] of games) yield begun;
    for (const [, ended] of chance.shuffled(games)) yield ended;
  }
}
