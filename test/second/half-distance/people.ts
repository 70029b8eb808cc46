import { dateOf, dayOf, startOf, weekday } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { closure, HOUR, instantOf, type Line, People, PLACES } from '../people.ts';
import type { HalfDistance } from './ladder.ts';
import { GAMES, NO_GAMES } from './moves.ts';

export function hostileHeader(chance: Chance, system: 'crewe' | 'nairobi'): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  const settings = chance.is(0.7) ? hostileSettings(chance, system) : {};
  return {
    system,
    timezone,
    season: { start, ...(chance.is(0.4) && { end: dateOf(first + chance.of([5, 60, 90, 120]) + chance.upTo(40)) }) },
    ...(closures.length > 0 && { closures }),
    settings: { ...settings, ...(system === 'crewe' && chance.is(0.5) && { confirm: 1 + chance.upTo(4) }) },
  };
}

function hostileSettings(chance: Chance, system: string): Given {
  const all: Record<string, readonly unknown[]> =
    system === 'crewe' ? { reach: [1, 2, 10], confirm: [0, 1, 3, 28] } : OF_NAIROBI;
  const movement = ['halfway', 'takes-rung', 'swap'];
  const names = chance.shuffled(Object.entries({ ...all, movement })).slice(0, 1 + chance.upTo(2));
  return Object.fromEntries(names.map(([name, values]) => [name, chance.of(values)]));
}

const OF_NAIROBI = {
  reach: [1, 2, 5],
  rematchMonths: [1, 2, 3],
  hoursFrom: ['10:00', '14:00'],
  hoursTo: ['17:30', '18:00', '22:00'],
  drop: [1, 2, 3],
  weeksUntilDrop: [1, 2, 3],
};

