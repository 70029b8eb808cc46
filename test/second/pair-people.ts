import type { Chance } from './chance.ts';
import { behind, type Pairs } from './of-pairs.ts';
import type { Line } from './people.ts';

const NAMES = ['Ann', 'Bob Ray', 'Cy', 'Ann / q1', 'q0 / q1', 'Net Gain'];

interface Ladder {
  readonly challenges: ReadonlyMap<string, { readonly challenger: string; readonly challenged: string }>;
  readonly pairs: Pairs | undefined;
}

/** What people do on a ladder of pairs, of whom some play as several: what players do there, and who plays as each pair. */
export class PairDeeds {
  readonly #chance: Chance;
  readonly #season: { readonly world: Ladder };
  readonly #somePair: () => string;

  constructor(chance: Chance, season: { readonly world: Ladder }, somePair: () => string) {
    this.#chance = chance;
    this.#season = season;
    this.#somePair = somePair;
  }

  /** A seed of players as one of pairs. */
  seed([verb, body]: Line): Line {
    const { players } = body as { readonly players: readonly object[] };
    const isOdd = this.#chance.is(0.15);
    return [
      verb,
      { ...body, players: players.map((player) => ({ ...player, ...this.#pair(isOdd ? 0.9 : 1, isOdd) })) },
    ];
  }

  /** Mostly what players do. */
  deed(usual: () => Line): Line {
    const [chance, pair] = [this.#chance, this.#somePair];
    return chance.weighed<() => Line>([
      [7, () => ['regroup', { player: pair(), people: this.#people() }]],
      [2, () => ['rename', { player: this.#person(), name: chance.of(NAMES) }]],
      [2, () => ['rename', { player: pair(), name: chance.of([...NAMES, this.#made(pair())]) }]],
      [89, () => this.#inPairs(usual())],
    ])();
  }

  #inPairs([verb, body, ...more]: Line): Line {
    if (verb === 'join') return [verb, { ...body, ...this.#pair(0.95) }, ...more];
    if ((verb !== 'result' && verb !== 'match') || this.#chance.is(0.7)) return [verb, body, ...more];
    const { challenge, challenger, challenged } = body as Readonly<Record<string, string>>;
    const two = this.#season.world.challenges.get(challenge ?? '') ?? { challenger, challenged };
    const lineup = [two.challenger, two.challenged].flatMap((each) => this.#two(each ?? ''));
    return [verb, { ...body, lineup: this.#chance.shuffled(lineup) }, ...more];
  }

  /** Two who play as a pair, mostly. */
  #two(pair: string): readonly string[] {
    const people = this.#chance.shuffled([...behind(this.#season.world.pairs, pair)]).slice(0, 2);
    return this.#chance.is(0.06) ? [this.#person(), ...people.slice(1)] : people;
  }

  /** Who plays as a pair, and perhaps a name; `isOdd`: not always as it should be. */
  #pair(often: number, isOdd = true): object {
    return {
      ...(this.#chance.is(often) && { people: this.#people(isOdd) }),
      ...(this.#chance.is(0.15) && { name: this.#chance.of(NAMES) }),
    };
  }

  #people(isOdd = true): readonly object[] {
    const chance = this.#chance;
    const count = isOdd && chance.is(0.03) ? chance.of([1, 5]) : chance.of([2, 2, 2, 3, 4]);
    const ids = new Set<string>();
    while (ids.size < count) ids.add(isOdd ? this.#person() : `q${chance.upTo(40)}`);
    const all = [...ids, ...(isOdd && chance.is(0.01) ? [...ids].slice(0, 1) : [])];
    return all.map((id) => ({ id, ...(chance.is(0.3) && { name: chance.of(NAMES) }) }));
  }

  #person(): string {
    return this.#chance.is(0.02) ? this.#chance.of(['p1', 'n1']) : `q${this.#chance.upTo(40)}`;
  }

  #made(pair: string): string {
    const { pairs } = this.#season.world;
    return behind(pairs, pair)
      .slice(0, 2)
      .map((person) => pairs?.names.get(person) ?? person)
      .join(' / ');
  }
}
