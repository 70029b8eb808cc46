import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemsTested } from '#docs/rules.ts';
import { readLog, type SeasonLog } from '#shared/log/read.ts';
import { documentOf, replay, traceOf } from '#shared/log/replay.ts';
import { systems } from '#shared/systems/registry.ts';

const FOLDER = 'test/vectors';
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** The sample seasons of all systems: a log each, with the document and the trace that a replay makes of it. */
const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl') && !name.endsWith('.trace.jsonl'))
  .map((name) => name.replace('.jsonl', ''));

function logOf(name: string): SeasonLog {
  const log = readLog(textOf(`${name}.jsonl`));
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** What the clauses of each system's written rules begin with. */
const LETTERS = new Map(systemsTested().map(({ folder, letter }) => [folder, letter]));

/** A refusal without its texts, which everybody may word as they like. */
const bare = <T extends object>(refused: T) => ({ ...refused, message: 'any', clause: 'any' });

describe.each(samples)('the sample season %s', (name) => {
  const expected: { readonly refused: readonly object[] } = JSON.parse(textOf(`${name}.expected.json`));

  it('ends with the standings, the periods settled and the lines refused that it should', () => {
    const document = documentOf(replay(logOf(name)));
    expect({ ...document, refused: document.refused.map(bare) }).toEqual({
      ...expected,
      refused: expected.refused.map(bare),
    });
  });

  it('stands after every line as it should', () => {
    const trace = textOf(`${name}.trace.jsonl`).trimEnd().split('\n');
    const { lines, refused } = traceOf(logOf(name));
    expect(lines).toEqual(trace.map((line) => JSON.parse(line)));
    expect(refused).toHaveLength(expected.refused.length);
  });

  it('says in a sentence and a clause why a line is refused', () => {
    const { header, lines } = logOf(name);
    const itsOwn = new RegExp(`^(${LETTERS.get(header.system)}\\d*[a-d]?|§0)$`);
    for (const no of replay({ header, lines }).refused) {
      expect(no.message).toMatch(/^\S.*\.$/);
      expect(no.clause).toMatch(itsOwn);
    }
  });
});

describe('the sample seasons', () => {
  it('are of every system, at least a generated one of each, and none is without its outcome', () => {
    expect(samples).toEqual(expect.arrayContaining(systems().map(({ id }) => `${id}-generated`)));
    const files = readdirSync(FOLDER);
    const expected = samples.flatMap((name) => [`${name}.jsonl`, `${name}.expected.json`, `${name}.trace.jsonl`]);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });
});
