import type { Forgotten } from '#shared/view/forgetting.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/personal/notice.ts';
import type {
  ADMIN_CHANGES,
  ClubColour,
  ImportState,
  LadderShut,
  NoticeEvent,
  Role,
  UseOfKey,
} from '#shared/vocabulary/club.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Item } from '../database/item.ts';
import type { Rate } from '../limits/bucket.ts';

/** The number of a ladder's first season. */
export const FIRST_SEASON = 1;

/** Where a ladder lives. Club and ladder are 1–64 of a–z, 0–9 and '-'. */
export interface LadderKey {
  readonly club: string;
  readonly ladder: string;
  /** One of its seasons, by its number; without it, that which it is in. */
  readonly season?: number;
}

/** A season that is over, since the next one was started. */
export interface EndedSeason {
  readonly number: number;
  /** What its address ends with, such as "2026-27"; no two of a ladder are called the same. */
  readonly name: string;
  /** The numbers of its header and of its last line. */
  readonly first: LineNumber;
  readonly last: LineNumber;
  /** Its first day, and the day after which nothing was played in it. */
  readonly start: Day;
  readonly end: Day;
  /** When the next one was started. */
  readonly ended: Instant;
}

/** The seasons of a ladder. */
export interface LadderSeasons {
  /** The number of the season that it is in. No number is given twice, also not where a season was undone. */
  readonly present: number;
  /** Those before, oldest first. */
  readonly ended: readonly EndedSeason[];
  /** The lines with which the starts of seasons were undone: each lets time pass in the season before. */
  readonly undone?: readonly LineNumber[];
}

/** The season that is to come: its header, without the number of its line, and who begins it in which order. */
export interface NextSeason {
  readonly header: Header;
  readonly seed: Command<'seed'>;
  /** The day after which nothing was played in the one before. */
  readonly end: Day;
}

export interface TurnOptions {
  /** When it is asked for. */
  readonly at: Instant;
  /** What the caller calls this request, and what it asks: a repeat gets the first answer. */
  readonly idempotencyKey?: string;
  readonly request: string;
  /** The version that the caller has seen; another one now is `ladder-changed`. */
  readonly ifVersion?: LineNumber;
  readonly change?: AdminChange;
}

/** How the start of the next season ends, or that it is undone. `No`: why it cannot be. */
export type Turn<No> =
  | { readonly kind: 'turned'; readonly ladder: Ladder; readonly seasons: LadderSeasons; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly no: No }
  | { readonly kind: 'ladder-changed'; readonly ladder: Ladder }
  | { readonly kind: 'key-reused' }
  /** The organiser has closed the ladder. */
  | { readonly kind: 'closed' }
  /** More players than can be written at once. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-such-ladder' };

/** A ladder that stands in the due index, and since when. */
export interface DueLadder extends Pick<LadderKey, 'club' | 'ladder'> {
  readonly at: Instant;
}

/** An access key as it is kept: never the key itself, only its SHA-256. */
export interface AccessRecord {
  readonly hash: string;
  readonly role: Role;
  /** What it was handed out for, such as "tablet at the bar"; entries record it as `by`. */
  readonly label: string;
  /** The player whose key it is, where the role is player. */
  readonly player?: string;
  /** Missing on keys from before there were sessions: they serve programs for good, and open as links do. */
  readonly use?: UseOfKey;
  readonly created: Instant;
  readonly expires?: Instant;
  readonly revoked?: Instant;
  /** The key that was made in its place: it opens nothing more, and what it has opened stays open unless it is withdrawn. */
  readonly replaced?: {
    readonly by: string;
    readonly at: Instant;
    /** What the caller called this; a repeat is about the key in its place. */
    readonly request?: string;
  };
  /** The key in whose place it was made, where what that one has opened stays open: it ends with this one. */
  readonly follows?: string;
  /** About when it last opened something; told where the records of a club are listed. */
  readonly lastUsed?: Instant;
}

