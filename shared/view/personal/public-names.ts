import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import { Censor } from '../censor.ts';
import type { Naming } from '../naming.ts';
import { shortNames } from '../notices.ts';

/** What the public calls the players and challenges of a log, by what the log itself calls them. */
export interface PublicNames {
  readonly named: Named;
  readonly challenge: (id: ChallengeId) => ChallengeId;
}

/** Goes through a log for the names alone; `ladder` is what it comes to, in the names of the log. */
export function publicNames(
  { header, commands }: { readonly header: Header; readonly commands: readonly Command[] },
  { players }: Pick<Ladder, 'players'>,
  naming: Naming,
): PublicNames {
  const censor = new Censor(header, naming);
  for (const command of commands) censor.told(command);
  const shown = new Map(
    [...players.values()].map(({ id, name }) => {
      const [player, seen] = [censor.player(id), censor.shown(id, name)];
      return [player, { id: player, ...(seen !== undefined && { name: seen }) }] as const;
    }),
  );
  const publicly = shortNames({ players: shown });
  return { named: (id: PlayerId) => publicly(censor.player(id)), challenge: censor.challenge };
}
