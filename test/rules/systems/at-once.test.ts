import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue, settleDue } from '#shared/engine/settle.ts';
import { commandOf, parseBody, parseHeader } from '#shared/log/parse.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { Register } from '#shared/rules/inactivity/register.ts';
import { everyPeriod } from '#shared/rules/inactivity/settled-days.ts';
import type { PlayTold, Rules } from '#shared/rules/rule.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import {
  type Day,
  type Instant,
  instant,
  lineNumber,
  parseChallengeId,
  parsePlayerId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import { forAny } from '#test/runs.ts';
import { header } from '../club.ts';

const START = parseDay('2021-09-06') ?? expect.fail();
const calendarOf = (header: Header) => systemOf({ header }).calendar(header);
const day = (after: number): Day => addDays(START, after);

const closures = fc.array(
  fc.record({ from: fc.nat(2500), days: fc.oneof(fc.nat(40), fc.nat(900)) }).map(({ from, days }) => ({
    from: day(from),
    to: day(from + days),
  })),
  { maxLength: 5 },
);

/** Figures that a club may have, and the longest runs of missed periods after which anything happens. */
const FIGURES: Readonly<Record<string, readonly object[]>> = {
  lavers: [{}, { drop: 3, nights: ['monday'] }, { monthsUntilRemoval: 12 }],
  nairobi: [{}, { drop: 3, reach: 2 }, { weeksUntilDrop: 12 }],
  shicargo: [{}, { forfeitPercent: 1 }, { monthsUntilRemoval: 12 }],
};

const headers = fc
  .record({
    system: fc.constantFrom('lavers', 'nairobi', 'shicargo'),
    timezone: fc.constantFrom('Europe/London', 'Africa/Nairobi', 'America/Havana'),
    start: fc.nat(40),
    end: fc.integer({ min: 100, max: 3600 }),
    closures,
    settings: fc.nat(2),
  })
  .map(({ system, timezone, start, end, closures, settings }): Header => {
    const season = { start: day(start), ...(system === 'lavers' && { end: day(end) }) };
    const header = parseHeader({ system, timezone, season, closures, settings: FIGURES[system]?.[settings] });
    return header.ok ? header.value : expect.fail(header.refusal.message);
  });

/** What some players do: join, and play on some days, perhaps a game that never ends. */
const lives = fc.record({
  header: headers,
  players: fc.nat(4),
  joins: fc.nat(1500),
  games: fc.array(fc.tuple(fc.nat(1500), fc.boolean()), { maxLength: 3 }),
  quiet: fc.integer({ min: 1, max: 2600 }),
  /** After how many days of their time on the ladder two have played a match of which nobody hears before its end. */
  late: fc.nat(2600),
});

type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

function say<V extends Verb>(header: Header, after: number, verb: V, said: object): Command<V> {
  const body = parseBody<V>(verb, systemOf({ header }), said);
  if (!body.ok) return expect.fail(body.refusal.message);
  return commandOf({ at: instantOf(header.timezone, day(after), 20 * 3_600_000), override: 'so' }, verb, body.value);
}

