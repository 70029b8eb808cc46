import { readdirSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systems } from '#shared/systems/registry.ts';
import { type Found, stringsIn } from './strings-in.ts';

/** Folders and files all of whose texts lie in catalogues, in every language. */
const DONE = [
  'web/apps',
  'web/ui',
  'web/pages',
  'shared/contract/fields.ts',
  'shared/engine',
  'shared/log',
  'shared/rules',
  'shared/systems',
  'shared/view',
  'shared/words',
  ...readdirSync('functions').flatMap((name) => (name.endsWith('.ts') ? `functions/${name}` : [])),
  'functions/features',
  'functions/http',
  'functions/importing',
  'functions/notifying/email',
  'functions/publishing',
];

/** What only programmers read, who read English; and what browsers are told, not people. */
const FOR_PROGRAMS =
  /web\/(?:apps\/reference\/|pages\/(?:reference-page|security|manifest)\.)|shared\/(?:log\/fault-words\.|view\/federation\/)|functions\/(?:whole-files\.|http\/faults\.|publishing\/(?:reference|security|icalendar)\.)|words\/(?:english|french|german)\./;

/** Strings with words in them that nobody reads: values of controls, what a connection failed of, styles and selectors. */
const UNREAD = new Set([
  'at once',
  'when accepted',
  'no answer in time',
  'begun and ended',
  'this season',
  'Invalid input',
  ...systems().map(({ name }) => name),
  ' moved',
  ' marked',
  ' dashed',
  'line ',
  'line c',
  'px ',
  '0px 0px -64px',
  ' checked',
  'tag quiet',
  'to-come calling',
  'fate friendly',
  'plot chosen',
  'light dark',
  'settled ',
  ' to ',
  'past ',
  'Control+K /',
  'input, select, textarea, [contenteditable]',
  'input, .found a',
  'li, tr',
  ', section, dialog, details, main',
  'h1, h2, h3, summary',
  // Of headers, and what the same request is known by.
  'private, no-cache',
  '; Max-Age=',
  'proposal ',
  'game ',
  // Tags of files of games.
  '[White "',
  '"]\n[Black "',
  // Names: of the service, and of keys of texts.
  'Club Ladder',
  ' – Club Ladder',
  'PRODID:-//Club Ladder//Club Ladder//EN',
  'Club Ladder, line ',
  'Samsung Internet',
  ...'organiser feed calendar csv log view history'.split(' '),
  // What HTTP calls its statuses.
  ...Object.values(STATUS_CODES),
]);
/** Selectors, media queries, styles, headers and routes. */
const NOT_WORDS = /^[.#:(]|^(?:GET|HEAD|POST) |[:;{]\w|\w=\w|<[\w!]|="/;

/** What people read or have read to them. */
const READ = /(?:children:\[?|\b(?:label|legend|title|hint|text|says|yes|placeholder|alt|"aria-label"):)$/;
/** What only programs read: names of styles, and what defects say. */
const PROGRAMS = /(?:\b(?:class|className|accept|rel|style|from|href|key)[:=]?|Error\(|Outage\(|import)$/;

/** Whether somebody may read a string: a sentence, or a word where words are shown. */
const isText = ({ text, before }: Found): boolean =>
  /\p{L}{2}/u.test(text) &&
  !UNREAD.has(text) &&
  !NOT_WORDS.test(text) &&
  (READ.test(before) || (/\p{L} | \p{L}|\p{L}…/u.test(text) && !PROGRAMS.test(before)));

/** All sources, but for the texts themselves, and for slots: what those say of their parts, the API's document says in English. */
const sourcesIn = (place: string): readonly string[] =>
  (place.endsWith('.ts') ? [place] : filesIn(place)).filter(
    (path) => /\.tsx?$/.test(path) && !/\/(?:texts\/|slots\.ts$)/.test(path) && !FOR_PROGRAMS.test(path),
  );

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((path) => join(folder, path));

const textsIn = async (source: string, path = '.tsx'): Promise<readonly string[]> =>
  (await stringsIn(source, path.endsWith('x') ? 'tsx' : 'ts')).filter(isText).map(({ text }) => text);

describe('a folder that is read in every language', () => {
  it.each(DONE)('%s has no text in its code', async (folder) => {
    for (const path of sourcesIn(folder)) expect(await textsIn(readFileSync(path, 'utf8'), path), path).toEqual([]);
  });
});

describe('a text in code', () => {
  it.each([
    ['<p>Saved</p>', 'Saved'],
    ['<p>{count} points each</p>', ' points each'],
    ['<p title="Close">{x}</p>', 'Close'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['say(`${a ? `${b} games` : ""} in all`)', ' games', ' in all'],
    ["const W = { no: 'Not yet, please' }", 'Not yet, please'],
  ])('is found in %s', async (source, ...texts) => {
    expect(await textsIn(source)).toEqual(texts);
  });

  it.each(['<p class="quiet link">{words}</p>', "throw new Error('no desk around')", '/"a b/.test(name) && "x"'])(
    'is none in %s',
    async (source) => {
      expect(await textsIn(source)).toEqual([]);
    },
  );
});
