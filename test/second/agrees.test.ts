import { describe, expect, it } from 'vitest';
import { sampleLogs, vector } from '#test/view/vectors.ts';
import { importsUnder } from '../layers/imports.ts';
import { type Compared, compareSeasons, difference } from './compare.ts';
import { house } from './house/reading.ts';
import { READINGS } from './readings.ts';

const THIRTY = { from: 1, seasons: 30, length: 60 };

describe.each(READINGS)('a second reading of the rules of $name', (reading) => {
  it('comes to the same ladder, refusals and settlements in every season, however much goes wrong', () => {
    const { failure, happened } = compareSeasons(reading, THIRTY);
    expect(failure).toBeUndefined();
    expect([...happened]).toEqual(expect.arrayContaining(reading.happens.split(' ')));
  });

  it.each(samplesOf(reading.systems))('comes to the same in %s', (name) => {
    const lines = vector(name).trimEnd().split('\n');
    expect(difference(reading.secondReplay, lines)).toBeUndefined();
  });
});

function samplesOf(systems: readonly string[]): readonly string[] {
  return systems.flatMap((system) => sampleLogs(`${system}-`));
}

it('is written by somebody who knows nothing of the product, but holds it against what they make of the rules', () => {
  const others = importsUnder('test/second').filter(
    ({ file, imports }) => !/\.test\.ts$/.test(file) && /^(?!test\/(?:second|proof\/program)|node:)/.test(imports),
  );
  expect(new Set(others.map(({ file }) => file))).toEqual(new Set(['test/second/compare.ts']));
});

describe('holding the product against a second reading', () => {
  /** Somebody who takes it that withdrawing turns the ladder round. */
  const misread = (lines: readonly string[]) => {
    const outcome = house.secondReplay(lines);
    const from =
      outcome.trace.find(({ line, ok }) => ok && lines[line - 1]?.includes('"withdraw"'))?.line ?? Number.NaN;
    const trace = outcome.trace.map((told) =>
      told.line >= from ? { ...told, standings: told.standings.toReversed() } : told,
    );
    return { ...outcome, trace };
  };

  it('finds a difference, and tells the least log that shows it', () => {
    const hostileSeason = (...asked: Parameters<typeof house.hostileSeason>) => {
      const { lines } = house.hostileSeason(...asked);
      return { lines, outcome: misread(lines) };
    };
    const { failure }: Compared = compareSeasons({ ...house, hostileSeason, secondReplay: misread }, THIRTY);
    const [season = '', header = '', ...lines] = failure?.split('\n') ?? [];
    expect(season).toMatch(/^Season \d+:$/);
    expect(header).toMatch(/^\{"ladder":/);
    const verbs = lines.flatMap((line) => /"(seed|join|challenge|withdraw)":\{/.exec(line)?.[1] ?? []);
    expect(verbs.slice(-2)).toEqual(['challenge', 'withdraw']);
    expect(verbs.length).toBeLessThanOrEqual(4);
  });
});
