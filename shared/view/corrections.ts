import { firstEntry } from '../engine/lines.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

interface RecordedLog {
  readonly header: Header;
  readonly commands: readonly Command[];
}

/**
 * The player named in a wrong result, if the last line of a log replaces that result or its beginning; undefined for any other
 * line. `together`: how many of the last lines its request recorded.
 */
export function mistakenFor({ header, commands }: RecordedLog, together: number): readonly PlayerId[] | undefined {
  const last = commands.at(-1);
  if (!last || !RECORDED.includes(last.verb)) return undefined;
  for (const { verb, body } of commands.slice(-together)) {
    const wrong = verb === 'void' ? commandAt(header, commands, body.line) : undefined;
    const players = wrong && playersBy(wrong, commands);
    if (players) return players;
  }
  return undefined;
}

/** What the last line of a log voids; undefined of any other line. */
export function undoneBy({ header, commands }: RecordedLog): Command | undefined {
  const last = commands.at(-1);
  return last?.verb === 'void' ? commandAt(header, commands, last.body.line) : undefined;
}

const RECORDED: readonly Command['verb'][] = ['challenge', 'start', 'result', 'match', 'finish'];

const commandAt = (header: Header, commands: readonly Command[], line: number): Command | undefined =>
  commands[line - firstEntry(header)];

/** The players of a line that recorded a result. */
function playersBy({ verb, body }: Command, commands: readonly Command[]): readonly PlayerId[] | undefined {
  switch (verb) {
    case 'match':
      return [body.challenger, body.challenged];
    case 'finish':
      return body.scores.map(([player]) => player);
    case 'result': {
      const began = commands.find((each) => each.verb === 'challenge' && each.body.id === body.challenge);
      return began?.verb === 'challenge' ? [began.body.challenger, began.body.challenged] : undefined;
    }
    default:
      return undefined;
  }
}
