import { describe, expect, it } from 'vitest';
import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { Register } from '#shared/rules/inactivity/register.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Challenge, type Ladder, newLadder, type Player } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { Table } from '#shared/vocabulary/table.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  lineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type SystemId,
} from '#shared/vocabulary/vocabulary.ts';
import { headerOf } from '#test/bench/club.ts';
import { known } from './lives/common.ts';

const player = (id: string): PlayerId => known(parsePlayerId(id));
const [ann, bob, cy] = [player('ann'), player('bob'), player('cy')];
const x = known(parseChallengeId('x'));
const october = (date: number): Day => known(parseDay(`2021-10-${String(date).padStart(2, '0')}`));
const on = (date: number, time = '20:00'): Instant => known(parseInstant(`${october(date)}T${time}:00+01:00`));

/** The lines of a ladder, as they come; what they say of who has played. */
class Told {
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

const challenge = { challenge: { id: 'x', challenger: 'bob', challenged: 'ann' } };
const won = (more: object = {}) => ({ result: { challenge: 'x', score: [1, 0], ...more } });
const sheet = (date: number, id = `s${date}`) => ({
  match: { id, challenger: 'bob', challenged: 'ann', score: [1, 0], playedAt: new Date(on(date)).toISOString() },
});
const playedOn = (date: number) => ({ playedAt: new Date(on(date)).toISOString() });
const annPlayed = (date: number) =>
  Table.of<PlayerId, Player>([[ann, { id: ann, admitted: october(1), played: october(date) }]]);
const period = (first: number, last: number) => ({ first: october(first), last: october(last) });

describe('who has played, by the whole log (§0 Playing)', () => {
  it('is the two of a result, on its date of play, and nobody of a challenge that was not played', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    expect([told.last(30), told.next(1)]).toEqual([undefined, undefined]);
    told.line(7, won(playedOn(5)));
    expect([told.last(4), told.last(5), told.last(30)]).toEqual([undefined, 5, 5]);
    expect([told.last(30, bob), told.last(30, cy)]).toEqual([5, undefined]);
    expect([told.next(4), told.next(5)]).toEqual([5, undefined]);
  });

  it('is those of the latest game up to the day that is asked for, in whatever order they were told', () => {
    const told = new Told('crewe');
    for (const date of [10, 3, 6]) told.line(Math.max(date, 12), sheet(date));
    told.line(20, sheet(18));
    expect([2, 3, 5, 6, 9, 10, 17, 18].map((until) => told.last(until))).toEqual([undefined, 3, 3, 6, 6, 10, 10, 18]);
    expect([1, 3, 6, 10, 18].map((after) => told.next(after))).toEqual([3, 6, 10, 18, undefined]);
  });

  it('counts what the ladder has come to count, unless that is later than what is asked for', () => {
    const told = new Told('crewe');
    told.line(12, sheet(6));
    const players = annPlayed(8);
    expect([told.last(30, ann, { players }), told.last(7, ann, { players })]).toEqual([8, 6]);
    expect(told.last(30, cy, { players })).toBeUndefined();
  });

  it('is the two of a match that runs over the end of a month from when it began, at its end', () => {
    const told = new Told('lavers');
    told.line(4, challenge);
    told.line(8, { result: { challenge: 'x', score: [2, 0], ...playedOn(4) } });
    expect([told.last(3), told.last(4), told.last(6), told.last(7), told.last(8)]).toEqual([undefined, 4, 6, 7, 4]);
    const settled = [period(1, 2), period(3, 5)];
    expect([told.last(30, ann, { settled }), told.last(3, ann, { settled })]).toEqual([5, undefined]);
    expect(told.last(30, ann, { settled: [period(1, 3)] })).toBe(4);
    expect(told.last(30, ann, { settled: [period(1, 8)] })).toBe(4);
    expect([told.next(1), told.next(4), told.next(8)]).toEqual([4, 8, undefined]);
  });

  it('is nobody of a match that was abandoned, whatever result it is given later', () => {
    const told = new Told('lavers');
    told.line(4, challenge);
    expect(told.register.counts({ id: x })).toBe(true);
    told.line(5, { abandon: { challenge: 'x' } });
    expect(told.register.counts({ id: x })).toBe(false);
    told.line(6, { result: { challenge: 'x', score: [2, 0] } });
    expect(told.last(30)).toBeUndefined();
  });

  it('is told of a match by its result alone, be there another one', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    const result = told.line(5, won());
    told.line(9, won());
    expect(told.last(30)).toBe(5);
    expect(told.register.counts({ id: x, ended: lineNumber(result) })).toBe(false);
    expect(told.register.counts({ id: x, ended: lineNumber(99) })).toBe(true);
  });
});

