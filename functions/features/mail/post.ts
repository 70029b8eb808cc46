import { mustBeTaken } from '#functions/aws/post-office.ts';
import { standingOf } from '#functions/books/address-life.ts';
import type { Contact } from '#functions/books/contacts.ts';
import { letter } from '#functions/notifying/email/letter.ts';
import { repliesTo } from '#functions/notifying/email/replies.ts';
import { clubInMail, envelopeOf, senderOf } from '#functions/notifying/email/sender.ts';
import type { MailContext } from './page.ts';

interface MailText {
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string };
  readonly below: readonly MailText['link'][];
}

export async function post(
  { world, of }: MailContext,
  { email, player }: Contact,
  subject: string,
  told: MailText,
): Promise<void> {
  if (!email) return;
  const { text, link, below } = told;
  const replyTo = await repliesTo(world.database, of.id, world.now());
  const sender = senderOf(of, clubInMail(of, standingOf(email) === 'confirmed'), world.siteOrigin, replyTo);
  mustBeTaken(
    await world.office.send({
      to: email.to,
      ...envelopeOf(sender, world.office),
      ...letter(sender, subject, [{ title: subject, text, link }], { links: below }),
      at: world.now(),
      whose: { club: of.id, player },
    }),
  );
}
