import { writeSync } from 'node:fs';
import type { decide } from '#shared/engine/decide.ts';
import type { formatLog } from '#shared/log/format.ts';
import type { parseHeader } from '#shared/log/parse.ts';
import type { readLog } from '#shared/log/read.ts';
import type { replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { newLadder } from '#shared/vocabulary/ladder.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { matchId, member, say } from '../club.ts';
import { median } from '../figures.ts';
import { nightsOf } from '../replay-speed.ts';
import { partsOf } from '../tree.ts';

/**
 * Decides and folds seasons by the code of one version, in a process of its own, and prints how many microseconds of
 * processor a line takes: `tsx test/bench/speed/core.ts DIR`.
 */
const [tree = ''] = process.argv.slice(2);
const its = partsOf(tree);
const [parts, lines, rounds] = [
  {
    decide: await its<typeof decide>('shared/engine/decide.ts', 'decide'),
    newLadder: await its<typeof newLadder>('shared/vocabulary/ladder.ts', 'newLadder'),
    readLog: await its<typeof readLog>('shared/log/read.ts', 'readLog'),
    formatLog: await its<typeof formatLog>('shared/log/format.ts', 'formatLog'),
    replay: await its<typeof replay>('shared/log/replay.ts', 'replay'),
    parseHeader: await its<typeof parseHeader>('shared/log/parse.ts', 'parseHeader'),
  },
  4000,
  5,
] as const;

const HOUR = 3600;

/** Games all over a ladder, each challenged, and finished within the hour. */
function gamesOf(system: SystemId, players: number): readonly Command[] {
  const commands: Command[] = [
    say(0, 'seed', { order: 'given', players: Array.from({ length: players }, (_, n) => ({ id: member(n + 1) })) }),
  ];
  for (let game = 0; commands.length < lines; game++) {
    const [id, at] = [matchId(game), game * HOUR];
    const first = (game * 37) % players;
    commands.push(
      say(at, 'challenge', {
        id,
        challenger: member(((first + 1 + (game % 5)) % players) + 1),
        challenged: member(first + 1),
      }),
      say(at + 60, 'result', { challenge: id, score: game % 3 === 0 ? [0, 1] : [1, 0] }),
      ...(system === 'nairobi' ? [say(at + 90, 'approve', { challenge: id })] : []),
    );
  }
  return commands.slice(0, lines);
}

const headerOf = (system: SystemId): Header => {
  const parsed = parts.parseHeader({
    system,
    timezone: 'Europe/London',
    season: { start: '2021-09-06', end: '2023-06-06' },
  });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};

/** Microseconds of processor for each of so many lines: the median of some rounds, the first of which only warm up. */
function perLine(count: number, work: () => void): number {
  const times = Array.from({ length: rounds + 2 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / count;
  });
  return median(times.slice(2));
}

function figuresOf(system: SystemId, players: number) {
  const header = headerOf(system);
  const commands = system === 'lavers' ? nightsOf([lines, players, 0]) : gamesOf(system, players);
  const [seed, ...later] = commands;
  if (!seed) throw new Error('nothing to fold');
  const text = parts.formatLog(header, commands);
  const log = parts.readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const started = parts.decide(parts.newLadder(header), seed).ladder;
  return {
    deciding: perLine(later.length, () => {
      let ladder = started;
      for (const command of later) ladder = parts.decide(ladder, command).ladder;
    }),
    replaying: perLine(commands.length, () => parts.replay(log.value)),
    reading: perLine(commands.length, () => parts.readLog(text)),
  };
}

const SYSTEMS: readonly SystemId[] = ['lavers', 'crewe', 'nairobi'];
const found = SYSTEMS.flatMap((system) =>
  [100, 1000, 10_000].map((players) => ({ system, players, ...figuresOf(system, players) })),
);
writeSync(1, JSON.stringify(found));
