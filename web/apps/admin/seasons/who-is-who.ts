import type { NamedPlayer } from '#shared/log/results/earlier-season.ts';
import { RESULTS } from '#shared/log/texts.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { freeId } from '#web/ui/people/ids.ts';
import { type KnownPerson, namesakesOf } from '#web/ui/people/namesakes.ts';
import type { NameDecision } from '../people/deciding.tsx';
import { PEOPLE, WHO } from '../texts.ts';

/** A name of a list, and whom it means; undefined where several members have it, and the organiser has to say. */
export interface ListedName {
  /** The same for all spellings of it. */
  readonly key: string;
  readonly name: string;
  readonly namesakes: readonly KnownPerson[];
  readonly decision: NameDecision | undefined;
}

/** One member of a name is meant by it, and a name that nobody has is somebody new. */
export const matched = (
  names: ReadonlyMap<string, string>,
  known: readonly KnownPerson[],
  decisions: ReadonlyMap<string, NameDecision>,
): readonly ListedName[] =>
  [...names].map(([key, name]) => {
    const namesakes = namesakesOf(name, known);
    return { key, name, namesakes, decision: decisions.get(key) ?? usual(namesakes) };
  });

function usual([only, another]: readonly KnownPerson[]): NameDecision | undefined {
  if (!only) return { kind: 'new' };
  return another ? undefined : { kind: 'same', id: only.id };
}

/** Whether the organiser may want to say something of a name: it is not simply that of one member. */
export const isToLookAt = ({ namesakes }: ListedName): boolean => namesakes.length !== 1;

/** Everybody who is meant, by the keys of their names; members as the club calls them. Without those who are left out. */
export function meant(
  names: readonly ListedName[],
  known: readonly KnownPerson[],
  taken: Iterable<string>,
): ReadonlyMap<string, NamedPlayer> {
  const members = new Map(known.map(({ id, name }) => [id, name]));
  const ids = new Set([...members.keys(), ...taken]);
  return new Map(
    names.flatMap(({ key, name, decision }) => {
      if (!decision || decision.kind === 'left-out') return [];
      const id = parsePlayerId(decision.kind === 'same' ? decision.id : freeId(name, ids));
      if (!id) return [];
      ids.add(id);
      return [[key, { id, name: members.get(id) ?? name }] as const];
    }),
  );
}

/** An entrant of which two names mean one person. */
const isOneTwice = ({ people = [] }: NamedPlayer): boolean => new Set(people.map(({ id }) => id)).size < people.length;

/** Somebody whom two names mean: in a final order they would have two places. */
export function meantTwice(players: ReadonlyMap<string, NamedPlayer>): NamedPlayer | undefined {
  const seen = new Set<string>();
  return [...players.values()].find(({ id }) => seen.size === seen.add(id).size);
}

/** Which names are still to be decided, as a sentence; in a final order, `isOrder`, also who would have two places. */
export function whoIsOpen(
  names: readonly ListedName[],
  players: ReadonlyMap<string, NamedPlayer>,
  isOrder: boolean,
): string | undefined {
  const open = names.filter(({ decision }) => !decision).length;
  if (open > 0) return WHO.open(open);
  const alone = [...players.values()].find(isOneTwice);
  if (alone) return labelled(alone.name, RESULTS.pair.twice);
  const twice = isOrder ? meantTwice(players) : undefined;
  return twice && PEOPLE.twice(twice.name);
}
