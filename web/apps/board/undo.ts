import { localOf } from '../../../shared/calendar/zone.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Instant, LineNumber } from '../../../shared/vocabulary/vocabulary.ts';
import { commandOf, type Queue, type Tap } from '../../kit/tablet/queue.ts';

/** How the last thing that was tapped can be undone. */
export type Undo =
  /** It was never sent: as if it had not been tapped. */
  | { readonly how: 'take-back' }
  /** By recording something else, which is not quite the same. */
  | { readonly how: 'record'; readonly command: Command }
  /** The result has a line of its own, which can be corrected or voided. */
  | { readonly how: 'amend'; readonly line: LineNumber }
  /** Nobody knows whether it has arrived. */
  | { readonly how: 'wait' }
  | { readonly how: 'impossible' };

/** What was tapped last on this tablet, tonight. */
export function lastTap({ taps, done }: Queue, ladder: Ladder, at: Instant): Tap | undefined {
  const last = taps.at(-1) ?? done.at(-1);
  const { timezone } = ladder.header;
  return last && localOf(timezone, last.command.at).day === localOf(timezone, at).day ? last : undefined;
}

/** `ladder` is the one that plays ahead, so that what undoes fits what is there by then. */
export function undoOf({ command, tried, line }: Tap, ladder: Ladder, at: Instant): Undo {
  if (!tried) return { how: 'take-back' };
  if (line === undefined) return { how: 'wait' };
  switch (command.verb) {
    case 'arrive':
      return { how: 'record', command: commandOf({ at }, 'depart', { player: command.body.player }) };
    case 'depart':
      return { how: 'record', command: commandOf({ at }, 'arrive', { player: command.body.player }) };
    case 'challenge':
      return ladder.challenges.has(command.body.id)
        ? { how: 'record', command: commandOf({ at }, 'abandon', { challenge: command.body.id }) }
        : { how: 'impossible' };
    case 'result':
      return { how: 'amend', line };
    default:
      return { how: 'impossible' };
  }
}
