import type { HttpResult } from '#functions/http/event.ts';
import { isSame } from '#functions/notifying/email/contact-links.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { addressOf, switchMails } from '../organisers-book.ts';
import { type Asked, gone, type MailWorld } from './page.ts';

interface Stopping extends Pick<Asked, 'of' | 'reader' | 'isPost'> {
  readonly world: Pick<MailWorld, 'database'>;
}

/** An organiser stops being told what waits for them, by the link of such an e-mail; looking changes nothing. */
export async function stopTellingOrganiser(asked: Stopping): Promise<HttpResult> {
  const { world, of, reader, isPost } = asked;
  const [access = '', secret = ''] = reader.split('~');
  const { mails } = (await addressOf(world.database, of.id, access)) ?? {};
  if (!mails || !isSame(mails.secret, secret)) return gone(asked);
  const { title, text, button, done } = MAIL.organisers.stopping;
  if (!isPost) return page(200, { club: of, title, says: [text(of.name)], asks: { button } });
  await switchMails(world.database, of.id, access, false);
  return page(200, { club: of, title: done });
}