/** A key that is put in the place of another. */
export interface Replacement {
  /** The hash of the other one. */
  readonly old: string;
  /** The new one, which is for the same. */
  readonly fresh: Pick<AccessRecord, 'hash' | 'created' | 'use'>;
  /** Whether whatever the other one, and those in whose place it was made, have opened ends. */
  readonly signOut: boolean;
  /** What the caller calls this. */
  readonly request?: string;
}

/** What a session is found by. */
export interface SessionKey {
  /** The hash of the key by whose link it was opened. */
  readonly access: string;
  /** SHA-256 of the session's token. */
  readonly hash: string;
}

/** A session of a browser as it is kept: never its token. What it may do, its access key says. */
export interface SessionRecord extends SessionKey {
  /** Such as "Chrome on Android". */
  readonly device: string;
  readonly opened: Instant;
  /** When it ends, however much it is used. */
  readonly ends: Instant;
  /** About when it was last used, to the hour. */
  readonly used: Instant;
}

/** A browser that shows a player their notices, as long as it is signed in. */
export interface Subscription extends SessionKey {
  readonly player: PlayerId;
  /** Where its push service takes messages for it; a secret between the browser and us. */
  readonly endpoint: string;
  /** By which messages are encrypted for it, in base64url: see `BrowserKeys`. */
  readonly p256dh: string;
  readonly auth: string;
  readonly created: Instant;
}

/** The browsers that show players their notices. A session that is ended, or whose player is forgotten, has none. */
export interface SubscriptionBook {
  /** The players of a club who have any. */
  subscribers(club: string): Promise<readonly PlayerId[]>;
  /** Those of a player of a club. */
  subscriptions(club: string, player: PlayerId): Promise<readonly Subscription[]>;
  /** In place of what its session had before; at most so many of a player stay, the newest, and the table forgets it at an instant. */
  putSubscription(club: string, subscription: Subscription, ends: Instant): Promise<void>;
  /** `endpoint`: only as long as it is that one. */
  removeSubscription(club: string, of: Pick<Subscription, 'player' | 'hash'>, endpoint?: string): Promise<void>;
}

/** When a link was first opened, and when its player had it stop opening, if they did. */
export interface LinkState {
  readonly opened: Instant;
  readonly stopped?: Instant;
}

/** A line of a club's admin history: who changed what, and when. It is written with the change itself, or neither is. */
export interface AdminChange {
  readonly at: Instant;
  readonly what: (typeof ADMIN_CHANGES)[number];
  /** What it concerns, for people: the label of a key or webhook, the device of a session, the new setting. */
  readonly about: string;
  /** The label of the key of who did it. */
  readonly by: string;
  readonly role: Role | 'operator';
  /** The ladder, where it concerns one. */
  readonly ladder?: string;
  /** The member, where it concerns one person. */
  readonly member?: PlayerId;
}

/** A line of the admin history as it is stored. */
export interface AdminLine extends AdminChange {
  /** Names the line: a page of older ones is asked for by it. */
  readonly id: string;
}

/** How an attempt to reach a webhook went. */
export interface Attempt {
  readonly at: Instant;
  /** The status that was answered, or in a few words why there was none. */
  readonly outcome: string;
}

/** Where others are told of what happens to a ladder. */
export interface Webhook {
  /** 1–64 of a–z, 0–9 and '-'; never given twice. */
  readonly id: string;
  readonly url: string;
  readonly events: readonly NoticeEvent[];
  readonly label: string;
  /** What notices are signed with. It is needed in the clear, and shown to nobody after it was made. */
  readonly secret: string;
  /** The ladder's version when it was made: it is told of later lines only. */
  readonly since: LineNumber;
  readonly created: Instant;
  readonly by: string;
  readonly last?: Attempt;
}

/** A notice as it goes over the wire: exactly these characters are sent, and signed. */
export interface WrittenNotice {
  readonly event: string;
  /** The same for each repeat. */
  readonly delivery: string;
  readonly body: string;
}

