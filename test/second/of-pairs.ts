import type { Body, Header, Person } from './lines.ts';

/** Who plays as what, where the entrants are pairs (P1–P10). */
export interface Pairs {
  /** Those who play as each pair now, in their order. */
  readonly people: Map<string, readonly string[]>;
  /** Everybody who has played as one. */
  readonly ever: Set<string>;
  /** What people are called, and pairs by the club. */
  readonly names: Map<string, string>;
}

export const newPairs = ({ entrants }: Header): Pairs | undefined =>
  entrants && { people: new Map(), ever: new Set(), names: new Map() };

/** P3: the first two, by name. */
const made = ({ people, names }: Pairs, pair: string): string =>
  (people.get(pair) ?? [])
    .slice(0, 2)
    .map((person) => names.get(person) ?? person)
    .join(' / ');

/** Each pair with its people and its name: "p1 of ann bob: Ann / Bob". */
export const called = (pairs: Pairs): readonly string[] =>
  [...pairs.people].map(
    ([pair, people]) => `${pair} of ${people.join(' ')}: ${pairs.names.get(pair) ?? made(pairs, pair)}`,
  );

export const behind = (pairs: Pairs | undefined, entrant: string): readonly string[] =>
  pairs?.people.get(entrant) ?? [entrant];

/** What an entry that is applied says of pairs that the ladder knows. */
export function tellPairs(
  pairs: Pairs,
  verb: string,
  body: Body,
  { isKnown, isThere }: { readonly isKnown: boolean; readonly isThere: boolean },
): void {
  if (verb === 'seed') group(pairs, body.players);
  if (verb === 'join' && !isThere) group(pairs, [{ ...body, id: body.player }]);
  if (verb === 'regroup' && isKnown) group(pairs, [{ id: body.player, people: body.people }]);
  if (verb !== 'rename') return;
  if (isKnown) group(pairs, [{ id: body.player, name: body.name }]);
  else if (pairs.ever.has(body.player) && body.name !== undefined) pairs.names.set(body.player, body.name);
}

interface Grouped {
  readonly id: string;
  readonly name?: string | undefined;
  readonly people?: readonly Person[] | undefined;
}

/** First who plays, then what people are called, and what pairs are called last: a name that says no more is none. */
function group(pairs: Pairs, all: readonly Grouped[]): void {
  for (const { id, people } of all) {
    if (!people) continue;
    pairs.people.set(
      id,
      people.map((person) => person.id),
    );
    for (const person of people) {
      pairs.ever.add(person.id);
      if (person.name !== undefined) pairs.names.set(person.id, person.name);
    }
  }
  for (const { id, name } of all) {
    if (name === undefined || !pairs.people.has(id)) continue;
    if (name === made(pairs, id)) pairs.names.delete(id);
    else pairs.names.set(id, name);
  }
}

export const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((each) => other.includes(each));

interface Scene {
  readonly pairs: Pairs;
  /** The pairs that the ladder knows. */
  readonly known: ReadonlySet<string>;
  readonly inPlay: readonly { readonly challenger: string; readonly challenged: string }[];
  /** The two whom the entry is about, where it gives a result. */
  readonly two: { readonly challenger: string; readonly challenged: string } | undefined;
}

/** What pairs add to the reasons against an entry. */
export function* againstPairs({ pairs, known, inPlay, two }: Scene, verb: string, body: Body): Iterable<string> {
  if (verb === 'seed') yield* againstGroups(pairs, known, body.players);
  if (verb === 'join') yield* againstGroups(pairs, known, [{ ...body, id: body.player }]);
  if (verb === 'regroup') {
    if (!known.has(body.player)) yield 'unknown-player';
    yield* againstGroups(pairs, known, [{ id: body.player, people: body.people }]);
    const people = (body.people ?? []).map(({ id }) => id);
    for (const { challenger, challenged } of inPlay) {
      const other = challenger === body.player ? challenged : challenged === body.player ? challenger : undefined;
      if (known.has(body.player) && other !== undefined && share(people, behind(pairs, other))) yield 'same-person';
    }
  }
  const meets = verb === 'challenge' || verb === 'match';
  const { challenger, challenged } = body;
  if (meets && challenger !== challenged && share(behind(pairs, challenger), behind(pairs, challenged)))
    yield 'same-person';
  if (!body.lineup || !two) return;
  for (const pair of [two.challenger, two.challenged])
    if (body.lineup.filter((person) => behind(pairs, pair).includes(person)).length !== 2) yield 'not-in-pair';
}

function* againstGroups(pairs: Pairs, known: ReadonlySet<string>, all: readonly Grouped[]): Iterable<string> {
  const people = all.flatMap((each) => (each.people ?? []).map(({ id }) => id));
  if (all.some((each) => !each.people && !pairs.people.has(each.id))) yield 'invalid';
  if (people.some((person) => known.has(person))) yield 'duplicate-id';
  if (all.some(({ id }) => people.includes(id) || pairs.ever.has(id))) yield 'duplicate-id';
}
