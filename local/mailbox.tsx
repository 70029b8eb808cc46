import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail, PostOffice } from '#functions/aws/post-office.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { ASSETS } from '#functions/publishing/assets.ts';
import { REQUESTS } from '#functions/runtime/texts.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import { type Forgotten, namesPerson } from '#shared/view/forgetting.ts';
import { fullMoment } from '#shared/words/dates.ts';
import { renderPage } from '#web/pages/page.tsx';
import { isSame } from './keys.ts';
import { OF_NOW, saying } from './own-pages.tsx';
import type { Pages } from './pages.ts';
import { LAPTOP } from './texts.ts';

/** Where a laptop shows the e-mails that it would have sent. */
export const MAIL = '/mail/';

const TEXT = LAPTOP.mail;

/** How long an e-mail is kept, in milliseconds. */
export const MAIL_KEPT = 30 * 24 * 3_600_000;

/** The page shows this many e-mails: the newest. */
const MOST = 50;
const SHEET = 'style.css';

/** Writes each e-mail into a folder, in a file of its own, instead of sending it. */
export const officeIn = (folder: string): PostOffice => ({
  from: 'notices@club-ladder.example',
  async send(mail) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const random = Math.floor(Math.random() * 2 ** 32);
    const name = `${String(Date.now()).padStart(13, '0')}-${random.toString(16).padStart(8, '0')}.json`;
    writeFileSync(join(folder, name), JSON.stringify(mail), { mode: 0o600 });
    removeOlder(folder, Date.now() - MAIL_KEPT);
    return 'sent';
  },
});

const mailIn = (folder: string, name: string): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** The names of the files; empty if nothing was sent yet. */
function mailsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d{13}-[0-9a-f]{8}\.json$/.test(name));
  } catch {
    return [];
  }
}

/** Removes e-mails that were written before a time: their names begin with it. */
function removeOlder(folder: string, time: number): void {
  for (const name of mailsIn(folder)) if (Number(name.slice(0, 13)) < time) rmSync(join(folder, name), { force: true });
}

/** Removes e-mails to a forgotten person or that name them; that by which a club signs up is found by their address. */
export function removeMails(folder: string, club: string, person: Forgotten, address?: string): void {
  const isAbout = namesPerson(person);
  for (const name of mailsIn(folder)) {
    const { whose, text, subject, to } = mailIn(folder, name);
    const isOfClub = whose?.club === club && (whose.player === person.player || isAbout(`${subject}\n${text}`));
    if (isOfClub || (!whose && to.toLowerCase() === address?.toLowerCase()))
      rmSync(join(folder, name), { force: true });
  }
}

/** Its value is what the link of this page holds. */
const COOKIE = 'mailbox';

/** A link to this page: it lets a browser in while the page is running. */
export const mailLink = (origin: string, key: string): string => `${origin}${MAIL}?key=${key}`;

/** Shows the e-mails in a folder, the newest first, to those who opened its link: they hold sign-in links. */
export const mailboxIn =
  (folder: string, key: string): Pages =>
  async ({ headers: { cookie = '' } }, { pathname, searchParams }) => {
    const given = searchParams.get('key');
    if (given !== null && isSame(given, key)) return letIn(key);
    const kept = cookie.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
    if (!isSame(kept?.slice(COOKIE.length + 1) ?? '', key)) return saying(401, TEXT.shut);
    const name = pathname.slice(MAIL.length);
    if (name === '') return { statusCode: 200, headers: OF_NOW, body: listOf(folder) };
    if (name === SHEET) return { statusCode: 200, headers: { ...OF_NOW, 'content-type': 'text/css' }, body: STYLE };
    const shown = mailsIn(folder).find((each) => `${each}${AS_IT_ARRIVES}` === name);
    return shown === undefined ? saying(404, REQUESTS.nowhere) : asItArrives(mailIn(folder, shown));
  };

/** Behind the name of an e-mail's file: the e-mail as a mail program shows it. */
const AS_IT_ARRIVES = '.html';

/** It is somebody else's HTML in a page of this origin, so it may do nothing here but be looked at and followed. */
const asItArrives = ({ html }: Mail): HttpResult => ({
  statusCode: 200,
  headers: {
    ...OF_NOW,
    'content-security-policy':
      "sandbox allow-top-navigation-by-user-activation; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    'referrer-policy': 'no-referrer',
  },
  body: html,
});

/** The address continues without the key, so that it stays in no history. */
const letIn = (key: string): HttpResult => ({
  statusCode: 303,
  headers: { location: MAIL, 'cache-control': 'no-store' },
  cookies: [`${COOKIE}=${key}; Path=${MAIL}; HttpOnly; SameSite=Strict`],
  body: '',
});

function listOf(folder: string): string {
  const shown = mailsIn(folder).toSorted().toReversed().slice(0, MOST);
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
            <Letter name={name} mail={mailIn(folder, name)} />
          ))}
        </main>
      </>
    ),
  });
}

/** By the clocks of this machine. */
const momentOf = ({ at }: Mail): string =>
  fullMoment(formatLocal(Intl.DateTimeFormat().resolvedOptions().timeZone, at));

const Letter = ({ name, mail }: { readonly name: string; readonly mail: Mail }) => (
  <article>
    <h2 lang={mail.language}>{mail.subject}</h2>
    <p>
      {TEXT.to(mail.to)} · {momentOf(mail)}
      <br />
      {TEXT.replies(mail.replyTo)} · <a href={`${name}${AS_IT_ARRIVES}`}>{TEXT.asItArrives}</a>
    </p>
    <pre lang={mail.language}>
      {mail.text
        .split(/(https?:\/\/[^\s<&]*[\w/=-])/)
        .map((part, index) => (index % 2 === 1 ? <a href={part}>{part}</a> : part))}
    </pre>
  </article>
);

/** What it adds to the style of all pages. */
const STYLE = `.letters { display: grid; gap: 1.25rem; max-width: 46rem; }
.letters article { min-width: 0; padding: 1rem clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.letters h2 { font-size: 1.2em; overflow-wrap: anywhere; }
.letters p { margin-top: .35rem; font-size: .88em; color: var(--quiet); overflow-wrap: anywhere; }
.letters pre { margin: .9rem 0 0; padding-top: .9rem; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
