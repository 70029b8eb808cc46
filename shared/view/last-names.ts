import { firstEntry } from '../engine/lines.ts';
import type { Command, PersonOfPair } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** What players are called now. */
export type LastNames = ReadonlyMap<PlayerId, string>;

/** The names that a line gives to players. */
export function namesGivenBy({ verb, body }: Command): readonly (readonly [PlayerId, string])[] {
  if (verb === 'seed') return body.players.flatMap((player) => [player, ...(player.people ?? [])].flatMap(given));
  if (verb === 'regroup') return body.people.flatMap(given);
  if (verb === 'join') return [{ ...body, id: body.player }, ...(body.people ?? [])].flatMap(given);
  return verb === 'rename' ? [[body.player, body.name]] : [];
}

const given = ({ id, name }: PersonOfPair): readonly (readonly [PlayerId, string])[] =>
  name === undefined ? [] : [[id, name]];

/** What a season's log calls everybody in the end, voided lines left out. */
export function lastNames(header: Pick<Header, 'line'>, commands: readonly Command[]): LastNames {
  const voided = new Set<number>(commands.flatMap(({ verb, body }) => (verb === 'void' ? [body.line] : [])));
  const first = firstEntry(header);
  return new Map(commands.flatMap((command, index) => (voided.has(first + index) ? [] : namesGivenBy(command))));
}