/** People of Crewe and of Nairobi. */
export class HalfPeople extends People<HalfDistance> {
  get #isNairobi(): boolean {
    return this.season.world.isNairobi;
  }

  protected override passTime(): void {
    super.passTime();
    if (!this.#isNairobi || !this.chance.is(0.5)) return;
    const today = this.today;
    const saturday = this.#afternoon(today + ((13 - weekday(today)) % 7));
    if (saturday >= this.at) this.at = saturday;
  }

  /** Some time of an afternoon, mostly within the hours, often at their bounds. */
  #afternoon(day: number): number {
    const seconds = this.chance.of([0, 1, 59, 60]);
    const hours = this.chance.of([13, 14, 15, 16, 17, 18, 19]);
    return startOf(day, this.season.header.timezone) + hours * HOUR + seconds * 1000;
  }

  protected override playedAt(): { playedAt?: string } {
    const played = super.playedAt();
    if (!this.#isNairobi || !played.playedAt || this.chance.is(0.3)) return played;
    const { today } = this;
    const back = 7 * this.chance.of([0, 0, 1, 1, 2, 4]);
    return { playedAt: instantOf(this.chance, this.#afternoon(today + ((13 - weekday(today)) % 7) - 7 - back)) };
  }

  protected seed(): Line {
    return this.seedOf(
      [2, 4, 7, 13],
      (id) => this.season.world.order.includes(id),
      () => this.#preferences(),
    );
  }

  protected deed(): Line {
    const { chance } = this;
    const { world } = this.season;
    const states = new Set([...world.challenges.values()].map(({ state }) => state));
    const open = states.has('open') ? 1 : 0.1;
    const waits = states.has('waiting') ? 1 : 0.1;
    const mine = this.#isNairobi ? 2 : 1;
    const deeds: readonly (readonly [number, () => Line])[] = [
      [24, () => ['challenge', { id: this.newId(), ...this.#pair() }]],
      [6 * open, () => ['accept', this.one()]],
      [24 * open * mine, () => ['result', this.#result()]],
      [6, () => this.#match()],
      [(4 * open) / mine, () => ['decline', this.one()]],
      [(3 * open) / mine, () => ['withdraw', this.one()]],
      [6 * waits * mine, () => ['approve', this.one('waiting')]],
      [5 * waits, () => ['reject', this.#rejected()]],
      [4, () => ['prefer', { player: this.#somebody(), ...this.#preferences() }]],
      [3, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#somebody(), ...this.#preferences() }]],
      [2, () => ['leave', { player: this.#somebody() }]],
      [
        3,
        () => [
          'place',
          { player: this.#somebody(), rung: 1 + chance.upTo(this.season.world.order.length + 1) },
          chance.is(0.8),
        ],
      ],
      [1, () => ['rename', { player: this.#somebody(), name: 'Eve' }]],
      [4, () => ['correct', { line: this.someLine(['result', 'match']), score: this.#score() }]],
      [6, () => ['void', { line: this.someLine() }]],
      [
        3,
        () =>
          this.configuring(() => hostileSettings(chance, this.season.header.system), { reach: null, movement: null }),
      ],
      [1, () => this.seed()],
      [3, () => ['settle', {}]],
      [1, () => this.ofANight()],
    ];
    return chance.weighed(deeds)();
  }

  #somebody(): string {
    return this.anybody(this.season.world.order);
  }

  #preferences(): object {
    const { chance } = this;
    if (!this.#isNairobi) return chance.is(0.5) ? { rated: chance.is(0.5) } : {};
    const paidUntil = chance.is(0.8) ? '2199-12-31' : dateOf(this.today + chance.upTo(60) - 20);
    return { ...(chance.is(0.9) && { registered: chance.is(0.9) }), ...(chance.is(0.9) && { paidUntil }) };
  }

  /** Somebody and a player shortly above, mostly. */
  #pair(): { challenger: string; challenged: string; agreed?: true } {
    const { chance } = this;
    const { order } = this.season.world;
    const agreed = !this.#isNairobi && chance.is(0.1) ? { agreed: true as const } : {};
    const rung = 1 + chance.upTo(Math.max(0, order.length - 2));
    const challenger = order[rung];
    const challenged = order[Math.max(0, rung - 1 - chance.upTo(chance.of([1, 4, 9])))];
    if (!challenger || !challenged || chance.is(0.07)) {
      return { challenger: this.#somebody(), challenged: this.#somebody(), ...agreed };
    }
    const isDown = chance.is(this.#isNairobi ? 0.04 : 0.3);
    return isDown
      ? { challenger: challenged, challenged: challenger, ...agreed }
      : { challenger, challenged, ...agreed };
  }

  #score(): readonly [number, number] {
    return this.chance.of([[1, 0], [1, 0], [0, 1], [0, 1], [0.5, 0.5], ...(this.chance.is(0.2) ? WRONG : [])]);
  }

  #result(): object {
    const one = this.one();
    const found = this.season.world.challenges.get(one.challenge);
    const pair = found ?? { challenger: 'p0', challenged: 'p1' };
    const reported = this.chance.is(0.1) ? this.#somebody() : this.chance.of([pair.challenger, pair.challenged]);
    const isReported = !this.#isNairobi && this.chance.is(0.6);
    return { ...one, ...this.playedAt(), ...this.#told(pair), ...(isReported && { reported }) };
  }

  #match(): Line {
    const pair = this.#pair();
    return ['match', { id: this.newId(), ...pair, ...this.playedAt(), ...this.#told(pair) }];
  }

  /** The score, and how it came about or by which moves. */
  #told({ challenger, challenged }: { challenger: string; challenged: string }): object {
    const { chance } = this;
    const score = this.#score();
    const how = chance.is(0.15) ? { [chance.of(['walkover', 'noShow'])]: true } : {};
    if (!this.#isNairobi) return { score, ...how };
    const isPlayed = !('walkover' in how || 'noShow' in how);
    return {
      score,
      ...how,
      ...(chance.is(0.3) && { minutes: chance.of([59, 60, 90, 120, 121]) }),
      ...((isPlayed ? chance.is(0.9) : chance.is(0.1)) && this.#moves(score, challenger, challenged)),
    };
  }

  /** Mostly those of a game of the two that ended so. */
  #moves([mine, theirs]: readonly [number, number], challenger: string, challenged: string): object {
    const { chance } = this;
    const whites = chance.is(0.6) ? challenger : challenged;
    const blacks = whites === challenger ? challenged : challenger;
    const won = mine === theirs ? '1/2-1/2' : mine > theirs === (whites === challenger) ? '1-0' : '0-1';
    const result = chance.is(0.05) ? chance.of(['1-0', '0-1', '1/2-1/2']) : won;
    const moves = chance.is(0.05)
      ? chance.of(NO_GAMES)
      : won === '0-1'
        ? chance.of(GAMES)
        : chance.of(GAMES.slice(0, 2));
    const named = chance.of<readonly string[]>([[whites, blacks], [whites, blacks], [], ['Ann', 'Bob'], ['p1', 'p2']]);
    const tags = [...named.map((name, n) => `[${n === 0 ? 'White' : 'Black'} "${name}"]`), `[Result "${result}"]`];
    const white = chance.is(0.2) ? { white: chance.is(0.9) ? whites : this.#somebody() } : {};
    return { pgn: `${tags.join('\n')}\n\n${moves} ${result}\n`, ...white };
  }

  #rejected(): object {
    const one = this.one('waiting');
    const found = this.season.world.challenges.get(one.challenge);
    if (this.#isNairobi || !found || this.chance.is(0.6)) return one;
    return { ...one, disputed: this.chance.is(0.1) ? this.#somebody() : found.challenged };
  }
}

const WRONG = [
  [1, 1],
  [0, 0],
  [2, 0],
  [1, 0.5],
] as const;
