import { type KnownTerms, Season } from '../engine/season.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { Censor } from './censor.ts';
import type { LastNames } from './last-names.ts';
import type { Naming } from './naming.ts';
import { publicEffects, publicTerms } from './public-effects.ts';
import { publicHeader } from './public-parts.ts';

export const publicSeason = (
  header: Header,
  commands: readonly Command[],
  naming: Naming,
  known?: KnownTerms,
): Season =>
  Season.of(publicHeader(header), publicCommands(header, commands, naming), (line) => publicTerms(known?.(line)));

/**
 * A season's log as the public may read it, line by line the same ladder: with the names that the club shows and, unless
 * they are full, ids that tell nothing; without who recorded a line, why a player passed over a refusal, ratings (the
 * order that they led to is given instead), when memberships end (everybody counts as paid up) and what was written
 * around the moves of a game.
 */
export const publicCommands = (header: Header, commands: readonly Command[], naming: Naming): Command[] =>
  commands.map(inPublic(Censor.ofLog(header, commands, naming)));

/** Says of the lines of a log, one after the other, what the public may read of each. */
export interface Publicly {
  readonly header: Header;
  readonly command: (command: Command) => Command;
}

/** What has been told of a log that goes on. */
interface ToldBefore {
  /** The players mentioned in it, whose full names are shown. */
  readonly players?: readonly PlayerId[];
  /** What players are called now, and so from its beginning on. */
  readonly last?: LastNames;
}

/** The same of a log that goes on; `naming` knows its entrants (`namingOfSeason`). All that is published is made of this, field by field: one that is new stays inside. */
export function publicly(header: Header, naming: Naming, { players = [], last }: ToldBefore = {}): Publicly {
  const censor = new Censor(header, naming, last);
  for (const player of players) censor.player(player);
  return { header: publicHeader(header), command: inPublic(censor) };
}

/** A log whose last line is an entry, and what that entry did, as the public may know both. */
interface PublicHistory {
  readonly header: Header;
  readonly commands: readonly Command[];
  readonly entry: Entry;
}

export function publicHistory(
  header: Header,
  commands: readonly Command[],
  entry: Entry,
  naming: Naming,
): PublicHistory {
  const censor = Censor.ofLog(header, commands, naming);
  const told = commands.map(inPublic(censor));
  const command = told.at(-1);
  if (!command) throw new Error('the log ends before its last entry');
  const effects = publicEffects(entry.effects, censor);
  return { header: publicHeader(header), commands: told, entry: { line: entry.line, command, effects } };
}

const inPublic =
  (censor: Censor) =>
  (command: Command): Command => {
    const told = censor.told(command);
    const { at, override } = command;
    const isOverridden = override !== undefined && told.verb === command.verb;
    // Why a player was put on another rung is said to everybody.
    return { at, ...(isOverridden && { override: told.verb === 'place' ? override : 'overridden' }), ...told };
  };
