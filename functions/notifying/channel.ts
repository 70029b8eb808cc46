import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import type { ChannelName } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { SendOutcome } from '../aws/post-office.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Log } from '../runtime/lambda.ts';
import type { Mailing } from './email/mailing.ts';
import type { Exchange } from './https-post.ts';

/** What channels send by: whoever runs them gives each what it needs. */
export interface ChannelWorld extends Mailing {
  readonly exchange: Exchange;
  /** A secret of the deployment, by the name of the variable that names its parameter; rejects if there is none. */
  readonly secret: (name: string) => Promise<string>;
  readonly log: Log;
}

export type ShownNotice = Pick<PersonalNotice, 'kind' | 'title' | 'text' | 'path' | 'tag'> & {
  /** The hash of the key of the organiser who writes it. */
  readonly by?: string;
};

/** The same as `later`, and in how many seconds it may be tried again: push services say so. */
export interface Deferred {
  readonly later: number;
}

export interface Address {
  /** Tells a player’s addresses apart and stays the same; it does not tell whose it is. 1–64 letters, digits, “-” and “_”. */
  readonly id: string;
  /** Sends one notice, or all that was held back for a while in one message. Throws only if storage fails. */
  readonly send: (notices: readonly ShownNotice[]) => Promise<SendOutcome | Deferred>;
}

export interface Channel {
  readonly name: ChannelName;
  /** The players of a club who can be reached, in one read: a club that nobody has asked for notices costs no more. */
  reached(club: string): Promise<readonly PlayerId[]>;
  addresses(club: string, player: PlayerId): Promise<readonly Address[]>;
  /** Reminds those who were invited to a ladder and have not opened that, where the time has come. */
  remindUnopened?(key: LadderKey): Promise<void>;
}

/** The players of a club who can be reached on any of the channels; some may be there more than once. */
export const reachedBy = async (
  channels: readonly Pick<Channel, 'reached'>[],
  club: string,
): Promise<readonly PlayerId[]> => (await Promise.all(channels.map((channel) => channel.reached(club)))).flat();
