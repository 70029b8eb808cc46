import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpResult } from '../functions/http/event.ts';
import type { Mail } from '../functions/notifying/email/mime.ts';
import { ASSETS } from '../functions/publishing/assets.ts';
import { formatLocal } from '../shared/calendar/zone.ts';
import { fullMoment } from '../shared/words/dates.ts';
import { renderPage } from '../web/pages/page.tsx';
import { isSame } from './keys.ts';
import { mailsIn } from './mail.ts';
import { OF_NOW, saying } from './own-pages.tsx';
import type { Pages } from './pages.ts';
import { LAPTOP } from './texts.ts';

/** Where a laptop shows the e-mails that it would have sent. */
export const MAIL = '/mail/';

const TEXT = LAPTOP.mail;

/** As many are shown: the newest. */
const MOST = 50;
const NAME = /^\d{13}-[0-9a-f]{8}\.(?:eml|json)$/;
const SHEET = 'style.css';

/** What was put down of an e-mail; earlier releases did not note its language. */
type Kept = Omit<Mail, 'language'> & Partial<Pick<Mail, 'language'>>;

/** Its value is what the link of this page holds. */
const COOKIE = 'mailbox';

/** A link of this page: it lets a browser in for as long as it is open. */
export const mailLink = (origin: string, key: string): string => `${origin}${MAIL}?key=${key}`;

/**
 * Shows the e-mails in a folder, the newest first, to those who have opened its link: they hold sign-in links, and every
 * user of the machine can ask for one.
 */
export const mailIn =
  (folder: string, key: string): Pages =>
  async ({ headers: { cookie = '' } }, { pathname, searchParams }) => {
    const given = searchParams.get('key');
    if (given !== null && isSame(given, key)) return letIn(key);
    const kept = cookie.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
    if (!isSame(kept?.slice(COOKIE.length + 1) ?? '', key)) return saying(401, TEXT.shut);
    const name = pathname.slice(MAIL.length);
    if (name === '') return { statusCode: 200, headers: OF_NOW, body: listOf(folder) };
    if (name === SHEET) return { statusCode: 200, headers: { ...OF_NOW, 'content-type': 'text/css' }, body: STYLE };
    return NAME.test(name) && name.endsWith('.eml') ? asSent(join(folder, name)) : missing();
  };

/** The address goes on without the key, so that it stays in no history. */
const letIn = (key: string): HttpResult => ({
  statusCode: 303,
  headers: { location: MAIL, 'cache-control': 'no-store' },
  cookies: [`${COOKIE}=${key}; Path=${MAIL}; HttpOnly; SameSite=Strict`],
  body: '',
});

function listOf(folder: string): string {
  const names = mailsIn(folder).filter((name) => NAME.test(name));
  const shown = names.toSorted().toReversed().slice(0, MOST);
  return renderPage({
    title: TEXT.title,
    assets: ASSETS,
    unindexed: true,
    head: <link rel="stylesheet" href={SHEET} />,
    children: (
      <>
        <header>
          <h1>{TEXT.title}</h1>
          <p>{shown.length > 0 ? TEXT.what : TEXT.none}</p>
        </header>
        <main class="letters">
          {shown.map((name) => (
            <Letter mail={JSON.parse(readFileSync(join(folder, name), 'utf8'))} file={name.replace(/json$/, 'eml')} />
          ))}
        </main>
      </>
    ),
  });
}

/** By the clocks of this machine. */
const momentOf = ({ at }: Kept): string =>
  fullMoment(formatLocal(Intl.DateTimeFormat().resolvedOptions().timeZone, at));

const Letter = ({ mail, file }: { readonly mail: Kept; readonly file: string }) => (
  <article>
    <h2 lang={mail.language}>{mail.subject}</h2>
    <p>
      {TEXT.to(mail.to)} · {momentOf(mail)} · <a href={file}>{TEXT.file}</a>
    </p>
    <pre lang={mail.language}>
      {mail.text
        .split(/(https?:\/\/[^\s<&]*[\w/=-])/)
        .map((part, index) => (index % 2 === 1 ? <a href={part}>{part}</a> : part))}
    </pre>
  </article>
);

function asSent(file: string): HttpResult {
  try {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return { statusCode: 200, headers, body: readFileSync(file, 'utf8') };
  } catch {
    return missing();
  }
}

const missing = (): HttpResult => saying(404, TEXT.missing);

/** What it adds to the style of all pages. */
const STYLE = `.letters { display: grid; gap: 1.25rem; max-width: 46rem; }
.letters article { min-width: 0; padding: 1rem clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.letters h2 { font-size: 1.2em; overflow-wrap: anywhere; }
.letters p { margin-top: .35rem; font-size: .88em; color: var(--quiet); overflow-wrap: anywhere; }
.letters pre { margin: .9rem 0 0; padding-top: .9rem; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
