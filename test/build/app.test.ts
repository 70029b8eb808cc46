import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleApp } from '#cdk/build/app.ts';
import { PACKAGED } from '#cdk/build/packaged.ts';
import type { connect } from '#functions/database/dynamo/client.ts';
import type { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { encryptFor } from '#functions/notifying/push/encrypt.ts';
import { listen, portOf } from '#local/listening.ts';
import type * as ClubPages from '#web/pages/club-page.tsx';
import { renderClub } from '#web/pages/club-page.tsx';
import type * as LadderPages from '#web/pages/ladder-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import { useFolder } from '../local/laptop.ts';
import { SubscribedBrowser } from '../notifying/push/subscribed-browser.ts';
import { busyClub, seasonView } from '../view/club.ts';
import { ASSETS, PLACE } from '../view/page.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'order.ts': 'export class Order { #secret = 1; static read(order: Order) { return order.#secret; } }',
  'rules.ts': 'export const rule = { said: "of both parts" };',
  'main.ts': `import { Order } from './order.ts'; globalThis.made = [...(globalThis.made ?? []), new Order()];`,
  'one.ts': `import { Order } from './order.ts'; import { rule } from './rules.ts'; export const one = () => [Order.read(globalThis.made[0]), rule.said];`,
  'other.ts': `import { rule } from './rules.ts'; export const other = () => rule.said;`,
};
const APP = { main: 'main.ts', makesLadders: false, parts: { one: ['one.ts'], other: ['other.ts'] } };

describe('an app in parts', () => {
  const root = useFolder();
  beforeEach(() => {
    for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(root, file), text);
  });

  const built = () => bundleApp('app', APP, { bundle: true, minify: true, format: 'esm', absWorkingDir: root });
  function sourcesOf(script: string): readonly string[] {
    const [, map = ''] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(script) ?? [];
    const { sources } = JSON.parse(Buffer.from(map, 'base64').toString());
    return sources.map((source: string) => source.replace(/^.*\//, ''));
  }

  const pathOf = (files: ReadonlyMap<string, string>, name: string) =>
    [...files.keys()].find((path) => path.endsWith(`/${name}.js`)) ?? '';

  it('is one script, and one for each part, beside each other', async () => {
    const files = await built();
    const folder = pathOf(files, 'app').replace('/app.js', '');
    expect(folder).toMatch(/^\/assets\/app\.[0-9a-f]{12}$/);
    expect([...files.keys()].toSorted()).toEqual(
      ['app', 'de', 'fr', 'one', 'other'].map((name) => `${folder}/${name}.js`),
    );
  });

  it('that exports something is refused: in the chunk that it lies in, that has another name', async () => {
    writeFileSync(join(root, 'main.ts'), `${SOURCES['main.ts']} export const mine = 1;`);
    await expect(built()).rejects.toThrow('app exports something');
  });

  it('has its English texts inside, and each translation of them in a script of its own, and no part that it does not say', async () => {
    mkdirSync(join(root, 'hall/texts'), { recursive: true });
    for (const [name, text] of Object.entries({ en: 'Welcome', de: 'Willkommen', fr: 'Bienvenue' }))
      writeFileSync(
        join(root, `hall/texts/${name}.ts`),
        `export const door = { hello: '${text}' };\n\nexport const cellar = { hello: '${text} below' };\n`,
      );
    writeFileSync(join(root, 'language.ts'), 'export const texts = (key, { en }) => [key, en];');
    const imports = "import { partsOf } from '../language.ts';\nimport * as en from './texts/en.ts';\n";
    const joined = "export const {\n  door: DOOR,\n  cellar: CELLAR,\n} = partsOf('hall', { en, de, fr });\n";
    writeFileSync(join(root, 'hall/texts.ts'), `${imports}${joined}`);
    writeFileSync(join(root, 'main.ts'), `import { DOOR } from './hall/texts.ts';\nconsole.log(DOOR);`);
    const files = await built();
    const holding = (text: string) => [...files].flatMap(([path, each]) => (each.includes(text) ? [path] : []));
    expect(holding('Welcome')).toEqual([pathOf(files, 'app')]);
    expect(holding('below')).toEqual([]);
    expect(holding('Willkommen')).toEqual([pathOf(files, 'de')]);
    const source = Buffer.from(files.get(pathOf(files, 'fr')) ?? '').toString('base64');
    const { catalogue } = await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`);
    expect(catalogue).toEqual({ 'hall/door': { hello: 'Bienvenue' } });
  });

  it('asks for nothing but its own script when a part is loaded', async () => {
    const files = await built();
    const named = (name: string) => (files.get(pathOf(files, name)) ?? '').match(/"\.[^"]*\.js"/g) ?? [];
    expect([named('app'), named('one'), named('other')]).toEqual([[], ['"./app.js"'], []]);
  });

  it('brings with a part what it needs of the app and of other sources, and nothing else', async () => {
    writeFileSync(join(root, 'rules.ts'), `${SOURCES['rules.ts']} export const idle = /* @__PURE__ */ Symbol('idle');`);
    writeFileSync(join(root, 'third.ts'), `import { idle } from './rules.ts'; export const third = () => idle;`);
    const parts = { ...APP.parts, third: ['third.ts'] };
    const files = await bundleApp(
      'app',
      { ...APP, parts },
      { bundle: true, minify: true, format: 'esm', absWorkingDir: root },
    );
    const part = (name: string) => files.get(pathOf(files, name)) ?? '';
    expect([part('one'), part('other'), part('third')].map((each) => each.includes('idle'))).toEqual([
      false,
      false,
      true,
    ]);
    expect([part('one'), part('other')].map((each) => /import\{[^}]/.test(each))).toEqual([true, false]);
  });

  it('has what it shares with its parts once: a part reads the private fields of what the app made', async () => {
    const files = await built();
    for (const [path, text] of files)
      writeFileSync(
        join(root, path.replace(/^.*\//, '').replace('.js', '.mjs')),
        text.replaceAll('./app.js', './app.mjs'),
      );
    const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(root, `${name}.mjs`)).href);
    await load('app');
    expect((await load('one')).one()).toEqual([1, 'of both parts']);
    expect((await load('other')).other()).toBe('of both parts');
    expect(Reflect.get(globalThis, 'made')).toHaveLength(1);
  });

  it('leads back to its sources, the app and each part to its own, where somebody works on it', async () => {
    const legible = { bundle: true, format: 'esm', absWorkingDir: root, sourcemap: 'inline' } as const;
    const files = await bundleApp('app', APP, legible);
    const sources = (name: string) => sourcesOf(files.get(pathOf(files, name)) ?? '');
    expect(sources('app')).toEqual(expect.arrayContaining(['main.ts', 'order.ts']));
    expect(sources('one')).toEqual(expect.arrayContaining(['one.ts', 'rules.ts']));
    expect(sources('other')).not.toContain('one.ts');
  });

  it('lies elsewhere as soon as any of its parts is another, and else where it was', async () => {
    const before = pathOf(await built(), 'app');
    expect(pathOf(await built(), 'app')).toBe(before);
    writeFileSync(join(root, 'other.ts'), 'export const other = () => "said otherwise";');
    expect(pathOf(await built(), 'app')).not.toBe(before);
  });
});

const folder = useFolder();

/** What some modules export as they are packaged for functions. */
async function packagedOf<Made>(...paths: readonly string[]) {
  const outfile = join(
    folder,
    paths
      .join()
      .replaceAll('/', '-')
      .replace(/\.tsx?$/, '.mjs'),
  );
  const contents = paths.map((path) => `export * from './${path}';`).join('');
  const { outExtension: _, ...how } = PACKAGED;
  const stdin = { contents, resolveDir: '.', loader: 'ts' } as const;
  const { metafile } = await build({ ...how, metafile: true, target: 'node20', stdin, outfile });
  const made: Made = await import(pathToFileURL(outfile).href);
  return { made, metafile };
}

type Dynamo = { readonly connect: typeof connect; readonly DynamoDatabase: typeof DynamoDatabase };
type Pages = Pick<typeof LadderPages, 'renderLadder'> & Pick<typeof ClubPages, 'renderClub'>;

describe('pages as they are packaged for functions', () => {
  let packaged: Pages;
  beforeAll(async () => {
    ({ made: packaged } = await packagedOf<Pages>('web/pages/ladder-page.tsx', 'web/pages/club-page.tsx'));
  });

  it('are the same to the letter, though functions have only as much of preact as it takes', () => {
    const { season } = busyClub(20);
    const view = seasonView(season, season.ladder.at);
    const page = renderLadder(view, PLACE, ASSETS, new Rows());
    expect(page).toContain('</html>');
    expect(packaged.renderLadder(view, PLACE, ASSETS, new Rows())).toBe(page);
    const hostile = [{ id: 'main', name: '<b>"A" & B</b>' }];
    expect(packaged.renderClub(PLACE.club, hostile, ASSETS)).toBe(renderClub(PLACE.club, hostile, ASSETS));
  });

  it('show nothing of what only looks like an element', () => {
    const forged = JSON.parse('{"type":"script","props":{"children":"x"},"constructor":null,"__v":1}');
    const club = { id: 'c', name: forged };
    expect(packaged.renderClub(club, [], ASSETS)).toBe(renderClub(club, [], ASSETS));
    expect(packaged.renderClub(club, [], ASSETS)).not.toContain('<script>x');
  });
});

describe('what a program pushes', () => {
  it('what encrypts messages for phones works as it is packaged, and weighs little', async () => {
    const { made, metafile } = await packagedOf<{ encryptFor: typeof encryptFor }>(
      'functions/notifying/push/encrypt.ts',
    );
    expect(Object.values(metafile.outputs)[0]?.bytes).toBeLessThan(10_000);
    const phone = new SubscribedBrowser();
    expect(phone.read(made.encryptFor(phone.address, 'Your turn'))).toBe('Your turn');
  });
});

/** What DynamoDB answers with where it does not do what it is asked. */
const no = (type: string, more: object = {}): string =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no', ...more });

describe('the database as it is packaged for functions', () => {
  let answer = '';
  let authorization: string | undefined;
  let server: Server;
  let inputs: Metafile['inputs'];
  let database: DynamoDatabase;

  beforeAll(async () => {
    server = await listen(0);
    server.on('request', ({ headers }, response) => {
      authorization = headers.authorization;
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(answer);
    });
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'a-key');
    vi.stubEnv('AWS_REGION', 'eu-west-2');
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${portOf(server)}`);
    const { made, metafile } = await packagedOf<Dynamo>(
      'functions/database/dynamo/client.ts',
      'functions/database/dynamo/database.ts',
    );
    inputs = metafile.inputs;
    database = new made.DynamoDatabase({ table: 'ladders', client: made.connect() });
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });

  const condition = { name: 'ladder-changed', holds: { attribute: 'line', is: '=', value: 2 } } as const;
  const put = { put: { pk: 'a', sk: 'b' }, condition };

  it('knows a condition that failed, and what it met', async () => {
    const Item = { pk: { S: 'a' }, sk: { S: 'b' }, line: { N: '3' } };
    answer = no('TransactionCanceledException', { CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item }] });
    expect(await database.transact([put])).toMatchObject({
      end: 'failed',
      condition: 'ladder-changed',
      item: { pk: 'a', sk: 'b', line: 3 },
    });
  });

  it('knows a race, and an update that did not meet its condition', async () => {
    answer = no('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
    expect(await database.transact([put])).toMatchObject({ end: 'contended' });
    answer = no('ConditionalCheckFailedException');
    expect(await database.update({ pk: 'a', sk: 'b' }, { set: { line: 3 } }, condition)).toBe('ladder-changed');
  });

  it('signs with what Lambda gives in the environment, and looks for credentials nowhere else', async () => {
    answer = no('ValidationException');
    await expect(database.get({ pk: 'a', sk: 'b' })).rejects.toThrow('no');
    expect(authorization).toMatch(/Credential=a-key\/\d{8}\/eu-west-2\/dynamodb\//);
    expect(Object.keys(inputs).filter((path) => /credential-provider-(?!env\/)/.test(path))).toEqual([]);
  });
});
