import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { APP_SCRIPTS } from '#web/scripts.ts';
import { importsUnder } from '../layers/imports.ts';

/** The sheets of one page or app each: all that they style stands within something of these classes, which nothing else has. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'web/pages/front.css': ['front', 'opening', 'ladders', 'for-us', 'pictures', 'at-the-club', 'by-address'],
  'web/apps/board/style.css': ['night-board', 'sheet', 'closed'],
  'web/apps/admin/style.css': ['desk-app', 'by-mail'],
  'web/apps/me/style.css': ['me'],
  'web/apps/player/style.css': ['player'],
  'web/apps/wall/style.css': ['wall'],
};

/** Those of what several pages show. Paper takes the colour and much else from any of it, and has a sheet by which it does. */
const COMMON = ['style', 'club-look', 'ladder', 'unfolded', 'pyramid'].map((name) => `web/pages/${name}.css`);
const ELSEWHERE = ['web/pages/print.css', 'web/pages/reference.css'];

/** The classes of a common sheet that another one goes on with on purpose, as it shows the same thing; by what that is. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'a ladder, its rows and how they moved': ['ladder', 'up', 'down', 'way', 'side', 'you'],
  'the head of a page': ['notice', 'heading', 'tabs', 'crest', 'front'],
  'looking for somebody': ['find', 'found', 'one-of-many'],
  'a club night, also on the wall': ['night', 'turn', 'matches'],
  'results, also of one player': ['results'],
  'the rules, also beside a form that changes them': ['rules'],
  'what would follow, also from a correction': ['follows'],
  'former champions, also on the page of a club': ['champions'],
};

interface Selector {
  readonly sheet: string;
  readonly text: string;
  readonly classes: ReadonlySet<string>;
}

const selectors: Selector[] = [];
beforeAll(async () => {
  for (const sheet of [...COMMON, ...Object.keys(OWN)]) selectors.push(...(await selectorsOf(sheet)));
});

/** Each selector as a browser takes it, what is nested written out. */
async function selectorsOf(sheet: string): Promise<readonly Selector[]> {
  const { code } = await transform(readFileSync(sheet, 'utf8'), { loader: 'css', minify: true, target: 'chrome100' });
  const rules = [
    ...code.replace(/@(?:font-face|keyframes [^{]*)\{(?:[^{}]|\{[^{}]*\})*\}/g, '').matchAll(/([^{};]+)\{/g),
  ];
  return rules
    .flatMap(([, before = '']) => (before.startsWith('@') ? [] : eachOf(before)))
    .filter((text) => text !== ':root')
    .map((text) => ({ sheet, text, classes: new Set(classesIn(text)) }));
}

/** A list of selectors, cut at the commas that stand in no brackets. */
const eachOf = (list: string): readonly string[] =>
  list.match(/(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

it('every sheet is of one page, or common', () => {
  const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const known = [...Object.keys(OWN), ...COMMON, ...ELSEWHERE];
  expect(sheets.map((name) => join('web', name)).toSorted()).toEqual(known.toSorted());
});

it('what one page styles reaches no other: each rule of its sheet stands within its own', () => {
  const strays = selectors.filter(({ sheet, classes }) => OWN[sheet]?.every((root) => !classes.has(root)));
  expect(strays.map(({ sheet, text }) => `${sheet}: ${text}`)).toEqual([]);
});

it('a class that a common sheet styles wherever it is has no second meaning on any page', () => {
  const shared = new Set(Object.values(SHARED).flat());
  const common = selectors.filter(({ sheet, classes }) => COMMON.includes(sheet) && classes.size === 1);
  const clashes = common.flatMap(({ sheet, text, classes: [name = ''] }) =>
    selectors
      .filter((other) => other.sheet !== sheet && other.classes.has(name) && !shared.has(name))
      .map((other) => `.${name} in ${sheet} (${text}) and ${other.sheet} (${other.text})`),
  );
  expect(clashes).toEqual([]);
});

/** Where each app begins, by its sheet. */
const APPS = {
  'web/apps/board/style.css': APP_SCRIPTS.board,
  'web/apps/admin/style.css': APP_SCRIPTS.desk,
  'web/apps/me/style.css': APP_SCRIPTS.me,
  'web/apps/player/style.css': APP_SCRIPTS.player,
  'web/apps/wall/style.css': APP_SCRIPTS.wall,
} as const;

it.each(Object.entries(APPS))(
  'nothing that an app shows has a class within which another page styles: %s',
  (own, app) => {
    const others = Object.entries(OWN).flatMap(([sheet, roots]) => (sheet === own ? [] : roots));
    const shown = reachedFrom([app.main, ...('parts' in app ? Object.values(app.parts) : [])]).flatMap((file) =>
      classesShownBy(file)
        .filter((name) => others.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(shown).toEqual([]);
  },
);

const imports = importsUnder('web');

function reachedFrom(files: readonly string[]): readonly string[] {
  const reached = new Set(files);
  for (const file of reached) for (const each of imports) if (each.file === file) reached.add(each.imports);
  return [...reached].filter((file) => /^web\/.*\.tsx?$/.test(file));
}

/** The classes that stand in a file: as an attribute, or in the expression of one. */
const classesShownBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bclass=(?:"([^"]*)"|\{([^}]*)\})/g)]
    .flatMap(([, text, expression = '']) => [text ?? '', ...(expression.match(/'[^']*'|`[^`]*`/g) ?? [])])
    .flatMap((words) => words.match(/[a-z][\w-]*/gi) ?? []);