/** A notice to webhooks or to one player, as it is kept until it is delivered. */
export interface KeptNotice {
  readonly notice: WrittenNotice | PersonalNotice;
  /** In which public names it speaks; missing if it names no people. */
  readonly names?: string;
}

/** A club as the list of all clubs has it. */
export interface ListedClub {
  readonly id: string;
  readonly name: string;
  /** Whether it stays off the list of all clubs and away from search engines. */
  readonly unlisted?: boolean;
  /** In which language its pages are; English where none was chosen. */
  readonly language?: Language;
  /** Which colour its pages wear; green where none was chosen. */
  readonly colour?: ClubColour;
  /** Whether people may ask to join its ladders. */
  readonly joining?: boolean;
  /** What the file of its crest is called; its initials stand for it where it has none. */
  readonly crest?: string;
  /** The files of the crests that it had last, which are to be taken away. */
  readonly crestsBefore?: readonly string[];
  /** Whether it signed itself up, and whoever runs the deployment has said nothing of it yet. */
  readonly untried?: boolean;
  /** Whether whoever runs the deployment has suspended it. */
  readonly suspended?: boolean;
  /** How often that was changed, or what its page shows of its ladders. */
  readonly switched?: number;
}

export interface Club extends ListedClub {
  readonly ladders: readonly string[];
  /** Those of them that are not on its page. */
  readonly hidden?: readonly string[];
}

