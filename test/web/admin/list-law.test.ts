import fc from 'fast-check';
import { describe, it } from 'vitest';
import { forAny } from '#test/runs.ts';
import { readList } from '#web/apps/admin/people/reading/read-list.ts';
import { decoded } from '#web/ui/forms/decoding.ts';
import { inCharset } from './charsets.ts';

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly rating: string;
}

const FIRST = [
  'Anna',
  'Jörg',
  'Chloé',
  'Seán',
  'Mary Jane',
  'Jean-Luc',
  'Zoë',
  'Beat',
  'Ines',
  'Uğur',
  'Łukasz',
  'J. R.',
];
const LAST = [
  'Meier',
  'Müller-Lüdi',
  'van der Berg',
  'O’Brien',
  "D'Arcy",
  'Özdemir',
  'Roth (Oberwil)',
  'Smith Jr.',
  'Żak',
  'Frei',
];

const person: fc.Arbitrary<Person> = fc.record({
  first: fc.constantFrom(...FIRST),
  last: fc.constantFrom(...LAST),
  email: fc.option(fc.stringMatching(/^[a-z]{1,6}[.][a-z]{1,6}@(?:example|club)[.](?:org|ch)$/), { nil: '' }),
  rating: fc.oneof(
    fc.integer({ min: 100, max: 2800 }).map(String),
    fc.integer({ min: 10, max: 160 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`),
  ),
});

type Field = 'first' | 'last' | 'full' | 'email' | 'rating';

/** What each column is called, in English, German and French. */
const HEADINGS: Readonly<Record<Field, readonly (readonly string[])[]>> = {
  first: [
    ['First name', 'FIRST NAME', 'Given Name', 'Forename'],
    ['Vorname', 'Vornamen', 'Rufname'],
    ['Prénom', 'PRENOM', 'Prénom du joueur'],
  ],
  last: [
    ['Last name', 'Surname', 'Family Name', 'Last Name'],
    ['Nachname', 'Familienname', 'Name'],
    ['Nom', 'Nom de famille', 'NOM'],
  ],
  full: [
    ['Name', 'Full name', 'Player name', 'Members'],
    ['Name', 'Spieler', 'Vor- und Nachname', 'Mitglied'],
    ['Nom', 'Nom complet', 'Nom et prénom', 'Joueur'],
  ],
  email: [
    ['Email', 'E-mail Address', 'E-mail 1 - Value', 'Mail'],
    ['E-Mail', 'E-Mail-Adresse', 'Mailadresse'],
    ['Courriel', 'Adresse e-mail', 'Adresse électronique'],
  ],
  rating: [
    ['Rating', 'Elo', 'UTR', 'Rtg'],
    ['Wertung', 'DWZ', 'Leistungsklasse'],
    ['Cote', 'Elo FIDE', 'Niveau'],
  ],
};

/** Columns that a list has besides, with what stands in them. */
const EXTRAS: readonly (readonly [heading: string, cell: (row: number) => string])[] = [
  ['Rang', (row) => String(Math.floor(row / 2) * 2 + 1)],
  ['PLZ', (row) => String(4100 + row)],
  ['Geburtsjahr', (row) => String(1980 + row)],
  ['Member no.', (row) => String(10_023 + row)],
  ['Club', () => 'SC Oakfield, Section "A"'],
  ['Bemerkungen', (row) => (row % 2 ? 'zahlt bar; kommt\nspäter' : '')],
  ['Téléphone', (row) => `+41 79 123 45 ${60 + row}`],
  ['Anrede', () => 'Frau'],
  ['', () => ''],
  ['Xyzzy', () => 'Plugh'],
];

const SEPARATORS = [',', ';', '\t', '|'];
const CHARSETS = ['utf-8', 'utf-8 with a mark', 'utf-16le with a mark', 'windows-1252'];

const table = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 5 }),
  language: fc.nat({ max: 2 }),
  wording: fc.nat(),
  fields: fc.shuffledSubarray<Field>(['email', 'rating'], { minLength: 0 }),
  isSplit: fc.boolean(),
  extras: fc.shuffledSubarray([...EXTRAS], { maxLength: 4 }),
  order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  separator: fc.constantFrom(...SEPARATORS),
  quotes: fc.boolean(),
  title: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  charset: fc.constantFrom(...CHARSETS),
});
type Table = typeof table extends fc.Arbitrary<infer Each> ? Each : never;

const cellOf = ({ first, last, email, rating }: Person, field: Field): string =>
  ({ first, last, full: `${first} ${last}`, email, rating })[field];

/** The table as a program writes it. */
function written({ people, language, wording, fields, isSplit, extras, order, ...how }: Table): string {
  const own: readonly Field[] = [...(isSplit ? (['first', 'last'] as const) : (['full'] as const)), ...fields];
  const columns = [
    ...own.map((field) => {
      const names = HEADINGS[field][language] ?? [];
      return {
        heading: names[wording % names.length] ?? '',
        cell: (row: number) => cellOf(people[row] as Person, field),
      };
    }),
    ...extras.map(([heading, cell]) => ({ heading, cell })),
  ]
    .map((column, index) => ({ column, key: order[index] ?? 0 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ column }) => column);
  const lines = [
    columns.map(({ heading }) => heading),
    ...people.map((_, row) => columns.map(({ cell }) => cell(row))),
  ];
  const text = lines.map((cells) => cells.map((cell) => quoted(cell, how)).join(how.separator));
  return [...(how.title ? ['Members 2026', ''] : []), ...text].join(how.lineEnd);
}

const quoted = (cell: string, { separator, quotes }: Pick<Table, 'separator' | 'quotes'>): string =>
  quotes || cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

describe('a list of people with a line of headings', () => {
  it('gives each of them whole, whatever its language, columns, separator, quotes and character set', () => {
    forAny(10_000, [table], (given) => {
      // The character set of Windows has no letters of Poland and Turkey.
      const text = written(given);
      const isThere = given.charset !== 'windows-1252' || !/[Łłżğ Ż]/u.test(text.replaceAll(' ', ''));
      const read = decoded(inCharset(text, isThere ? given.charset : 'utf-8'));
      const rows = readList(read).rows.map(({ name, email, rating }) => [name, email, rating]);
      const has = (field: Field) => given.fields.includes(field);
      const people = given.people.map(({ first, last, email, rating }) => [
        `${first} ${last}`,
        has('email') && email !== '' ? email : undefined,
        has('rating') ? Number(rating) : undefined,
      ]);
      if (JSON.stringify(rows) !== JSON.stringify(people))
        throw new Error(`${JSON.stringify(text)} is read as ${JSON.stringify(rows)}`);
    });
  });
});
