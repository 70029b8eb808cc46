import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '#functions/database/item.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { formatLog } from '#shared/log/format.ts';
import { commandOf, parseBody, parseHeader } from '#shared/log/parse.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { SYSTEM_IDS, systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Closure, Header } from '#shared/vocabulary/header.ts';
import type { Day, Verb } from '#shared/vocabulary/vocabulary.ts';
import { HOSTILE } from '../hostile/ladders.ts';
import { runs } from '../runs.ts';
import { KEY, publishingOf } from './store.ts';

/**
 * How often a date was worked out from another: whatever goes through time does so step by step. What takes more than
 * `most` is stopped there, so that it fails and does not hang.
 */
const steps = vi.hoisted(() => ({
  taken: 0,
  most: 0,
  take() {
    if (++this.taken > this.most) throw new Error(`more than ${this.most} steps`);
  },
}));

vi.mock(import('#shared/calendar/days.ts'), async (original) => {
  const days = await original();
  return {
    ...days,
    addDays: (from, count) => {
      steps.take();
      return days.addDays(from, count);
    },
    lastOfMonth: (of) => {
      steps.take();
      return days.lastOfMonth(of);
    },
  };
});

/** What one line, or one look at the ladder, may cost; and for each closure as much again as there are periods to walk. */
const PER_LINE = 800;
const PER_CLOSURE = 100;
const ROUNDS = 6;
const allowed = (lines: number, closures: number): number => (lines + ROUNDS) * (PER_LINE + PER_CLOSURE * closures);

/** The largest part of what is allowed that anything took: a bound that nothing comes near says nothing. */
let largest = 0;
beforeEach(() => Object.assign(steps, { taken: 0, most: Number.POSITIVE_INFINITY }));
afterAll(() => expect(largest).toBeGreaterThan(0.1));

const day = (text: string): Day => parseDay(text) ?? expect.fail(text);
const dates = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((at) => day(new Date(at).toISOString().slice(0, 10)));
const sooner = (one: Day, other: Day): Day => (one < other ? one : other);

const closures = fc.oneof(
  fc.array(
    fc.tuple(dates, fc.oneof(dates, fc.constant(day('2199-12-31')))).map(([one, other]) => ({
      from: sooner(one, other),
      to: one < other ? other : one,
    })),
    { maxLength: 3 },
  ),
  // As many as there may be, one in each week of four years.
  fc.constant(
    Array.from({ length: 200 }, (_, week): Closure => {
      const monday = Date.UTC(2021, 0, 4) + week * 604_800_000;
      const on = (after: number) => day(new Date(monday + after * 86_400_000).toISOString().slice(0, 10));
      return { from: on(0), to: on(6) };
    }),
  ),
);

const headers = fc
  .record({
    system: fc.constantFrom(...SYSTEM_IDS),
    timezone: fc.constantFrom('Europe/London', 'Africa/Nairobi', 'UTC'),
    start: dates,
    years: fc.integer({ min: 0, max: 9 }),
    closures,
  })
  .map(({ system, timezone, start, years, closures }): Header => {
    const end = `${Math.min(2199, Number(start.slice(0, 4)) + years)}-12-31`;
    const header = parseHeader({
      system,
      timezone,
      season: { start, ...(systemOf({ header: { system } }).seasonEnds === 'always' && { end }) },
      closures,
    });
    return header.ok ? header.value : expect.fail(header.refusal.message);
  });

function say<V extends Verb>(header: Header, on: Day, verb: V, said: object): Command<V> {
  const body = parseBody<V>(verb, systemOf({ header }), said);
  if (!body.ok) return expect.fail(body.refusal.message);
  return commandOf({ at: instantOf(header.timezone, on, 43_200_000), override: 'so' }, verb, body.value);
}

const PLAYERS = ['ann', 'bob', 'cy'].map((id) => ({ id }));
const BOUT = { challenger: 'bob', challenged: 'ann' };

/** What happens on some days, oldest first: nothing, a seeding, a game that ends or goes on; what is refused settles too. */
function commandsOf(header: Header, on: readonly Day[]): readonly Command[] {
  const [one, two, three, four] = on.toSorted();
  if (!one || !two || !three || !four) return expect.fail();
  const game =
    header.system === 'shicargo'
      ? say(header, three, 'start', { id: 'g', players: ['ann', 'bob'] })
      : say(header, three, 'challenge', { id: 'g', ...BOUT });
  return [
    say(header, one, 'settle', {}),
    say(header, two, 'seed', { order: 'given', players: PLAYERS }),
    ...(header.system === 'lavers' ? ['ann', 'bob'].map((player) => say(header, three, 'arrive', { player })) : []),
    game,
    say(header, four, 'settle', {}),
  ];
}

/** Everything that is ever done with a ladder: decided, folded, published, written, read and played again. */
async function wholeLife(header: Header, on: readonly Day[]) {
  const season = new Season(header);
  const commands = commandsOf(header, on);
  Object.assign(steps, { taken: 0, most: allowed(commands.length, header.closures?.length ?? 0) });
  for (const command of commands) season.decide(command);
  const { shelf, ...publishing } = publishingOf({ season });
  await publishLadder({ ...publishing, now: season.ladder.at }, KEY);
  const text = formatLog(
    header,
    season.lines().map(({ command }) => command),
  );
  const log = readLog(text);
  const again = log.ok ? replay(log.value).season : undefined;
  largest = Math.max(largest, steps.taken / steps.most);
  return { season, shelf, again };
}

describe('a ladder under any header that is accepted', () => {
  it('is settled, published and played again in a stated number of steps, and every entry stays small', async () => {
    await fc.assert(
      fc.asyncProperty(headers, fc.tuple(dates, dates, dates, dates), async (header, on) => {
        const { season, shelf, again } = await wholeLife(header, on);
        expect(again?.ladder.order.players()).toEqual(season.ladder.order.players());
        for (const entry of season.lines()) expect(String(pack(entry)).length).toBeLessThan(10_000);
        for (const file of ['index.html', 'view.json', 'history.json', 'results.atom', 'calendar.ics', 'log.csv'])
          expect([file, shelf.read(`/lavers/main/${file}`).length < 200_000]).toEqual([file, true]);
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('a ladder that the version before stored', () => {
  const DAYS = [
    ['2026-01-05', '2026-01-06', '2026-01-07', '2026-03-01'],
    ['0000-01-03', '0000-01-04', '0001-01-01', '9999-12-31'],
    ['9999-12-30', '9999-12-31', '9999-12-31', '9999-12-31'],
  ].map((days) => days.map(day));

  it.each(HOSTILE.flatMap(({ header }) => DAYS.map((on) => [header.system, header.season.start, on, header] as const)))(
    'ends: %s from %s, entries on %j',
    async (_, __, on, header) => {
      const { season, shelf } = await wholeLife(header, on);
      expect(shelf.read('/lavers/main/index.html')).toContain('</html>');
      const due = nextDue(season.ladder);
      expect(due === undefined || due > season.ladder.at).toBe(true);
    },
  );
});
