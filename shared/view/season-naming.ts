import type { Command } from '../vocabulary/command.ts';
import { peopleGivenIn } from './last-names.ts';
import { isShownInFull, type Naming } from './naming.ts';

/**
 * How the public sees the names of a season: an entrant of several people is shown in full, with its own id and the name that the
 * club gave it, only where all who ever play as it are. `commands`: the whole log.
 */
export function namingOfSeason(naming: Naming, commands: readonly Command[]): Naming {
  if (naming.mode !== 'full') return naming;
  const hidden = commands
    .flatMap(peopleGivenIn)
    .filter(([, people]) => people.some(({ id }) => !isShownInFull(naming, id)));
  if (hidden.length === 0) return naming;
  const alone = Object.fromEntries(hidden.map(([entrant]) => [entrant, 'initials' as const]));
  return { ...naming, alone: { ...naming.alone, ...alone } };
}
