/** Words for what a club has around its ladders: keys, names, notices, imports. */

export const ROLES = ['organiser', 'scorer', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** A link is opened in a browser, an organiser's or a scorer's once; a program sends its key with each request. */
export const USES_OF_KEYS = ['link', 'program'] as const;
export type UseOfKey = (typeof USES_OF_KEYS)[number];

/** Why nothing can be recorded: closed by its organiser, followed by the next season, being written anew, or being deleted. */
export const LADDER_SHUT = ['closed', 'over', 'rewriting', 'deleting'] as const;
export type LadderShut = (typeof LADDER_SHUT)[number];

/** How the public sees names: in full; "Ann B."; "A. B."; or as the organiser has chosen. */
export const NAMING_MODES = ['full', 'initial', 'initials', 'nickname'] as const;
export type NamingMode = (typeof NAMING_MODES)[number];

/** How one player alone may be shown, where the club shows more of everybody else: a junior, for example. */
export const ALONE_MODES = ['initial', 'initials', 'nickname'] as const;
export type AloneMode = (typeof ALONE_MODES)[number];

/** What others may want to be told of as it happens. */
export const NOTICE_EVENTS = ['challenge', 'result', 'penalty', 'displaced', 'champion', 'change', 'season'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** What concerns one player and is told to them alone; they choose how much of it. */
export const CHOSEN_KINDS = [
  'challenged',
  'answered',
  'date',
  'moved',
  'due',
  'suggested',
  'night',
  'message',
] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/**
 * What others entered about a player's own games, and what a player lost without playing, goes to everybody whom the club can
 * reach.
 */
export type PersonalKind = ChosenKind | 'confirm' | 'entered' | 'lost';

/** By what players are told, and what an address that they type looks like there; undefined where none is: browsers know theirs. */
export const TYPED_ADDRESSES = { email: /@/, push: undefined } as const satisfies Record<string, RegExp | undefined>;
export type ChannelName = keyof typeof TYPED_ADDRESSES;
export const CHANNELS = Object.keys(TYPED_ADDRESSES) as readonly ChannelName[];

/** What is said of each of some names. */
export const onEach = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [Each in Name]: T };

/**
 * What is known of a player's address. `invited`: the organiser had an invitation sent there, which nobody has opened;
 * `asked`: the player gave it, and nobody there has said that it is theirs; `confirmed`: somebody has; `stopped` by its
 * reader; `disowned`: its reader says that it isn't theirs; `bounced`: nothing arrives there; `complained`: their mail
 * program calls it spam. One that was only typed into the list of members is not in use, and has no state yet.
 */
export const EMAIL_STATES = [
  ...(['invited', 'asked', 'confirmed', 'stopped'] as const),
  ...(['disowned', 'bounced', 'complained'] as const),
] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** Why nothing more is sent to an address: it came back, its reader called it spam, or says that it isn't theirs. */
export const UNREACHED = ['bounced', 'complained', 'disowned'] as const satisfies readonly EmailState[];

/** By what players reach each other, where both show it. */
export const CONTACT_KINDS = ['phone', 'email'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/**
 * Where the import of a season log stands. `checking`: the log is played through the rules; `writing`: it fits, and its
 * ladder is written; `withdrawing`: what was written is deleted again. The others are ends: `made`; `checked`, where
 * that was all that was asked; `refused`, by the rules or because of what the log is; `withdrawn` by a person; `failed`.
 */
export const IMPORT_STATES = [
  'checking',
  'writing',
  'withdrawing',
  'made',
  'checked',
  'refused',
  'withdrawn',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The colours that a club may choose for its pages: each is legible in light and in dark. */
export const CLUB_COLOURS = [
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
  'red',
  'orange',
  'gold',
  'grey',
] as const;
export type ClubColour = (typeof CLUB_COLOURS)[number];

export interface ClubLook {
  readonly colour?: ClubColour;
  /** The address of its crest; undefined if its initials stand in for one. */
  readonly crest?: string | undefined;
}

export const pickLook = ({ colour, crest }: ClubLook) => ({ ...(colour && { colour }), ...(crest && { crest }) });