/** A club's crest, as its pages show it. */
export interface Crest {
  /** What its file is called, after what is in it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface NewClub extends Pick<Club, 'id' | 'name'> {
  readonly unlisted?: boolean | undefined;
}

/** What a club may choose for itself; null takes its crest away. */
export interface ClubChoice extends Pick<ListedClub, 'unlisted' | 'language' | 'colour' | 'joining'> {
  readonly crest?: Crest | null;
}

/** Lines of the admin history, by what they tell of. */
export type ChoiceTold = { readonly [Each in keyof ClubChoice]?: AdminChange };

/** What became of changing something about a club. */
export type ClubChange = 'changed' | 'unchanged' | 'no-such-club';

/** What became of hiding or closing a ladder, or of taking that back. */
export type StatusChange = 'changed' | 'unchanged' | 'no-such-ladder';

/** What tells whether a ladder's pages are up to date. */
export interface Version {
  readonly line: LineNumber;
  /** When somebody last had it published again since that line. */
  readonly touched?: Instant;
  /** Another one as soon as nothing that was remembered of the ladder holds any more: see `Mark`. */
  readonly epoch?: string;
  /** Why nothing can be recorded now. */
  readonly shut?: LadderShut;
  /** Of which season that is; missing where it is the first. */
  readonly season?: number;
}

export interface SubmitOptions {
  /** What the caller calls this request; a repeat gets the first answer (design: idempotency). */
  readonly idempotencyKey?: string;
  /** The version that the caller has seen; another one now is `ladder-changed`. */
  readonly ifVersion?: LineNumber;
  /** The last line that the caller knew of the ladder: where that was of a season before, it is `season-turned`. */
  readonly seen?: LineNumber;
  /**
   * Whether the caller may do this on a ladder. It is asked of the very ladder that the command is decided on, which what
   * is written has as its condition; a "no" is said of the newest ladder alone. Pure.
   */
  readonly allows?: (ladder: Ladder) => boolean;
  /** Works the whole log out again, also where the command needs none of it, and stores all that comes out otherwise. */
  readonly again?: true;
}

export type Submission =
  | { readonly kind: 'accepted'; readonly entry: Entry; readonly ladder: Ladder; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ladder: Ladder }
  /** `allows` says no to the ladder as it is now. */
  | { readonly kind: 'not-allowed'; readonly ladder: Ladder }
  /** `ifVersion` no longer holds. */
  | { readonly kind: 'ladder-changed'; readonly ladder: Ladder }
  /** What was `seen` was another season. */
  | { readonly kind: 'season-turned'; readonly ladder: Ladder }
  /** The same idempotency key came with another request. */
  | { readonly kind: 'key-reused' }
  /** More than a transaction can carry; nothing was written. */
  | { readonly kind: 'too-large'; readonly message: string }
  /** Too many others write to this ladder; nothing was written, nor will be. Ask again after some seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number }
  /** Its organiser has closed it. */
  | { readonly kind: 'closed'; readonly ladder: Ladder }
  /** It was deleted. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-such-ladder' };

/** One item that the store and the fold of the log disagree about. */
export interface Difference {
  readonly item: string;
  readonly stored: unknown;
  readonly folded: unknown;
}

export interface Pair {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
}

/** A game for points to which one player asks others: it begins once all of them have agreed. */
export interface AskedGame {
  /** What the game will be called. */
  readonly id: ChallengeId;
  /** Who asks: one game at a time. */
  readonly asks: PlayerId;
  /** In the order of their seats, who asks among them. */
  readonly players: readonly PlayerId[];
  /** What each is asked to pay, in points. */
  readonly stake: number;
  /** Who of those asked has agreed, and what their keys are called. */
  readonly agreed: readonly { readonly player: PlayerId; readonly by: string }[];
  /** Who does not want to play: then it comes to nothing. */
  readonly declined?: PlayerId;
  /** What the key of whoever asks is called. */
  readonly by: string;
  readonly at: Instant;
}

/**
 * When two players mean to play a challenge, as one of them has proposed or as both have agreed. It lies beside the log
 * and changes nothing there: by when it has to be played is for the rules to say.
 */
export interface GameDate {
  readonly challenge: ChallengeId;
  /** When the challenge was issued: by that its public line is found, whatever the public calls it. */
  readonly issued: Instant;
  /** The challenger first. */
  readonly players: readonly [PlayerId, PlayerId];
  /** When they are to play. */
  readonly at: Instant;
  /** Who proposed it, or called it off; missing where an official has. */
  readonly by?: PlayerId;
  readonly agreed?: true;
  /** It is kept so that the other player can be told, and as the next date counts on from it. */
  readonly calledOff?: true;
  /** 1 at first, and one more after each change. */
  readonly version: number;
}

/** A player says that a result of theirs is wrong, which counts: beside the log, for an organiser to decide. */
export interface Dispute {
  /** That gave the result. */
  readonly line: LineNumber;
  readonly player: PlayerId;
  /** All who played. */
  readonly players: readonly PlayerId[];
  readonly says?: string;
  readonly at: Instant;
  /** An organiser has let the result stand. */
  readonly dismissed?: true;
}

/** A match outside the range that one player proposes to another; a challenge, once both want it. */
export interface Proposal extends Pair {
  /** What the challenge will be called. */
  readonly id: ChallengeId;
  /** Who made it, as entries name them. */
  readonly by: string;
  readonly at: Instant;
}

/** Something of a club's that may happen only so often. */
export interface BucketKey {
  readonly club: string;
  readonly name: string;
}

/** The import of a season log: what was asked, and how far it has come. */
export interface LogImport {
  readonly id: string;
  /** Another one after every change: who changes it names the one that was seen. */
  readonly token: string;
  readonly state: ImportState;
  /** The same for the same log on the same terms: sent again, it is the same import. */
  readonly request: string;
  /** Where the text lies meanwhile. */
  readonly source: string;
  /** Keeps lines that the rules refuse as `settle`, which changes nothing. */
  readonly keepRefused: boolean;
  /** Says what would come of it, and makes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
  /** What whoever asked for it reads; English where that was not noted. */
  readonly language?: Language;
  readonly begun: Instant;
  readonly changed: Instant;
  /** Who is at work on it; nobody between two steps. */
  readonly worker?: string;
  /** How often work on it began since something was last achieved. */
  readonly tries: number;
  /** The lines of the log, the header among them, and how many of them were checked and written so far. */
  readonly lines: number;
  readonly checked: number;
  readonly written: number;
  /** The items that make the ladder, its head apart, and how many of them are written. */
  readonly items: number;
  readonly stored: number;
  /** How many lines the rules refuse. */
  readonly refused: number;
  /** What is wrong with the log as a whole, or why the import failed. */
  readonly fault?: string;
}

/** `lost`: somebody else has changed the import meanwhile. `busy`: not now; asking the same again is harmless. */
export type ImportChange = 'changed' | 'lost' | 'busy';

/**
 * How the making of a ladder ends; `importing`: a log is just being imported there; `too-many-ladders`: the club has as
 * many as a club may have.
 */
export type Creation = 'created' | 'exists' | 'importing' | 'no-such-club' | 'too-many-ladders';
/** How the last step of an import ends. */
export type ImportEnd = ImportChange | Exclude<Creation, 'created' | 'importing'>;

/**
 * What a club knows of a person besides its ladders. Their id is that of the player on all of its ladders, and of their
 * links: it is the person.
 */
export interface Member {
  readonly id: PlayerId;
  readonly name: string;
  readonly rating?: number;
  /** Rating, e-mail and note are for organisers, and nobody else but the person. */
  readonly email?: string;
  readonly note?: string;
  readonly since: Instant;
}

/** A member as stored: who changes one names the version that was seen. */
export interface StoredMember extends Member {
  readonly version: number;
}

/** What became of adding members; `exists`: somebody else has this id. */
export type Adding =
  | { readonly kind: 'added' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'exists'; readonly id: PlayerId };

/** Somebody who is on a ladder, has left it, or was on it in a season before and not in this one. */
export interface PersonOnLadder {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  readonly place: 'on' | 'left' | 'before';
}

export interface LadderPeople {
  readonly ladder: string;
  /** What the ladder is called. */
  readonly name: string;
  readonly people: readonly PersonOnLadder[];
}

/** The members of clubs. Who is on a ladder is a member all the same where nothing is kept of them. */
export interface MemberBook {
  /** What is kept of those whose ids come after one, in the order of their ids; so many at most. */
  members(club: string, after?: string, most?: number): Promise<readonly StoredMember[]>;
  member(club: string, id: PlayerId): Promise<StoredMember | undefined>;
  /** All or none of them; a club has ten thousand at most. Sent again it changes nothing. */
  addMembers(club: string, members: readonly Member[], change?: AdminChange): Promise<Adding>;
  /** Version 0: nothing was kept of them so far. `lost`: they are no longer as they were seen. */
  changeMember(
    club: string,
    version: number,
    to: Member,
    change?: AdminChange,
  ): Promise<'changed' | 'lost' | 'too-many'>;
  removeMember(club: string, id: PlayerId, version: number, change?: AdminChange): Promise<'removed' | 'lost'>;
  /** A ladder as far as it concerns one player: its order, what is open, and of the players those alone whom that names. */
  placeOf(key: Pick<LadderKey, 'club' | 'ladder'>, player: PlayerId): Promise<Ladder | undefined>;
  /** Who is or ever was on the ladders of a club, read without loading them. */
  people(club: string): Promise<readonly LadderPeople[]>;
}

/** What is to be cleared away, and how far that has come. */
export interface Clearance {
  /** "club/ladder", the club's id, or "club#" and at random. */
  readonly name: string;
  readonly kind: 'ladder' | 'club' | 'person';
  readonly club: string;
  readonly ladder?: string;
  readonly begun: Instant;
  /** Who is forgotten, where it is a person of a club. */
  readonly person?: Forgotten;
  /** All was cleared once; until then others may still write what they had read before, and then it is cleared again. */
  readonly rests?: Instant;
}

/** What the handlers may ask of storage. Everything that returns has happened; everything that throws is an outage. */
export interface LadderStore {
  createClub(club: NewClub): Promise<'created' | 'exists'>;
  club(id: string): Promise<Club | undefined>;
  /** All clubs, in one query. */
  clubs(): Promise<readonly ListedClub[]>;
  /** The ids of all clubs, without ever holding all of them. */
  clubIds(): AsyncIterable<string>;
  /** What the public sees of the names of a club's players. */
  naming(club: string): Promise<Naming>;
  setNaming(club: string, naming: Naming, change?: AdminChange): Promise<void>;
  /** Changes what is given of a club; the rest stays. What really changes is told in the admin history. */
  updateClub(club: string, choice: ClubChoice, told?: ChoiceTold): Promise<ClubChange>;
  /** Suspends a club, or lifts that: whoever runs the deployment has then looked at it. */
  setSuspended(club: string, suspended: boolean, change?: AdminChange): Promise<ClubChange>;
  isSuspended(club: string): Promise<boolean>;
  crest(club: string): Promise<Crest | undefined>;

