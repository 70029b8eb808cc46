import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from '../../functions/publishing/bucket.ts';
import type { FileStore } from '../../functions/publishing/files.ts';
import { FolderStore } from '../../functions/publishing/folder.ts';
import { FakeBucket } from './bucket.ts';

const PAGE = '/lavers/main/index.html';
const html = (version: number) => ({ contentType: 'text/html', version, cacheControl: 'public, max-age=1' });

interface Site {
  readonly files: FileStore;
  read(path: string): Promise<string | undefined>;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sites: Record<string, () => Site> = {
  'a folder': () => ({
    files: new FolderStore(folder),
    read: (path) => readFile(join(folder, path), 'utf8').catch(() => undefined),
  }),
  'a bucket': bucketSite,
};

function bucketSite(): Site {
  const bucket = new FakeBucket();
  return { files: new Bucket('site', bucket.send), read: async (path) => bucket.objects.get(`/site${path}`)?.body };
}

describe.each(Object.entries(sites))('publishing to %s', (_, open) => {
  it('puts a file where it belongs', async () => {
    const { files, read } = open();
    expect(await files.put(PAGE, 'Ann – 雪', html(2))).toBe('written');
    expect(await read(PAGE)).toBe('Ann – 雪');
  });

  it('replaces what is older, and what is of the same version', async () => {
    const { files, read } = open();
    await files.put(PAGE, 'two', html(2));
    expect(await files.put(PAGE, 'three', html(3))).toBe('written');
    expect(await files.put(PAGE, 'three, next morning', html(3))).toBe('written');
    expect(await read(PAGE)).toBe('three, next morning');
  });

  it('never replaces a newer page by an older one', async () => {
    const { files, read } = open();
    await files.put(PAGE, 'three', html(3));
    expect(await files.put(PAGE, 'two', html(2))).toBe('older');
    expect(await read(PAGE)).toBe('three');
  });

  it('ends with the newest of many that come at once, in any order', async () => {
    const { files, read } = open();
    const versions = [4, 9, 1, 7, 2, 8, 3];
    const outcomes = await Promise.all(versions.map((version) => files.put(PAGE, `version ${version}`, html(version))));
    expect(outcomes[1]).toBe('written');
    expect(await read(PAGE)).toBe('version 9');
  });

  it('keeps the versions of different files apart', async () => {
    const { files } = open();
    await files.put(PAGE, 'nine', html(9));
    expect(await files.put('/lavers/other/index.html', 'one', html(1))).toBe('written');
  });
});

describe('a folder', () => {
  it('holds no drafts when all is done', async () => {
    const files = new FolderStore(folder);
    await Promise.all([5, 3, 8].map((version) => files.put(PAGE, String(version), html(version))));
    expect(await readdir(join(folder, 'lavers/main'))).toEqual(['index.html']);
  });

  it('keeps a newer page that overtakes a large older one', async () => {
    const files = new FolderStore(folder);
    const slow = files.put(PAGE, 'two'.repeat(10_000_000), html(2));
    expect(await files.put(PAGE, 'three', html(3))).toBe('written');
    expect(await slow).toBe('older');
    expect(await readFile(join(folder, PAGE), 'utf8')).toBe('three');
  });

  it('lets no path out of it', async () => {
    const files = new FolderStore(folder);
    await expect(files.put('/../elsewhere.html', '', html(1))).rejects.toThrow('not a path of the site');
  });
});

describe('a bucket', () => {
  const open = (bucket: FakeBucket): FileStore => new Bucket('site', bucket.send);

  it('gives way where somebody newer was faster between the question and the write', async () => {
    const bucket = new FakeBucket();
    const files = open(bucket);
    bucket.beforeWrite = (path) => {
      bucket.beforeWrite = () => {};
      bucket.put(path, 'three', { 'x-amz-meta-version': '3' });
    };
    expect(await files.put(PAGE, 'two', html(2))).toBe('older');
    expect(bucket.objects.get(`/site${PAGE}`)?.body).toBe('three');
  });

  it('writes over somebody older who was faster', async () => {
    const bucket = new FakeBucket();
    const files = open(bucket);
    bucket.beforeWrite = (path) => {
      bucket.beforeWrite = () => {};
      bucket.put(path, 'one', { 'x-amz-meta-version': '1' });
    };
    expect(await files.put(PAGE, 'two', html(2))).toBe('written');
    expect(bucket.objects.get(`/site${PAGE}`)?.body).toBe('two');
  });

  it('says how each file is to be read and kept', async () => {
    const bucket = new FakeBucket();
    await open(bucket).put(PAGE, 'two', html(2));
    expect(bucket.objects.get(`/site${PAGE}`)?.headers).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 'public, max-age=1',
      'x-amz-meta-version': '2',
    });
  });

  it('gives up, and says so, where others never stop', async () => {
    const bucket = new FakeBucket();
    let count = 0;
    bucket.beforeWrite = (path) => bucket.put(path, `other ${++count}`, { 'x-amz-meta-version': '1' });
    await expect(open(bucket).put(PAGE, 'two', html(2))).rejects.toThrow('others');
  });
});

describe('a bucket that is busy or out of reach', () => {
  it('is asked again', async () => {
    const bucket = new FakeBucket();
    bucket.trouble = [503, 500, 429];
    expect(await new Bucket('site', bucket.send).put(PAGE, 'two', html(2))).toBe('written');
  });

  it('is asked again where no answer came', async () => {
    const bucket = new FakeBucket();
    let lost = 1;
    const files = new Bucket('site', (request) =>
      lost-- > 0 ? Promise.reject(new TypeError('fetch failed')) : bucket.send(request),
    );
    expect(await files.put(PAGE, 'two', html(2))).toBe('written');
  });

  it('is not asked again where it forbids', async () => {
    const bucket = new FakeBucket();
    bucket.trouble = [403];
    await expect(new Bucket('site', bucket.send).put(PAGE, 'two', html(2))).rejects.toThrow('S3 answered 403 to HEAD');
  });
});
