import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import { pegOn } from '#shared/rules/night/pegs.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import {
  type Day,
  type Instant,
  instant,
  type LineNumber,
  type PlayerId,
  parsePlayerId,
  type SeedingOrder,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';

/** What a test expects to be refused is thrown, so that what it only prepares cannot fail unnoticed. */
class Refused extends Error {
  constructor({ code, clause, message }: Refusal) {
    super(`${code} (${clause}): ${message}`);
  }
}

/** What must be there. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

export interface Seeded {
  readonly id: string;
  readonly name?: string;
  readonly rating?: number;
}

/** A match that was begun with a challenge. */
interface Begun {
  readonly challenge: string;
}

const SEASON = { start: '2021-09-06', end: '2022-06-06' };
const FRIENDS = 'ann bob cy dee eve fay gus hal ida joe kim lou'.split(' ');

export function header(changes: object = {}): Header {
  const parsed = parseHeader({ system: 'lavers', timezone: 'Europe/London', season: SEASON, ...changes });
  if (!parsed.ok) throw new Refused(parsed.refusal);
  return parsed.value;
}

/** A club of so many players, seeded on the season's first morning: ann on rung 1, then bob, cy, dee and so on. */
export const clubOf = (size: number, changes: object = {}): RulesClub =>
  new RulesClub(changes).seed(...FRIENDS.slice(0, size));

/** The changes that make a season a week long, which ends with the Grand Final. */
export const FINAL_WEEK = { season: { start: '2022-06-01', end: '2022-06-06' } };

/**
 * A club with a clock of its own, whose season can be told in a few words. Whatever happens, happens at the time to
 * which the clock was set last.
 */
export class RulesClub {
  readonly season: Season;
  readonly #header: Header;
  #now: Instant;
  #matches = 0;
  #reason: string | undefined;

