import { describe, expect, it } from 'vitest';
import type { Amendment } from '#shared/engine/amend.ts';
import { refusedAhead } from '#shared/engine/decide.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { keptOf, wholeOf } from './plain.ts';
import { alwaysGoingOn, SYSTEMS } from './seasons.ts';

const DAY = 86_400_000;

/** Numbers that look random, always the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed + 1; ; state = Math.imul(state, 1_103_515_245) + 12_345) yield (state >>> 8) & 0xffff;
}

/** Corrections and voidings of any lines, some of them refused, and now and then a line that lets time pass. */
function* storm(season: Season, seed: number, count: number): Generator<Command> {
  const random = numbers(seed);
  const lines = season.lines();
  const results = lines.filter(({ command: { verb } }) => ['result', 'match', 'finish'].includes(verb));
  let at: Instant = season.at;
  for (let n = 0; n < count; n++) {
    const any = random.next().value;
    const found = any % 8 === 0 ? lines[random.next().value % lines.length] : results[any % results.length];
    at = instant(at + (any % 5 === 0 ? random.next().value * 3_600_000 : 1000));
    if (any % 11 === 0 || !found) yield commandOf({ at }, 'settle', {});
    else if (any % 3 === 0) yield commandOf({ at }, 'void', { line: found.line });
    else yield commandOf({ at }, 'correct', { line: found.line, ...scored(found.command, random.next().value) });
  }
}

function scored({ verb, body }: Command, any: number) {
  if (verb === 'finish') return { scores: body.scores.map(([player], seat) => [player, (any >> seat) % 9] as const) };
  const most = verb === 'result' || verb === 'match' ? body.score[0] + body.score[1] : 1;
  return { score: any % 5 === 0 ? ([1, 1] as const) : any % 2 === 0 ? ([most, 0] as const) : ([0, most] as const) };
}

/** Amendments of whatever line, also of lines that are none, to whatever score or time: most of them are refused. */
function* anyAmendments(season: Season, seed: number, count: number): Generator<Amendment> {
  const random = numbers(seed);
  let at: Instant = season.at;
  for (let n = 0; n < count; n++) {
    const any = random.next().value;
    const line = lineNumber(random.next().value % (season.ladder.line + 3));
    at = instant(at + (any % 5 === 0 ? random.next().value * 3_600_000 : 1000));
    const arrivedAt = instant(at - (random.next().value % 3000) * 60_000);
    const score = any % 7 === 0 ? ([9, 9] as const) : ([any % 2, (any + 1) % 2] as const);
    if (any % 3 === 0) yield commandOf({ at }, 'void', { line });
    else yield commandOf({ at }, 'correct', { line, ...(any % 4 === 0 ? { arrivedAt } : { score }) });
  }
}

/** What only the past of a ladder can tell: that a challenge has its result, or what became of that. */
const PAST = ['not-correctable', 'has-result'];

const scoreOf = (system: SystemId) => systemOf({ header: { system } }).score.corrects;

