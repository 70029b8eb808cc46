import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { climbingUnder, type Import, importsIn, importsUnder } from './imports.ts';

/** The folders of `shared/`: each imports only from itself and from those before it (docs/architecture.md). */
const LAYERS = ['vocabulary', 'calendar', 'words', 'rules', 'systems', 'engine', 'log', 'contract', 'view', 'features'];

const layerOf = (path: string): string => /^shared\/([^/]+)\//.exec(path)?.[1] ?? '';
const systemOf = (path: string): string | undefined => /^shared\/systems\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with an import, and what would not be. */
function fault({ file, imports }: Import): string | undefined {
  const [from, to] = [layerOf(file), layerOf(imports)].map((layer) => LAYERS.indexOf(layer));
  if (from === undefined || to === undefined || from < 0) return `${file} lies in no layer of shared/`;
  const allowed = LAYERS.slice(0, from + 1).join(', ');
  if (to < 0 || to > from) return `${file} imports ${imports}; ${LAYERS[from]} may import from: ${allowed}`;
  const [own, other] = [systemOf(file), systemOf(imports)];
  return own && other && own !== other ? `${file} imports ${imports}; a system knows no other system` : undefined;
}

type Fault = (one: Import) => string | undefined;

/** No import under a folder is at fault, and these would be. */
function holds(folder: string, fault: Fault, least: number, wrong: readonly (readonly [string, string, string])[]) {
  it('each import only what they may, types included', () => {
    const imports = importsUnder(folder);
    expect(imports.length).toBeGreaterThan(least);
    expect(imports.flatMap((each) => fault(each) ?? [])).toEqual([]);
  });

  it.each(wrong)('do not let %s import %s', (file, imports, says) => {
    expect(fault({ file, imports })).toContain(says);
  });
}

describe('the layers of shared/, of which each imports only what stands before it,', () => {
  holds('shared', fault, 300, [
    ['shared/rules/pots/games.ts', 'shared/systems/system.ts', 'rules may import from: vocabulary, calendar, words'],
    ['shared/systems/crewe/rules.ts', 'shared/view/texts.ts', 'systems may import from: vocabulary, calendar, words'],
    ['shared/systems/crewe/rules.ts', 'shared/systems/nairobi/rules.ts', 'a system knows no other system'],
    ['shared/view/view.ts', 'web/ui/page/words.tsx', 'view may import from'],
    ['shared/loose.ts', 'shared/view/view.ts', 'shared/loose.ts lies in no layer'],
  ]);

  it.each([
    ...["import type { A } from './a.ts';", "import './a.ts';", "export * from './a.ts';", 'import a from "./a.ts";'],
    ...["export {\n  type A,\n} from './a.ts';", "const a = await import('./a.ts');", "let a: import('./a.ts').A;"],
  ])('are found out by %s', (text) => {
    expect(importsIn(text)).toEqual(['./a.ts']);
  });
});

/** The folders of `functions/`, in the same sense; the functions themselves are the last. */
const LAYERS_OF_FUNCTIONS = [
  ...['runtime', 'database', 'limits', 'aws', 'transfers', 'books', 'ladders', 'http', 'publishing'],
  ...['notifying', 'previews', 'importing', 'backups', 'erasing', 'features', 'the functions'],
];

function layerOfFunctions(path: string): string {
  const [top, folder = '', ...inside] = path.split('/');
  if (top !== 'functions') return '';
  return inside.length === 0 ? 'the functions' : folder;
}

