import type { Command } from '../shared/ladder/command.ts';
import { formatLog } from '../shared/log/format.ts';
import { readLog } from '../shared/log/read.ts';
import { replay } from '../shared/log/replay.ts';
import { HEADER, matchId, member, say } from './club.ts';
import { median } from './figures.ts';

/** A season of so many lines: nights of twenty, four rounds each, one result in forty corrected. */
function seasonOf(lines: number, players: number): string {
  const commands: Command[] = [
    say(0, 'seed', { order: 'given', players: Array.from({ length: players }, (_, n) => ({ id: member(n + 1) })) }),
  ];
  for (let night = 0; commands.length < lines; night++) {
    const present = Array.from({ length: 20 }, (_, n) => member(((night * 13 + n * 7) % players) + 1));
    const evening = night * 86_400;
    commands.push(...present.map((player) => say(evening, 'arrive', { player })));
    for (let round = 0; round < 4; round++)
      commands.push(...roundOf(present, round, evening + round * 1200, commands.length));
  }
  return formatLog(HEADER, commands.slice(0, lines));
}

function roundOf(present: ReturnType<typeof member>[], round: number, time: number, before: number): Command[] {
  const commands: Command[] = [];
  for (let pair = 0; pair < 10; pair++) {
    const [challenger, challenged] = [present[pair], present[10 + ((pair + round) % 10)]];
    if (!challenger || !challenged) continue;
    const challenge = matchId(before + pair);
    commands.push(say(time, 'challenge', { id: challenge, challenger, challenged }));
    commands.push(say(time + 1, 'result', { challenge, score: pair % 3 === 0 ? [0, 2] : [2, 0] }));
    time += 2;
  }
  return commands;
}

/** How long a log takes from text to the last ladder, in milliseconds: the median of five. */
export function replayTimes(
  sizes: readonly (readonly [lines: number, players: number])[],
): readonly (readonly [number, number, number, number])[] {
  return sizes.map(([lines, players]) => {
    const text = seasonOf(lines, players);
    const times = [0, 1, 2, 3, 4].map(() => timeOf(text));
    return [lines, players, Math.round(median(times.map(({ ms }) => ms))), times[0]?.refused ?? 0];
  });
}

function timeOf(text: string): { readonly ms: number; readonly refused: number } {
  const start = performance.now();
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const { refused } = replay(log.value);
  return { ms: performance.now() - start, refused: refused.length };
}