describe('who has played, once a line counts otherwise (§0 Voiding)', () => {
  it('is nobody by a result that is void, and those of one that is corrected, on the same day', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    const result = told.line(5, won());
    const { changes } = told.register;
    expect(told.renew(result, told.command(5, won({ score: [0, 1] })))).toBe(true);
    expect([told.last(30), told.register.changes > changes]).toEqual([5, true]);
    expect(told.renew(result)).toBe(true);
    expect([told.last(30), told.register.isPlayed({ id: x, issued: on(3) })]).toEqual([undefined, false]);
  });

  it('leaves what others have played alone', () => {
    const told = new Told('crewe');
    told.line(5, sheet(4));
    const second = told.line(9, sheet(8));
    expect(told.renew(second)).toBe(true);
    expect([told.last(30), told.last(30, bob), told.next(1), told.next(4)]).toEqual([4, 4, 4, undefined]);
  });

  it('has to be told from the first line again where a challenge is void, settings, or a second result', () => {
    const told = new Told('crewe');
    const [first, settings] = [told.line(3, challenge), told.line(3, { configure: { closures: [] } })];
    const [result, second] = [told.line(5, won()), told.line(6, won())];
    expect([told.renew(first), told.renew(settings), told.renew(second)]).toEqual([false, false, false]);
    expect([told.renew(result), told.last(30)]).toEqual([true, undefined]);
  });

  it('is as it was where the line says nothing of it', () => {
    const told = new Told('crewe');
    told.line(5, sheet(4));
    const { changes } = told.register;
    expect(told.renew(told.line(6, { leave: { player: 'cy' } }))).toBe(true);
    expect([told.last(30), told.register.changes]).toEqual([4, changes]);
  });
});

describe('a result that is turned down (N7)', () => {
  const turnedDown = () => {
    const told = new Told('nairobi');
    told.line(3, challenge);
    told.line(7, won(playedOn(5)));
    told.line(9, { reject: { challenge: 'x' } });
    return told;
  };

  it('says of nobody that they have played, but that the game was played in time', () => {
    const told = turnedDown();
    expect([told.last(30), told.register.isPlayed({ id: x, issued: on(3) })]).toEqual([undefined, true]);
    expect(told.register.isPlayed({ id: x, issued: on(3), reopened: on(9) })).toBe(false);
    expect(told.register.isPlayed({ id: x, issued: on(3), reopened: on(7) })).toBe(false);
  });

  it('is followed by another one, which counts', () => {
    const told = turnedDown();
    told.line(12, won());
    expect([told.last(30), told.next(1)]).toEqual([12, 12]);
  });

  it('leads back to the day on which it had been played, where that is void, and settings to any told since', () => {
    const told = turnedDown();
    const reject = told.command(9, { reject: { challenge: 'x' } });
    const configure = (date: number, time?: string) => told.command(date, { configure: { closures: [] } }, time);
    const midnight = (date: number) => on(date, '00:00');
    // Of a challenge, from the day on which it was issued.
    expect(told.register.since(reject)).toBe(midnight(3));
    expect([told.register.since(configure(7)), told.register.since(configure(7, '20:01'))]).toEqual([
      midnight(5),
      undefined,
    ]);
    expect(told.register.since(told.command(9, { settle: {} }))).toBeUndefined();
    expect(told.register.since(told.command(7, won()))).toBeUndefined();
  });
});