describe('the layers of functions/', () => {
  function faultOf({ file, imports }: Import): string | undefined {
    if (!imports.startsWith('functions/')) return undefined;
    const [from = -1, to = -1] = [file, imports].map((path) => LAYERS_OF_FUNCTIONS.indexOf(layerOfFunctions(path)));
    if (from < 0) return `${file} lies in no layer of functions/`;
    const allowed = LAYERS_OF_FUNCTIONS.slice(0, from + 1).join(', ');
    return to < 0 || to > from
      ? `${file} imports ${imports}; ${LAYERS_OF_FUNCTIONS[from]} may import from: ${allowed}`
      : undefined;
  }

  holds('functions', faultOf, 700, [
    ['functions/database/keys.ts', 'functions/ladders/store.ts', 'database may import from: runtime, database'],
    ['functions/runtime/lambda.ts', 'functions/http/world.ts', 'runtime may import from: runtime'],
    ['functions/ladders/store.ts', 'functions/importing/work.ts', 'ladders may import from: runtime'],
    ['functions/http/endpoint.ts', 'functions/features/command.ts', 'http may import from'],
    ['functions/books/game-dates.ts', 'functions/ladders/store.ts', 'books may import from'],
    ['functions/publishing/publish.ts', 'functions/publish.ts', 'publishing may import from'],
    ['functions/features/own/push.ts', 'functions/access.ts', 'features may import from'],
    ['functions/loose/file.ts', 'functions/database/keys.ts', 'functions/loose/file.ts lies in no layer'],
  ]);
});

describe('an import of our own', () => {
  it('that leaves its top folder, or climbs two folders, names its file from the root', () => {
    const climbing = ['cdk', 'docs', 'functions', 'local', 'shared', 'test', 'web'].flatMap(climbingUnder);
    expect(climbing).toEqual([]);
  });
});

/** What each part of `web/` may know besides itself, the scripts' list and `shared/`. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  apps: ['ui'],
  ui: ['stand-ins'],
  pages: ['ui', 'pictures'],
  pictures: ['ui'],
  'stand-ins': [],
};

const partOf = (path: string): string => /^web\/([^/]+)\//.exec(path)?.[1] ?? '';
const appOf = (path: string): string | undefined => /^web\/apps\/([^/]+)\//.exec(path)?.[1];

describe('the parts of web/, of which apps know web/ui, and no app another,', () => {
  function fault({ file, imports }: Import): string | undefined {
    if (!imports.startsWith('web/')) return undefined;
    const [from, to, one, other] = [partOf(file), partOf(imports), appOf(file), appOf(imports)];
    if (from === '' || to === '') return undefined;
    if (one && other && one !== other)
      return `${file} imports ${imports}; an app knows no other app: what two use lies in web/ui/`;
    const may = KNOWS[from] ?? [];
    return to === from || may.includes(to)
      ? undefined
      : `${file} imports ${imports}; ${from} may know: ${may.join(', ')}`;
  }

  holds('web', fault, 300, [
    ['web/apps/me/model.ts', 'web/apps/board/queue.ts', 'an app knows no other app'],
    ['web/ui/forms/question.tsx', 'web/apps/admin/sheet.tsx', 'ui may know: stand-ins'],
    ['web/apps/me/app.tsx', 'web/pages/page.tsx', 'apps may know: ui'],
  ]);
});

/** The imports from `shared/features/` in a text that are more than types: they would bring its schemas to a phone. */
const schemasIn = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '[^']*shared\/features\/[^']*'/gm)].map(
    ([found]) => found,
  );

describe('a browser knows the operations of the API', () => {
  it('by their types alone', () => {
    const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const texts = files.map((name) => readFileSync(join('web', name), 'utf8'));
    expect(texts.some((text) => text.includes('shared/features/'))).toBe(true);
    expect(texts.flatMap(schemasIn)).toEqual([]);
  });

  it.each([
    ["import { clubView } from '#shared/features/club.ts';", 1],
    ["import { type ClubView, clubView } from '#shared/features/club.ts';", 1],
    ["export {\n  clubView,\n} from '#shared/features/club.ts';", 1],
    ["import type { ClubView } from '#shared/features/club.ts';", 0],
    ["import { LADDER } from './club.ts';\nimport type { ClubView } from '#shared/features/club.ts';", 0],
  ])('which %s shows', (text, count) => {
    expect(schemasIn(text)).toHaveLength(count);
  });
});
