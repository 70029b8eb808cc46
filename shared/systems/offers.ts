import type { PresetName } from '../rules/common/settings-in-words.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import { SYSTEM_IDS, systems } from './registry.ts';
import { noRounds } from './round-controls.ts';
import type { Offer } from './system-words.ts';
import { wordsOf } from './words.ts';

// Admin's scripts are built with what is offered here and no more of the systems (`cdk/build/rules.ts`).

/** How each system is offered, in their order. */
export const OFFERS: ReadonlyMap<SystemId, Offer> = new Map(
  SYSTEM_IDS.map((system) => [system, wordsOf({ header: { system } }).offer]),
);

/** What a club can play: a game with its preset, or a system's rules as they are written. */
export interface PlayOffer {
  readonly system: SystemId;
  readonly game?: PresetName | undefined;
  readonly hasNights: boolean;
  readonly hasRounds: boolean;
}

/** Games first: the presets of each system that has presets, then the systems without. */
export const PLAYS: readonly PlayOffer[] = systems()
  .flatMap(({ id: system, presets, controls: { hasNights, round } }): readonly PlayOffer[] => {
    const play = { system, hasNights, hasRounds: round !== noRounds };
    return presets.length === 0 ? [play] : presets.map(({ name: game }) => ({ ...play, game }));
  })
  .toSorted((one, other) => Number(other.game !== undefined) - Number(one.game !== undefined));
