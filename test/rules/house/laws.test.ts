import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { replayedSteps } from '#shared/view/happenings.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { runs } from '#test/runs.ts';
import { header } from '../club.ts';

type Settings = NonNullable<Header['settings']>;

const DAY = 86_400_000;
const START = Date.parse('2022-01-03T12:00:00Z');
const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve'];

/** Where challenges have a last day, weeks are counted, or a result waits, and what people do there above all. */
const LADDERS: Readonly<Record<string, { readonly settings: Settings; readonly often: readonly Verb[] }>> = {
  'loses what is not played': { settings: { acceptDays: 0, playLate: 'lost-by-challenged' }, often: ['late', 'late'] },
  'closes what is not played': { settings: { acceptDays: 0, playLate: 'lapses' }, often: ['late', 'late'] },
  'wants results confirmed': {
    settings: { acceptDays: 0, playLate: 'lost-by-challenged', confirm: 3 },
    often: ['late', 'late', 'reject', 'approve'],
  },
  'has days away': {
    settings: { acceptDays: 3, playDays: 8, playLate: 'lost-by-both' },
    often: ['away', 'away', 'back'],
  },
  'counts weeks': { settings: { period: 'week' }, often: ['away', 'away', 'back', 'match'] },
};
const ALWAYS = ['challenge', 'challenge', 'result', 'void', 'correct', 'leave', 'join', 'settle'] as const;

type Verb = (typeof ALWAYS)[number] | 'late' | 'reject' | 'approve' | 'away' | 'back' | 'match';

interface Intent {
  readonly verb: Verb;
  /** How many days later it happens. */
  readonly later: number;
  readonly one: number;
  readonly other: number;
}

const intentsOf = (often: readonly Verb[]): fc.Arbitrary<readonly Intent[]> =>
  fc.array(
    fc.record({
      verb: fc.constantFrom(...ALWAYS, ...often),
      later: fc.constantFrom(0, 0, 1, 3, 7, 13, 14, 15, 20),
      one: fc.nat(99),
      other: fc.nat(99),
    }),
    { minLength: 20, maxLength: 40 },
  );

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What somebody enters: of the challenges that there were, and the lines that were written. */
function entryOf({ verb, one, other }: Intent, at: number, issued: readonly string[], lines: number): object {
  const [player, opponent, challenge] = [pick(PLAYERS, one), pick(PLAYERS, other), issued.at(-1 - (one % 3)) ?? 'none'];
  const score = other % 2 === 0 ? [1, 0] : [0, 1];
  const line = 2 + (one % lines);
  const pair = { challenger: player, challenged: opponent };
  switch (verb) {
    case 'challenge':
      return { challenge: { id: `c${issued.length}`, ...pair } };
    case 'match':
      return { match: { id: `m${lines}`, score, ...pair } };
    case 'result':
      return { result: { challenge, score, reported: player } };
    case 'late':
      return { result: { challenge, score, playedAt: new Date(at - (other % 20) * DAY).toISOString() } };
    case 'correct':
      return { correct: { line, score } };
    case 'void':
      return { void: { line } };
    case 'leave':
    case 'join':
    case 'back':
      return { [verb]: { player } };
    case 'away': {
      const from = at + (other % 9) * DAY;
      return { away: { player, from: dayOf(from), to: dayOf(from + (one % 13) * DAY) } };
    }
    case 'reject':
    case 'approve':
      return { [verb]: { challenge } };
    case 'settle':
      return { settle: {} };
  }
}

interface Moment {
  readonly before: Ladder;
  readonly command: Command;
  readonly decision: ReturnType<Season['decide']>;
}

