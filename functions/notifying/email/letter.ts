import type { Letter } from '#functions/aws/post-office.ts';
import type { Club } from '#functions/books/clubs.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { APP_ASSETS } from '#functions/publishing/assets.ts';
import { crestAddress } from '#functions/publishing/crest.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { language } from '#shared/words/language.ts';
import { type ByMail, renderByMail } from '#web/pages/by-mail.tsx';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import type { ShownNotice } from '../channel.ts';
import { framed, type LetterFoot, type LetterItem } from './frame.ts';
import type { Sender } from './sender.ts';

interface Footer {
  readonly why?: string;
  readonly links: LetterFoot['links'];
}

export interface Links {
  /** Where e-mails are stopped with one tap, and where their reader chooses what they are about. */
  readonly stop: string;
  readonly choose: string;
  /** Signs the reader in once, and leads to the `to` that is added to it. */
  readonly signIn: string;
}

export function noticeLetter(sender: Sender, notices: readonly ShownNotice[], links: Links): Letter {
  const [only, ...others] = notices;
  const subject = only && others.length === 0 ? only.title : MAIL.digest(notices.length, sender.name);
  const items = notices.map(({ kind, title, text, path }) => ({
    title,
    text,
    link: {
      words: kind === 'entered' ? ANSWERS.wrong : WORDS.open,
      url: `${links.signIn}&to=${encodeURIComponent(path)}`,
    },
  }));
  const below = [
    { words: MAIL.choose, url: links.choose },
    { words: MAIL.stopping.button, url: links.stop },
  ];
  return letter(sender, subject, items, { why: MAIL.why(sender.name), links: below });
}

/** A letter as text and as HTML, which say the same. */
export function letter(sender: Sender, subject: string, items: readonly LetterItem[], { why, links }: Footer): Letter {
  const says = [why, sender.replyTo?.length ? undefined : MAIL.unread].filter((each) => each !== undefined);
  const foot = { says, links };
  return {
    language: language(),
    subject,
    text: plain(sender, items, foot),
    html: framed(sender, subject, items, foot),
  };
}

function plain({ name }: Sender, items: readonly LetterItem[], { says, links }: LetterFoot): string {
  const said = items.map(({ title, text, link }) => `${title}\n\n${text}\n\n${link.words}\n${link.url}\n`);
  const below = [name, ...says, ...links.map(({ words, url }) => `${words}\n${url}`)];
  return [...said, '-- ', ...below, ''].join('\n');
}

/** A page as those show it who know of the club what is stored. */
interface MailPage extends Omit<ByMail, 'club'> {
  readonly club?: Club;
}

/** A page without script, so that it opens on any device that reads e-mail. */
export const page = (status: number, { club, ...said }: MailPage): HttpResult => ({
  statusCode: status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  },
  body: renderByMail({ ...said, ...(club && { club: { ...club, crest: crestAddress(club) } }) }, APP_ASSETS),
});

export const seeOther = (path: string, cookies: readonly string[]): HttpResult => ({
  statusCode: 303,
  headers: { location: path, 'cache-control': 'no-store' },
  cookies,
  body: '',
});
