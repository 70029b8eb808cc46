import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { STYLE } from '#functions/publishing/sheets.ts';
import { PARTS } from '#functions/publishing/site.ts';
import { synthesized } from '../local/built.ts';
import { ROOT, textOf, typedLines, wordsOf } from './typed.ts';

/** A file or a folder; an ID stands for any. */
const isThere = (path: string): boolean => path.includes('/ID/') || existsSync(`${ROOT}/${path}`);

/** The headings of a page, as links name them. */
const headingsOf = (page: string): readonly string[] =>
  [...textOf(`docs/${page}`).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const AT_ITS_ROOT = `
  .ci .editorconfig .gitignore .npmrc .nvmrc
  CHANGELOG.md CONTRIBUTING.md LICENSE NOTICE README.md SECURITY.md
  biome.json build.ts cdk cdk.json docs functions knip.ts local
  package-lock.json package.json shared test tsconfig.json vitest.config.ts web`;

describe('the repository', () => {
  it('has at its root nothing that does not belong there', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const names = new Set(files.map((file) => file.split('/')[0]));
    expect([...names].toSorted()).toEqual(AT_ITS_ROOT.trim().split(/\s+/));
  });

  it('has each file that the pages about its parts name', () => {
    const named = ['architecture', 'pages']
      .map((page) => textOf(`docs/${page}.md`))
      .join()
      .matchAll(/`((?:bench|cdk|docs|functions|local|shared|test|web)\/[\w./-]+)`/g);
    const missing = [...named].flatMap(([, path = '']) => (isThere(path) ? [] : [path]));
    expect(missing).toEqual([]);
  });

  it('has the heading to which each link from one of its pages to another, or within it, leads', () => {
    const above = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md'].map((name) => `../${name}`);
    const pages = [...above, ...readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))];
    const named = new Set(pages.flatMap((page) => headingsOf(page).map((heading) => `${page}#${heading}`)));
    const links = pages.flatMap((page) =>
      [...textOf(`docs/${page}`).matchAll(/\]\((?:docs\/)?([\w-]+\.md)?#([\w-]+)\)/g)].map(
        ([, to = page, heading]) => `${to}#${heading}`,
      ),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !named.has(link))).toEqual([]);
  });

  it.each([
    'functions/challenges-and-results.ts: Lambda handlers for challenge and result operations: issueChallenge recordResult',
    'functions/database/dynamo/database.ts: Conditional DynamoDB transaction on ladder items: TransactWriteCommand',
    'cdk/timer.ts: EventBridge Scheduler and the monthly decay: EventBridge Scheduler decay',
    'cdk/site.ts: Static S3 site: aws-s3 CloudFront',
    'functions/database/keys.ts: Several clubs as tenants: clubPartition',
    'cdk/stack.ts: One deployment by CDK: extends Stack',
  ])('tells where to find it: %s', (told) => {
    const [file = '', part = '', words = ''] = told.split(': ');
    const row = textOf('docs/architecture.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${part} |`));
    expect(row).toContain(`\`${file}\``);
    for (const word of words.split(' ')) expect(textOf(file)).toContain(word);
  });

  it('shows in the picture of its parts that a result is one transaction, and that a schedule looks for the decay', () => {
    const [, picture = ''] = textOf('docs/architecture.md').split('```');
    expect(picture).toContain('TransactWriteItems');
    expect(picture).toContain('EventBridge Scheduler');
  });

  it('is checked with Node, npm and what that installs, and no other program', () => {
    const check = textOf('.ci/run');
    expect(check).toContain('npm ci');
    expect(check).not.toMatch(/apt|sudo|chromium|curl|font/);
  });
});

describe('the page about the design', () => {
  it('names each token of the style sheet, and no other; each is used', () => {
    const [root = ''] = /:root \{[^}]*\}/.exec(STYLE) ?? [];
    const tokens = [...root.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
    expect(
      [...new Set([...textOf('docs/design.md').matchAll(/`(--[a-z-]+)`/g)].map(([, name]) => name))].toSorted(),
    ).toEqual(tokens.toSorted());
    for (const token of tokens) expect(STYLE).toContain(`var(${token})`);
  });
});