  constructor(changes: object = {}) {
    this.#header = header(changes);
    this.season = new Season(this.#header);
    this.#now = instantOf(this.#header.timezone, this.#header.season.start, 0);
  }

  /**
   * Sets the clock: "2021-09-06 19:50", "2021-10-01" for its midnight, "22:00:00.001" for later on the same day, all
   * as a clock on the club's wall shows them; or an instant, such as "2021-09-30T23:00:00Z".
   */
  at(when: string): this {
    this.#now = this.#instantOf(when);
    return this;
  }

  because(reason: string): this {
    this.#reason = reason;
    return this;
  }

  seed(...ids: readonly string[]): this {
    return this.seedBy('given', ...ids.map((id) => ({ id })));
  }

  seedBy(order: SeedingOrder, ...players: readonly Seeded[]): this {
    return this.does('seed', { order, players });
  }

  join(player: string, also: object = {}): this {
    return this.does('join', { player, ...also });
  }

  leave(player: string): this {
    return this.does('leave', { player });
  }

  arrive(...players: readonly string[]): this {
    for (const player of players) this.does('arrive', { player });
    return this;
  }

  depart(player: string): this {
    return this.does('depart', { player });
  }

  pass(...players: readonly string[]): this {
    for (const player of players) this.does('pass', { player });
    return this;
  }

  challenge(challenger: string, challenged: string, id = this.#newId()): this {
    return this.does('challenge', { id, challenger, challenged });
  }

  /** The same, for those who go on with that challenge. */
  issue(challenger: string, challenged: string, id = this.#newId()): Begun {
    this.challenge(challenger, challenged, id);
    return { challenge: id };
  }

  result({ challenge }: Begun, score: Score, playedAt?: string): this {
    return this.does('result', { challenge, score, ...this.#playedAt(playedAt) });
  }

  /** A challenge and its result. */
  plays(challenger: string, challenged: string, score: Score): this {
    return this.result(this.issue(challenger, challenged), score);
  }

  abandon({ challenge }: Begun): this {
    return this.does('abandon', { challenge });
  }

  /** A match from a sheet. */
  sheet(challenger: string, challenged: string, score: Score, playedAt?: string, id = this.#newId()): this {
    return this.does('match', { id, challenger, challenged, score, ...this.#playedAt(playedAt) });
  }

  correct(line: number, score: Score): this {
    return this.does('correct', { line, score });
  }

  /** Voids a line; unless one is named, the last. */
  void(line: number = this.line): this {
    return this.does('void', { line });
  }

  close(): this {
    return this.does('close', {});
  }

  playoff(lower: string, upper: string, winner: string): this {
    return this.does('playoff', { players: [lower, upper], winner });
  }

  settle(): this {
    return this.does('settle', {});
  }

  /** Anything else of the season log, at the club's time. */
  does(verb: Verb, body: unknown): this {
    const override = this.#reason;
    this.#reason = undefined;
    const at = formatLocal(this.#header.timezone, this.#now);
    return this.enter({ at, [verb]: body, ...(override !== undefined && { override }) });
  }

  enter(line: object): this {
    const parsed = parseEntry(line, systemOf(this.ladder));
    if (parsed.ok === 'foreign') throw new Error(`the system knows no ${parsed.verb}`);
    if (!parsed.ok) throw new Refused(parsed.refusal);
    const { refusal, entry } = this.season.decide(parsed.command);
    if (refusal) throw new Refused(refusal);
    if (!entry) throw new Error('neither recorded nor refused');
    return this;
  }

  get ladder(): Ladder {
    return this.season.ladder;
  }

  /** The number of the last line. */
  get line(): LineNumber {
    return this.ladder.line;
  }

  /** What the last line says and does. */
  get entry(): Entry | undefined {
    return this.season.lines().at(-1);
  }

  /** Who stands on the ladder, top first. */
  get order(): string {
    return this.ladder.order.players().join(' ');
  }

  /** Whose turn it is to challenge; "nobody" where it is nobody's. */
  get turn(): string {
    return turnOf(this.ladder, this.#now) ?? 'nobody';
  }

  mayChallenge(player: string): string {
    return mayChallenge(this.ladder, idOf(player), this.#now).join(' ');
  }

  /** Where a player's peg is, as challenges issued minus accepted; nothing where it is not on the board tonight. */
  peg(player: string): number | undefined {
    const peg = pegOn(this.ladder, idOf(player), this.today);
    return peg?.presence === 'present' ? peg.imbalance : undefined;
  }

  /** Every period settled so far: "2021-09: dropped bob cy, removed dee". */
  get settled(): readonly string[] {
    const periods = this.season.lines().flatMap(({ effects }) => effects.settled);
    return periods.map(({ name: period, dropped = [], removed }) => {
      const penalties = [said('dropped', dropped), said('removed', removed)].filter((each) => each !== '');
      return `${period}: ${penalties.join(', ') || 'nobody'}`;
    });
  }

  /** By which clause the last line moved whom, and by how many rungs: "L20a: ann +1, bob -1". */
  get why(): string {
    const moves = this.entry?.effects.moves.map(({ players, change }) => {
      const rungs = typeof change === 'number' && change > 0 ? `+${change}` : change;
      return ` ${players.join(' ')} ${rungs}`;
    });
    return `${this.entry?.effects.clause}:${moves?.join(',')}`;
  }

  get displaced(): string {
    return finalSlot.of(this.ladder).displaced.join(' ') ?? '';
  }

  /** The play-off that is due: "cy challenges bob". */
  get playoffDue(): string | undefined {
    return finalSlot.of(this.ladder).playoff?.join(' challenges ');
  }

  get champion(): string | undefined {
    return finalSlot.of(this.ladder).champion;
  }

  /** When something next falls due, in UTC. */
  get nextDue(): string | undefined {
    const due = nextDue(this.ladder);
    return due === undefined ? undefined : new Date(due).toISOString();
  }

  get today(): Day {
    return localOf(this.#header.timezone, this.#now).day;
  }

  #newId(): string {
    this.#matches += 1;
    return `m${this.#matches}`;
  }

  #playedAt(when: string | undefined) {
    return when === undefined ? {} : { playedAt: formatLocal(this.#header.timezone, this.#instantOf(when)) };
  }

  #instantOf(when: string): Instant {
    const absolute = parseInstant(when);
    if (absolute !== undefined) return absolute;
    const [first = '', second = '00:00'] = when.split(' ');
    const day = parseDay(first);
    return instantOf(this.#header.timezone, day ?? this.today, timeOf(day ? second : first));
  }
}

/** Scores as people write them: "2–0 1½–½ -1–2". */
export const scoresIn = (text: string): readonly Score[] =>
  text.split(' ').map((score): Score => {
    const [one = 0, other = 0] = score.split('–').map((points) => Number(points.replace('½', '.5')));
    return [one, other];
  });

const said = (penalty: string, players: readonly string[]): string =>
  players.length > 0 ? `${penalty} ${players.join(' ')}` : '';

export function idOf(player: string): PlayerId {
  const id = parsePlayerId(player);
  if (!id) throw new Error(`"${player}" is no id`);
  return id;
}

/** Milliseconds after midnight of "19:50", "19:50:01" or "19:50:00.001". */
function timeOf(text: string): Instant {
  const [hour = Number.NaN, minute = Number.NaN, second = 0] = text.split(':').map(Number);
  const time = Math.round(((hour * 60 + minute) * 60 + second) * 1000);
  if (Number.isNaN(time)) throw new Error(`"${text}" is no time`);
  return instant(time);
}
