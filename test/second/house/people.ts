import { dateOf, dayAt, dayOf } from './calendar.ts';
import { Chance, closure, hostileHeader, hostileSettings, instantOf, someScore } from './chance.ts';
import { type Outcome, SecondSeason } from './replay.ts';
import type { Header } from './world.ts';

const HOUR = 3_600_000;

type Line = readonly [verb: string, body: object, override?: boolean];

/** People who do everything, mostly what they may. */
class Club {
  readonly #chance: Chance;
  readonly #season: SecondSeason;
  #at: number;
  #last = '';

  constructor(chance: Chance, season: SecondSeason, at: number) {
    this.#chance = chance;
    this.#season = season;
    this.#at = at;
  }

  line(isFirst: boolean): string {
    const chance = this.#chance;
    if (isFirst) return this.#written(this.#seed());
    if (chance.is(0.03) && this.#last.includes('settle')) return this.#last;
    if (chance.is(0.01)) return chance.of(['', '{', '[]', '{"at":"2023-01-01","settle":{}}', '{"settle":{}}']);
    this.#passTime();
    this.#last = this.#written(this.#deed());
    return this.#last;
  }

  /** Often hardly any, sometimes up to about a midnight, sometimes weeks; rarely back. */
  #passTime(): void {
    const chance = this.#chance;
    if (chance.is(0.02)) return;
    const hours = chance.is(0.1)
      ? 24 * chance.upTo(16)
      : chance.of([0, 0, 0.01, 1, 3, 5, 9, 20, 24, 24 * chance.upTo(3)]);
    this.#at += hours * HOUR;
    if (chance.is(0.15)) this.#at = this.#midnight() + chance.of([-1000, 0, 1000]);
  }

  /** The next midnight by a clock that knows hours alone, so in zones of half hours sometimes half an hour off. */
  #midnight(): number {
    const { timezone } = this.#season.header;
    const today = dayAt(this.#at, timezone);
    let at = Math.ceil(this.#at / HOUR) * HOUR;
    while (dayAt(at, timezone) === today) at += HOUR / 2;
    return at;
  }

  #written([verb, body, override]: Line): string {
    const chance = this.#chance;
    const back = chance.is(0.02) ? chance.upTo(30) * HOUR : 0;
    const at = instantOf(chance, this.#at - back);
    const overridden = override ?? chance.is(0.15);
    return JSON.stringify({ at, [verb]: body, ...(overridden && { override: 'The club agreed.' }) });
  }

  /** The first one, or another: then of people who are there, or were never. */
  #seed(): Line {
    const chance = this.#chance;
    const { order: there, known } = this.#season.world;
    const order = chance.of(['given', 'draw', 'rating']);
    const all = chance.times(chance.of([2, 4, 7, 11]), (index) => `p${index}`);
    const ids = all.filter((id) => there.includes(id) || !known.has(id)).concat(chance.is(0.1) ? ['p0'] : []);
    const players = ids.map((id) => ({
      id,
      ...((order === 'rating' || chance.is(0.1)) && { rating: chance.upTo(5) }),
    }));
    return ['seed', { order, players }];
  }

