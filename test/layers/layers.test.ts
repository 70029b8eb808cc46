import { describe, expect, it } from 'vitest';
import { climbingUnder, type Import, importsIn, importsUnder } from './imports.ts';

/** The folders of `shared/`: each imports only from itself and from those before it (docs/architecture.md). */
const LAYERS = ['vocabulary', 'calendar', 'words', 'rules', 'systems', 'engine', 'log', 'contract', 'view', 'features'];

const layerOf = (path: string): string => /^shared\/([^/]+)\//.exec(path)?.[1] ?? '';
/** The system whose folder a file lies in. */
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

describe('the layers of shared/', () => {
  it('each import only what stands before them, types included', () => {
    const imports = importsUnder('shared');
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.flatMap((each) => fault(each) ?? [])).toEqual([]);
  });

  it.each([
    [
      'shared/rules/pots/games.ts',
      'shared/systems/system.ts',
      'rules may import from: vocabulary, calendar, words, rules',
    ],
    [
      'shared/systems/crewe/rules.ts',
      'shared/view/texts.ts',
      'systems may import from: vocabulary, calendar, words, rules, systems',
    ],
    ['shared/systems/crewe/rules.ts', 'shared/systems/nairobi/rules.ts', 'a system knows no other system'],
    ['shared/view/view.ts', 'web/ui/page/words.tsx', 'view may import from'],
    ['shared/loose.ts', 'shared/view/view.ts', 'shared/loose.ts lies in no layer'],
  ])('do not let %s import %s', (file, imports, says) => {
    expect(fault({ file, imports })).toContain(says);
  });

  it.each([
    ["import type { A } from './a.ts';"],
    ["import './a.ts';"],
    ["export * from './a.ts';"],
    ["export {\n  type A,\n} from './a.ts';"],
    ["const a = await import('./a.ts');"],
    ["let a: import('./a.ts').A;"],
    ['import a from "./a.ts";'],
  ])('are found out by %s', (text) => {
    expect(importsIn(text)).toEqual(['./a.ts']);
  });
});

describe('what answers requests', () => {
  it('knows operations, and the handlers of no feature', () => {
    const imports = importsUnder('functions/http');
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.filter((each) => each.imports.startsWith('functions/features/'))).toEqual([]);
  });
});

describe('an import of our own', () => {
  it('that leaves its top folder, or climbs two folders, names its file from the root', () => {
    const climbing = ['cdk', 'docs', 'functions', 'local', 'shared', 'test', 'web'].flatMap(climbingUnder);
    expect(climbing).toEqual([]);
  });
});
