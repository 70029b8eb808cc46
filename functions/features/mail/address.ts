import type { HttpResult } from '#functions/http/event.ts';
import type { EmailState } from '#functions/notifying/contacts.ts';
import { changeContact, readerOf } from '#functions/notifying/email/contact-links.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { type Asked, gone } from './page.ts';

const { confirming: CONFIRMING, stopping: STOPPING } = MAIL;

export const stop = (asked: Asked): Promise<HttpResult> => answerOf(asked, STOPPING, 'stopped');
export const confirm = (asked: Asked): Promise<HttpResult> => answerOf(asked, CONFIRMING, 'confirmed');

type Asking = typeof STOPPING;

/** What a reader says of their address. */
async function answerOf(asked: Asked, told: Asking, state: EmailState): Promise<HttpResult> {
  const { world, of, reader, isPost } = asked;
  const contact = await readerOf(world.database, of.id, reader);
  if (!contact?.email) return gone(asked);
  if (!isPost)
    return page(200, { club: of, title: told.title(), says: [told.text(of.name)], asks: { button: told.button } });
  await changeContact(world.database, of.id, contact.player, ({ email, ...rest }) =>
    email && email.to === contact.email?.to && email.state !== state
      ? { ...rest, email: { ...email, state, since: world.now() } }
      : undefined,
  );
  const own = { words: MAIL.choose, path: `own?reader=${encodeURIComponent(reader)}` };
  return page(200, { club: of, title: told.done, links: [own] });
}
