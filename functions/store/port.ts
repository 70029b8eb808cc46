import type { Command } from '../../shared/ladder/command.ts';
import type { Entry } from '../../shared/ladder/entry.ts';
import type { Header } from '../../shared/ladder/header.ts';
import type { Ladder } from '../../shared/ladder/ladder.ts';
import type { Refusal } from '../../shared/ladder/refusal.ts';
import type { Instant, LineNumber } from '../../shared/ladder/vocabulary.ts';

/** Where a ladder lives. Both are 1–64 of a–z, 0–9 and '-'. */
export interface LadderKey {
  readonly club: string;
  readonly ladder: string;
}

export const ROLES = ['organiser', 'scorer', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** An access key as it is kept: never the key itself, only its SHA-256. */
export interface AccessRecord {
  readonly hash: string;
  readonly role: Role;
  /** What it was handed out for, such as "tablet at the bar"; entries record it as `by`. */
  readonly label: string;
  /** The player whose key it is, where the role is player. */
  readonly player?: string;
  readonly created: Instant;
  readonly expires?: Instant;
  readonly revoked?: Instant;
}

export interface Club {
  readonly id: string;
  readonly name: string;
  readonly ladders: readonly string[];
}

export interface SubmitOptions {
  /** What the caller calls this request; a repeat gets the first answer (design: idempotency). */
  readonly idempotencyKey?: string;
  /** The version that the caller has seen; another one now is `ladder-changed`. */
  readonly ifVersion?: LineNumber;
}

export type Submission =
  | { readonly kind: 'accepted'; readonly entry: Entry; readonly ladder: Ladder; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ladder: Ladder }
  /** `ifVersion` no longer holds. */
  | { readonly kind: 'ladder-changed'; readonly ladder: Ladder }
  /** The same idempotency key came with another request. */
  | { readonly kind: 'key-reused' }
  /** More than a transaction can carry; nothing was written. */
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'no-such-ladder' };

/** One item that the store and the fold of the log disagree about. */
export interface Difference {
  readonly item: string;
  readonly stored: unknown;
  readonly folded: unknown;
}

/** What the handlers may ask of storage. Everything that returns has happened; everything that throws is an outage. */
export interface LadderStore {
  createClub(club: Omit<Club, 'ladders'>): Promise<'created' | 'exists'>;
  club(id: string): Promise<Club | undefined>;
  clubs(): Promise<readonly Club[]>;

  createLadder(key: LadderKey, header: Header): Promise<'created' | 'exists' | 'no-such-club'>;
  /** The ladder as stored now, strongly consistent. */
  load(key: LadderKey): Promise<Ladder | undefined>;
  /** The entries after a line, oldest first. */
  log(key: LadderKey, after?: LineNumber): Promise<readonly Entry[]>;
  /** Decides a command on the newest ladder and commits what it changes, all or nothing, exactly once. */
  submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission>;
  /** What a command would do now; nothing is written. */
  rehearse(key: LadderKey, command: Command): Promise<Submission>;
  /** Writes a whole ladder from its log; it becomes visible at once and only when it is complete. */
  import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<'created' | 'exists' | 'no-such-club'>;
  verify(key: LadderKey): Promise<readonly Difference[] | undefined>;
  /** The ladders on which something is due by an instant. */
  due(by: Instant): AsyncIterable<LadderKey>;

  grantAccess(club: string, record: AccessRecord): Promise<void>;
  access(club: string, hash: string): Promise<AccessRecord | undefined>;
  accessRecords(club: string): Promise<readonly AccessRecord[]>;
  revokeAccess(club: string, hash: string, at: Instant): Promise<boolean>;
}
