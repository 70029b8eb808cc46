import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from './typed.ts';

const AT_ITS_ROOT = `
  .ci .editorconfig .gitignore .npmrc .nvmrc
  CHANGELOG.md CONTRIBUTING.md LICENSE NOTICE README.md SECURITY.md
  bench biome.json build.ts bundling cdk cdk.json docs functions local
  package-lock.json package.json shared test tsconfig.json vitest.config.ts web`;

describe('the repository', () => {
  it('has at its root nothing that does not belong there', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const names = new Set(files.map((file) => file.split('/')[0]));
    expect([...names].toSorted()).toEqual(AT_ITS_ROOT.trim().split(/\s+/));
  });
});
