import { dateOf } from '../calendar.ts';
import { HOUR, instantOf, type Line, People } from '../people.ts';
import { hostileSettings, someScore } from './hostile.ts';
import type { World } from './world.ts';

/** People of a house ladder. */
export class HousePeople extends People<World> {
  protected seed(): Line {
    return this.seedOf(
      [2, 4, 7, 11],
      (id) => this.season.world.order.includes(id),
      () => ({}),
    );
  }

  protected deed(): Line {
    const { chance } = this;
    const states = new Set([...this.season.world.challenges.values()].map(({ state }) => state));
    const open = states.has('open') ? 1 : 0.1;
    const over = states.has('unplayed') || states.has('left') ? 1 : 0;
    const waits = states.has('waiting') ? 1 : 0.1;
    const away = [...this.season.world.away.values()].some(({ size }) => size > 0) ? 1 : 0.1;
    const deeds: readonly (readonly [number, () => Line])[] = [
      [24, () => ['challenge', { id: this.newId(), ...this.#pair(), ...(chance.is(0.25) && { unreached: true }) }]],
      [12 * open, () => ['accept', this.one()]],
      [24 * open, () => ['result', this.#result()]],
      [4 * over, () => ['result', this.#late()]],
      [5, () => ['match', { id: this.newId(), ...this.#pair(), ...this.#score(), ...this.playedAt() }]],
      [4 * open, () => ['decline', this.one()]],
      [3 * open, () => ['withdraw', this.one()]],
      [5 * open, () => ['postpone', this.#postponed()]],
      [10 * open, () => ['offer', this.#offer()]],
      [6 * waits, () => ['approve', this.one('waiting')]],
      [5 * waits, () => ['reject', this.#rejected()]],
      [6, () => ['away', { player: this.#somebody(), ...this.#days() }]],
      [4 * away, () => ['back', { player: this.#somebody() }]],
      [3, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#somebody(), ...this.#rung() }]],
      [1 + waits, () => ['leave', { player: this.#leaver() }]],
      [
        3,
        () => [
          'place',
          { player: this.#somebody(), rung: 1 + chance.upTo(this.season.world.order.length + 1) },
          chance.is(0.8),
        ],
      ],
      [1, () => ['rename', { player: this.#somebody(), name: 'Ann' }]],
      [5, () => this.#correction()],
      [5, () => ['void', { line: this.someLine() }]],
      [4, () => this.configuring(() => hostileSettings(chance, 1 + chance.upTo(3)), { reach: null, period: null })],
      [2, () => this.seed()],
      [3, () => ['settle', {}]],
      [1, () => this.ofANight()],
    ];
    return chance.weighed(deeds)();
  }

  /** Somebody who is there, mostly. */
  #somebody(): string {
    return this.anybody(this.season.world.order);
  }

  /** Somebody, or now and then one whose result waits. */
  #leaver(): string {
    const waiting = [...this.season.world.challenges.values()].find(({ state }) => state === 'waiting');
    return waiting && this.chance.is(0.5) ? waiting.challenger : this.#somebody();
  }

  /** Somebody and a player shortly above, mostly. */
  #pair(): { challenger: string; challenged: string } {
    const { chance } = this;
    const { order } = this.season.world;
    const rung = 1 + chance.upTo(Math.max(0, order.length - 2));
    const challenger = order[rung];
    const challenged = order[Math.max(0, rung - 1 - chance.upTo(chance.is(0.2) ? 6 : 2))];
    if (!challenger || !challenged || chance.is(0.07)) {
      return { challenger: this.#somebody(), challenged: this.#somebody() };
    }
    const isDown = chance.is(this.season.world.settings.reachDown > 0 ? 0.25 : 0.04);
    return isDown ? { challenger: challenged, challenged: challenger } : { challenger, challenged };
  }

  #days(): { from: string; to: string } {
    const from = this.today + this.chance.of([0, 0, 1, 1, 3, 9, this.chance.upTo(30) - 1]);
    return { from: dateOf(from), to: dateOf(from + this.chance.of([0, 1, 4, 6, 12, 30, -1])) };
  }

  #rung(): { rung?: number } {
    return this.chance.is(0.5) ? { rung: 1 + this.chance.upTo(this.season.world.order.length + 1) } : {};
  }

  /**
   * Of a result, as long as a match is still what it was then; of another line only where its score could not be wrong
   * besides.
   */
  #correction(): Line {
    const { settings, settingsAt } = this.season.world;
    const line = this.someLine(['result', 'match']);
    const then = settingsAt.get(line);
    const isSame = then && then.game === settings.game && then.draws === settings.draws;
    return ['correct', isSame ? { line, ...this.#score(true) } : { line: 1, score: [3, 0] }];
  }

  /** One of the two, or rarely anybody. */
  #word(field: string, { challenge }: { challenge: string }): object {
    const found = this.season.world.challenges.get(challenge);
    const isWrong = !found || this.chance.is(0.1);
    return { [field]: isWrong ? this.#somebody() : this.chance.of([found.challenger, found.challenged]) };
  }

  #result(): object {
    const one = this.one();
    return {
      ...one,
      ...this.#score(),
      ...this.playedAt(),
      ...(this.chance.is(0.6) && this.#word('reported', one)),
    };
  }

  /** Of a challenge that ended without one: of a day on which it was still to be played, mostly. */
  #late(): object {
    const { chance } = this;
    const one = this.one(chance.of(['unplayed', 'left']));
    const issued = this.season.world.challenges.get(one.challenge)?.issued ?? this.today;
    const day = issued + chance.of([0, 1, 2, 5, chance.upTo(20), -1]);
    return { ...one, ...this.#score(), playedAt: instantOf(chance, Math.min(this.at, (day * 24 + 12) * HOUR)) };
  }

  #postponed(): object {
    const one = this.one();
    return { ...one, ...(this.chance.is(0.6) && this.#word('player', one)) };
  }

  #offer(): object {
    const one = this.one();
    return { ...one, ...this.#word('player', one) };
  }

  #rejected(): object {
    const one = this.one('waiting');
    return { ...one, ...(this.chance.is(0.4) && this.#word('disputed', one)) };
  }

  #score(isCorrection = false): object {
    return someScore(this.chance, this.season.world.settings.game, isCorrection);
  }
}