  /** Takes a ladder off its club's page, or puts it on again. */
  setHidden(key: LadderKey, hidden: boolean, change?: AdminChange): Promise<StatusChange>;
  /** Closes a ladder, so that nothing is recorded on it and nothing is ever due, or opens it again. */
  setClosed(key: LadderKey, closed: boolean, at: Instant, change?: AdminChange): Promise<StatusChange>;

  /** Deletes a ladder: nobody sees it any more. What lies there of it is a clearance, to be worked off. */
  deleteLadder(key: LadderKey, at: Instant, change?: AdminChange): Promise<'begun' | 'no-such-ladder'>;
  /** Deletes a club likewise. Its ladders are deleted as the clearance is worked off. */
  deleteClub(id: string, at: Instant): Promise<'begun' | 'no-such-club'>;
  /** What the clubs that are gone counted for the list of clubs. */
  clubsGone(): Promise<number>;
  clearance(name: string): Promise<Clearance | undefined>;
  clearances(): AsyncIterable<Clearance>;
  /** Begins to forget a person of a club. */
  addClearance(found: Clearance): Promise<void>;

  createLadder(key: LadderKey, header: Header): Promise<Creation>;
  /** The ladder as stored now, strongly consistent. */
  load(key: LadderKey): Promise<Ladder | undefined>;
  /** What a ladder's season is and by what it is played, as stored now; nothing else of it is read. */
  header(key: LadderKey): Promise<Header | undefined>;
  /** The version of a ladder as stored now, strongly consistent and cheap. */
  version(key: LadderKey): Promise<Version | undefined>;
  /** Those of many ladders, in the order of their keys. */
  versions(keys: readonly LadderKey[]): Promise<readonly (Version | undefined)[]>;
  /** The entries after a line, up to another one where that is given, oldest first. */
  log(key: LadderKey, after?: LineNumber, to?: LineNumber): Promise<readonly Entry[]>;
  /** Decides a command on the newest ladder and commits what it changes, all or nothing, exactly once. */
  submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission>;
  /** What a command would do now, or did if it was accepted under this name before; nothing is written. */
  rehearse(key: LadderKey, command: Command, options?: Omit<SubmitOptions, 'ifVersion'>): Promise<Submission>;
  /**
   * Writes a whole ladder from its log at once, as fast as the table takes it; it becomes visible only when it is
   * complete. For logs of a few thousand lines: others are imported step by step.
   */
  import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<Creation>;
  /** The import that makes a ladder, or the last one that was to. */
  importOf(key: LadderKey): Promise<LogImport | undefined>;
  /** The ladders whose import is under way, or has ended without one and was not forgotten: of a club, or all. */
  imports(club?: string): AsyncIterable<LadderKey>;
  /** Begins an import, unless there is a ladder already, or another import is under way there. */
  beginImport(key: LadderKey, begun: LogImport): Promise<'begun' | 'lost' | Exclude<Creation, 'created'>>;
  /** Changes an import, and writes items of its ladder, all or nothing, where nobody has changed it since `seen`. */
  changeImport(key: LadderKey, seen: LogImport, to: LogImport, items?: readonly Item[]): Promise<ImportChange>;
  /** Deletes some of what lies where the ladder is to be; `cleared` if nothing is left, `exists` if it is a ladder. */
  clearImport(key: LadderKey, seen: LogImport, to: LogImport): Promise<ImportChange | 'cleared' | 'exists'>;
  /** Makes the ladder visible by its head, and ends the import. */
  finishImport(key: LadderKey, seen: LogImport, to: LogImport, head: Item): Promise<ImportEnd>;
  /** The seasons of a ladder, whether it is there or not. */
  seasons(key: LadderKey): Promise<LadderSeasons>;
  /**
   * Ends the season that a ladder is in and starts the next one, all or nothing, exactly once: as `plan` says of the
   * ladder, and of the first lines of its log; it is pure.
   */
  startSeason<No>(
    key: LadderKey,
    plan: (ladder: Ladder, beginning: readonly Entry[]) => { readonly next: NextSeason } | { readonly no: No },
    options: TurnOptions,
  ): Promise<Turn<No>>;
  /** Goes back to the season before, unless there is an `objection` to the log of the one that the ladder is in, which is then lost. */
  undoSeason<No>(
    key: LadderKey,
    objection: (entries: readonly Entry[], seasons: LadderSeasons) => No | undefined,
    options: TurnOptions,
  ): Promise<Turn<No>>;
  verify(key: LadderKey): Promise<readonly Difference[] | undefined>;
  /** The ladders that time alone changes by an instant, in parts that can be gone through at once; any may fail. */
  due(by: Instant): readonly AsyncIterable<DueLadder>[];
  /** When time alone next changes something on a ladder, a penalty or what its page says; undefined where never. */
  dueAt(key: LadderKey): Promise<Instant | undefined>;
  /** Has a ladder published again as it is at an instant, but after its last line; from then on is counted when it is due next. */
  touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'>;

