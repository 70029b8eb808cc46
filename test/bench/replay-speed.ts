import { formatLog } from '#shared/log/format.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, matchId, member, say } from './club.ts';
import { median } from './figures.ts';

/** A season to be played again: its lines, its players, and how many of its first results are corrected at the end. */
export type Replayed = readonly [lines: number, players: number, corrections: number];

/** A season of club nights, as text. */
export const seasonOf = (season: Replayed): string => formatLog(HEADER, nightsOf(season));

/** Nights of twenty, four rounds each. */
export function nightsOf([lines, players, corrections]: Replayed): readonly Command[] {
  const commands: Command[] = [
    say(0, 'seed', { order: 'given', players: Array.from({ length: players }, (_, n) => ({ id: member(n + 1) })) }),
  ];
  for (let night = 0; commands.length < lines - corrections; night++) {
    const present = Array.from({ length: 20 }, (_, n) => member(((night * 13 + n * 7) % players) + 1));
    const evening = night * 86_400;
    commands.push(...present.map((player) => say(evening, 'arrive', { player })));
    for (let round = 0; round < 4; round++)
      commands.push(...roundOf(present, round, evening + round * 1200, commands.length));
  }
  const played = commands.slice(0, lines - corrections);
  return [...played, ...correctionsOf(played, corrections)];
}

/** Corrections of the first results, which reach back over all that came after them. */
function correctionsOf(played: readonly Command[], count: number): readonly Command[] {
  const results = played.flatMap(({ verb }, index) => (verb === 'result' ? [lineNumber(index + 2)] : []));
  const late = played.length * 86_400;
  return results.slice(0, count).map((line, n) => say(late + n, 'correct', { line, score: [1, 1] }));
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
  seasons: readonly Replayed[],
): readonly (readonly [number, number, number, number, number])[] {
  return seasons.map((season) => {
    const text = seasonOf(season);
    const times = [0, 1, 2, 3, 4].map(() => timeOf(text));
    return [...season, Math.round(median(times.map(({ ms }) => ms))), times[0]?.refused ?? 0];
  });
}

function timeOf(text: string): { readonly ms: number; readonly refused: number } {
  const start = performance.now();
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const { refused } = replay(log.value);
  return { ms: performance.now() - start, refused: refused.length };
}