describe('the licence', () => {
  it('is Apache-2.0, whole, wherever it is named', () => {
    expect(textOf('LICENSE')).toMatch(
      /^\s*Apache License\s+Version 2\.0, January 2004[\s\S]*END OF TERMS AND CONDITIONS/,
    );
    expect(JSON.parse(textOf('package.json')).license).toBe('Apache-2.0');
    expect(textOf('README.md')).toContain('Apache-2.0 (`LICENSE`)');
  });
});

/** A package in a list of CycloneDX. */
interface Component {
  readonly name: string;
  readonly properties: readonly { readonly name: string }[];
}

const run = promisify(execFile);

describe('a deployment, as README and docs say it', { timeout: 400_000 }, () => {
  let out = '';
  beforeAll(async () => {
    out = join(await synthesized(), 'cdk.out');
  }, 400_000);
  const cdk = (...args: readonly string[]) =>
    run(join(ROOT, 'node_modules/.bin/cdk'), args, {
      cwd: ROOT,
      env: { ...process.env, AWS_EC2_METADATA_DISABLED: 'true' },
    }).catch((error: { readonly stdout: string; readonly stderr: string }) => error);
  const typed = typedLines()
    .filter(({ line }) => line.startsWith('npx cdk '))
    .map(({ line }) => wordsOf(line).slice(2));
  const valuesOf = (...flags: readonly string[]): readonly string[] =>
    typed.flatMap((words) => words.filter((_, index) => flags.includes(words[index - 1] ?? '')));

  it('is made from nothing but what was installed, and has no settings but those of its stage’s file', async () => {
    const { Parameters } = JSON.parse(readFileSync(join(out, 'ClubLadder.template.json'), 'utf8'));
    expect(Object.keys(Parameters)).toEqual(['BootstrapVersion']);
  });

  it('reads each context that is given', () => {
    const given = valuesOf('-c', '--context').map((value) => value.split('=')[0]);
    expect(given).not.toEqual([]);
    for (const key of given) expect(textOf('cdk/app.ts')).toContain(`tryGetContext('${key}')`);
  });

  it('takes the map of each function along, by which its log explains a stack', () => {
    const assets = readdirSync(out).filter((name) => name.startsWith('asset.'));
    expect(assets.length).toBeGreaterThan(10);
    for (const asset of assets)
      expect(readdirSync(join(out, asset))).toEqual(expect.arrayContaining(['index.mjs', 'index.mjs.map']));
  });

  it('lists each package of others that is in a function or beside it', () => {
    const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(
      textOf('dist/sbom.json'),
    );
    expect(bomFormat).toBe('CycloneDX');
    const isOfBuild = ({ properties }: Component) => properties.some(({ name }) => name.endsWith(':development'));
    const running = components.filter((each) => !isOfBuild(each)).map(({ name }) => name);
    const maps = readdirSync(out).flatMap((name) =>
      name.startsWith('asset.') ? [join(out, name, 'index.mjs.map')] : [],
    );
    const sources = maps.flatMap((map): readonly string[] => JSON.parse(readFileSync(map, 'utf8')).sources);
    const packaged = [...sources, ...Object.values(PARTS)]
      .flatMap((source) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
      // What a package says of its own sources is no package.
      .filter((name) => existsSync(join(ROOT, 'node_modules', name)));
    expect(new Set(packaged).size).toBeGreaterThan(10);
    expect([...new Set(packaged)].filter((name) => !running.includes(name))).toEqual([]);
  });

  it('is deployed by commands that want nothing but an account', async () => {
    // Of a stage it is asked like of the default one.
    const asked = typed.map((words) => words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c'));
    for (const words of new Map(asked.map((each) => [each.join(' '), each])).values()) {
      const [command = '', ...flags] = words.filter((word, at) => at === 0 || word.startsWith('-'));
      const help = flags.length > 0 ? (await cdk(command, '--help')).stdout : '';
      for (const flag of flags) expect(help).toContain(flag);
      // Nobody is here to be asked.
      const unasked = command === 'destroy' ? ['--force'] : [];
      const { stdout, stderr } = await cdk(...words, ...unasked, '--app', out, '--build', '', '--no-notices');
      expect(`${stdout}${stderr}`).toContain('Unable to resolve AWS account');
    }
  });
});
