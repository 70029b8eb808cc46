import { describe, expect, it } from 'vitest';
import { looksBack } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { replayed, sampleLogs, vector } from '#test/view/vectors.ts';
import { headerOf, matchId, member, players, say } from '../bench/club.ts';
import { seenBy } from '../rules/systems/plain.ts';

const commandsOf = (season: Season): readonly Command[] => season.lines().map(({ command }) => command);

describe('a season that is decided line by line', () => {
  it.each(sampleLogs())('tells of a line at once what it tells of it later: %s', (name) => {
    const sample = replayed(vector(name));
    const season = new Season(sample.header);
    for (const command of commandsOf(sample)) {
      const before = season.ladder;
      const { entry } = season.decide(command);
      if (looksBack(before, command) && command.verb !== 'settle') expect(entry?.effects.clause).toBeDefined();
      else expect(entry).toEqual(season.lines().at(-1));
    }
  });
});

describe('a season as it was just before a moment', () => {
  /** Of the log of before: whether a line changes what was settled, or counts for days that were. */
  function changesBefore(name: string): boolean {
    const sample = replayed(vector(name));
    const season = new Season(sample.header);
    return commandsOf(sample).some((command) => {
      const before = season.ladder;
      season.decide(command);
      return looksBack(before, command) && command.verb !== 'settle';
    });
  }
  const short = sampleLogs().filter((name) => commandsOf(replayed(vector(name))).length < 40 && !changesBefore(name));

  it.each(short)('has the lines before it, and what was due by then: %s', (name) => {
    const season = replayed(vector(name));
    const commands = commandsOf(season);
    for (const { at } of commands.toReversed()) {
      const then = new Season(season.header);
      for (const command of commands.filter((each) => each.at < at)) then.append(command);
      then.decide(commandOf({ at: instant(at - 1) }, 'settle', {}));
      expect(seenBy(season.asOf(at))).toEqual(seenBy(then.ladder));
    }
    expect(season.asOf(instant(season.at + 1))).toBe(season.ladder);
  });
});

const DAY = 86_400;
const LINES = 100;

/** A match from a sheet, played on that day or on one before. */
const sheet = (day: number, challenger: number, challenged: number, playedOn = day) =>
  say(day * DAY, 'match', {
    id: matchId(day),
    challenger: member(challenger),
    challenged: member(challenged),
    score: [2, 0],
    playedAt: say(playedOn * DAY, 'settle', {}).at,
  });

/** Two who play each other every day, or one of them a third. */
function hundredDays(): Season {
  const lines = Array.from({ length: LINES - 1 }, (_, day) => sheet(day + 1, day % 10 === 5 ? 3 : 2, 1));
  return Season.of(headerOf('lavers'), [say(0, 'seed', { order: 'given', players: players(3) }), ...lines]);
}

/** How many lines are worked out, for that, from one season of a hundred lines. */
function workedOut(does: (season: Season) => unknown): number {
  const season = hundredDays();
  const { steps } = season;
  does(season);
  return season.steps - steps;
}

const lineOf = (day: number) => lineNumber(day + 2);
const correct = (day: number) => say(LINES * DAY, 'correct', { line: lineOf(day), score: [0, 2] });
const voided = (day: number) => say(LINES * DAY, 'void', { line: lineOf(day) });

describe('what a season works out', () => {
  it('is one line for one that is added', () => {
    expect(workedOut((season) => season.decide(sheet(LINES, 3, 1)))).toBe(1);
  });

  it('is one for a match that is told late, in a month that is not over', () => {
    expect(workedOut((season) => season.decide(sheet(LINES, 3, 1, LINES - 2)))).toBe(1);
  });

  it('is all that is dated after it, for a match of a month that is over', () => {
    // The hundredth day is the 15th of December; the 80th was the 25th of November.
    expect(workedOut((season) => season.decide(sheet(LINES, 3, 1, 80)))).toBe(LINES - 80);
  });

  it('is all from the line on that is corrected, or that is void', () => {
    expect(workedOut((season) => season.decide(correct(90)))).toBe(LINES + 1 - 90);
    expect(workedOut((season) => season.decide(voided(90)))).toBe(LINES + 1 - 90);
  });

  it('is worked out once for several results that are corrected or void, when somebody looks', () => {
    const several = (season: Season): void => {
      for (const day of [95, 90, 85]) expect(season.record(correct(day))).toBeUndefined();
      for (const day of [96, 91, 86]) expect(season.record(voided(day))).toBeUndefined();
    };
    expect(workedOut(several)).toBe(0);
    const looked = workedOut((season) => {
      several(season);
      return season.ladder;
    });
    expect(looked).toBe(LINES + 6 - 85);
  });

  it('is what stands before a challenge is void, whose result has to be void first', () => {
    const pair = { challenger: member(3), challenged: member(2) };
    const season = Season.of(headerOf('crewe'), [
      say(0, 'seed', { order: 'given', players: players(3) }),
      say(1, 'challenge', { id: matchId(1), ...pair }),
      say(2, 'result', { challenge: matchId(1), score: [1, 0] }),
    ]);
    const [challenge, result] = [3, 4].map((line) => say(3, 'void', { line: lineNumber(line) }));
    if (!challenge || !result) throw new Error('there are two');
    expect(season.record(challenge)?.code).toBe('has-result');
    expect(season.record(result)).toBeUndefined();
    expect(season.record(challenge)).toBeUndefined();
    expect(season.record(challenge)?.code).toBe('not-correctable');
  });
});
