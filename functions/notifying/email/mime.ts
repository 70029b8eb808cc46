import { createHash } from 'node:crypto';
import type { Language } from '../../../shared/vocabulary/language.ts';
import type { Instant } from '../../../shared/vocabulary/vocabulary.ts';
import { plainText } from '../../../shared/words/names.ts';
import { hostOf } from './address.ts';

/** An e-mail before it is written down. */
export interface Mail {
  readonly to: string;
  /** Who it is from, as people read it: the club. */
  readonly from: { readonly name: string; readonly address: string };
  /** In which it is written. */
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Instant;
  /** Tells it from all others: with the same one it has the same Message-ID. */
  readonly id: string;
  /** Whose it is, where SES is to say what came back. */
  readonly whose?: { readonly club: string; readonly player: string };
  /** Where one POST stops all further ones (RFC 8058); missing where there is nothing to stop. */
  readonly stop?: string;
}

const EOL = '\r\n';
/** The longest line of an encoded body, and the bytes of a text that one encoded word takes, in a header line of 78. */
const [LINE, WORD] = [76, 42];
/** Subjects and names are cut, so that a header stays one that all servers take. */
const MOST = 200;

/** An e-mail as it goes over the wire, in plain text and HTML. No field can begin another header, whatever it holds. */
export function formatMail(mail: Mail): string {
  const { to, from, language, subject, at, id, stop } = mail;
  const boundary = `=_${digest(id)}`;
  const headers = [
    ['From', `${encoded(from.name)} <${from.address}>`],
    ['To', `<${to}>`],
    ['Subject', encoded(subject)],
    ['Content-Language', language],
    ['Date', new Date(at).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${digest(`${id} ${to}`)}@${hostOf(from.address)}>`],
    ['Auto-Submitted', 'auto-generated'],
    ...(stop === undefined
      ? []
      : [
          ['List-Unsubscribe', `<${stop}>`],
          ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
        ]),
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  const parts = [part('text/plain', mail.text), part('text/html', mail.html)];
  return [
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    ...parts.flatMap((each) => [`--${boundary}`, each]),
    `--${boundary}--`,
    '',
  ].join(EOL);
}

const part = (type: string, text: string): string =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...inLines(Buffer.from(text).toString('base64'), LINE),
  ].join(EOL);

const inLines = (text: string, length: number): readonly string[] =>
  text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];

/** A text in encoded words (RFC 2047), also where it is plain: so no text has a meaning of its own in a header. */
function encoded(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const letter of [...plainText(text)].slice(0, MOST)) {
    if (Buffer.byteLength(word + letter) > WORD) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join(`${EOL} `);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
