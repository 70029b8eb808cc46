import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsUnder } from './imports.ts';

/** What each part of `web/` may know besides itself, the scripts' list and `shared/`. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  apps: ['ui'],
  ui: ['stand-ins'],
  pages: ['ui'],
  'stand-ins': [],
};

const partOf = (path: string): string => /^web\/([^/]+)\//.exec(path)?.[1] ?? '';
const appOf = (path: string): string | undefined => /^web\/apps\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with an import, if anything is. */
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

describe('the parts of web/', () => {
  it('know each other in one direction: apps know web/ui, and no app another', () => {
    const imports = importsUnder('web');
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.flatMap((each) => fault(each) ?? [])).toEqual([]);
  });

  it.each([
    ['web/apps/me/model.ts', 'web/apps/board/queue.ts', 'an app knows no other app'],
    ['web/ui/forms/question.tsx', 'web/apps/admin/sheet.tsx', 'ui may know: stand-ins'],
    ['web/apps/me/app.tsx', 'web/pages/page.tsx', 'apps may know: ui'],
  ])('do not let %s import %s', (file, imports, says) => {
    expect(fault({ file, imports })).toContain(says);
  });
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
