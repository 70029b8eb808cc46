import type { Language } from '#shared/vocabulary/language.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

/** `gone`: the address no longer exists, and is forgotten. `later`: it was not taken now, and may be another time. */
export type SendOutcome = 'sent' | 'gone' | 'later';

/** Where somebody waits for it, they hear that it failed, and may ask again. */
export function mustBeTaken(sent: SendOutcome): void {
  if (sent === 'later') throw new Error('the e-mail was not taken');
}

export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mail extends Letter {
  readonly to: string;
  /** The sender, as people read it: the club. */
  readonly from: { readonly name: string; readonly address: string };
  /** Who reads the replies; missing if nobody does. */
  readonly replyTo?: readonly string[];
  readonly at: Instant;
  /** The club or person it is for, so that SES can say what bounced. */
  readonly whose?: { readonly club: string; readonly player: string };
  /** The address where one POST stops all further e-mails (RFC 8058); missing if there is nothing to stop. */
  readonly stop?: string;
}

/** Sends e-mails: SES on AWS, a folder on a laptop. */
export interface PostOffice {
  readonly from: string;
  readonly send: (mail: Mail) => Promise<SendOutcome>;
}
