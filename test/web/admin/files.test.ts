import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { type Foreign, foreignIn, opened } from '#web/apps/admin/people/reading/files.ts';
import * as reader from '#web/apps/admin/people/reading/part.ts';
import { readList } from '#web/apps/admin/people/reading/read-list.ts';
import { sheetsOf } from '#web/apps/admin/people/reading/workbook.ts';
import { textsIn } from '#web/apps/admin/people/use-list.ts';
import { decoded } from '#web/ui/forms/decoding.ts';
import { inCharset } from './charsets.ts';
import { workbook } from './workbook.ts';

const LIST = 'Name;E-Mail\nJörg Müller;j@example.org\nSeán O’Brien;s@example.org';
const bytes = (latin: string): Uint8Array => Uint8Array.from(latin, (each) => each.charCodeAt(0));

describe('a list in a file', () => {
  it.each([
    'utf-8',
    'utf-8 with a mark',
    'utf-16le',
    'utf-16le with a mark',
    'utf-16be with a mark',
    'windows-1252',
    'macintosh',
  ])('is read in the character set of its program: %s', (charset) => {
    expect(decoded(inCharset(LIST, charset))).toBe(LIST);
  });

  it.each([
    'Jörg',
    'Zoë',
    'JÖRG MÜLLER',
    'René Favre',
    'Hélène Bühler',
    'Noël Crété',
    'Weiß Jäger',
    'Jérôme',
    'Anaïs Côté',
    'Céline;Grün',
  ])('is told from the same in other character sets by one name: %s', (name) => {
    for (const charset of ['windows-1252', 'macintosh', 'cp850'])
      expect([charset, decoded(inCharset(name, charset))]).toEqual([charset, name]);
  });

  it.each([
    ['windows-1250', ['Jiří Dvořák', 'Zdeněk Černý', 'Kamińska', 'Wałęsa', 'ŁUKASZ', 'Erdős', 'Petrović', 'Dąbrowski']],
    [
      'windows-1252',
      [
        'Søren',
        'Kjær',
        'Irène',
        'Muñoz',
        'Simões',
        'Øyvind',
        'Nicolò',
        'Åse',
        'Peñalver',
        'Øivind',
        'Catrìona',
        'Lœtitia',
      ],
    ],
  ])('is told from the same of another part of Europe by one name: %s', (charset, names) => {
    expect(names.map((name) => decoded(inCharset(name, charset)))).toEqual(names);
  });

  it('that was cut within a letter has its others', () => {
    expect(decoded(inCharset('Jörg;René', 'utf-8').slice(0, -1))).toBe('Jörg;Ren\uFFFD');
  });

  it('is one of Windows too where its one special letter is an apostrophe', () => {
    expect(decoded(bytes('O\x92Brien'))).toBe('O’Brien');
  });

  it('has names marked that another character set left unreadable', () => {
    expect(readList('Name\nJ\u0081rg').rows[0]?.name).toBe('J\u0081rg');
  });
});

