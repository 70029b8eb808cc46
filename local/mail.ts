import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpResult } from '../functions/http/event.ts';
import { escaped } from '../functions/mail/letter.ts';
import { formatMail, type Mail } from '../functions/mail/mime.ts';
import type { PostOffice } from '../functions/mail/post-office.ts';
import type { Pages } from './pages.ts';

/** Where a laptop shows the e-mails that it would have sent. */
export const MAIL = '/mail/';

/** As many are shown: the newest. */
const MOST = 50;
const NAME = /^\d{13}-[0-9a-f]{8}\.(?:eml|json)$/;

/** Puts e-mails down in a folder: as they would go over the wire, and what the page below shows of them. */
export const officeIn = (folder: string): PostOffice => ({
  from: 'notices@club-ladder.example',
  async send(mail) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const random = Math.floor(Math.random() * 2 ** 32);
    const name = join(folder, `${String(Date.now()).padStart(13, '0')}-${random.toString(16).padStart(8, '0')}`);
    writeFileSync(`${name}.json`, JSON.stringify(mail), { mode: 0o600 });
    writeFileSync(`${name}.eml`, formatMail(mail), { mode: 0o600 });
    return 'sent';
  },
});

/** Shows those e-mails, the newest first; only to this machine, as all of a laptop. */
export const mailIn =
  (folder: string): Pages =>
  async (_, { pathname }) => {
    const name = pathname.slice(MAIL.length);
    if (name === '') return listOf(folder);
    return NAME.test(name) && name.endsWith('.eml') ? asSent(join(folder, name)) : missing;
  };

function listOf(folder: string): HttpResult {
  const names = namesIn(folder).filter((name) => name.endsWith('.json'));
  const shown = names
    .toSorted()
    .toReversed()
    .slice(0, MOST)
    .map((name) => shownAs(folder, name));
  const none = '<p>No e-mails yet. Players get some once they have entered an address on their page.</p>';
  const title = 'E-mails that this laptop would have sent';
  return html(`<title>${title}</title><h1>${title}</h1>${shown.length > 0 ? shown.join('<hr>') : none}`);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => NAME.test(name));
  } catch {
    return [];
  }
}

function shownAs(folder: string, name: string): string {
  const { to, subject, text }: Mail = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const linked = escaped(text).replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);
  const file = name.replace(/json$/, 'eml');
  return `<h2>${escaped(subject)}</h2><p>To ${escaped(to)} · <a href="${file}">${file}</a></p><pre>${linked}</pre>`;
}

function asSent(file: string): HttpResult {
  try {
    return {
      statusCode: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: readFileSync(file, 'utf8'),
    };
  } catch {
    return missing;
  }
}

const html = (body: string): HttpResult => ({
  statusCode: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">${body}</html>`,
});

const missing: HttpResult = {
  statusCode: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'There is no such e-mail.',
};
