import type { PlayOffer } from '#shared/systems/offers.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { PersonBehind } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { entrantKey } from './pairs-in-cells.ts';
import type { ListedResult, ResultsRead } from './read-results.ts';

/** A season that is over and has a last day. */
export type EarlierHeader = Header & { readonly season: { readonly start: Day; readonly end: Day } };

export interface NamedPlayer {
  readonly id: PlayerId;
  readonly name: string;
  /** Where several play as it, those who usually do first. */
  readonly people?: readonly Required<PersonBehind>[];
}

/** A result of players of the ladder, the winner first, unless it is a draw. */
export interface ResultToReplay extends Omit<ListedResult, 'names'> {
  readonly players: readonly [NamedPlayer, NamedPlayer];
}

/** Whether a system's results are of two who choose each other, so that a list of winners and losers tells a season. */
export function hasResultsOfTwo(header: Pick<Header, 'system'>): boolean {
  const { rules, controls } = systemOf({ header });
  const isInRounds = controls.play.kind === 'matches' && controls.play.challenge.begins === 'never';
  return rules.match !== undefined && !isInRounds;
}

/**
 * The header of an earlier season of a ladder. A final order that its own rules don't come to by rungs alone, or that a final
 * decides, is kept under the first of `plays` that is a game: a club puts its rules together itself, and they ask nothing that a
 * mere order lacks.
 */
export function earlierHeader(
  header: Header,
  season: EarlierHeader['season'],
  kind: ResultsRead['kind'],
  plays: readonly Pick<PlayOffer, 'system' | 'game'>[],
): EarlierHeader {
  const { line: _, closures: __, season: ___, ...rest } = header;
  const { controls } = systemOf({ header });
  if (kind !== 'order' || (controls.measure === 'rungs' && !controls.hasFinal)) return { ...rest, season };
  const { timezone, name } = header;
  const { system } = plays.find(({ game }) => game !== undefined) ?? header;
  return { system, timezone, season, ...(name !== undefined && { name }) };
}

/** Those of some names who are known, each once; by the keys of their names. */
export const playersNamed = (
  names: readonly string[],
  who: ReadonlyMap<string, NamedPlayer>,
): readonly NamedPlayer[] => [...new Set(names.flatMap((name) => who.get(entrantKey(name)) ?? []))];

/** The results of which both players are known, by the keys of their names. */
export const withPlayers = (
  results: readonly ListedResult[],
  who: ReadonlyMap<string, NamedPlayer>,
): readonly ResultToReplay[] =>
  results.flatMap(({ names, ...result }) => {
    const [one, other] = names.map((name) => who.get(entrantKey(name)));
    return one && other ? [{ ...result, players: [one, other] as const }] : [];
  });
