import type { Club } from '#functions/books/clubs.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { Runtime } from '#functions/http/world.ts';
import { page } from '#functions/notifying/email/letter.ts';
import type { Mailing } from '#functions/notifying/email/mailing.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { BY_MAIL } from '#web/ui/texts.ts';

export type MailWorld = Runtime & Mailing;

/** The club in which something is asked. */
export interface MailContext {
  readonly world: MailWorld;
  readonly of: Club;
}

export interface MailRequest extends MailContext {
  readonly event: HttpEvent;
  /** What the link holds that was followed. */
  readonly reader: string;
  /** A button was pressed; to look changes nothing, since programs look at links in e-mails too. */
  readonly isPost: boolean;
}

/** For a link that does nothing, or no longer works: why, and a button that sends a new one. */
export const gone = ({ of }: Pick<MailRequest, 'of'>, why: string = MAIL.dead.earlier): HttpResult =>
  page(404, {
    club: of,
    title: MAIL.dead.title,
    says: [why, MAIL.dead.again],
    asks: { ...askingByAddress(), action: 'link' },
    below: [MAIL.askingAnywhere.orLink],
  });

export const askingByAddress = () => ({
  button: BY_MAIL.button,
  email: { label: BY_MAIL.email },
});

export const askingLink = () => ({ words: MAIL.askingLink.title, path: 'link' });

export const formOf = ({ body = '', isBase64Encoded }: HttpEvent): URLSearchParams =>
  new URLSearchParams(Buffer.from(body.slice(0, 10_000), isBase64Encoded ? 'base64' : 'utf8').toString());
