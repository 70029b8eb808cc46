import { firstEntry } from '../engine/lines.ts';
import { asSeeded } from '../rules/entrants/names.ts';
import { peopleOf } from '../rules/entrants/people.ts';
import type { Command, PersonBehind } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
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

const given = ({ id, name }: PersonBehind): readonly (readonly [PlayerId, string])[] =>
  name === undefined ? [] : [[id, name]];

/** The names that were given on a ladder, to its entrants and to the people behind them, but for names made of others. */
export const namesGivenOn = (ladder: Ladder): LastNames =>
  new Map(
    [
      ...[...ladder.players.values()].map((player) => ({ id: player.id, ...asSeeded(ladder, player) })),
      ...peopleOf(ladder),
    ].flatMap(given),
  );

/** What a season's log calls everybody in the end, voided lines left out. */
export function lastNames(header: Pick<Header, 'line'>, commands: readonly Command[]): LastNames {
  const voided = new Set<number>(commands.flatMap(({ verb, body }) => (verb === 'void' ? [body.line] : [])));
  const first = firstEntry(header);
  return new Map(commands.flatMap((command, index) => (voided.has(first + index) ? [] : namesGivenBy(command))));
}

/** The entrants of which a line says who plays as them, with these people. */
export function peopleGivenIn({ verb, body }: Command): readonly (readonly [PlayerId, readonly PersonBehind[]])[] {
  const listed = verb === 'seed' ? body.players : [];
  const one = verb === 'join' || verb === 'regroup' ? [{ id: body.player, people: body.people }] : [];
  return [...listed, ...one].flatMap(({ id, people }) => (people ? [[id, people] as const] : []));
}

/** What lines have called a player, or a person behind an entrant. */
export const namesIn = (commands: readonly Command[], player: PlayerId): readonly string[] => [
  ...new Set(commands.flatMap(namesGivenBy).flatMap(([id, name]) => (id === player ? [name] : []))),
];

/** The entrants as which lines say that somebody plays with others, by their own id or by the one that they have got instead. */
export const entrantsWith = (
  commands: readonly Command[],
  { player, as }: { readonly player: PlayerId; readonly as: PlayerId },
): readonly PlayerId[] => {
  const theirs = commands
    .flatMap(peopleGivenIn)
    .filter(([, people]) => people.some(({ id }) => id === player || id === as));
  return [...new Set(theirs.map(([entrant]) => entrant))];
};
