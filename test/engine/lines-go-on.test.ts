import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { type LogLine, readLog, type SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';

const FOLDER = 'test/vectors';
const samples = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl') && !name.endsWith('.trace.jsonl'));

function logOf(name: string): SeasonLog {
  const log = readLog(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

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
