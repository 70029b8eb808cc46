import type { Letter } from '#functions/aws/post-office.ts';
import type { Club } from '#functions/club/clubs.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { APP_ASSETS } from '#functions/publishing/assets.ts';
import { crestAddress } from '#functions/publishing/crest.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { language } from '#shared/words/language.ts';
import { type ByMail, renderByMail } from '#web/pages/by-mail.tsx';
import type { Shown } from '../channel.ts';

interface Item {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string };
}

interface Footer {
  readonly why?: string;
  readonly links: readonly Item['link'][];
}

export interface Links {
  /** Where e-mails are stopped with one tap, and where their reader chooses what they are about. */
  readonly stop: string;
  readonly choose: string;
  /** Signs the reader in once, and leads to the `to` that is added to it. */
  readonly signIn: string;
}

export function noticeLetter(notices: readonly Shown[], club: string, links: Links): Letter {
  const [only, ...others] = notices;
  const subject = only && others.length === 0 ? only.title : MAIL.digest(notices.length, club);
  const items = notices.map(({ kind, title, text, path }) => ({
    title,
    text,
    link: {
      words: kind === 'entered' ? MAIL.wrong : MAIL.open,
      url: `${links.signIn}&to=${encodeURIComponent(path)}`,
    },
  }));
  const below = [
    { words: MAIL.choose, url: links.choose },
    { words: MAIL.stopping.button, url: links.stop },
  ];
  return letter(subject, items, { why: MAIL.why(club), links: below });
}

/** A name, or an id where it might be read as more than a name: strangers type it, and the addresses it goes to. */
export const nameInMail = (name: string, id: string): string =>
  /^(?:[\p{L}\p{M}\p{N} ’'&()-]|\.(?= )){1,40}$/u.test(name) ? name : id;

export const letter = (subject: string, items: readonly Item[], footer: Footer): Letter => ({
  language: language(),
  subject,
  text: plain(items, footer),
  html: html(subject, items, footer),
});

function plain(items: readonly Item[], { why, links }: Footer): string {
  const said = items.map(({ title, text, link }) => `${title}\n\n${text}\n${link.url}\n`);
  const below = [...(why === undefined ? [] : [why]), ...links.map(({ words, url }) => `${words}\n${url}`)];
  return [...said, ...(below.length > 0 ? ['-- ', ...below] : []), ''].join('\n');
}

/** Small enough for every reader, without pictures; dark where the reader’s device is. */
function html(subject: string, items: readonly Item[], { why, links }: Footer): string {
  const said = items.map(
    ({ title, text, link }) =>
      `<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a class="b" href="${escaped(link.url)}">${escaped(link.words)}</a></p>`,
  );
  const below = links.map(({ words, url }) => `<a href="${escaped(url)}">${escaped(words)}</a>`).join(' · ');
  const reason = why === undefined ? '' : `${escaped(why)}<br>`;
  return `${head(subject)}<body><main>${said.join('<hr>')}<footer>${reason}${below}</footer></main></body></html>`;
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}main{max-width:34rem;margin:auto}h1{font-size:20px;line-height:1.3;margin:0 0 8px}p{margin:0 0 16px;white-space:pre-line}a{color:#14532d}.b,button{display:inline-block;padding:10px 20px;border:0;border-radius:6px;background:#14532d;color:#fff;font:inherit;text-decoration:none}hr{border:0;border-top:1px solid #8886;margin:24px 0}footer{margin-top:32px;padding-top:16px;border-top:1px solid #8886;font-size:13px;color:#666}@media(prefers-color-scheme:dark){body{color:#eee;background:#171717}a{color:#86efac}.b,button{background:#86efac;color:#171717}footer{color:#aaa}}';

const head = (title: string): string =>
  `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page as those show it who know of the club what is stored. */
interface Said extends Omit<ByMail, 'club'> {
  readonly club?: Club;
}

/** A page that needs no script, so that it opens on whatever an e-mail is read on. */
export const page = (status: number, { club, ...said }: Said): HttpResult => ({
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
