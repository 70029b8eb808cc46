import { type Imported, importLog } from '../log-import.ts';
import type { LadderKey } from '../store/port.ts';
import type { Answer } from './answer.ts';
import { readLogText } from './body.ts';
import type { Call } from './endpoint.ts';
import { ladderIn } from './event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from './problem.ts';
import { noRoomForLadder } from './room.ts';

/** How many refused lines are told; whoever has more mends these first. */
const TOLD = 100;

/** Makes a ladder of a club from a season log. */
export async function importLadder(call: Call): Promise<Answer | Problem> {
  const key = ladderIn(call.event);
  if (!key) return noSuchLadder;
  const log = readLogText(call.event);
  if (isProblem(log)) return log;
  const full = await noRoomForLadder(call);
  if (full) return full;
  const { dryRun, keepRefused } = call.query;
  const terms = { dryRun, keepRefused };
  return told(await importLog(call.runtime.store, key, log.value, terms), key, dryRun);
}

function told(imported: Imported, { ladder: id }: LadderKey, dryRun: boolean): Answer | Problem {
  switch (imported.kind) {
    case 'bad-header':
      return problem('invalid', `Line 1 is no header of a season log: ${imported.message}`);
    case 'refused':
      return { ...problem('log-refused', saysHowMany(imported.refused)), lines: imported.refused.slice(0, TOLD) };
    case 'exists':
      return problem('already-exists', `There is a ladder "${id}" already.`);
    case 'importing':
      return problem('already-importing', `A log is just being imported as "${id}".`);
    case 'no-such-club':
      return problem('unknown-club', 'There is no such club.');
    case 'done': {
      const { refused, standings, system } = imported.outcome;
      const body = { id, system, lines: imported.lines, standings, refused: refused.slice(0, TOLD) };
      return dryRun ? { status: 200, body: { ...body, dryRun } } : { status: 201, body };
    }
  }
}

const saysHowMany = ({ length }: readonly object[]): string =>
  length === 1 ? 'The rules refuse a line of this log.' : `The rules refuse ${length} lines of this log.`;
