import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { retold } from '#shared/view/notices.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { runs } from '#test/runs.ts';
import { header } from '../club.ts';
import { MEMBER, pgnFor } from '../systems/club.ts';
import { madeUp } from './ladder.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => madeUp(registry.systemOf(ladder), ladder) };
});

const DAY = 86_400_000;
const START = Date.parse('2023-03-01T12:00:00Z');
const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve'];
const KINDS = [
  'challenge',
  'challenge',
  'result',
  'late',
  'late',
  'late',
  'void',
  'correct',
  'leave',
  'join',
  'settle',
  'reject',
  'approve',
] as const;

const intent = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** How many days later it happens. */
  days: fc.constantFrom(0, 0, 1, 3, 7, 13, 14, 15, 20),
  one: fc.nat(99),
  other: fc.nat(99),
});
type Intent = typeof intent extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** What somebody enters: of the challenges that there were, and the lines that were written. */
function entryOf({ kind, one, other }: Intent, at: number, issued: readonly string[], lines: number): object {
  const [player, opponent, challenge] = [pick(PLAYERS, one), pick(PLAYERS, other), issued.at(-1 - (one % 3)) ?? 'none'];
  const score = other % 2 === 0 ? [1, 0] : [0, 1];
  const line = 2 + (one % lines);
  switch (kind) {
    case 'challenge':
      return { challenge: { id: `c${issued.length}`, challenger: player, challenged: opponent } };
    case 'result':
      return { result: { challenge, score } };
    case 'late':
      return { result: { challenge, score, playedAt: new Date(at - (other % 20) * DAY).toISOString() } };
    case 'correct':
      return { correct: { line, score } };
    case 'void':
      return { void: { line } };
    case 'leave':
    case 'join':
      return { [kind]: { player } };
    case 'reject':
    case 'approve':
      return { [kind]: { challenge } };
    case 'settle':
      return { settle: {} };
  }
}

interface Moment {
  readonly before: Ladder;
  readonly command: Command;
  readonly decision: ReturnType<Season['decide']>;
}

/** A season in which people do all that, and what happened. */
function played(name: string, intents: readonly Intent[]) {
  const approved = name.includes('approved');
  const season = new Season(header({ system: approved ? 'nairobi' : 'crewe', name, season: { start: '2023-03-01' } }));
  const system = systemOf(season.ladder);
  const happened: Moment[] = [];
  const issued: string[] = [];
  let at = START;
  const enter = (entry: object) => {
    const said = 'result' in entry && approved ? withMoves(entry.result) : entry;
    const parsed = parseEntry({ at: new Date(at).toISOString(), override: 'so', ...said }, system);
    if (parsed.ok !== true) return;
    const before = season.ladder;
    happened.push({ before, command: parsed.command, decision: season.decide(parsed.command) });
  };
  const players = PLAYERS.map((id) => ({ id, ...(approved && MEMBER) }));
  enter({ seed: { order: 'given', players } });
  for (const each of intents) {
    at += each.days * DAY;
    enter(entryOf(each, at, issued, season.ladder.line));
    if (each.kind === 'challenge') issued.push(`c${issued.length}`);
  }
  return { season, happened };
}

const withMoves = (result: unknown) => {
  const body = Object(result);
  return { result: { ...body, pgn: pgnFor(body.score) } };
};

/** Bob challenges Ann, time runs out, and a result comes that was in time. */
const CAME_LATE: readonly Intent[] = [
  { kind: 'challenge', days: 1, one: 1, other: 0 },
  { kind: 'settle', days: 20, one: 0, other: 0 },
  { kind: 'late', days: 1, one: 0, other: 15 },
  { kind: 'approve', days: 1, one: 0, other: 0 },
];

const always = (name: string, holds: (life: ReturnType<typeof played>) => void, numRuns = runs(30)): void =>
  fc.assert(
    fc.property(fc.array(intent, { minLength: 20, maxLength: 40 }), (intents) => holds(played(name, intents))),
    { numRuns, examples: [[[...CAME_LATE]]] },
  );

const wholeOf = (ladder: Ladder) => [formatLadder(ladder), [...ladder.past.ended.entries()]];

describe.each(['forfeit', 'closed', 'dropped', 'forfeit approved'])(
  'law: where challenges have a last day (%s)',
  (name) => {
    it('a ladder is the fold of its log, however late a result came, was corrected or voided, and nothing is overdue', () => {
      let [undone, lapsed] = [0, 0];
      always(name, ({ season, happened }) => {
        expect(nextDue(season.ladder) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(season.ladder.at);
        const again = Season.of(
          season.header,
          season.lines().map(({ command }) => command),
        );
        expect(wholeOf(again.ladder)).toEqual(wholeOf(season.ladder));
        expect(again.lines().map(({ effects }) => effects)).toEqual(season.lines().map(({ effects }) => effects));
        const told = Array.from(retold(season.header, season.lines())).at(-1);
        if (told) expect(told.after.order.players()).toEqual(season.ladder.order.players());
        const settledOf = (entries: ReturnType<Season['lines']>) =>
          entries.flatMap(({ effects }) => effects.settled).length;
        lapsed += settledOf(season.lines());
        const atFirst = happened.flatMap(({ decision: { entry } }) => entry ?? []);
        if (settledOf(season.lines()) < settledOf(atFirst)) undone++;
      });
      expect(lapsed).toBeGreaterThan(10);
      expect(undone).toBeGreaterThan(0);
    });

    it('a ladder without its log decides as the season does, unless the command looks back', () => {
      let decided = 0;
      always(name, ({ happened }) => {
        for (const { before, command, decision } of happened) {
          const bare: Ladder = { ...before, past: newLadder(before.header).past };
          if (looksBack(bare, command)) continue;
          decided++;
          const alone = decide(bare, command);
          expect([alone.refusal, alone.entry]).toEqual([decision.refusal, decision.entry]);
          expect(formatLadder(alone.ladder)).toEqual(formatLadder(decision.ladder));
        }
      });
      expect(decided).toBeGreaterThan(200);
    });
  },
);