/** A season in which people do all that, as far as the rules take it; `daily`: something is settled on each day in between. */
function played(settings: Settings, intents: readonly Intent[], daily = false) {
  const free = { game: 'one', draws: 'yes', openMade: 10, openReceived: 10, rematchWeeks: 0, ...settings };
  const season = new Season(header({ system: 'house', season: { start: '2022-01-03' }, settings: free }));
  const happened: Moment[] = [];
  const issued: string[] = [];
  let at = START;
  const enter = (entry: object) => {
    const parsed = parseEntry({ at: new Date(at).toISOString(), override: 'so', ...entry }, systemOf(season.ladder));
    if (parsed.ok !== true) return;
    const before = season.ladder;
    happened.push({ before, command: parsed.command, decision: season.decide(parsed.command) });
  };
  enter({ seed: { order: 'given', players: PLAYERS.map((id) => ({ id })) } });
  for (const each of intents) {
    const then = at + each.later * DAY;
    for (at += DAY; daily && at < then; at += DAY) enter({ settle: {} });
    at = then;
    enter(entryOf(each, at, issued, season.ladder.line));
    if (each.verb === 'challenge') issued.push(`c${issued.length}`);
  }
  return { season, happened };
}

/** Bob challenges Ann, time runs out, and a result comes that was in time. */
const CAME_LATE: readonly Intent[] = [
  { verb: 'challenge', later: 1, one: 1, other: 0 },
  { verb: 'settle', later: 20, one: 0, other: 0 },
  { verb: 'late', later: 1, one: 0, other: 15 },
];

const whole = (ladder: Ladder) => [formatLadder(ladder), [...ladder.past.ended.entries()]];

describe.each(Object.entries(LADDERS))('law: a ladder that %s (H14, H15, H18, H19)', (_, { settings, often }) => {
  const always = (holds: (intents: readonly Intent[]) => void): void =>
    fc.assert(fc.property(intentsOf(often), holds), { numRuns: runs(20), examples: [[CAME_LATE]] });

  it('is the fold of its log, however late a result came, was corrected or voided, and nothing is overdue', () => {
    let [undone, settled, away] = [0, 0, 0];
    always((intents) => {
      const { season, happened } = played(settings, intents);
      const lines = season.lines();
      expect(nextDue(season.ladder) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(season.ladder.at);
      const again = Season.of(
        season.header,
        lines.map(({ command }) => command),
      );
      expect(whole(again.ladder)).toEqual(whole(season.ladder));
      expect(again.lines()).toEqual(lines);
      const told = Array.from(replayedSteps(season.header, lines)).at(-1);
      if (told) expect(told.after.order.players()).toEqual(season.ladder.order.players());
      const count = (entries: typeof lines) => entries.flatMap(({ effects }) => effects.settled).length;
      settled += count(lines);
      away += awaySlot.of(season.ladder).size;
      if (count(lines) < count(happened.flatMap(({ decision: { entry } }) => entry ?? []))) undone++;
    });
    expect(settled).toBeGreaterThan(10);
    if (often.includes('late')) expect(undone).toBeGreaterThan(0);
    if (often.includes('away')) expect(away).toBeGreaterThan(15);
  });

  it('decides alike without its log, unless a command looks back', () => {
    let decided = 0;
    always((intents) => {
      for (const { before, command, decision } of played(settings, intents).happened) {
        const bare: Ladder = { ...before, past: newLadder(before.header).past };
        if (looksBack(bare, command)) continue;
        decided++;
        const alone = decide(bare, command);
        expect([alone.refusal, alone.entry]).toEqual([decision.refusal, decision.entry]);
        expect(formatLadder(alone.ladder)).toEqual(formatLadder(decision.ladder));
      }
    });
    expect(decided).toBeGreaterThan(150);
  });

  it('is the same whether what is due is settled day by day or all in one go', () => {
    always((intents) => {
      const alike = intents.filter(({ verb }) => verb !== 'void' && verb !== 'correct');
      const [slow, once] = [true, false].map((daily) => played(settings, alike, daily).season.ladder);
      expect(slow?.order.players()).toEqual(once?.order.players());
      expect(slow?.settled).toEqual(once?.settled);
    });
  });
});
