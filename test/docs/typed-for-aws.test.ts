import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf, typedLines, wordsOf } from './typed.ts';

const lines = typedLines();
const typed = (begin: string) => lines.filter(({ line }) => line.startsWith(`${begin} `));

/** What a line says of an option; a path without "file://". */
function said(line: string, option: string): string {
  const words = wordsOf(line);
  return (words[words.indexOf(`--${option}`) + 1] ?? '').replace(/^file:\/\//, '');
}

const jsonIn = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

describe('what a line hands to AWS', () => {
  const documents = lines.filter(({ line }) => line.includes('file://')).map(({ line }) => line);

  it('is a policy that IAM takes, in each line that names a file', () => {
    expect(documents.length).toBeGreaterThan(1);
    for (const line of documents) {
      const policy = jsonIn(said(line, 'policy-document'));
      expect(policy).toMatchObject({ Version: '2012-10-17', Statement: expect.any(Array) });
      // What a managed policy may have at most, in characters without spaces.
      expect(JSON.stringify(policy).length).toBeLessThanOrEqual(6144);
    }
  });

  it('replaces the policy that was made, by the file of which it was made', () => {
    const [made, ...others] = typed('aws iam create-policy').map(({ line }) => line);
    expect(others).toEqual([]);
    const named = lines.flatMap(({ line }) => [...line.matchAll(/:policy\/(\w+)/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set([said(made ?? '', 'policy-name')]));
    const newer = typed('aws iam create-policy-version').map(({ line }) => said(line, 'policy-document'));
    expect(newer).toEqual([said(made ?? '', 'policy-document')]);
  });

  it('is a template with the one output that the next line prints, and the parameters that the page gives it', () => {
    const [deployed] = typed('aws cloudformation deploy');
    const [printed] = typed('aws cloudformation describe-stacks');
    const [of, by] = [deployed?.line ?? '', printed?.line ?? ''];
    expect(lines.findIndex(({ line }) => line === by)).toBe(lines.findIndex(({ line }) => line === of) + 1);
    for (const option of ['region', 'stack-name']) expect(said(by, option)).toBe(said(of, option));
    // The order of outputs is CloudFormation's own: the first is a certain one only where there are no others.
    expect(said(by, 'query')).toBe("'Stacks[0].Outputs[0].OutputValue'");
    const { Outputs, Parameters } = jsonIn(said(of, 'template-file'));
    expect(Object.keys(Outputs)).toEqual(['BackupBucket']);
    const page = textOf(deployed?.page ?? '');
    expect(page).toContain('what\nthe second line prints as [`backupBucket`](deploy.md#settings)');
    const given = [...page.matchAll(/--parameter-overrides (\w+)=/g)].map(([, name]) => name);
    expect(given).toEqual(Object.keys(Parameters));
  });
});

describe('a release that is checked out', () => {
  it('is one in the changelog, and is listed by the line of a file that gives it its number', () => {
    const { version } = jsonIn('package.json');
    expect(textOf('CHANGELOG.md')).toContain(`\n## ${version}\n`);
    const listed = typed('git log').map(({ line }) => /-G '(.+)' \S+ -- (\S+)$/.exec(line) ?? []);
    expect(listed).toHaveLength(1);
    for (const [, sought = '', file = ''] of listed) expect(textOf(file)).toContain(`${sought} "${version}"`);
  });
});
