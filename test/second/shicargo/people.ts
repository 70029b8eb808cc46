import { dateOf, dayOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { closure, HOUR, type Line, People, PLACES } from '../people.ts';
import { FIGURES, type World } from './world.ts';

/** A season somewhere, with closures, by settings of all kinds. */
export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'shicargo',
    timezone,
    season: { start, ...(chance.is(0.3) && { end: dateOf(first + 60 + chance.upTo(200)) }) },
    ...(closures.length > 0 && { closures }),
    settings: { ...(chance.is(0.5) && { confirm: 1 + chance.upTo(4) }), ...hostileSettings(chance, chance.upTo(3)) },
  };
}

/** So many settings, often at their bounds, more often small than large. */
function hostileSettings(chance: Chance, count: number): Given {
  const settings: Record<string, unknown> = {};
  for (let left = count; left > 0; left--) {
    const [name, [usual, least, most]] = chance.of(Object.entries(FIGURES));
    settings[name] = chance.of([least, most, usual, least + chance.upTo(Math.min(4, most - least)), least + 1]);
  }
  return settings;
}

/** People who sit down to games for points. */
export class ShicargoPeople extends People<World> {
  protected seed(): Line {
    return this.seedOf(
      [2, 4, 7],
      (id) => this.season.world.players.has(id),
      () => ({}),
    );
  }

  protected deed(): Line {
    const { chance } = this;
    const states = new Set([...this.season.world.games.values()].map(({ state }) => state));
    const running = states.has('running') ? 1 : 0.1;
    const waits = states.has('waiting') ? 1 : 0.1;
    return chance.weighed<() => Line>([
      [20, () => ['start', { id: this.newId(), players: this.#seats() }]],
      [22 * running, () => ['finish', this.#finished()]],
      [5 * running, () => ['abandon', { game: this.#game('running') }]],
      [6 * waits, () => ['approve', { game: this.#game('waiting') }]],
      [6 * waits, () => ['reject', this.#rejected()]],
      [3, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#somebody() }]],
      [3, () => ['leave', { player: this.#somebody() }]],
      [1, () => ['rename', { player: this.#somebody(), name: 'Ann' }]],
      [5, () => this.#correction()],
      [7, () => ['void', { line: this.someLine() }]],
      [3, () => this.configuring(() => hostileSettings(chance, 1 + chance.upTo(2)), { confirm: null })],
      [1, () => this.seed()],
      [4, () => ['settle', {}]],
      [
        1,
        () =>
          chance.of<Line>([
            ['arrive', { player: 'p1' }],
            ['close', {}],
            ['challenge', {}],
            ['result', {}],
          ]),
      ],
    ])();
  }

  /** Months pass: what is to be missed is. */
  protected override passTime(): void {
    super.passTime();
    if (this.chance.is(0.08)) this.at += 24 * HOUR * this.chance.upTo(34);
  }

  #somebody(): string {
    return this.anybody(this.season.world.players.keys());
  }

  /** Mostly players who are there, each once. */
  #seats(): readonly string[] {
    const { chance } = this;
    const count = chance.is(0.03) ? 1 : chance.of([2, 2, 3, 4]);
    const here = chance.shuffled([...this.season.world.players.keys()]).slice(0, count);
    const others = chance.times(count - here.length, (index) => `n${index}`);
    const seats = [...here, ...others];
    return chance.is(0.08) ? [...seats.slice(1), this.#somebody()] : seats;
  }

  /** At times one of a line that was voided. */
  #game(wanted: 'running' | 'waiting'): string {
    return this.chance.is(0.05) ? `m${this.someLine()}` : this.someId(this.season.world.games, wanted);
  }

  #finished(): object {
    const game = this.#game('running');
    const { players = ['p0', 'p1'] } = this.season.world.games.get(game) ?? {};
    return {
      game,
      scores: this.#scores(players),
      ...this.playedAt(),
      ...(this.chance.is(0.6) && { reported: this.#oneOf(players) }),
    };
  }

  /** Rarely somebody who was not in it. */
  #oneOf(players: readonly string[]): string {
    return this.chance.is(0.08) ? this.#somebody() : this.chance.of(players);
  }

  #rejected(): object {
    const game = this.#game('waiting');
    const { players = ['p0'] } = this.season.world.games.get(game) ?? {};
    return { game, ...(this.chance.is(0.5) && { disputed: this.#oneOf(players) }) };
  }

  /** A score for each, mostly, in any order. */
  #scores(players: readonly string[]): readonly (readonly [string, number])[] {
    const { chance } = this;
    const most = chance.of([0, 1, 3, 10, 700]);
    const scores = chance.shuffled(players).map((player) => [player, chance.upTo(most) - chance.upTo(3)] as const);
    if (chance.is(0.95)) return scores;
    return chance.of([
      scores.slice(1),
      [...scores, ['p0', 1] as const],
      scores.map(([player]) => [player, 0.5] as const),
    ]);
  }

  /** Of a result that stands; of another line only where its scores could not be wrong besides. */
  #correction(): Line {
    const line = this.someLine(['finish']);
    const game = [...this.season.world.games.values()].find(({ told }) => told?.line === line);
    return ['correct', game ? { line, scores: this.#scores(game.players) } : { line: 1, scores: [] }];
  }
}
