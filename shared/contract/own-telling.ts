import type { ChannelName, ChosenKind, EmailState } from '../vocabulary/club.ts';

/** How a player's page and the service agree on what the player is told: no part of the API that others rely on. */
export interface OwnTelling {
  /** Missing if none was entered. */
  readonly email?: {
    readonly to: string;
    readonly state: EmailState;
  };
  /** One e-mail a day instead of single ones. */
  readonly daily: boolean;
  /** When they are left alone, in minutes since midnight by the clocks of their ladders; over midnight, where it ends earlier. */
  readonly quiet: { readonly from: number; readonly to: number };
  /** What is told on each channel; a missing kind isn't offered. */
  readonly by: { readonly [Name in ChannelName]: { readonly [Kind in ChosenKind]?: boolean } };
  /** What became of what the player chose. */
  readonly said?: ChoiceSaid;
}

/** `asked`: saved, and a message asks the new address whether it is theirs. For all but this and `saved`, nothing was saved. */
export type ChoiceSaid = 'saved' | 'asked' | 'invalid' | 'notByLink' | 'tooMany';

/** A player's choices; an empty `email` removes theirs, and a missing one leaves it unchanged. */
export type OwnChoices = Pick<OwnTelling, 'daily'> & {
  readonly email?: string;
  /** As it was, where it is missing. */
  readonly quiet?: OwnTelling['quiet'];
  readonly by: { readonly [Name in ChannelName]?: { readonly [Kind in ChosenKind]?: boolean } };
};
