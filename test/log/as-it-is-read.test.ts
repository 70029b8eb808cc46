import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLog, readLog } from '#shared/log/read.ts';
import { documentOf, type LogToReplay, replay, trace } from '#shared/log/replay.ts';

const seasons = readdirSync('test/vectors').filter((name) => name.endsWith('-generated.jsonl'));
const textOf = (name: string): string => readFileSync(`test/vectors/${name}`, 'utf8');

function opened(text: string): LogToReplay {
  const log = openLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return { header: log.value.header, lines: log.value.lines() };
}

function whole(text: string): LogToReplay {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

it.each(seasons)('%s comes to the same where its lines are read one by one, and no moves are kept', (name) => {
  const text = textOf(name);
  const { season, refused } = replay(opened(text), undefined, 'settlements');
  expect(documentOf({ season, refused })).toEqual(documentOf(replay(whole(text))));
  expect(season.lines().flatMap(({ effects }) => effects.moves)).toEqual([]);
});

it('a trace tells each line before it reads the next', () => {
  const log = opened(textOf('crewe-generated.jsonl'));
  let read = 0;
  function* counted() {
    for (const line of log.lines) {
      read++;
      yield line;
    }
  }
  let told = 0;
  trace({ header: log.header, lines: counted() }, () => expect(++told).toBe(read));
  expect(told).toBe([...opened(textOf('crewe-generated.jsonl')).lines].length);
});
