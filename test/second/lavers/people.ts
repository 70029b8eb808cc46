import { dateOf, dayOf, instantAt } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { closure, HOUR, instantOf, type Line, People, PLACES } from '../people.ts';
import { isBusy, isPresent, mayChallenge, turnOf } from './night.ts';
import { FIGURES, WEEKDAYS, type World } from './world.ts';

/** A short season somewhere, with closures, by settings of all kinds. */
export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'lavers',
    timezone,
    season: { start, end: dateOf(first + chance.of([1, 20, 50, 100]) + chance.upTo(20)) },
    ...(closures.length > 0 && { closures }),
    settings: hostileSettings(chance, chance.upTo(4)),
  };
}

/** So many settings, often at their bounds. */
function hostileSettings(chance: Chance, count: number): Given {
  const settings: Record<string, unknown> = {};
  for (let left = count; left > 0; left--) {
    const [name, [usual, least, most]] = chance.of(Object.entries(FIGURES));
    settings[name] = chance.of([least, least + 1, usual, Math.min(most, 6)]);
    if (chance.is(0.3)) settings['nights'] = chance.shuffled(WEEKDAYS).slice(0, 1 + chance.upTo(2));
    if (chance.is(0.1)) settings[chance.of(['hoursTo', 'finalHoursTo'])] = chance.of(['21:00', '22:30']);
  }
  return settings;
}

const VOIDABLE =
  'seed join rename leave arrive depart pass challenge result match abandon close playoff configure'.split(' ');

/** A club that meets of an evening. */
export class LaversPeople extends People<World> {
  protected seed(): Line {
    return this.seedOf(
      [3, 5, 8, 11],
      (id) => this.season.world.order.includes(id),
      () => ({}),
    );
  }

  /** Minutes within an evening; then days or weeks up to another, in the end up to the final; rarely past it. */
  protected override passTime(): void {
    const { chance } = this;
    const { world, header, trace } = this.season;
    const isNight = (world.nights.get(this.today)?.pegs.size ?? 0) > 0;
    if (isNight && chance.is(world.closed ? 0.99 : 0.96)) {
      this.at += chance.of([0, 0, 0, 1, 2, 3, 5, chance.upTo(20)]) * (HOUR / 60);
    } else if (chance.is(0.12)) {
      super.passTime();
    } else {
      const isToFinal = trace.length > 8 && chance.is(0.5);
      const later = this.today + chance.of([0, 1, 1, 7, chance.upTo(40)]);
      const day = this.today <= world.end && (isToFinal || later > world.end) && chance.is(0.95) ? world.end : later;
      const early = chance.of(['19:30', '19:44:59', '19:45', '19:50', '19:55', '20:00', '20:05', '20:14']);
      const late = chance.of(['20:15', '20:15:01', '21:40', '21:40:01', '22:00', '22:00:01', '23:59:59']);
      this.at = Math.max(this.at, instantAt(day, chance.is(0.9) ? early : late, header.timezone));
    }
  }

