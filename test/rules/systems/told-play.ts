import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { Register } from '#shared/rules/inactivity/register.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, newLadder, type Player } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { Table } from '#shared/vocabulary/table.ts';
import {
  type Day,
  type Instant,
  lineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type SystemId,
} from '#shared/vocabulary/vocabulary.ts';
import { headerOf } from '#test/bench/club.ts';
import { known } from '../club.ts';

const player = (id: string): PlayerId => known(parsePlayerId(id));
export const [ann, bob, cy] = [player('ann'), player('bob'), player('cy')];
export const x = known(parseChallengeId('x'));
export const october = (date: number): Day => known(parseDay(`2021-10-${String(date).padStart(2, '0')}`));
export const on = (date: number, time = '20:00'): Instant => known(parseInstant(`${october(date)}T${time}:00+01:00`));

/** The lines of a ladder, as they come; what they say of who has played. */
export class Told {
  readonly register: Register;
  readonly ladder: Ladder;
  readonly #lines: Command[] = [];

  constructor(system: SystemId, settings: NonNullable<Header['settings']> = {}) {
    const header = { ...headerOf(system), settings };
    this.ladder = { ...newLadder(header), order: Order.of([ann, bob, cy]) };
    this.register = new Register(header, systemOf({ header }).rules);
  }

  command(date: number, entry: object, time?: string): Command {
    const at = new Date(on(date, time)).toISOString();
    const parsed = parseEntry({ at, ...entry }, systemOf(this.ladder));
    if (parsed.ok !== true) throw new Error(JSON.stringify(parsed));
    return parsed.command;
  }

  /** Notes the next line, and gives its number. */
  line(date: number, entry: object, time?: string): number {
    const command = this.command(date, entry, time);
    this.#lines.push(command);
    this.register.note(lineNumber(this.#lines.length), command);
    return this.#lines.length;
  }

  /** An earlier line counts otherwise: as said, or as void. */
  renew(line: number, command?: Command): boolean {
    const recorded = known(this.#lines[line - 1]);
    return this.register.renew(lineNumber(line), command ?? recorded, command === undefined);
  }

  /** The last day on which somebody played, up to a day of October. */
  last(until: number, player: PlayerId = ann, ladder: Partial<Ladder> = {}): number | undefined {
    const day = this.register.lastPlayed({ ...this.ladder, ...ladder }, player, october(until));
    return day && Number(day.slice(-2));
  }

  next(after: number): number | undefined {
    const day = this.register.nextPlayed(this.ladder, october(after));
    return day && Number(day.slice(-2));
  }
}

export const challenge = { challenge: { id: 'x', challenger: 'bob', challenged: 'ann' } };
export const won = (more: object = {}) => ({ result: { challenge: 'x', score: [1, 0], ...more } });
export const sheet = (date: number, id = `s${date}`) => ({
  match: { id, challenger: 'bob', challenged: 'ann', score: [1, 0], playedAt: new Date(on(date)).toISOString() },
});
export const playedOn = (date: number) => ({ playedAt: new Date(on(date)).toISOString() });
export const annPlayed = (date: number) =>
  Table.of<PlayerId, Player>([[ann, { id: ann, admitted: october(1), played: october(date) }]]);
export const period = (first: number, last: number) => ({ first: october(first), last: october(last) });