describe('a report that is disputed (§0 Confirming)', () => {
  const reported = () => {
    const told = new Told('crewe', { confirm: 2 });
    told.line(3, challenge);
    return { told, result: told.line(5, won({ reported: 'bob' })) };
  };
  const disputed = { reject: { challenge: 'x', disputed: 'ann' } };

  it('was played all the same; what it comes to is for the whole log to tell', () => {
    const { told, result } = reported();
    told.line(6, disputed);
    expect([told.last(30), told.renew(result)]).toEqual([5, false]);
  });

  it('stays as it is where it counts by then, or nobody disputed it', () => {
    const { told, result } = reported();
    told.line(8, disputed, '00:00');
    expect([told.last(30), told.renew(result)]).toEqual([5, true]);
  });

  it('may be taken back until it counts, and not any more then', () => {
    const { told } = reported();
    told.line(7, { reject: { challenge: 'x' } }, '23:59');
    expect(told.last(30)).toBeUndefined();
    const late = reported().told;
    late.line(8, { reject: { challenge: 'x' } }, '00:00');
    expect(late.last(30)).toBe(5);
  });
});

describe('who had come before it was entered (L29)', () => {
  it('is whoever arrived by a moment of the same day, as corrected, and not by a line that is void', () => {
    const told = new Told('lavers');
    const arrived = (player: string, time: string) => ({
      arrive: { player, arrivedAt: new Date(on(4, time)).toISOString() },
    });
    const [first] = [told.line(4, arrived('ann', '19:30'), '20:30'), told.line(4, arrived('bob', '20:10'), '20:30')];
    const by = (date: number, time: string) => [...told.register.arrivedBy(told.ladder, on(date, time))];
    expect([by(4, '19:29'), by(4, '19:30'), by(4, '20:15'), by(5, '20:15')]).toEqual([[], [ann], [ann, bob], []]);
    const { changes } = told.register;
    expect(told.renew(first, told.command(4, arrived('ann', '19:50'), '20:30'))).toBe(true);
    expect([by(4, '19:49'), by(4, '19:50'), told.register.changes > changes]).toEqual([[], [ann], true]);
    expect(told.renew(first)).toBe(true);
    expect(by(4, '20:15')).toEqual([bob]);
  });
});

describe('who has played, as the ladder remembers it (§0 Playing)', () => {
  it('is by what counted, and by what still waits to count, whichever is later', () => {
    const ladder = new Told('crewe').ladder;
    const challenges = (day: Day) =>
      Table.of<ChallengeId, Challenge>([
        [
          x,
          {
            id: x,
            challenger: bob,
            challenged: ann,
            issued: on(1),
            distance: 1,
            awaiting: { score: [1, 0], line: lineNumber(3), day },
          },
        ],
      ]);
    const players = annPlayed(8);
    const last = (player: PlayerId, of: object) => asRemembered.lastPlayed({ ...ladder, ...of }, player, october(30));
    expect(last(ann, { players })).toBe(october(8));
    expect(last(ann, { players, challenges: challenges(october(5)) })).toBe(october(8));
    expect(last(ann, { players, challenges: challenges(october(9)) })).toBe(october(9));
    expect(last(bob, { players, challenges: challenges(october(9)) })).toBe(october(9));
    expect(last(cy, { players, challenges: challenges(october(9)) })).toBeUndefined();
  });

  it('is nobody yet in what falls due, and nobody by a match that has ended', () => {
    const ladder = new Told('crewe').ladder;
    expect(asRemembered.nextPlayed(ladder, october(1))).toBeUndefined();
    expect([asRemembered.counts({ id: x }), asRemembered.counts({ id: x, ended: lineNumber(4) })]).toEqual([
      true,
      false,
    ]);
    expect([...asRemembered.arrivedBy(ladder, on(4))]).toEqual([]);
  });
});
