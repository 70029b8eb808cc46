import type { StreamRecord } from '#functions/aws/stream-record.ts';
import type { Answering, HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { Checked, CheckTask } from '#functions/importing/check.ts';
import type { DueMessage } from '#functions/ladders/settle-ladder.ts';
import type { WebhookNotification } from '#functions/notifying/messages.ts';
import type { WebhookLine } from '#functions/notifying/webhook-notices.ts';
import type { Preview } from '#functions/previews/previews.ts';
import type { PublicationOutcome } from '#functions/publishing/publish.ts';
import type { Target } from '#functions/publishing/target.ts';
import type { ToldError } from '#functions/runtime/told-error.ts';
import type { SettleOutcome } from '#functions/settle.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { LiveEvent } from '../live.ts';
import type { Where } from '../lock.ts';

export interface ThreadConfig {
  readonly where: Where;
  /** How far the laptop's clock goes ahead of the real time, in milliseconds, and what it was set to, which every page says. */
  readonly ahead: number;
  readonly set?: Instant | undefined;
  readonly origin: string;
  /** Names the code that renders, and all that every page says. */
  readonly release: string;
  readonly contact?: string | undefined;
  readonly signUp: boolean;
  readonly site: string;
  /** Where pages listen for what is new. */
  readonly listening: string;
  readonly mail: string;
  /** The folder of logs on their way in and out, and what links to them are signed with. */
  readonly transfers: { readonly folder: string; readonly secret: Uint8Array };
  /** The key for push messages, in its stored form. */
  readonly pushKey: string;
  /** The key that encrypts the secrets of webhooks. */
  readonly webhookKey: Uint8Array;
  /** The port of this computer that stands for all push services. */
  readonly pushTo?: number | undefined;
}

export interface Request {
  readonly name: Answering;
  readonly event: HttpEvent;
}

export type AnsweredTask = { readonly answer: HttpResult } | { readonly failed: ToldError };

/** A log to check, and where is said which line that is at. */
export interface CheckJob {
  readonly task: CheckTask;
  readonly at: Int32Array;
}

export type Task =
  | { readonly answer: Request }
  | { readonly publish: Target }
  | { readonly settle: DueMessage }
  | { readonly notices: WebhookLine }
  /** A message to players, and how often it was tried. */
  | { readonly players: { readonly message: string; readonly tries: number } }
  | { readonly check: CheckJob }
  /** The path of a picture beside a link. */
  | { readonly draw: string };

/** What came of it, and what shows on pages or goes to others since. */
export interface TaskDone {
  readonly answered?: AnsweredTask;
  readonly settled?: SettleOutcome;
  readonly notices?: readonly WebhookNotification[];
  /** Further messages to players, and after how many seconds this one is to come again. */
  readonly messages?: readonly string[];
  readonly pause?: number;
  readonly published?: PublicationOutcome | 'current';
  readonly checked?: Checked;
  readonly drawn?: Preview | undefined;
  /** What those who look at pages are to be told. */
  readonly told?: readonly LiveEvent[];
  /** What was written, in order. */
  readonly records: readonly StreamRecord[];
  readonly deliveries: readonly string[];
  readonly imported: readonly string[];
}
