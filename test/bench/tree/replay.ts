import { formatLog } from '#shared/log/format.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, players, say } from '../club.ts';
import { cpuTimeOf } from '../figures.ts';
import { ABOUT } from '../games.ts';
import { given, moduleOf, tell } from './modules.ts';

/** A season that is to be replayed. */
export interface Replaying {
  readonly system: SystemId;
  readonly players: number;
  readonly lines: number;
}

/** Of each line, in microseconds of CPU: from text to command, and from commands to the last ladder. */
export interface Replayed {
  readonly reading: number;
  readonly replaying: number;
}

const { readLog } = await moduleOf<typeof import('#shared/log/read.ts')>('shared/log/read.ts');
const { replay } = await moduleOf<typeof import('#shared/log/replay.ts')>('shared/log/replay.ts');

/** How often each is measured once it is warm; the least counts. */
const ROUNDS = 2;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Who comes to a club night, and how many rounds they play. */
const [PRESENT, NIGHT] = [20, 4];

/** Games all over a ladder, one an hour: what has to happen first, the result, and what the rules ask for then. */
function* games(system: SystemId, size: number): Generator<Command> {
  for (let n = 0; ; n++) {
    const first = (n * 37) % size;
    const [challenger, challenged] = [member(((first + 1 + (n % 5)) % size) + 1), member(first + 1)];
    const [id, isWon] = [matchId(n), n % 3 !== 0];
    if (system === 'shicargo') {
      yield say(n * HOUR, 'start', { id, players: [challenger, challenged] });
      yield say(n * HOUR + 60, 'finish', {
        game: id,
        scores: [
          [challenger, isWon ? 61 : 40],
          [challenged, 57],
        ],
      });
      continue;
    }
    yield say(n * HOUR, 'challenge', { id, challenger, challenged });
    const most = system === 'house' ? 3 : 1;
    yield say(n * HOUR + 60, 'result', { challenge: id, score: isWon ? [most, 0] : [0, most] });
    if (system === 'nairobi') yield say(n * HOUR + 90, 'approve', { challenge: id });
  }
}

/** Club nights of twenty, four rounds each. */
function* nights(size: number): Generator<Command> {
  for (let [night, id] = [0, 0]; ; night++) {
    const present = Array.from({ length: PRESENT }, (_, n) => member(((night * 13 + n * 7) % size) + 1));
    for (const player of present) yield say(night * DAY, 'arrive', { player });
    for (let round = 0; round < NIGHT; round++)
      for (let pair = 0; pair < PRESENT / 2; pair++, id++)
        yield* played(night * DAY + round * 1200 + 2 * pair, id, present, pair, round);
  }
}

function* played(
  time: number,
  id: number,
  present: readonly PlayerId[],
  pair: number,
  round: number,
): Generator<Command> {
  const half = PRESENT / 2;
  const [challenger, challenged] = [present[pair], present[half + ((pair + round) % half)]];
  if (!challenger || !challenged) return;
  yield say(time, 'challenge', { id: matchId(id), challenger, challenged });
  yield say(time + 1, 'result', { challenge: matchId(id), score: pair % 3 === 0 ? [0, 2] : [2, 0] });
}

function logOf({ system, players: size, lines }: Replaying): string {
  const commands: Command[] = [say(0, 'seed', { order: 'given', players: players(size, ABOUT[system]) })];
  const season = system === 'lavers' ? nights(size) : games(system, size);
  for (const command of season) if (commands.push(command) >= lines) break;
  return formatLog(headerOf(system), commands);
}

async function perLine(lines: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) times.push(await cpuTimeOf(work));
  return (Math.min(...times.slice(1)) * 1000) / lines;
}

const found: Replayed[] = [];
for (const season of given<readonly Replaying[]>()) {
  const text = logOf(season);
  const log = readLog(text);
  if (!log.ok) throw new Error(`${season.system}: ${log.refusal.message}`);
  const replayed = await perLine(season.lines, () => replay(log.value));
  found.push({ reading: await perLine(season.lines, () => readLog(text)), replaying: replayed });
}
tell(found);
