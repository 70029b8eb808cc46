import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../local/laptop.ts';
import { ROOT, typedLines } from './typed.ts';

const run = promisify(execFile);

const folder = useFolder();
const lines = typedLines();

/** The words of a line, without what is said of it. */
const wordsOf = (line: string): readonly string[] => line.replace(/ +#.*/, '').split(' ');

describe('a deployment, as README and docs say it', { timeout: 400_000 }, () => {
  const out = join(folder, 'cdk.out');
  const cdk = (...args: readonly string[]) =>
    run(join(ROOT, 'node_modules/.bin/cdk'), args, {
      cwd: ROOT,
      env: { ...process.env, AWS_EC2_METADATA_DISABLED: 'true' },
    }).catch((error: { readonly stdout: string; readonly stderr: string }) => error);
  const typed = lines.filter(({ line }) => line.startsWith('npx cdk ')).map(({ line }) => wordsOf(line).slice(2));
  const valuesOf = (...flags: readonly string[]): readonly string[] =>
    typed.flatMap((words) => words.filter((_, index) => flags.includes(words[index - 1] ?? '')));

  it('is made from nothing but what was installed, and has the parameters that are given', async () => {
    await cdk('synth', '--no-notices', '--quiet', '--output', out);
    const { Parameters } = JSON.parse(readFileSync(join(out, 'ClubLadder.template.json'), 'utf8'));
    const given = valuesOf('--parameters').map((value) => value.split('=')[0]);
    expect(given).toContain('Email');
    expect(given.filter((name = '') => !(name in Parameters))).toEqual([]);
    for (const value of valuesOf('--parameters').filter((each) => each.startsWith('SecurityContact=')))
      expect(value.slice(16)).toMatch(new RegExp(Parameters.SecurityContact.AllowedPattern));
  });

  it('takes the map of each function along, by which its log explains a stack', () => {
    const assets = readdirSync(out).filter((name) => name.startsWith('asset.'));
    expect(assets.length).toBeGreaterThan(10);
    for (const asset of assets)
      expect(readdirSync(join(out, asset))).toEqual(expect.arrayContaining(['index.mjs', 'index.mjs.map']));
  });

  it('is deployed by commands that want nothing but an account', async () => {
    const { stdout: help } = await cdk('deploy', '--help');
    for (const words of new Map(typed.map((each) => [each.join(' '), each])).values()) {
      for (const flag of words.filter((word) => word.startsWith('-'))) expect(help).toContain(flag);
      const { stdout, stderr } = await cdk(...words, '--app', out, '--build', '', '--no-notices');
      expect(`${stdout}${stderr}`).toContain('Unable to resolve AWS account');
    }
  });
});
