import { describe, expect, it } from 'vitest';
import { Season, termsIn } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { always, SYSTEMS } from './lives/every.ts';
import { keptOf } from './plain.ts';

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
    always(
      system,
      ({ season }, number) => {
        const gone = new Set<LineNumber>();
        for (const line of otherThanResults(season, number)) {
          if (gone.size < 3 && voids(season, line)) gone.add(line);
        }
        voided += gone.size;
        expect(stateOf(season)).toEqual(stateOf(without(season, gone)));
      },
      15,
    );
    expect(voided).toBeGreaterThan(8);
  });

  it('voiding the last line, of whatever kind but a result, makes the ladder of before (§0 Voiding)', () => {
    const kinds = new Set<string>();
    always(
      system,
      ({ season }, number) => {
        const lines = season.lines();
        const end = lines.findIndex(({ line }) => line === otherThanResults(season, number)[0]);
        const last = lines[end];
        if (!last) return;
        const then = Season.of(season.header, ...begun(lines.slice(0, end + 1)));
        if (!voids(then, last.line)) return;
        kinds.add(last.command.verb);
        const before = without(then, new Set([last.line]));
        expect(stateOf(then)).toEqual(stateOf(before));
      },
      30,
    );
    expect(kinds.size).toBeGreaterThan(3);
  });
});

const begun = (lines: ReturnType<Season['lines']>) => [lines.map(({ command }) => command), termsIn(lines)] as const;