  protected deed(): Line {
    const { chance } = this;
    const { world } = this.season;
    const isOpen = world.closed || this.today > world.end ? 0.08 : 1;
    const absent = world.order.filter((player) => !isPresent(world, player, this.today)).length;
    const turn = isOpen * (turnOf(world, this.today) === undefined ? 0.1 : 1);
    const running = [...world.challenges.values()].some(({ state }) => state === 'running') ? isOpen : 0.05;
    const isFinal = this.today >= world.end;
    const isLate = this.season.trace.length > 45;
    const isDue = world.closed?.due !== undefined && !world.champion;
    return chance.weighed<() => Line>([
      [5 * Math.min(absent, 5) * isOpen, () => ['arrive', this.#arrival()]],
      [40 * turn, () => ['challenge', { id: this.newId(), ...this.#pair() }]],
      [5 * turn, () => ['pass', { player: this.#onTurn() }]],
      [20 * running, () => ['result', { ...this.#match(), score: this.#score(), ...this.#playedLate() }]],
      [3 * running, () => ['abandon', this.#match()]],
      [2 * isOpen, () => ['depart', { player: this.#somebody(true) }]],
      [(isFinal ? 10 : 3) * isOpen, () => this.#fromSheet()],
      [2 * isOpen, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#somebody() }]],
      [1 * isOpen, () => ['leave', { player: this.#somebody() }]],
      [0.5, () => ['rename', { player: this.#somebody(), name: 'Ann' }]],
      [4, () => this.#correction()],
      [4, () => ['void', { line: this.someLine(chance.is(0.9) ? VOIDABLE : []) }]],
      [1.5, () => this.#configure()],
      [0.5, () => this.seed()],
      [1, () => ['settle', {}]],
      [isFinal && !world.closed ? (isLate ? 12 : 0.4) : 0.3, () => ['close', {}]],
      [isDue ? 15 : 0.2, () => this.#playOff()],
      [
        0.5,
        () =>
          chance.of<Line>([
            ['accept', {}],
            ['approve', {}],
            ['finish', {}],
            ['start', {}],
          ]),
      ],
    ])();
  }

  #somebody(isHere = false): string {
    const { world } = this.season;
    const here = world.order.filter((player) => isPresent(world, player, this.today) && !isBusy(world, player));
    return this.anybody(isHere && here.length > 0 ? here : world.order);
  }

  /** Sometimes told later; whoever the cut removed often comes back. */
  #arrival(): object {
    const { chance } = this;
    const { world } = this.season;
    const absent = world.order.filter((player) => !isPresent(world, player, this.today));
    const player = this.anybody(chance.is(0.3) ? [...absent, ...world.cutOff] : absent);
    return { player, ...(chance.is(0.15) && { arrivedAt: this.#before([0, 5, 20, 60, 20 * 60, -1]) }) };
  }

  #before(minutes: readonly number[]): string {
    return instantOf(this.chance, this.at - this.chance.of(minutes) * (HOUR / 60));
  }

  #onTurn(): string {
    const turn = turnOf(this.season.world, this.today);
    return turn === undefined || this.chance.is(0.1) ? this.#somebody(true) : turn;
  }

  /** Mostly whose turn it is, and whom they may challenge. */
  #pair(): { challenger: string; challenged: string } {
    const { chance } = this;
    const challenger = this.#onTurn();
    const may = mayChallenge(this.season.world, challenger, this.today);
    return { challenger, challenged: may.length > 0 && chance.is(0.88) ? chance.of(may) : this.#somebody(true) };
  }

  /** Mostly one that is in progress; at times one of a line that was voided. */
  #match(): { challenge: string } {
    return this.chance.is(0.06) ? { challenge: `m${this.someLine()}` } : this.one('running');
  }

  #score(): readonly [number, number] {
    if (this.chance.is(0.03))
      return this.chance.of([
        [1, 0],
        [0.5, 1],
        [0.25, 1.75],
        [2, 1],
      ]);
    const mine = this.chance.of([0, 0.5, 1, 1.5, 2]);
    return [mine, 2 - mine];
  }

  /** Mostly now, which is not said. */
  #playedLate(): object {
    return this.chance.is(0.75) ? {} : this.playedAt();
  }

  /** Often, on the night of the final, one by which rung 1 changes hands while its holder looks on. */
  #fromSheet(): Line {
    const { chance } = this;
    const { order, end } = this.season.world;
    const [, second, ...below] = order;
    const id = this.newId();
    if (second !== undefined && below.length > 0 && this.today === end && chance.is(0.6)) {
      return ['match', { id, challenger: second, challenged: chance.of(below), score: [2, 0] }];
    }
    const pair = { challenger: this.#somebody(), challenged: this.#somebody() };
    const distance = chance.is(0.3) ? { distance: chance.of([-2, -1, 1, 2, 3, 5, 0]) } : {};
    return ['match', { id, ...pair, score: this.#score(), ...this.playedAt(), ...distance }];
  }

  /** Of a score, or of when somebody arrived; of other lines only where the score could not be wrong besides. */
  #correction(): Line {
    const { world } = this.season;
    if (this.chance.is(0.3)) {
      const line = this.someLine(['arrive']);
      return ['correct', { line, arrivedAt: this.#before([1, 5, 20, 60, 200, 24 * 60]) }];
    }
    const line = this.someLine(['result', 'match']);
    const isResult = [...world.challenges.values()].some(
      ({ told, state }) => told?.line === line && state === 'result',
    );
    return isResult || this.chance.is(0.2)
      ? ['correct', { line, score: isResult ? this.#score() : [2, 0] }]
      : this.deed();
  }

  /** The final is put off by about a month, if at all; rarely to this day, and then before anybody has come. */
  #configure(): Line {
    const { chance } = this;
    const settings = (): Given => hostileSettings(chance, 1 + chance.upTo(2));
    const [verb, { end: _, ...others }] = this.configuring(settings, { reach: null, nights: null }) as [string, Given];
    const isNight = this.season.world.nightsTold.has(this.today);
    const end = dateOf(this.today + chance.of([-1, isNight ? 1 : 0, 27, 28, 29, 30, 31, 45]));
    return [verb, { ...others, ...(chance.is(0.3) && { end }) }];
  }

  /** Mostly the two that are due. */
  #playOff(): Line {
    const { chance } = this;
    const due = this.season.world.closed?.due ?? [this.#somebody(), this.#somebody()];
    const players = chance.is(0.1) ? [due[1], due[0]] : due;
    return [
      'playoff',
      { players, winner: chance.is(0.02) ? 'nobody' : chance.of(players), ...(chance.is(0.2) && { walkover: true }) },
    ];
  }
}