describe('a workbook', () => {
  it('is read with all of its sheets that have something in them', async () => {
    const file = workbook({
      Notizen: [],
      Mitglieder: [
        ['Vorname', 'Nachname', 'E-Mail', 'LK'],
        ['Jörg', 'Müller', 'j@example.org', 12.3],
        ['Anna', 'Meier & Söhne', '', 8],
      ],
      Gäste: [['Name'], ['Cem']],
    });
    const found = opened(file);
    expect(found.kind).toBe('workbook');
    const sheets = await sheetsOf(file);
    expect(sheets?.map(({ name, text }) => [name, readList(text).rows])).toEqual([
      [
        'Mitglieder',
        [
          { line: 2, name: 'Jörg Müller', email: 'j@example.org', rating: 12.3 },
          { line: 3, name: 'Anna Meier & Söhne', rating: 8 },
        ],
      ],
      ['Gäste', [{ line: 2, name: 'Cem' }]],
    ]);
  });

  it('is read as it is shown: what is hidden is left out and counted, and a hidden sheet comes last', async () => {
    const list = [
      ['Name', 'E-Mail'],
      ['Ann', 'a@example.org'],
      ['Bob', ''],
      ['Cem', ''],
      ['', ''],
    ];
    const hidden = { sheets: ['2019'], rows: [3, 5], columns: [2, 4] };
    const sheets = await sheetsOf(workbook({ 2019: [['Dan']], Members: list }, hidden));
    expect(sheets?.map(({ text, ...sheet }) => [sheet, readList(text).rows])).toEqual([
      [
        { name: 'Members', leftOut: { rows: 1, columns: 1 } },
        [
          { line: 2, name: 'Ann' },
          { line: 4, name: 'Cem' },
        ],
      ],
      [{ name: '2019', isHidden: true }, [{ line: 1, name: 'Dan' }]],
    ]);
  });

  it('that is cut short or has nothing in it is said to be broken', async () => {
    const file = workbook({ A: [['Ann']] });
    expect(await sheetsOf(file.slice(0, file.length / 2))).toBeUndefined();
    expect(await sheetsOf(zipSync({ 'xl/workbook.xml': strToU8('<workbook') }))).toBeUndefined();
  });
});

const zipped = (name: string) => zipSync({ [name]: strToU8('x') });
const OLD = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

const FOREIGN: readonly (readonly [is: Foreign, file: Uint8Array])[] = [
  ['sheet', bytes(OLD)],
  ['sheet', zipped('xl/workbook.bin')],
  ['locked', bytes(`${OLD}..E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0`)],
  ['sheet', zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] })],
  ['other', zipped('word/document.xml')],
  ['other', bytes('{\\rtf1 Anna}')],
  ['sheet', zipped('Index/Document.iwa')],
  ['other', bytes('%PDF-1.7')],
  ['picture', bytes('\x89PNG\r\n')],
  ['picture', bytes('\xFF\xD8\xFF\xE0')],
  ['picture', bytes('\0\0\0\x18ftypheic')],
  ['other', bytes('<html><table><tr><td>Anna')],
  ['other', bytes('[{"name": "Anna"}]')],
  ['other', bytes('\n%PDF-1.4')],
  ['other', bytes('ID;PWXL;N;E\r\nC;Y1;X1;K"Anna"')],
  ['other', bytes('TABLE\r\n0,1\r\n"EXCEL"')],
  ['other', bytes('BEGIN:VCALENDAR\nBEGIN:VEVENT')],
  [
    'other',
    bytes('From: Anna <a@example.org>\r\nTo: Beat <b@example.org>,\r\n Cem <c@example.org>\r\nMIME-Version: 1.0\r\n'),
  ],
  ['other', bytes('dn: cn=Anna,mail=anna@example.org\ncn: Anna')],
  ['other', bytes('[InternetShortcut]\nURL=https://example.org/')],
  ['other', bytes('<style>td {}</style><table><tr><td>Anna')],
  ['zip', zipped('list.csv')],
  ['zip', bytes('\x1F\x8B\x08\0')],
  ['other', bytes('\0\x01\x02\x03\x04\x05')],
];

test.each(FOREIGN)('a file that is no list is named for what it is: %s', (is, file) => {
  expect(opened(file)).toEqual({ kind: 'foreign', is });
});

test('a file with nothing in it is said to be empty', async () => {
  expect(await textsIn(new File([' \r\n'], 'list.csv'), reader)).toBe('empty');
});

test('a list with boxes to tick is one', () => {
  expect(foreignIn('[ ] Anna\n[x] Beat')).toBeUndefined();
  expect(foreignIn('[1] Anna')).toBeUndefined();
  expect(foreignIn('From: Anna <a@example.org>\nTo: Beat <b@example.org>\n')).toBeUndefined();
  expect(foreignIn('BEGIN:VCARD\nFN:Anna')).toBeUndefined();
  expect(foreignIn('<td>Anna</td>')).toBe('other');
  expect(foreignIn('<p@example.org>, <t@example.org>')).toBeUndefined();
  expect(opened(bytes('PK Anna;1850'))).toMatchObject({ kind: 'text' });
});