  /** A club has ten thousand at most, withdrawn ones among them; only the operator makes more. */
  grantAccess(club: string, record: AccessRecord, change?: AdminChange): Promise<'granted' | 'too-many'>;
  access(club: string, hash: string): Promise<AccessRecord | undefined>;
  accessRecords(club: string): Promise<readonly AccessRecord[]>;
  /** Whether there was such a key. One that is withdrawn already stays withdrawn since it first was. */
  revokeAccess(club: string, hash: string, at: Instant, change?: AdminChange): Promise<boolean>;
  /** Puts a key in the place of another that is in use, all or nothing. */
  replaceAccess(
    club: string,
    replacement: Replacement,
    change?: AdminChange,
  ): Promise<'replaced' | 'not-in-use' | 'too-many'>;
  /** Remembers that a key was used; nothing else about it changes. */
  noteUse(club: string, hash: string, at: Instant): Promise<void>;

  /** Notes that a link is opened; gives how it stands since it first was. */
  openLink(club: string, access: string, at: Instant): Promise<LinkState>;
  linkState(club: string, access: string): Promise<LinkState | undefined>;
  /** The states of all links of a club that were ever opened, by the hashes of their keys. */
  linkStates(club: string): Promise<ReadonlyMap<string, LinkState>>;
  /** Has a link open nothing more; what it has opened stays open. */
  stopLink(club: string, access: string, at: Instant): Promise<void>;
  putSession(club: string, session: SessionRecord): Promise<void>;
  session(club: string, key: SessionKey): Promise<SessionRecord | undefined>;
  /** The sessions of a club, or of one of its keys; ended ones may be among them. */
  sessions(club: string, access?: string): Promise<readonly SessionRecord[]>;
  /** Remembers that a session was used; one that was ended meanwhile stays ended. */
  noteSession(club: string, session: SessionRecord, at: Instant): Promise<void>;
  /** Whether there was such a session. */
  endSession(club: string, key: SessionKey, change?: AdminChange): Promise<boolean>;
  noteChange(club: string, change: AdminChange): Promise<void>;
  /** The lines of a club's admin history before one of them, or the last ones; newest first. */
  changes(club: string, limit: number, before?: string): Promise<readonly AdminLine[]>;

