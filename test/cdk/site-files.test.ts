import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler } from '#cdk/index-document.ts';
import { onDeployment } from '#cdk/lambda/on-deployment.ts';
import { putSiteFiles, scriptsIn } from '#cdk/lambda/site-files.ts';
import { addClub } from '#functions/books/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { SECURITY } from '#functions/publishing/security.ts';
import { AS_THEY_ARE } from '#functions/publishing/site.ts';
import { FRONT } from '#functions/publishing/target.ts';
import { listen, portOf } from '#local/listening.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { useFolder } from '../local/laptop.ts';
import { Shelf } from '../publishing/shelf.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = instant(Date.UTC(2026, 10, 20));
const origin = 'https://ladder.example';
const folder = useFolder();

/** Puts what a deployment brings besides scripts. */
async function put(files = new Shelf(), changes: object = {}): Promise<Shelf> {
  await putSiteFiles({ files, release: 'r1', now: NOW, origin: '', ...changes }, {}, AS_THEY_ARE);
  return files;
}

describe('a deployment', () => {
  it('has a front page before there is any club', async () => {
    const files = await put();
    expect(files.bodies.get('/index.html')).toContain('<h1>Club Ladder</h1>');
  });

  it('leaves the list of clubs as it is where there are some, even one that is older', async () => {
    const [files, store] = [new Shelf(), new LadderStore(new MemoryDatabase())];
    await addClub(store.database, { id: 'riverside', name: 'The riverside club' });
    await bringUpToDate({ store, files, origin, release: 'r1', now: NOW }, FRONT);
    await put(files, { release: 'r2', now: instant(NOW + DAY) });
    expect(files.bodies.get('/index.html')).toContain('The riverside club');
  });

  it('gives way to the first club', async () => {
    const [files, store] = [new Shelf(), new LadderStore(new MemoryDatabase())];
    await put(files, { now: instant(NOW + DAY) });
    await addClub(store.database, { id: 'riverside', name: 'The riverside club' });
    await bringUpToDate({ store, files, origin, release: 'r1', now: NOW }, FRONT);
    expect(files.bodies.get('/index.html')).toContain('The riverside club');
  });

  it('says whom to tell of a hole, and until when that holds (RFC 9116)', async () => {
    const files = await put(new Shelf(), { contact: 'mailto:security@example.org' });
    expect(files.bodies.get(SECURITY)).toBe(
      'Contact: mailto:security@example.org\nExpires: 2027-05-19T00:00:00.000Z\nPreferred-Languages: en\n',
    );
    const shown = files.log.find(({ path }) => path === SECURITY);
    expect(shown?.options.contentType).toBe('text/plain; charset=utf-8');
  });

  it.each([undefined, ''])('without a contact (%j) it says nothing of that', async (contact) => {
    const files = await put(new Shelf(), { contact });
    expect(files.paths()).not.toContain(SECURITY);
  });

  it('brings the scripts that were built, those of apps in parts too, and not the function itself', () => {
    mkdirSync(join(folder, 'assets/me.0a1b2c3d4e5f'), { recursive: true });
    const scripts = ['worker.js', 'assets/enter.js', 'assets/me.0a1b2c3d4e5f/app.js'];
    for (const file of [...scripts, 'index.mjs', 'index.mjs.map']) writeFileSync(join(folder, file), file);
    expect(scriptsIn(folder)).toEqual(Object.fromEntries(scripts.map((file) => [`/${file}`, file])));
  });
});

const asking = (uri: string, querystring = {}) => ({ uri, querystring });
const open = (uri: string) => handler({ request: asking(uri) });

