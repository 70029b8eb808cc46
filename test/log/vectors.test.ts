import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLog, type SeasonLog } from '../../shared/log/read.ts';
import { documentOf, replay, traceOf } from '../../shared/log/replay.ts';

const FOLDER = 'test/vectors';
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** The samples of the Lavers system: a season log, the document and the trace that a replay makes of it. */
const samples = readdirSync(FOLDER)
  .filter((name) => name.startsWith('lavers-') && name.endsWith('.jsonl') && !name.endsWith('.trace.jsonl'))
  .map((name) => name.replace('.jsonl', ''));

function logOf(name: string): SeasonLog {
  const log = readLog(textOf(`${name}.jsonl`));
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** A refusal without its texts, which everybody may word as they like. */
const bare = <T extends object>(refused: T) => ({ ...refused, message: 'any', clause: 'any' });

describe.each(samples)('the sample season %s', (name) => {
  const expected: { readonly refused: readonly object[] } = JSON.parse(textOf(`${name}.expected.json`));

  it('ends as it should, with the months settled and the lines refused that should be', () => {
    const document = documentOf(replay(logOf(name)));
    expect({ ...document, refused: document.refused.map(bare) }).toEqual({
      ...expected,
      refused: expected.refused.map(bare),
    });
  });

  it('goes line by line as it should', () => {
    const trace = textOf(`${name}.trace.jsonl`).trimEnd().split('\n');
    const { lines, refused } = traceOf(logOf(name));
    expect(lines).toEqual(trace.map((line) => JSON.parse(line)));
    expect(refused).toHaveLength(expected.refused.length);
  });

  it('gives every refused line a sentence and a clause', () => {
    for (const { message, clause } of replay(logOf(name)).refused) {
      expect(message).toMatch(/^\S.*\.$/);
      expect(clause).toMatch(/^(L\d+[a-d]?|§0)$/);
    }
  });
});

describe('the samples', () => {
  it('are all there', () => {
    expect(samples).toHaveLength(6);
  });
});
