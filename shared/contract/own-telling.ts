import type { ChannelName, ChosenKind, EmailState } from '../vocabulary/club.ts';

/** What the player entered, by channel; missing where that is nothing. Only of e-mails more is known. */
type Addresses = { readonly [Name in ChannelName]?: { readonly to: string; readonly state?: EmailState } | undefined };

/** How a player's page and the service agree on what the player is told: no part of the API that others rely on. */
export interface OwnTelling extends Addresses {
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

/** A player's choices; an empty address removes theirs on the channel, and a missing one leaves it unchanged. */
export type OwnChoices = Pick<OwnTelling, 'daily'> & { readonly [Name in ChannelName]?: string } & {
  /** As it was, where it is missing. */
  readonly quiet?: OwnTelling['quiet'];
  readonly by: { readonly [Name in ChannelName]?: { readonly [Kind in ChosenKind]?: boolean } };
};