  webhooks(key: LadderKey): Promise<readonly Webhook[]>;
  /** A ladder has ten at most. */
  putWebhook(key: LadderKey, webhook: Webhook, change?: AdminChange): Promise<'put' | 'too-many'>;
  /** Whether there was such a webhook. */
  removeWebhook(key: LadderKey, id: string, change?: AdminChange): Promise<boolean>;
  noteAttempt(key: LadderKey, id: string, last: Attempt): Promise<void>;
  /** Keeps a notice for three days, in place of what was kept by this name before. */
  keepNotice(key: LadderKey, name: string, kept: KeptNotice): Promise<void>;
  /** Undefined after its days are over, or after a person of the club was forgotten. */
  keptNotice(key: LadderKey, name: string): Promise<KeptNotice | undefined>;

  /** The proposals that a player has made or that are made to them, and stand at an instant; oldest first. */
  proposals(key: LadderKey, player: PlayerId, now: Instant): Promise<readonly Proposal[]>;
  /** It stands for two weeks; one player has five at most, and one to the same player. */
  propose(key: LadderKey, proposal: Proposal): Promise<'proposed' | 'exists' | 'too-many'>;
  /** Whether there was such a proposal. */
  endProposal(key: LadderKey, pair: Pair): Promise<boolean>;
  /** The games for which players ask others, and that stand at an instant; oldest first. */
  askedGames(key: LadderKey, now: Instant): Promise<readonly AskedGame[]>;
  /** Unless the same player asks for one already, or too many are asked for on the ladder. */
  askForGame(key: LadderKey, game: AskedGame): Promise<'asked' | 'exists' | 'too-many'>;
  /** Puts one with another answer, or nothing, in place of what was read; false where that is no longer so. */
  replaceAskedGame(key: LadderKey, before: AskedGame, after: AskedGame | undefined): Promise<boolean>;
  /** The dates of a ladder’s challenges, also of some that are over; the soonest first. */
  gameDates(key: LadderKey): Promise<readonly GameDate[]>;
  /** Puts one in place of the version before; false where that is no longer there. It is kept for two weeks after its day. */
  putGameDate(key: LadderKey, date: GameDate): Promise<boolean>;
  /** Takes one away whose challenge is over. */
  removeGameDate(key: LadderKey, challenge: ChallengeId): Promise<void>;
  /** What players say is wrong on a ladder, also what was dismissed or is right by now; oldest first. */
  disputes(key: LadderKey, now: Instant): Promise<readonly Dispute[]>;
  /** One of each player and line; false where it is there already, or where one that is to be dismissed is not. */
  putDispute(key: LadderKey, dispute: Dispute): Promise<boolean>;