  #deed(): Line {
    const chance = this.#chance;
    const states = new Set([...this.#season.world.challenges.values()].map(({ state }) => state));
    const open = states.has('open') ? 1 : 0.1;
    const waits = states.has('waiting') ? 1 : 0.1;
    const away = [...this.#season.world.away.values()].some(({ size }) => size > 0) ? 1 : 0.1;
    const deeds: readonly (readonly [number, () => Line])[] = [
      [24, () => ['challenge', { id: this.#newId(), ...this.#pair() }]],
      [9 * open, () => ['accept', this.#one()]],
      [24 * open, () => ['result', this.#result()]],
      [5, () => ['match', { id: this.#newId(), ...this.#pair(), ...this.#score(), ...this.#playedAt() }]],
      [4 * open, () => ['decline', this.#one()]],
      [3 * open, () => ['withdraw', this.#one()]],
      [5 * open, () => ['postpone', this.#postponed()]],
      [6 * waits, () => ['approve', this.#one('waiting')]],
      [5 * waits, () => ['reject', this.#rejected()]],
      [6, () => ['away', { player: this.#anybody(), ...this.#days() }]],
      [4 * away, () => ['back', { player: this.#anybody() }]],
      [3, () => ['join', { player: chance.is(0.5) ? `n${chance.upTo(5)}` : this.#anybody(), ...this.#rung() }]],
      [1.5, () => ['leave', { player: this.#anybody() }]],
      [1, () => ['rename', { player: this.#anybody(), name: 'Ann' }]],
      [5, () => this.#correction()],
      [5, () => ['void', { line: this.#someLine() }]],
      [4, () => this.#configure()],
      [1, () => this.#seed()],
      [3, () => ['settle', {}]],
      [
        1,
        () =>
          chance.of<Line>([
            ['arrive', { player: 'p1' }],
            ['close', {}],
            ['abandon', this.#one()],
          ]),
      ],
    ];
    return chance.weighed(deeds)();
  }

  /** The number of a line, of the last ones more often; of these verbs if there are any. */
  #someLine(verbs: readonly string[] = []): number {
    const told = this.#season.trace.filter(({ line }) => this.#isOf(line, verbs)).map(({ line }) => line);
    if (told.length === 0 || this.#chance.is(0.1)) return 1 + this.#chance.upTo(this.#season.trace.length + 2);
    return this.#chance.of(this.#chance.is(0.7) ? told.slice(-5) : told);
  }

  /** Whether a line that was accepted does one of these, or whether it is all the same. */
  #isOf(line: number, verbs: readonly string[]): boolean {
    if (!this.#season.trace[line - 2]?.ok) return false;
    return verbs.length === 0 || verbs.includes(this.#season.verbs.get(line) ?? '');
  }

  #newId(): string {
    return this.#chance.is(0.03) ? 'm2' : `m${this.#season.trace.length + 2}`;
  }

  /** Somebody who is there, mostly. */
  #anybody(): string {
    const { order, known } = this.#season.world;
    if (this.#chance.is(0.03)) return 'nobody';
    return this.#chance.of(this.#chance.is(0.1) ? [...known, 'p0'] : [...order, 'p0']);
  }

  /** Somebody and a player shortly above, mostly. */
  #pair(): { challenger: string; challenged: string } {
    const chance = this.#chance;
    const { order } = this.#season.world;
    const rung = 1 + chance.upTo(Math.max(0, order.length - 2));
    const challenger = order[rung];
    const challenged = order[Math.max(0, rung - 1 - chance.upTo(2))];
    if (!challenger || !challenged || chance.is(0.07)) {
      return { challenger: this.#anybody(), challenged: this.#anybody() };
    }
    return chance.is(0.04) ? { challenger: challenged, challenged: challenger } : { challenger, challenged };
  }

  /** A challenge: mostly one of which what is wanted is true. */
  #one(wanted = 'open'): { challenge: string } {
    const all = [...this.#season.world.challenges.values()];
    const fitting = all.filter(({ state }) => state === wanted);
    const challenge = this.#chance.of(fitting.length > 0 && this.#chance.is(0.85) ? fitting : all)?.id;
    return { challenge: challenge === undefined || this.#chance.is(0.03) ? 'm0' : challenge };
  }

  #days(): { from: string; to: string } {
    const from =
      dayAt(this.#at, this.#season.header.timezone) + this.#chance.of([0, 0, 1, 1, 3, 9, this.#chance.upTo(30) - 1]);
    return { from: dateOf(from), to: dateOf(from + this.#chance.of([0, 1, 4, 6, 12, 30, -1])) };
  }

  #rung(): { rung?: number } {
    return this.#chance.is(0.5) ? { rung: 1 + this.#chance.upTo(this.#season.world.order.length + 1) } : {};
  }

  /**
   * Of a result, as long as a match is still what it was then; of another line only where its score could not be wrong
   * besides.
   */
  #correction(): Line {
    const { settings, settingsAt } = this.#season.world;
    const line = this.#someLine(['result', 'match']);
    const then = settingsAt.get(line);
    const isSame = then && then.game === settings.game && then.draws === settings.draws;
    return ['correct', isSame ? { line, ...this.#score(true) } : { line: 1, score: [3, 0] }];
  }

  /** One of the two, or anybody where the challenge is one that this could be said of. */
  #word(field: string, { challenge }: { challenge: string }, wanted: string): object {
    const found = this.#season.world.challenges.get(challenge);
    if (!found) return {};
    const isWrong = found.state === wanted && this.#chance.is(0.1);
    return { [field]: isWrong ? this.#anybody() : this.#chance.of([found.challenger, found.challenged]) };
  }

  #result(): object {
    const one = this.#one();
    return {
      ...one,
      ...this.#score(),
      ...this.#playedAt(),
      ...(this.#chance.is(0.6) && this.#word('reported', one, 'open')),
    };
  }

  #postponed(): object {
    const one = this.#one();
    return { ...one, ...(this.#chance.is(0.6) && this.#word('player', one, 'open')) };
  }

  #rejected(): object {
    const one = this.#one('waiting');
    return { ...one, ...(this.#chance.is(0.4) && this.#word('disputed', one, 'waiting')) };
  }

  #playedAt(): { playedAt?: string } {
    const chance = this.#chance;
    if (chance.is(0.5)) return {};
    const before = chance.of([0, 1, 10, 24, 24 * chance.upTo(5), 24 * chance.upTo(20), -1]);
    return { playedAt: instantOf(chance, this.#at - before * HOUR) };
  }

  #score(isCorrection = false): object {
    return someScore(this.#chance, this.#season.world.settings.game, isCorrection);
  }

  #configure(): Line {
    const chance = this.#chance;
    const { header } = this.#season;
    const today = dayAt(this.#at, header.timezone);
    const end = chance.of([null, dateOf(today - 1), dateOf(today), dateOf(today + chance.upTo(40))]);
    const closures = chance.times(chance.upTo(2), () => closure(chance, dayOf(header.season.start)));
    const settings = hostileSettings(chance, 1 + chance.upTo(3));
    return [
      'configure',
      {
        ...(chance.is(0.3) && { end }),
        ...(chance.is(0.3) && { closures }),
        ...(chance.is(0.7) && { settings: chance.is(0.1) ? { ...settings, reach: null, period: null } : settings }),
      },
    ];
  }
}

interface HostileSeason {
  /** The lines of the log, the header first. */
  readonly lines: readonly string[];
  readonly outcome: Outcome;
}

/** A season in which much goes wrong. The same seed gives the same one. */
export function hostileSeason(seed: number, length: number): HostileSeason {
  const chance = new Chance(seed);
  const header = hostileHeader(chance);
  const season = new SecondSeason(header);
  const lines = [JSON.stringify({ ladder: header })];
  const club = new Club(chance, season, startAt(chance, header));
  while (lines.length <= length) {
    const line = club.line(lines.length === 1);
    lines.push(line);
    season.tell(line);
  }
  return { lines, outcome: season.outcome() };
}

const startAt = (chance: Chance, { season }: Header): number =>
  (dayOf(season.start) - chance.upTo(3)) * 24 * HOUR + chance.upTo(24) * HOUR;
