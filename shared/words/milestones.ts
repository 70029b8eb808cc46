import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from './names.ts';
import type { Phrase } from './phrase.ts';

/** What has become of players, where that is worth telling others besides challenges, results and penalties. */
export type Milestone = {
  readonly players: readonly PlayerId[];
  readonly text: Phrase;
} & (
  | {
      readonly event: 'displaced';
      readonly displaced: { readonly player: PlayerId; readonly marker: 'got' | 'lost' };
    }
  | {
      readonly event: 'champion';
      /** Null where a correction has left the season without one. */
      readonly champion: { readonly player: PlayerId | null };
    }
);

/** Finds them between a ladder before a line and after it, in the order in which they are told. */
export type Milestones = (before: Ladder, after: Ladder, named: Named) => readonly Milestone[];

export const noMilestones: Milestones = () => [];
