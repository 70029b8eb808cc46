import type { PersonalNotice } from '../../shared/view/personal/notice.ts';
import type { ChannelName, ChosenKind, ContactKind } from '../../shared/vocabulary/club.ts';
import type { Instant, LineNumber, PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey } from './port.ts';

export type ChosenKinds = { readonly [Kind in ChosenKind]?: boolean };

/** What a player wants to be told, and when. Nobody else sees it. */
export interface Wishes {
  /** The kinds that are not as they are for everybody. */
  readonly kinds?: ChosenKinds;
  /** The same of one channel, where it is not as on the others. */
  readonly by?: { readonly [Name in ChannelName]?: ChosenKinds };
  /** Nothing at all. */
  readonly off?: true;
  /** When they want to be left alone, in minutes since midnight by the clocks of their ladder. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** One message a day instead of single ones. */
  readonly daily?: true;
}

/**
 * What is known of an e-mail address: `asked`: nobody has said yet that it is theirs, and nothing else is sent there;
 * `confirmed`; `stopped` by whoever reads what is sent there; `bounced`: nothing arrives there;
 * `complained`: their mail program calls it spam.
 */
const EMAIL_STATES = ['asked', 'confirmed', 'stopped', 'bounced', 'complained'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

interface Email {
  readonly to: string;
  readonly state: EmailState;
  readonly since: Instant;
}

/** A link that signs a player in once. */
export interface Login {
  /** SHA-256 of what the link holds. */
  readonly hash: string;
  readonly until: Instant;
  /** Where it leads on the site. */
  readonly path: string;
}

/** What a player shows to their opponents, if those show something too. */
interface Shared {
  readonly phone?: string;
  readonly shows: readonly ContactKind[];
}

/** How a player is told what concerns them. */
export interface Contact {
  readonly player: PlayerId;
  /** At random: with it whoever reads a message may stop them, or say that the address is theirs. */
  readonly secret: string;
  readonly email?: Email;
  /** The newest first. */
  readonly logins?: readonly Login[];
  readonly wishes: Wishes;
  readonly shared?: Shared;
}

/** A contact as it was seen: who changes it names the version. */
export interface StoredContact extends Contact {
  readonly version: number;
}

/** What something is told of: a line, or what lies beside the log, by the name that queues have for it. */
export type Occasion = LineNumber | string;

/** What one player is told of a line, as it is kept until it was brought. */
export interface KeptTelling {
  readonly notice: PersonalNotice;
  /** In which public names it speaks. */
  readonly names: string;
}

/** What is held back for a player, to be brought in one message. */
export interface Held {
  readonly until: Instant;
  /** Which message brings it: that with which it began. */
  readonly by: string;
  /** All that is held, as messages name it. */
  readonly all: readonly string[];
}

/** What is kept so that players are told what concerns them. Only the functions that tell them, or ask what they want, carry it. */
export interface TellingBook {
  contacts(club: string): Promise<readonly StoredContact[]>;
  contact(club: string, player: PlayerId): Promise<StoredContact | undefined>;
  /** Version 0: nothing was kept of them so far. False: it is no longer as it was seen. */
  putContact(club: string, version: number, contact: Contact): Promise<boolean>;
  /** Keeps for three days what a player is told; in place of what was kept of it before. */
  keepTelling(key: LadderKey, of: Occasion, nth: number, kept: KeptTelling): Promise<void>;
  telling(key: LadderKey, of: Occasion, nth: number): Promise<KeptTelling | undefined>;
  /** Notes that something is about to be sent to an address; false where it was before. */
  claim(key: LadderKey, of: Occasion, nth: number, address: string): Promise<boolean>;
  /** It was not sent after all. */
  release(key: LadderKey, of: Occasion, nth: number, address: string): Promise<void>;
  held(club: string, player: PlayerId): Promise<Held | undefined>;
  /** Puts what is held in place of what was seen, or takes it away; false where that is no longer so. */
  hold(club: string, player: PlayerId, seen: Held | undefined, held: Held | undefined): Promise<boolean>;
}
