import { addressOf, switchMails } from '#functions/books/organisers.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { isSameSecret } from '#functions/runtime/same-secret.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { gone, type MailRequest, type MailWorld } from './page.ts';

interface Stopping extends Pick<MailRequest, 'of' | 'reader' | 'isPost'> {
  readonly event: Pick<MailRequest['event'], 'queryStringParameters'>;
  readonly world: Pick<MailWorld, 'database'>;
}

/**
 * Stops an organiser's e-mails about what waits for them, by the link in such an e-mail, or starts them again; looking changes
 * nothing. A mail program that presses the button by itself only ever stops them.
 */
export async function stopTellingOrganiser(asked: Stopping): Promise<HttpResult> {
  const { world, event, of, reader, isPost } = asked;
  const [access = '', secret = ''] = reader.split('~');
  const { mails } = (await addressOf(world.database, of.id, access)) ?? {};
  if (!mails || !isSameSecret(mails.secret, secret)) return gone(asked);
  const isWanted = event.queryStringParameters?.['on'] !== undefined;
  const { stopping, again } = MAIL.organisers;
  if (!isPost && !mails.off)
    return page(200, {
      club: of,
      title: stopping.button,
      says: [stopping.text(of.name)],
      asks: { button: stopping.button },
    });
  if (isPost) await switchMails(world.database, of.id, access, isWanted);
  if (isPost && isWanted) return page(200, { club: of, title: again.done });
  const action = `organiser?reader=${encodeURIComponent(reader)}&on=1`;
  return page(200, { club: of, title: MAIL.stopping.done, asks: { button: again.button, action } });
}