const ids = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n}` }));

function* gameOf(header: Header, at: number, id: string, ends: boolean): Generator<Command> {
  if (header.system === 'shicargo') {
    yield say(header, at, 'start', { id, players: ['p0', 'p1'] });
    if (ends) yield say(header, at + 9, 'finish', { game: id, scores: Object.entries({ p0: 7, p1: 3 }) });
    return;
  }
  if (header.system === 'lavers') for (const player of ['p0', 'p1']) yield say(header, at, 'arrive', { player });
  yield say(header, at, 'challenge', { id, challenger: 'p1', challenged: 'p0' });
  if (ends) yield say(header, at + 9, 'result', { challenge: id, score: header.system === 'lavers' ? [2, 0] : [1, 0] });
}

/** The commands of a life, oldest first. */
function commandsOf({ header, players, joins, games }: Life) {
  const seed: Bodies['seed'] | object = { order: 'given', players: ids(players) };
  const commands: Command[] = players > 0 ? [say(header, joins, 'seed', seed)] : [];
  if (players > 1)
    for (const [n, [at, ends]] of games.entries()) commands.push(...gameOf(header, joins + at, `m${n}`, ends));
  return commands.toSorted((one, other) => one.at - other.at);
}

/** Settles one period after the other, as a timer does that never sleeps. */
function oneByOne(ladder: Ladder, by: Instant): { readonly ladder: Ladder; readonly settlements: Settlement[] } {
  const settlements: Settlement[] = [];
  let now = ladder;
  for (let at = nextDue(now); at !== undefined && at <= by; at = nextDue(now)) {
    const done = settleDue(now, at, asRemembered);
    settlements.push(...done.settlements);
    now = done.ladder;
  }
  return { ladder: now, settlements };
}

const plain = (ladder: Ladder) => JSON.parse(JSON.stringify({ ...formatLadder(ladder), line: 0, at: 0 }));

/** A match of long ago that is entered from a sheet: all since then is worked out again, also what nobody touched. */
function lateOnes({ header, players, joins, quiet, late }: Life): readonly Command[] {
  if (players < 2 || header.system === 'shicargo') return [];
  const played = day(Math.min(joins + late, 1600 + quiet));
  const playedAt = formatLocal(header.timezone, instantOf(header.timezone, played, 15 * 3_600_000));
  const score = header.system === 'lavers' ? [2, 0] : [1, 0];
  return [
    say(header, 1600 + quiet, 'match', { id: 'late', challenger: 'p1', challenged: 'p0', score, playedAt }),
    say(header, 1700 + quiet, 'settle', {}),
  ];
}

const shown = (ladder: Ladder) => {
  const { pages, settled, purses } = formatLadder(ladder);
  return { pages, settled, purses };
};

describe('periods that nobody touches', () => {
  it('come out the same whether they are settled at once or one by one', () => {
    forAny(30, [lives], (life) => {
      const { header } = life;
      const season = new Season(header);
      for (const command of commandsOf(life)) season.decide(command);
      const { ladder } = season;
      const by = instantOf(header.timezone, addDays(day(0), 3100 + life.quiet));
      const [quick, slow] = [settleDue(ladder, by, asRemembered), oneByOne(ladder, by)];
      expect(slow.settlements.some(({ through }) => through !== undefined)).toBe(false);
      expect([...everyPeriod(calendarOf(header), quick.settlements)]).toEqual(slow.settlements);
      expect(plain(quick.ladder)).toEqual(plain(slow.ladder));
    });
  });

  it('come out the same in a season that was settled daily, and in one that is looked back on', () => {
    forAny(20, [lives], (life) => {
      const { header } = life;
      const [rare, daily] = [new Season(header), new Season(header)];
      for (const command of [...commandsOf(life), ...lateOnes(life)].toSorted((one, other) => one.at - other.at)) {
        for (let at = nextDue(daily.ladder); at !== undefined && at < command.at; at = nextDue(daily.ladder))
          daily.decide({ at, verb: 'settle', body: {} });
        expect(daily.decide(command).refusal?.code).toBe(rare.decide(command).refusal?.code);
      }
      const all = (season: Season) => [
        ...everyPeriod(
          calendarOf(header),
          season.lines().flatMap(({ effects }) => effects.settled),
        ),
      ];
      expect(all(rare)).toEqual(all(daily));
      expect(shown(rare.ladder)).toEqual(shown(daily.ladder));
    });
  });
});

function known<T>(parsed: T | undefined): T {
  if (parsed === undefined) throw new Error('this is well formed');
  return parsed;
}

const [ann, bob] = [known(parsePlayerId('ann')), known(parsePlayerId('bob'))];
const gameId = (number: number) => known(parseChallengeId(`g${number}`));
const id = gameId(1);
const dayOf = (day: string) => known(parseDay(day));
const [first, ninth] = [dayOf('2022-03-01'), dayOf('2022-03-09')];

const at = (day: string): Instant => instant(Date.parse(`${day}T12:00:00Z`));
const nothing = { refusals: () => [], apply: (ladder: ReturnType<typeof newLadder>) => ({ ladder }) };

/** Rules of nobody's: by passing two begin, and by departing they end, as is said. */
const rulesOf = (begun: PlayTold, ended: PlayTold): Rules => ({
  pass: { ...nothing, tellsOfPlay: () => begun },
  depart: { ...nothing, tellsOfPlay: () => ended },
});

/** The last day up to the end of March on which Ann has played, who passed on the 1st and departed on the 9th. */
function lastPlayed(begun: PlayTold, ended: PlayTold, until = dayOf('2022-03-31')) {
  const register = new Register(header(), rulesOf(begun, ended));
  register.note(lineNumber(2), commandOf({ at: at('2022-03-01') }, 'pass', { player: ann }));
  register.note(lineNumber(3), commandOf({ at: at('2022-03-09') }, 'depart', { player: ann }));
  return register.lastPlayed(newLadder(header()), ann, until);
}

describe('who has played', () => {
  const begun = { kind: 'begun', id, players: [ann, bob], runs: false } as const;
  const ended = { kind: 'ended', id, playedAt: undefined } as const;

  it('is what a rule’s entries say, whatever their verb', () => {
    expect(lastPlayed(begun, ended)).toBe(ninth);
    expect(lastPlayed(begun, { ...ended, playedAt: at('2022-03-01') })).toBe(first);
    expect(lastPlayed({ ...begun, kind: 'begun and ended', playedAt: undefined }, { kind: 'abandoned', id })).toBe(
      first,
    );
    expect(lastPlayed(begun, { kind: 'rejected', id })).toBeUndefined();
  });

  it('is whoever is in a match that runs, on every day of it', () => {
    const fifth = dayOf('2022-03-05');
    expect(lastPlayed(begun, ended, fifth)).toBeUndefined();
    expect(lastPlayed({ ...begun, runs: true }, ended, fifth)).toBe(fifth);
  });

  it('is said by every rule about play, or it does not compile', () => {
    // @ts-expect-error: finishing a game says who has played it.
    const rules: Rules = { finish: nothing };
    expect(rules.finish).toBe(nothing);
  });
});

describe('when somebody last played', () => {
  const DAY = 86_400_000;
  const dayAfter = (days: number) => dayOf(new Date(at('2022-03-01') + days * DAY).toISOString().slice(0, 10));
  /** Each on the day of the one before, or later; played up to ten days ahead of that; later maybe voided, and maybe counted again. */
  const play = fc.record({ after: fc.nat(4), ahead: fc.nat(10), voided: fc.boolean(), again: fc.boolean() });

  it('is the last day of all that counts, in whatever order it was noted', () =>
    forAny(100, [fc.array(play, { maxLength: 12 }), fc.nat(40)], (plays, until) => {
      let day = 10;
      const noted = plays.map(({ after, ahead, ...rest }, index) => {
        day += after;
        const told = {
          kind: 'begun and ended',
          id: gameId(index),
          players: [ann],
          playedAt: instant(at('2022-03-01') + (day - ahead) * DAY),
        } as const;
        return {
          ...rest,
          line: lineNumber(index + 2),
          at: instant(at('2022-03-01') + day * DAY + index),
          told,
          played: day - ahead,
        };
      });
      const register = new Register(header(), {
        pass: { ...nothing, tellsOfPlay: (command) => noted.find((each) => each.at === command.at)?.told },
      });
      const command = (each: { readonly at: Instant }) => commandOf({ at: each.at }, 'pass', { player: ann });
      for (const each of noted) register.note(each.line, command(each));
      for (const each of noted) if (each.voided) register.renew(each.line, command(each), true);
      for (const each of noted) if (each.voided && each.again) register.renew(each.line, command(each), false);
      const days = noted
        .filter(({ voided, again, played }) => (!voided || again) && played <= until)
        .map(({ played }) => played);
      const last = days.length > 0 ? dayAfter(Math.max(...days)) : undefined;
      expect(register.lastPlayed(newLadder(header()), ann, dayAfter(until))).toBe(last);
    }));
});
