import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtOnce } from '#local/built.ts';

let root = '';
let builds = 0;
const build = async () => ({
  thread: `thread ${++builds}`,
  scripts: { '/worker.js': `worker ${builds}` },
  sheets: {},
});
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const KEPT = 'node_modules/.cache/club-ladder';

beforeEach(() => {
  builds = 0;
  root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const folder of ['shared', 'functions', 'web', 'local', 'cdk']) put(`${folder}/deep/a.ts`, folder);
  put('node_modules/.package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is built of the sources', () => {
  it('is built once, and is the same at the next start', async () => {
    const first = await builtOnce(build, root);
    expect(await builtOnce(build, root)).toMatchObject(first);
    expect(builds).toBe(1);
    expect(readdirSync(join(root, KEPT))).toEqual(['built.json']);
  });

  it.each([
    ['a source is another', () => put('web/deep/a.ts', 'web!')],
    ['a source is another of the same length', () => put('shared/deep/a.ts', 'Shared')],
    ['a source is new', () => put('local/deep/b.ts', '')],
    ['a source is gone', () => rmSync(join(root, 'cdk/deep/a.ts'))],
    ['a source is called otherwise', () => cpSync(join(root, 'web/deep/a.ts'), join(root, 'web/deep/b.ts'))],
    ['packages are others', () => put('node_modules/.package-lock.json', '{"packages":{}}')],
    ['what was kept is broken', () => put(`${KEPT}/built.json`, '{"mark":')],
    ['what was kept lacks something', () => put(`${KEPT}/built.json`, '{"mark":"x","thread":"y"}')],
  ])('is built anew where %s', async (_, change) => {
    await builtOnce(build, root);
    change();
    expect(await builtOnce(build, root)).toMatchObject({ thread: 'thread 2' });
  });

  it('is not kept where a source changed while it was built', async () => {
    await builtOnce(async () => {
      put('web/deep/a.ts', 'later');
      return build();
    }, root);
    expect(await builtOnce(build, root)).toMatchObject({ thread: 'thread 2' });
  });

  it('is built each time where it cannot be kept', async () => {
    put('node_modules/.cache', 'a file');
    expect(await builtOnce(build, root)).toMatchObject({ thread: 'thread 1' });
    expect(await builtOnce(build, root)).toMatchObject({ thread: 'thread 2' });
  });

  it('is of this checkout alone: another one’s, copied along, is not run', async () => {
    await builtOnce(build, root);
    const other = `${root}-copied`;
    cpSync(root, other, { recursive: true });
    try {
      expect(await builtOnce(build, other)).toMatchObject({ thread: 'thread 2' });
      expect(readFileSync(join(other, KEPT, 'built.json'), 'utf8')).toContain('thread 2');
    } finally {
      rmSync(other, { recursive: true });
    }
  });
});
