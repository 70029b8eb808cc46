import { decoded } from '#web/ui/forms/decoding.ts';

/** What a file may be that is no list. */
export type Foreign = 'sheet' | 'locked' | 'picture' | 'zip' | 'other';

export type OpenedFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook'; readonly bytes: Uint8Array }
  | { readonly kind: 'foreign'; readonly is: Foreign };

/** In characters: the first lines of an e-mail may be long. */
const BEGINNING = 1000;

/** By the first bytes, read one byte a character, in the character set of Windows. */
const BEGINNINGS: readonly (readonly [pattern: RegExp, is: Foreign])[] = [
  [/^\s*%PDF|^\[(?:Event|Site|White) "/, 'other'],
  // Tables of old programs, calendars, address books of directories, and a link to a page.
  [/^(?:ID;P|TABLE\s+0,1\s|BEGIN:V(?!CARD)|(?:version: 1\s+)?dn::? |\[InternetShortcut\])/i, 'other'],
  [/^(?:.PNG|GIF8|\xFF\xD8\xFF|BM.{4}\0\0|RIFF.{4}WEBP|.{4}ftyp|II\*\0|MM\0\*)/s, 'picture'],
  // An e-mail as it was sent.
  [
    /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To|DKIM-Signature): /i,
    'other',
  ],
  [/^\{\\rtf/, 'other'],
  [
    /^\s*<(?:!doctype html|(?:html|head|body|table|tbody|t[rdh]|meta|div|p|ul|ol|span|style|script|pre|font|center|h[1-6]|\?xml|svg)[\s>])/i,
    'other',
  ],
  [/^\s*(?:\[\s*[[{"]|\{\s*["}])/, 'other'],
  [/^(?:.‹|Rar!|7z¼)/s, 'zip'],
];

/** What lies in a file of the kind that programs for spreadsheets and letters write. */
const PACKED: readonly (readonly [part: string, is: Foreign | 'workbook'])[] = [
  ['xl/workbook.xml', 'workbook'],
  ['xl/workbook.bin', 'sheet'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'sheet'],
  ['application/vnd.oasis.opendocument', 'other'],
  ['word/document', 'other'],
  ['.iwa', 'sheet'],
];

const OLD_OFFICE = '\xD0\xCF\x11\xE0';

/** What a file is, by its bytes: its name may say anything. */
export function opened(bytes: Uint8Array): OpenedFile {
  const start = latin(
    bytes.subarray(0, BEGINNING).filter((byte, index) => index > 2 || ![0xef, 0xbb, 0xbf].includes(byte)),
  );
  if (start.startsWith('PK\u0003\u0004')) return packed(bytes);
  if (start.startsWith(OLD_OFFICE)) return foreign(isLocked(bytes) ? 'locked' : 'sheet');
  const found = foreignIn(start);
  if (found) return foreign(found);
  const text = decoded(bytes);
  return isText(text) ? { kind: 'text', text } : foreign('other');
}

/** What a text is that is no list, by how it begins: also one that was pasted. */
export const foreignIn = (text: string): Foreign | undefined =>
  BEGINNINGS.find(([pattern]) => pattern.test(text.slice(0, BEGINNING)))?.[1];

const foreign = (is: Foreign): OpenedFile => ({ kind: 'foreign', is });

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function packed(bytes: Uint8Array): OpenedFile {
  // Names of packed files are readable in the archive, with the list of all at its end.
  const names = latin(bytes.subarray(0, 4096)) + latin(bytes.subarray(-65_536));
  const [, is = 'zip'] = PACKED.find(([part]) => names.includes(part)) ?? [];
  return is === 'workbook' ? { kind: 'workbook', bytes } : foreign(is);
}

/** A workbook with a password is packed into a file of the old kind. */
const isLocked = (bytes: Uint8Array): boolean =>
  latin(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e');

/** No text has more than a few control characters beside line ends and tabs. */
const isText = (text: string): boolean =>
  (text.match(/\p{Cc}/gu) ?? []).filter((each) => each < '\t' || (each > '\r' && each < ' ')).length <=
  text.length / 100;
