import { dateOf, dayOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { neededFor } from '../match-scores.ts';
import { closure, HOUR, type Line, People, PLACES } from '../people.ts';
import { FIGURES, GAMES, type World } from './world.ts';

/** A season somewhere, with closures, by settings of all kinds: in short rounds, mostly, so that some are over. */
export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'boxes',
    timezone,
    season: { start, ...(chance.is(0.25) && { end: dateOf(first + chance.of([25, 60, 90, 120]) + chance.upTo(40)) }) },
    ...(closures.length > 0 && { closures }),
    settings: {
      ...(chance.is(0.6) && { weeks: 2 }),
      ...(chance.is(0.5) && { confirm: 1 + chance.upTo(4) }),
      ...(chance.is(0.6) && { size: 4 }),
      ...(chance.is(0.4) && { up: 1 }),
      ...(chance.is(0.3) && { unfinished: 'yes' }),
      ...hostileSettings(chance, chance.upTo(6)),
    },
  };
}

function hostileSettings(chance: Chance, count: number): Given {
  const settings: Record<string, unknown> = {};
  for (let left = count; left > 0; left--) {
    if (chance.is(0.2)) {
      const [name, values] = chance.of([
        ['game', GAMES],
        ['unfinished', ['no', 'yes']],
      ] as const);
      settings[name] = chance.of<string>(values);
    } else {
      const [name, [usual, least, most]] = chance.of(Object.entries(FIGURES));
      const value = chance.of([least, most, usual, least + chance.upTo(Math.min(4, most - least)), least + 1]);
      settings[name] = name === 'weeks' && value === 1 ? 2 : value;
    }
  }
  return settings;
}

/** People of a box league. */
export class BoxPeople extends People<World> {
  /** Now and then to about the end of a round. */
  protected override passTime(): void {
    super.passTime();
    if (this.chance.is(0.03)) this.at += this.chance.of([8, 14, 20, 31]) * 24 * HOUR;
    const ends = this.season.world.roundEnds();
    if (ends !== undefined && ends > this.at && this.chance.is(0.04)) this.at = ends + this.chance.of([-1000, 0, 1000]);
  }

  protected seed(): Line {
    return this.seedOf(
      [2, 4, 5, 7, 10, 13, 19],
      (id) => this.season.world.order.includes(id),
      () => ({}),
    );
  }

  protected deed(): Line {
    const { chance } = this;
    const { world } = this.season;
    const isWaiting = [...world.challenges.values()].some(({ state }) => state === 'waiting');
    const waits = isWaiting ? 1 : 0.1;
    const away = [...world.away.values()].some(({ size }) => size > 0) ? 1 : 0.1;
    const deeds: readonly (readonly [number, () => Line])[] = [
      [90, () => ['match', this.#match()]],
      [6 * waits, () => ['approve', this.one('waiting')]],
      [5 * waits, () => ['reject', this.#rejected()]],
      [6, () => ['away', { player: this.#somebody(), ...this.#days() }]],
      [4 * away, () => ['back', { player: this.#awayOne() }]],
      [4, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#somebody() }]],
      [2 + waits, () => ['leave', { player: this.#leaver() }]],
      [1, () => ['rename', { player: this.#somebody(), name: 'Ann' }]],
      [5, () => this.#correction()],
      [6, () => ['void', { line: this.someLine() }]],
      [4, () => this.configuring(() => this.#settings(), { size: null, weeks: null })],
      [2, () => this.seed()],
      [3, () => ['settle', {}]],
      [1, () => this.ofANight()],
    ];
    return chance.weighed(deeds)();
  }

  #settings(): Given {
    return this.chance.is(0.05) ? { weeks: 1 } : hostileSettings(this.chance, 1 + this.chance.upTo(2));
  }

  #somebody(): string {
    return this.anybody(this.season.world.order);
  }

  #awayOne(): string {
    const [away] = [...this.season.world.away].find(([, { size }]) => size > 0) ?? [];
    return away !== undefined && this.chance.is(0.6) ? away : this.#somebody();
  }

  #leaver(): string {
    const waiting = [...this.season.world.challenges.values()].find(({ state }) => state === 'waiting');
    return waiting && this.chance.is(0.7) ? waiting.challenger : this.#somebody();
  }

  #days(): { from: string; to: string } {
    const from = this.today + this.chance.of([0, 0, 1, 1, 3, 9, this.chance.upTo(30) - 1]);
    return { from: dateOf(from), to: dateOf(from + this.chance.of([0, 1, 6, 9, 12, 27, -1])) };
  }

  #match(): object {
    const { chance } = this;
    const pair = this.#pair();
    const isReported = chance.is(0.5);
    const reporter = chance.is(0.05) ? this.#somebody() : chance.of([pair.challenger, pair.challenged]);
    const played = chance.is(0.7) ? {} : this.playedAt();
    return { id: this.newId(), ...pair, ...this.#score(), ...played, ...(isReported && { reported: reporter }) };
  }

  /** Two of one box who have not met, mostly. */
  #pair(): { challenger: string; challenged: string } {
    const { chance } = this;
    const { world } = this.season;
    const boxes = world.round().boxes.filter((each) => each.length > 1);
    const box = boxes.length > 0 && chance.is(0.95) ? chance.of(boxes) : world.order;
    const pairs = box.flatMap((one) => box.map((other) => [one, other] as const));
    const left = pairs.filter(([one, other]) => one !== other && !world.side(one, other));
    if (left.length === 0 || chance.is(0.08)) return { challenger: this.#somebody(), challenged: this.#somebody() };
    const [challenger, challenged] = chance.of(left);
    return { challenger, challenged };
  }

  #correction(): Line {
    return ['correct', { line: this.someLine(['match']), ...this.#score(true) }];
  }

  #rejected(): object {
    const one = this.one('waiting');
    const found = this.season.world.challenges.get(one.challenge);
    const isWrong = !found || this.chance.is(0.1);
    const disputed = isWrong ? this.#somebody() : this.chance.of([found.challenger, found.challenged]);
    return { ...one, ...(this.chance.is(0.4) && { disputed }) };
  }

  /** A score, with its points or how it came about, mostly one that fits. */
  #score(isCorrection = false): object {
    const { chance } = this;
    const { settings } = this.season.world;
    const needed = neededFor(settings.game);
    const isPart = needed > 1 && chance.is(settings.unfinished === 'yes' ? 0.3 : 0.05);
    const [won, lost] = isPart
      ? [chance.upTo(needed - 1), chance.upTo(needed - 1)]
      : [chance.is(0.04) ? needed + 1 : needed, chance.upTo(needed - 1)];
    const score = chance.is(0.5) ? [won, lost] : [lost, won];
    const how = isCorrection || chance.is(0.8) ? {} : { [chance.of(['walkover', 'noShow', 'retired'])]: true };
    return { score, ...how, ...(chance.is(0.2) && { points: pointsOf(chance, score) }) };
  }
}

/** The points of each game, mostly those that make the score. */
function pointsOf(chance: Chance, [mine = 0, theirs = 0]: readonly number[]): readonly (readonly number[])[] {
  const games = chance.shuffled([...Array(mine).fill(true), ...Array(theirs).fill(false)]);
  const played = chance.is(0.2) || games.length === 0 ? [...games, true] : games;
  return played.map((isMine) => (isMine ? [11, chance.upTo(9)] : [chance.upTo(9), 11]));
}
