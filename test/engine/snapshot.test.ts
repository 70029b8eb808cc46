import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Decision, decide, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { KeptLadders } from '#shared/engine/season-memory.ts';
import { formatLog } from '#shared/log/format.ts';
import type { LogLine, SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { type LadderSnapshot, parseLadder, publicLadder } from '#shared/vocabulary/snapshot.ts';
import { Table } from '#shared/vocabulary/table.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { headerOf } from '../bench/club.ts';
import { sampleLogs, seasonLog, vector } from '../view/vectors.ts';

const samples = sampleLogs();

const logOf = (name: string): SeasonLog => seasonLog(vector(name));

/** Through JSON and back, as a browser gets it. */
const travelled = (ladder: Ladder): Ladder => {
  const snapshot: LadderSnapshot = JSON.parse(JSON.stringify(formatLadder(ladder)));
  return parseLadder(snapshot);
};

const stored = (ladder: Ladder): Ladder => ({ ...ladder, past: newLadder(ladder.header).past });

const told = ({ entry, refusal, ladder }: Decision) => ({ entry, refusal, ladder: formatLadder(ladder) });

describe.each(samples)('the sample season %s', (name) => {
  test('is decided line by line on a snapshot as on the stored ladder', () => {
    const log = logOf(name);
    let before = newLadder(log.header);
    let decided = 0;
    replay(log, ({ entry }, _, after) => {
      if (entry.ok === true && !looksBack(stored(before), entry.command)) {
        expect(told(decide(travelled(before), entry.command))).toEqual(told(decide(stored(before), entry.command)));
        decided++;
      }
      before = after;
    });
    expect(decided).toBeGreaterThan(0);
  });

  test('comes back from its snapshot as it was', () => {
    const { ladder } = replay(logOf(name)).season;
    expect(formatLadder(travelled(ladder))).toEqual(formatLadder(ladder));
    expect(travelled(ladder).order.players()).toEqual(ladder.order.players());
  });
});

describe('what everybody may see of a ladder', () => {
  const club = replay(logOf('nairobi-generated.jsonl')).season.ladder;

  test('says nothing of memberships', () => {
    expect(JSON.stringify(formatLadder(club))).toContain('paidUntil');
    expect(JSON.stringify(formatLadder(publicLadder(club)))).not.toMatch(/paidUntil|registered/);
  });

  test('says nothing of ratings', () => {
    const rated = replay(logOf('crewe-seed-by-rating.jsonl')).season.ladder;
    expect(JSON.stringify(formatLadder(rated))).toContain('"rating"');
    expect(JSON.stringify(formatLadder(publicLadder(rated)))).not.toContain('"rating"');
  });

  test('says nothing of a field that is not known to be public', () => {
    const { players } = club;
    const secretive = [...players.entries()].map(([id, player]) => {
      const record = { ...player, hush: 'hush', preferences: { ...player.preferences, hush: 'hush' } };
      return [id, record] as const;
    });
    const shown = publicLadder({ ...club, players: Table.of(secretive) });
    expect(JSON.stringify(formatLadder(shown))).not.toContain('hush');
    expect(formatLadder(shown)).toEqual(formatLadder(publicLadder(club)));
  });

  test('keeps the order, the challenges and what players chose to say of their games', () => {
    const crewe = replay(logOf('crewe-generated.jsonl')).season.ladder;
    const shown = publicLadder(crewe);
    expect(shown.order.players()).toEqual(crewe.order.players());
    expect([...shown.challenges.values()]).toEqual([...crewe.challenges.values()]);
    const rated = (ladder: Ladder) => [...ladder.players.values()].map(({ preferences }) => preferences?.rated);
    expect(rated(shown)).toEqual(rated(crewe));
    expect(rated(shown)).toContain(true);
  });
});

const empty = newLadder(headerOf('crewe'));
const after = (line: number): Ladder => ({ ...empty, line: lineNumber(line) });

/** What is kept of a season of so many lines. */
function keptOf(lines: number, from = 2, kept = new KeptLadders(empty)): KeptLadders {
  for (let line = from; line <= lines; line++) kept.keep(after(line));
  return kept;
}

it('of 100,000 lines some hundreds of ladders are kept', () => {
  expect(keptOf(100_000).size).toBeLessThan(350);
});

const isNeverFar = (kept: KeptLadders, lines: number): void =>
  fc.assert(
    fc.property(fc.integer({ min: 3, max: lines }), (line) => {
      const found = kept.upTo(lineNumber(line)).line;
      expect(found).toBeLessThan(line);
      expect(line - found).toBeLessThanOrEqual(33 + (lines - line) / 16);
    }),
  );

it('law: the way to any line begins at most 32 lines, and a sixteenth of what lies after it, further back', () => {
  isNeverFar(keptOf(30_000), 30_000);
});

it('law: so it does after all since an early line was worked out again', () => {
  const kept = keptOf(5000);
  const { line } = kept.before(lineNumber(1500));
  isNeverFar(keptOf(5000, line + 1, kept), 5000);
});

describe('a ladder that was gone back for', () => {
  const wanted = after(4990);
  const kept = () => {
    const all = keptOf(10_000);
    all.want(wanted);
    return all;
  };

  it('is found again, and hides none that is nearer', () => {
    expect(kept().upTo(lineNumber(4991))).toBe(wanted);
    expect(kept().upTo(lineNumber(4990)).line).toBeLessThan(4990);
    expect(kept().upTo(lineNumber(9999)).line).toBe(9998);
  });

  it('is not found any more where it is worked out again', () => {
    const again = kept();
    again.before(lineNumber(4990));
    expect(again.upTo(lineNumber(4991))).not.toBe(wanted);
    const later = kept();
    later.before(lineNumber(4991));
    expect(later.upTo(lineNumber(4991))).toBe(wanted);
  });
});

describe('a ladder that goes on', () => {
  /** After how many lines of seasons before. */
  const BEFORE = 411;

  /** The same line behind so many others. */
  const later = ({ line, entry }: LogLine): LogLine => ({
    line: lineNumber(line + BEFORE),
    entry:
      entry.ok === true && (entry.command.verb === 'correct' || entry.command.verb === 'void')
        ? {
            ...entry,
            command: {
              ...entry.command,
              body: { ...entry.command.body, line: lineNumber(entry.command.body.line + BEFORE) },
            },
          }
        : entry,
  });

  const afterOthers = ({ header, lines }: SeasonLog): SeasonLog => ({
    header: { ...header, line: lineNumber(BEFORE + 1) },
    lines: lines.map(later),
  });

  /** What lines did, by their numbers in a file. */
  const effectsOf = (entries: readonly Entry[], before: number) =>
    entries.map(({ line, effects }) => ({ line: line - before, effects }));

  const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

  describe('a season that comes after others, whose lines go on counting', () => {
    it.each(samples)('is the very season that it would be as the first: %s', (name) => {
      const log = logOf(name);
      const [first, next] = [replay(log), replay(afterOthers(log))];
      expect(next.refused.map(({ line, code }) => ({ line: line - BEFORE, code }))).toEqual(
        first.refused.map(({ line, code }) => ({ line, code })),
      );
      expect(next.season.ladder.line).toBe(first.season.ladder.line + BEFORE);
      expect(effectsOf(next.season.lines(), BEFORE)).toEqual(effectsOf(first.season.lines(), 0));
      const [one, other] = [formatLadder(first.season.ladder), formatLadder(next.season.ladder)];
      expect(other['pages']).toEqual(one['pages']);
      expect(other['players']).toEqual(one['players']);
    });

    it.each(samples)('is the same file, whose lines count from 1: %s', (name) => {
      const log = logOf(name);
      const [first, next] = [replay(log).season, replay(afterOthers(log)).season];
      expect(formatLog(next.ladder.header, commandsOf(next))).toBe(formatLog(first.ladder.header, commandsOf(first)));
    });
  });

  describe('a season that nobody has played in yet', () => {
    it('begins with its header', () => {
      const { header } = afterOthers(logOf('crewe-generated.jsonl'));
      expect(new Season(header).ladder.line).toBe(BEFORE + 1);
    });
  });
});
