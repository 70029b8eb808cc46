import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { commandOf, parseBody } from '#shared/log/parse.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '#test/runs.ts';
import { header } from '../club.ts';
import { houseLike, withHolidays } from '../house-like.ts';
import { MEMBER } from '../systems/club.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const made = new Map<string, ReturnType<typeof registry.systemOf>>();
  return {
    ...registry,
    systemOf(ladder) {
      const system = registry.systemOf(ladder);
      const like = made.get(system.id) ?? (system.id === 'crewe' ? houseLike : withHolidays)(system);
      made.set(system.id, like);
      return like;
    },
  };
});

const START = parseDay('2022-01-03') ?? expect.fail();
const LADDERS = {
  'with deadlines': { system: 'crewe', settings: { acceptDays: 3, playDays: 8, playLate: 'lost-by-both' } },
  'with weeks': { system: 'nairobi', settings: { weeksUntilDrop: 1 } },
};
const PLAYERS = ['ann', 'bob', 'cy', 'dee'];

const intent = fc.record({
  verb: fc.constantFrom('away', 'away', 'away', 'back', 'challenge', 'match', 'void', 'leave', 'join', 'settle'),
  /** How many days later it happens. */
  later: fc.constantFrom(0, 0, 1, 2, 3, 5, 9, 40),
  one: fc.nat(99),
  other: fc.nat(99),
});
type Intent = typeof intent extends fc.Arbitrary<infer T> ? T : never;

const pick = (number: number): string => PLAYERS[number % PLAYERS.length] ?? '';

/** What somebody says on a day of the season: of players, of days soon, and of the lines that there are. */
function bodyOf({ verb, one, other }: Intent, today: number, lines: number): object {
  const [player, two] = [pick(one), { challenger: pick(one), challenged: pick(other) }];
  switch (verb) {
    case 'away': {
      const from = today + (other % 9);
      return { player, from: addDays(START, from), to: addDays(START, from + (one % 13)) };
    }
    case 'challenge':
      return { id: `c${lines}`, ...two };
    case 'match':
      return { id: `m${lines}`, score: [0.5, 0.5], ...two };
    case 'void':
      return { line: 2 + (one % lines) };
    default:
      return verb === 'settle' ? {} : { player };
  }
}

/** Plays what people want, as far as the rules take it; `daily`: something is settled on each day in between. */
function play(ladder: object, intents: readonly Intent[], daily = false) {
  const season = new Season(header({ timezone: 'Europe/London', season: { start: '2022-01-03' }, ...ladder }));
  const decided: {
    readonly before: Ladder;
    readonly command: Command;
    readonly after: ReturnType<Season['decide']>;
  }[] = [];
  const say = (verb: Verb, day: number, said: object) => {
    const body = parseBody(verb, systemOf(season.ladder), said);
    if (!body.ok) return;
    const at = instantOf('Europe/London', addDays(START, day), 15 * 3_600_000);
    const before = season.ladder;
    const command = commandOf({ at, override: 'so' }, verb, body.value);
    decided.push({ before, command, after: season.decide(command) });
  };
  const member = season.header.system === 'nairobi' ? MEMBER : {};
  say('seed', 0, { order: 'given', players: PLAYERS.map((id) => ({ id, ...member })) });
  let today = 0;
  for (const [index, each] of intents.entries()) {
    for (let day = today + 1; daily && day < today + each.later; day++) say('settle', day, {});
    today += each.later;
    say(each.verb, today, bodyOf(each, today, index + 2));
  }
  return { season, decided };
}

const always = (holds: (intents: readonly Intent[]) => void): void =>
  fc.assert(fc.property(fc.array(intent, { minLength: 15, maxLength: 30 }), holds), { numRuns: runs(20) });

describe.each(Object.entries(LADDERS))('law: where players may be away, on a ladder %s,', (_, ladder) => {
  it('it is the fold of its log, whatever is voided, and nothing is overdue', () => {
    let away = 0;
    always((intents) => {
      const { season } = play(ladder, intents);
      const { header: made } = season;
      const again = Season.of(
        made,
        season.lines().map(({ command }) => command),
      );
      expect(formatLadder(again.ladder)).toEqual(formatLadder(season.ladder));
      expect(again.lines()).toEqual(season.lines());
      expect(nextDue(season.ladder) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(season.ladder.at);
      away += awaySlot.of(season.ladder).size;
    });
    expect(away).toBeGreaterThan(15);
  });

  it('it decides alike without its log, unless a command looks back', () => {
    always((intents) => {
      for (const { before, command, after } of play(ladder, intents).decided) {
        const bare: Ladder = { ...before, past: newLadder(before.header).past };
        if (looksBack(bare, command)) continue;
        const alone = decide(bare, command);
        expect([alone.refusal, alone.entry]).toEqual([after.refusal, after.entry]);
        expect(formatLadder(alone.ladder)).toEqual(formatLadder(after.ladder));
      }
    });
  });

  it('it is the same whether what is due is settled day by day or all in one go', () => {
    always((intents) => {
      const alike = intents.filter(({ verb }) => verb !== 'void');
      const [slow, once] = [play(ladder, alike, true), play(ladder, alike)].map(({ season }) => season.ladder);
      expect(slow?.order.players()).toEqual(once?.order.players());
      expect(slow?.settled).toEqual(once?.settled);
    });
  });
});