describe('the page of a folder', () => {
  it('is the index document of a ladder, of a club and of the site', () => {
    for (const folder of ['/lavers/main/', '/lavers/', '/'])
      expect(open(folder)).toEqual(asking(`${folder}index.html`));
  });

  it('is found by a reader who forgets the last stroke', () => {
    expect(open('/lavers/main')).toMatchObject({ statusCode: 301, headers: { location: { value: '/lavers/main/' } } });
  });

  it('of an app is one for all ladders', () => {
    for (const app of ['board', 'player', 'wall', 'me'])
      expect(open(`/lavers/main/${app}/`)).toEqual(asking(`/apps/${app}/index.html`));
    for (const folder of ['/lavers/main/embed/', '/lavers/main/other/', '/lavers/board/'])
      expect(open(folder)).toEqual(asking(`${folder}index.html`));
  });

  it('leads to an invite link whose “#” a program wrote as “%23”, and nowhere else', () => {
    const key = `riverside.${'x'.repeat(43)}`;
    expect(open(`/enter/%23${key}.`)).toMatchObject({
      statusCode: 302,
      headers: { location: { value: `/enter/#${key}` } },
    });
    expect(open('/enter/%23//evil.example')).toEqual(asking('/enter/%23//evil.example'));
  });

  it('leaves files alone, and sends nobody to another site', () => {
    for (const uri of ['/lavers/main/view.json', '/.well-known/security.txt', '//evil', '/\\evil'])
      expect(open(uri)).toEqual(asking(uri));
  });

  it('has a copy apart for each of ten versions that follow each other, and none for what nobody was told', () => {
    const asked = (querystring: object) => {
      const event = JSON.stringify({ request: asking('/lavers/main/view.json', querystring) });
      return runInNewContext(`${handler.toString()}; handler(${event})`).querystring;
    };
    const as = (value: string) => ({ v: { value } });
    expect(['859', '860', '861', '1860'].map((value) => asked(as(value)))).toEqual(['9', '0', '1', '0'].map(as));
    expect([asked({ v: { value: '7', multiValue: [{ value: '6' }, { value: '7' }] } })]).toEqual([as('7')]);
    for (const value of ['', 'x1', '1x', '-1', '1e3']) expect(asked(as(value))).toEqual({});
  });

  it.each([
    '.season.json',
    '%2eseason.json',
    '%2Eseason.json',
    '.',
    '..%2f.season.json',
    'history%2F.season.json',
    '.a/b/',
  ])('is not there for what begins with a dot, however that is written: %s', (name) => {
    for (const folder of ['/', '//', '/lavers/main/', '/lavers/main%2f'])
      expect(open(`${folder}${name}`)).toEqual(asking(`${folder}${name}/index.html`));
    expect(open(`/.well-known/${name}`)).toEqual(asking(`/.well-known/${name}/index.html`));
  });

  it('stands alone, as the text that the edge runs', () => {
    const event = JSON.stringify({ request: asking('/lavers/') });
    expect(runInNewContext(`${handler.toString()}; handler(${event})`)).toEqual(asking('/lavers/index.html'));
  });
});

let done = 0;
const answers: unknown[] = [];
const types: unknown[] = [];

/** Stands for CloudFormation, which waits for an answer at the address that it gave. */
let cloudFormation: Server;
beforeAll(async () => {
  cloudFormation = await listen(0);
  cloudFormation.on('request', async (request, response) => {
    types.push(request.headers['content-type']);
    answers.push(JSON.parse(await text(request)));
    response.end();
  });
});
afterAll(() => new Promise((closed) => cloudFormation.close(closed)));
beforeEach(() => {
  done = 0;
  answers.length = 0;
});

const work = async () => {
  done += 1;
  return undefined;
};

const deploy = async (RequestType: 'Create' | 'Update' | 'Delete', doing: Parameters<typeof onDeployment>[0]) => {
  const ids = { StackId: 'stack', RequestId: 'request', LogicalResourceId: 'SiteFiles' };
  await onDeployment(doing)({ RequestType, ResponseURL: `http://127.0.0.1:${portOf(cloudFormation)}/`, ...ids });
};

describe('work for a deployment', () => {
  it('is done at the first deployment and at every later one that changes it', async () => {
    await deploy('Create', work);
    await deploy('Update', work);
    expect(done).toBe(2);
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }, { Status: 'SUCCESS' }]);
  });

  it('keeps one identity, or CloudFormation would take the old one for removed', async () => {
    await deploy('Create', work);
    await deploy('Update', work);
    const [first, second] = answers;
    expect(first).toEqual(second);
    expect(first).toMatchObject({ StackId: 'stack', RequestId: 'request', LogicalResourceId: 'SiteFiles' });
  });

  it('tells the template what it asks of the resource, each time', async () => {
    const telling = async () => ({ PublicKey: 'BPublic' });
    for (const type of ['Create', 'Update'] as const) await deploy(type, telling);
    const told = { Status: 'SUCCESS', Data: { PublicKey: 'BPublic' } };
    expect(answers).toMatchObject([told, told]);
  });

  it('is not done when the deployment is removed, which yet waits for an answer', async () => {
    await deploy('Delete', work);
    expect(done).toBe(0);
    expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
  });

  it('fails the deployment, with the reason, where it fails', async () => {
    await deploy('Update', () => Promise.reject(new Error('the bucket is away')));
    expect(answers).toEqual([expect.objectContaining({ Status: 'FAILED', Reason: 'Error: the bucket is away' })]);
  });

  it('answers without a content type, because the address is signed for none', async () => {
    await deploy('Create', work);
    expect(types.at(-1)).toBe('');
  });
});