  /** Counts so many more of something, for all processes; 0, or for how many milliseconds that may not be. */
  pour(key: BucketKey, rate: Rate, count?: number): Promise<number>;
}

/** What clears away what was deleted or is to be forgotten: for the worker alone that does it. */
export interface Clearing {
  /** The ladders that a club has still listed, whether or not there is the club. */
  laddersListed(club: string): Promise<readonly string[]>;
  /** Whether it was still there, and so is kept as it is now. */
  keepClearance(found: Clearance): Promise<boolean>;
  endClearance(name: string): Promise<void>;
  /** Deletes one portion of what lies of a ladder, beside what says that it is being deleted; the number of items. */
  clearLadder(key: LadderKey): Promise<number>;
  /** Deletes one portion of what lies of a club beside its ladders; the number of items. */
  clearClub(id: string): Promise<number>;
  /** Ends the deletion of a ladder: its address may be taken again, and its club has room for one more. */
  freeLadder(key: LadderKey): Promise<void>;
  /**
   * Takes a person out of everything of a ladder; `unknown`: nothing of it is about them. Meanwhile nobody can write or read
   * it. Broken off, it is gone on with by the same `token`; `busy`: another process is at it.
   */
  forget(
    key: LadderKey,
    person: Forgotten,
    token: string,
    spend: (units: number) => Promise<void>,
  ): Promise<'forgotten' | 'unknown' | 'busy' | 'no-such-ladder'>;
  /** Takes a person out of what a club keeps beside its ladders: keys, sessions, nicknames, the admin history. */
  forgetInClub(club: string, person: Forgotten): Promise<void>;
}