describe.each(SYSTEMS)('corrections of a %s season', (system) => {
  it('make the same of it all at once as one by one, and the same of them are refused', () => {
    let amended = 0;
    alwaysGoingOn(system, ({ season }, seed) => {
      const log = season.lines().map(({ command }) => command);
      const [oneByOne, atOnce] = [Season.of(season.header, log), Season.of(season.header, log)];
      for (const command of storm(season, seed, 12)) {
        const { refusal: no, entry } = oneByOne.decide(command);
        // What is refused leaves a line in a log that is replayed, and none in one that is being written.
        if (!entry) oneByOne.pad(command.at);
        expect(atOnce.record(command)).toEqual(no);
        if (!no) amended += 1;
      }
      expect(atOnce.lines()).toEqual(oneByOne.lines());
      expect(wholeOf(atOnce.ladder)).toEqual(wholeOf(oneByOne.ladder));
    });
    expect(amended).toBeGreaterThan(10);
  });

  it('are turned down ahead of working anything out for nothing but what they are refused for in the end', () => {
    const ahead = new Set<string>();
    alwaysGoingOn(system, ({ season }, seed) => {
      for (const command of anyAmendments(season, seed, 20)) {
        const { ladder, header } = season;
        const stored = { ...ladder, past: newLadder(header).past };
        const log = season.lines().map((line) => line.command);
        const recorded = season.lines().find(({ line }) => line === command.body.line)?.command;
        const early = {
          line: refusedAhead(stored, command, { recorded }),
          log: Season.unfolded(header, log).refusedAhead(stored, command),
        };
        const { refusal: no, entry, ladder: after } = season.decide(command);
        for (const [by, decision] of Object.entries(early)) {
          if (!decision) continue;
          ahead.add(`${decision.refusal?.code} by ${by}`);
          expect([decision.refusal, decision.entry]).toEqual([no, entry]);
          expect(keptOf(decision.ladder)).toEqual(keptOf(after));
        }
        // By its line alone whatever the whole log knows no better.
        expect(early.line && !early.log).toBeFalsy();
        if (no && !early.log) expect(PAST).toContain(no.code);
      }
    });
    expect([...ahead]).toEqual(expect.arrayContaining(['not-correctable by line', 'not-correctable by log']));
    if (scoreOf(system) === 'score') expect([...ahead]).toContain('bad-score by line');
  });

  it('make the same of it where it is known what challenges were issued at', () => {
    alwaysGoingOn(system, ({ season }, seed) => {
      for (const command of storm(season, seed, 6)) {
        season.record(command);
        season.record(commandOf({ at: instant(command.at + DAY) }, 'settle', {}));
      }
      const lines = season.lines();
      const commands = lines.map(({ command }) => command);
      const folded = Season.of(season.header, commands, termsIn(lines));
      expect(folded.lines()).toEqual(lines);
      expect(wholeOf(folded.ladder)).toEqual(wholeOf(season.ladder));
    });
  });
});

/** The lines of a season that are not results, from one of them on and round again. */
function otherThanResults(season: Season, from: number): readonly LineNumber[] {
  const { rules } = systemOf(season.ladder);
  const lines = season.lines().flatMap(({ line, command }) => (rules[command.verb]?.amending ? [] : [line]));
  const start = from % Math.max(1, lines.length);
  return [...lines.slice(start), ...lines.slice(0, start)];
}

const voids = (season: Season, line: LineNumber): boolean =>
  season.decide(commandOf({ at: season.ladder.at }, 'void', { line })).refusal === undefined;

/** The season whose log never had some lines, and otherwise as it was recorded. */
function without(season: Season, gone: ReadonlySet<LineNumber>): Season {
  const lines = season.lines();
  const commands = lines.map(({ line, command }) =>
    gone.has(line) ? commandOf({ at: command.at }, 'settle', {}) : command,
  );
  return Season.of(season.header, commands, termsIn(lines));
}

/** Everything but the ids that are taken, the line that it has come to, and the time. */
function stateOf({ ladder }: Season): object {
  const { line: _line, at: _at, ...rest } = keptOf(ladder);
  return rest;
}

describe.each(SYSTEMS)('on a %s ladder', (system) => {
  it('voiding lines in any order makes the season that never had them (§0 Voiding)', () => {
    let voided = 0;
    alwaysGoingOn(system, ({ season }, number) => {
      const gone = new Set<LineNumber>();
      for (const line of otherThanResults(season, number)) {
        if (gone.size < 3 && voids(season, line)) gone.add(line);
      }
      voided += gone.size;
      expect(stateOf(season)).toEqual(stateOf(without(season, gone)));
    });
    expect(voided).toBeGreaterThan(8);
  });

  it('voiding the last line, of whatever kind but a result, makes the ladder of before (§0 Voiding)', () => {
    const kinds = new Set<string>();
    alwaysGoingOn(
      system,
      ({ season }, number) => {
        const lines = season.lines();
        const end = lines.findIndex(({ line }) => line === otherThanResults(season, number)[0]);
        const last = lines[end];
        if (!last) return;
        const then = Season.of(season.header, ...begun(lines.slice(0, end + 1)));
        if (!voids(then, last.line)) return;
        kinds.add(last.command.verb);
        expect(stateOf(then)).toEqual(stateOf(without(then, new Set([last.line]))));
      },
      30,
    );
    expect(kinds.size).toBeGreaterThan(3);
  });
});

const begun = (lines: ReturnType<Season['lines']>) => [lines.map(({ command }) => command), termsIn(lines)] as const;
