import { dateOf, dayOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { closure, type Line, People, PLACES } from '../people.ts';
import type { GoLadder } from './ladder.ts';

export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'computer-go',
    timezone,
    season: { start, ...(chance.is(0.3) && { end: dateOf(first + chance.of([5, 60, 120, 240]) + chance.upTo(40)) }) },
    ...(closures.length > 0 && { closures }),
    board: chance.of([9, 19]),
    settings: chance.is(0.6) ? { confirm: 1 + chance.upTo(4) } : {},
  };
}

/** People who have their programs play. */
export class GoPeople extends People<GoLadder> {
  protected seed(): Line {
    return this.seedOf(
      [2, 5, 9],
      (id) => this.season.world.isThere(id),
      () => ({ ...this.#preferences(), ...(this.chance.is(0.9) && { gap: this.#gap() }) }),
    );
  }

  /** Often the least ones, and now and then none at all. */
  #gap(): unknown {
    const { chance } = this;
    if (chance.is(0.01)) return chance.of(['2', '0.5', '1.5', '-1', '3.5!', '', 1]);
    return chance.of(['0', '1', '1', '2.5', '3.5', '10.5']) + chance.of(['', '', '+', '-', '?']);
  }

  #preferences(): object {
    const { chance } = this;
    const minutes = () => (chance.is(0.02) ? chance.of([-1, 10_001, '20']) : chance.of([0, 2.5, 20, 10_000]));
    return {
      ...(chance.is(0.4) && { main: minutes() }),
      ...(chance.is(0.4) && { byoyomi: minutes() }),
      ...(chance.is(0.5) && { scoring: chance.of(['Chinese', 'Japanese']) }),
    };
  }

  protected deed(): Line {
    const { chance } = this;
    const states = new Set([...this.season.world.challenges.values()].map(({ state }) => state));
    const open = states.has('open') ? 1 : 0.1;
    const waits = states.has('waiting') ? 1 : 0.1;
    const { everybody } = this.season.world;
    const deeds: readonly (readonly [number, () => Line])[] = [
      [24, () => ['challenge', { id: this.newId(), ...this.#pair() }]],
      [3 * open, () => ['accept', this.one()]],
      [20 * open, () => ['result', this.#result()]],
      [2 * open, () => ['withdraw', this.one()]],
      [8 * waits, () => ['approve', this.one('waiting')]],
      [5 * waits, () => ['reject', this.#rejected()]],
      [2, () => ['prefer', { player: this.#somebody(), ...this.#preferences() }]],
      [
        everybody.length < 4 ? 16 : 6,
        () => ['join', { player: chance.is(0.85) ? `n${chance.upTo(6)}` : this.#somebody(), ...this.#preferences() }],
      ],
      [3, () => ['leave', { player: this.#somebody() }]],
      [1, () => ['rename', { player: this.#somebody(), name: 'Eve' }]],
      [4, () => ['correct', { line: this.someLine(['result']), score: this.#score() }]],
      [8, () => ['void', { line: this.someLine(chance.is(0.2) ? ['join', 'leave'] : []) }]],
      [3, () => this.configuring(() => this.#settings(), { confirm: null })],
      [chance.is(0.1) ? 4 : 1, () => this.seed()],
      [3, () => ['settle', {}]],
      [
        1,
        () =>
          chance.of<Line>([
            ['arrive', { player: 'p1' }],
            ['decline', this.one()],
            ['match', {}],
          ]),
      ],
    ];
    return chance.weighed(deeds)();
  }

  #settings(): Given {
    return { confirm: this.chance.of([0, 1, 3, 28]) };
  }

  #somebody(): string {
    return this.anybody(this.season.world.everybody);
  }

  /** A new program and the one that it must challenge, or two neighbours, mostly. */
  #pair(): { challenger: string; challenged: string } {
    const { chance } = this;
    const { world } = this.season;
    const entering = world.everybody.filter((each) => world.entryAgainst(each) !== undefined);
    if (entering.length > 0 && chance.is(0.4)) {
      const challenger = chance.of(entering);
      return { challenger, challenged: world.entryAgainst(challenger) ?? challenger };
    }
    const { order } = world;
    const upper = chance.of(order.slice(0, chance.is(0.7) ? 3 : -1));
    const lower = order[order.indexOf(upper) + chance.of([1, 1, 1, 1, 1, 2, 3])];
    if (!upper || !lower || chance.is(0.07)) return { challenger: this.#somebody(), challenged: this.#somebody() };
    return chance.is(0.4) ? { challenger: upper, challenged: lower } : { challenger: lower, challenged: upper };
  }

  #score(): readonly [number, number] {
    const { chance } = this;
    if (chance.is(0.06)) {
      return chance.of([
        [0.5, 0.5],
        [1, 1],
        [0, 0],
        [2, 0],
      ]);
    }
    return chance.is(0.6) ? [1, 0] : [0, 1];
  }

  #result(): object {
    const { chance } = this;
    const one = this.one();
    const { challenger = 'p0', challenged = 'p1' } = this.season.world.challenges.get(one.challenge) ?? {};
    const reported = chance.is(0.1) ? this.#somebody() : chance.of([challenger, challenged]);
    return {
      ...one,
      score: this.#score(),
      ...this.playedAt(),
      ...(chance.is(0.1) && { [chance.of(['walkover', 'noShow'])]: true }),
      ...(chance.is(0.6) && { reported }),
    };
  }

  #rejected(): object {
    const one = this.one('waiting');
    const found = this.season.world.challenges.get(one.challenge);
    if (!found || this.chance.is(0.6)) return one;
    return { ...one, disputed: this.chance.is(0.1) ? this.#somebody() : found.challenged };
  }
}
