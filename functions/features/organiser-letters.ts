import { mustBeTaken } from '../aws/post-office.ts';
import { type Club, readClub } from '../books/clubs.ts';
import { organisersOf } from '../books/organisers.ts';
import type { Call } from '../http/call.ts';
import type { Rate } from '../limits/throttle.ts';
import { letter } from '../notifying/email/letter.ts';
import { nameInMail } from '../notifying/email/name-in-mail.ts';
import { envelopeOf, senderOf } from '../notifying/email/sender.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { MAIL } from '../runtime/texts.ts';
import { toldError } from '../runtime/told-error.ts';

interface LetterWords {
  readonly subject: string;
  /** What stands above the text; the subject, unless said otherwise. */
  readonly title?: string;
  readonly text: string;
  readonly button: string;
  /** Where the button leads on the site. */
  readonly path: string;
}

/** Writes to organisers of a club, in its language, by what it may be called in an e-mail. */
export async function writeTo(
  { at, runtime }: Call,
  of: Omit<Club, 'ladders'>,
  to: string,
  say: (club: string) => LetterWords,
): Promise<void> {
  const { office, siteOrigin } = runtime;
  if (!office) return;
  const sender = senderOf(of, nameInMail(of.name, of.id), siteOrigin);
  mustBeTaken(
    await office.send({
      to,
      ...envelopeOf(sender, office),
      at,
      ...inLanguage(of.language, () => {
        const { subject, title = subject, text, button, path } = say(sender.name);
        const link = { words: button, url: `${siteOrigin}${path}` };
        return letter(sender, subject, [{ title, text, link }], { links: [] });
      }),
    }),
  );
}

/** How often a club’s organisers are written to about new organisers at most. */
const LETTERS: Rate = { most: 5, per: 24 * 3_600_000 };

/** Tells all organisers whom e-mail reaches that another link or key of an organiser is there. */
export async function tellOfNewOrganiser(call: Call, club: string, label: string): Promise<void> {
  const { at, caller, runtime } = call;
  const { buckets, database, log, office } = runtime;
  try {
    const of = office && (await readClub(database, club));
    const organisers = of ? await organisersOf(database, club, at) : [];
    if (!of || organisers.length === 0) return;
    if ((await buckets.tryAcquire({ club, name: 'organiser-letters' }, LETTERS)) > 0) return;
    const { subject, text } = MAIL.newOrganiser;
    const { button } = MAIL.organisers;
    for (const { email } of organisers)
      await writeTo(call, of, email, (from) => ({
        subject: subject(from),
        text: text(nameInMail(label, '…'), nameInMail(caller.by, '…'), from),
        button,
        path: '/enter/',
      }));
  } catch (error) {
    // The key is only shown once: it must not get lost because of a letter.
    log({ what: 'organiser-letter', club, ...toldError(error) });
  }
}
