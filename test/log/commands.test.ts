import { expect, it } from 'vitest';
import { commandsIn } from '#shared/log/commands.ts';
import { readLog } from '#shared/log/read.ts';

it('a line of a log that cannot be read keeps its number, and lets no time pass', () => {
  const at = '2019-09-02T10:00:00+01:00';
  const lines = [
    { ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2019-09-02' } } },
    { at, join: { player: 'ann' } },
    { at: 'some day', join: { player: 'bob' } },
    { at, join: { player: 'cy' } },
  ];
  const log = readLog(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (!log.ok) throw new Error(log.refusal.message);
  const commands = commandsIn(log.value.lines);
  expect(commands.map(({ verb }) => verb)).toEqual(['join', 'settle', 'join']);
  expect(new Set(commands.map((command) => command.at))).toEqual(new Set([Date.parse(at)]));
});
