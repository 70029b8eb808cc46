import { writeFileSync } from 'node:fs';
import type { Outcome } from '../season.ts';
import { house } from './reading.ts';

/**
 * Seasons that are kept as samples, with what the second reading of the rules makes of them: `npx tsx` and this file. The
 * other samples of its kind are of people who did not offer days yet: they stay as they are.
 */
const SAMPLES: readonly (readonly [suffix: string, seed: number])[] = [['-silence', 9016]];
const LENGTH = 80;

/** What `replay` prints of it, but for the texts of refusals, which everybody may word as they like. */
const documentOf = ({ trace, settled }: Outcome) => ({
  system: 'house',
  standings: (trace.at(-1)?.standings ?? []).map((player, index) => ({ rung: index + 1, player })),
  refused: trace.flatMap(({ line, code }) =>
    code ? [{ line, code, message: code.replaceAll('-', ' '), clause: '' }] : [],
  ),
  settled,
});

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

for (const [suffix, seed] of SAMPLES) {
  const { lines, outcome } = house.hostileSeason('house', seed, LENGTH);
  const file = `test/vectors/house-generated${suffix}`;
  writeFileSync(`${file}.jsonl`, textOf(lines));
  writeFileSync(`${file}.expected.json`, `${JSON.stringify(documentOf(outcome))}\n`);
  writeFileSync(`${file}.trace.jsonl`, textOf(outcome.trace.map((line) => JSON.stringify(line))));
}
