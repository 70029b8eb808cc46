import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from '#functions/publishing/bucket.ts';
import { type Edition, type FileStore, formatEdition, parseEdition } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { S3, type StoredObject, textOf } from '#test/cloud/s3.ts';

const PAGE = '/lavers/main/index.html';
const edition = (version: number, at = 0, release = 'r1'): Edition => ({ version, at: instant(at), release });
const html = (version: number, at = 0) => ({
  contentType: 'text/html',
  edition: edition(version, at),
  cacheControl: 'public, max-age=1',
});

interface Site {
  /** Opens it anew, as another process does. */
  open(): FileStore;
  read(path: string): Promise<string | undefined>;
  lose(path: string): Promise<void>;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sites: Record<string, () => Site> = {
  'a folder': () => ({
    open: () => new FolderStore(folder),
    read: (path) => readFile(join(folder, path), 'utf8').catch(() => undefined),
    lose: (path) => rm(join(folder, path)),
  }),
  'a bucket': bucketSite,
};

const bodyOf = (found: StoredObject | undefined) => found && textOf(found);

function bucketSite(): Site {
  const s3 = new S3();
  return {
    open: () => new Bucket('site', s3.send),
    read: async (path) => bodyOf(s3.objects.get(`site${path}`)),
    lose: async (path) => void s3.objects.delete(`site${path}`),
  };
}

describe.each(Object.entries(sites))('publishing to %s', (_, make) => {
  let site: Site;
  let files: FileStore;
  beforeEach(() => {
    site = make();
    files = site.open();
  });

  it('puts a file where it belongs', async () => {
    expect(await files.put(PAGE, 'Ann – 雪', html(2))).toBe('written');
    expect(await site.read(PAGE)).toBe('Ann – 雪');
  });

  it.each([
    ['replaces an older line', html(2, 100), html(3, 50), 'written'],
    ['replaces an earlier rendering of the same line', html(3, 50), html(3, 60), 'written'],
    ['takes the same edition twice, for an answer may have been lost', html(3, 50), html(3, 50), 'written'],
    ['never replaces a newer line, whenever it was rendered', html(3, 50), html(2, 100), 'older'],
    ['never replaces a later rendering: yesterday’s page must not come back', html(3, 100), html(3, 99), 'older'],
  ])('%s', async (_, before, next, outcome) => {
    await files.put(PAGE, 'before', before);
    expect(await files.put(PAGE, 'next', next)).toBe(outcome);
    expect(await site.read(PAGE)).toBe(outcome === 'written' ? 'next' : 'before');
  });

  it('ends with the newest of many that come at once, in any order', async () => {
    const versions = [4, 9, 1, 7, 2, 8, 3];
    const outcomes = await Promise.all(versions.map((version) => files.put(PAGE, `version ${version}`, html(version))));
    expect(outcomes[1]).toBe('written');
    expect(await site.read(PAGE)).toBe('version 9');
  });

  it('reads a text as it lies there, compressed or not, and takes it away whatever its edition', async () => {
    expect(await files.text(PAGE)).toBeUndefined();
    await files.remove(PAGE);
    await files.put(PAGE, 'Ann – 雪', { ...html(9), compressed: true });
    expect(await site.open().text(PAGE)).toBe('Ann – 雪');
    await files.remove(PAGE);
    expect([await files.text(PAGE), await files.edition(PAGE)]).toEqual([undefined, undefined]);
    expect(await files.put(PAGE, 'one', html(1))).toBe('written');
  });

  it('keeps the editions of different files apart', async () => {
    await files.put(PAGE, 'nine', html(9));
    expect(await files.put('/lavers/other/index.html', 'one', html(1))).toBe('written');
  });

  it('says of which edition a file is, also to a process that comes later', async () => {
    expect(await files.edition(PAGE)).toBeUndefined();
    await files.put(PAGE, 'nine', { ...html(9), edition: edition(9, 1_636_970_000_000, 'a1b2') });
    expect(await site.open().edition(PAGE)).toEqual(edition(9, 1_636_970_000_000, 'a1b2'));
    expect(await site.open().put(PAGE, 'eight', html(8))).toBe('older');
  });

  it('knows that a file is gone', async () => {
    await files.put(PAGE, 'nine', html(9));
    await site.lose(PAGE);
    expect(await files.edition(PAGE)).toBeUndefined();
    expect(await files.put(PAGE, 'nine', html(9, 1))).toBe('written');
    expect(await site.read(PAGE)).toBe('nine');
  });
});

describe('an edition', () => {
  it.each([edition(12, 1_636_970_000_000, '5f3a09c1'), edition(1, -1, 'x')])('is read as it was written', (one) => {
    expect(parseEdition(formatEdition(one))).toEqual(one);
  });

  it.each(['', '12', 'x 1 r', '12 1', '1e3 2 r', '12 1 ', '12 1 r r'])('is nothing else: "%s"', (text) => {
    expect(parseEdition(text)).toBeUndefined();
  });
});

describe('a folder', () => {
  let files: FolderStore;
  beforeEach(() => {
    files = new FolderStore(folder);
  });

  it('holds no drafts when all is done', async () => {
    await Promise.all([5, 3, 8].map((version) => files.put(PAGE, String(version), html(version))));
    expect(await readdir(join(folder, 'lavers/main'))).toEqual(['index.html']);
    expect(await readdir(join(folder, '.editions/lavers/main'))).toEqual(['index.html']);
  });

  it('ends with a newer page that is asked for while a large older one is written', async () => {
    const slow = files.put(PAGE, 'two'.repeat(10_000_000), html(2));
    expect(await files.put(PAGE, 'three', html(3))).toBe('written');
    await slow;
    expect(await readFile(join(folder, PAGE), 'utf8')).toBe('three');
  });

  it('leaves a file alone that says the same already, and notes its new edition', async () => {
    await files.put(PAGE, 'Ann – 雪', html(2));
    const { ino } = await stat(join(folder, PAGE));
    expect(await files.put(PAGE, 'Ann – 雪', html(3))).toBe('written');
    expect((await stat(join(folder, PAGE))).ino).toBe(ino);
    expect(await files.edition(PAGE)).toEqual(edition(3));
    await files.put(PAGE, 'Bob – 雪', html(4));
    expect(await readFile(join(folder, PAGE), 'utf8')).toBe('Bob – 雪');
  });

  it.each([
    ['a note that was broken off', '12 16369'],
    ['a note of which nothing came to the disk', ''],
    ['a note of a later edition with a longer name', '1234 1636970000000 5f3a09c15f3a09c15f3a09c1'],
  ])('notes an edition in the place of %s', async (_, broken) => {
    await files.put(PAGE, 'two', html(2));
    const note = join(folder, '.editions', PAGE);
    await writeFile(note, broken);
    if (!parseEdition(broken)) expect(await files.edition(PAGE)).toBeUndefined();
    expect(await files.put(PAGE, 'next', html(1234, 1_636_970_000_000))).toBe('written');
    expect(await readFile(note, 'utf8')).toBe('1234 1636970000000 r1');
  });

  it('lets no path out of it', async () => {
    await expect(files.put('/../elsewhere.html', '', html(1))).rejects.toThrow('not a path of the site');
    await expect(files.edition('/../elsewhere.html')).rejects.toThrow('not a path of the site');
  });
});

describe('a bucket', () => {
  let s3: S3;
  let files: FileStore;
  beforeEach(() => {
    s3 = new S3();
    files = new Bucket('site', s3.send);
  });
  const other = (version: number, at = 0) => ({ 'x-amz-meta-edition': formatEdition(edition(version, at)) });
  const beforeWrites = (work: () => void): void => {
    s3.before = ({ method }) => {
      if (method === 'PUT') work();
      return undefined;
    };
  };
  /** S3 answers its next requests with these statuses. */
  const answers = (...statuses: number[]): void => {
    s3.before = () => statuses.shift();
  };
  const onceFaster = (body: string, headers: Readonly<Record<string, string>>): void => {
    beforeWrites(() => {
      s3.before = () => undefined;
      s3.put(`site${PAGE}`, body, headers);
    });
  };

  it.each([
    ['gives way to a newer line', other(3), 'older'],
    ['gives way to a newer rendering', other(2, 1), 'older'],
    ['writes over something older', other(1), 'written'],
  ])('%s that came between the question and the write', async (_, edition, outcome) => {
    onceFaster('other', edition);
    expect(await files.put(PAGE, 'two', html(2))).toBe(outcome);
    expect(bodyOf(s3.objects.get(`site${PAGE}`))).toBe(outcome === 'older' ? 'other' : 'two');
  });

  it('writes over what somebody has put there by hand', async () => {
    s3.put(`site${PAGE}`, 'by hand');
    expect(await files.put(PAGE, 'two', html(2))).toBe('written');
  });

  it('says how each file is to be read and kept', async () => {
    await files.put(PAGE, 'two', html(2));
    expect(s3.objects.get(`site${PAGE}`)?.headers).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 'public, max-age=1',
      'x-amz-meta-edition': '2 0 r1',
    });
  });

  it('keeps compressed what may be, and says so; readers get the same', async () => {
    const text = 'Ann – 雪 '.repeat(1000);
    for (const compressed of [true, false]) await files.put(`/${compressed}.html`, text, { ...html(2), compressed });
    const [small, plain] = ['site/true.html', 'site/false.html'].map((name) => s3.objects.get(name));
    expect([bodyOf(small), small?.headers['content-encoding']]).toEqual([text, 'gzip']);
    expect([bodyOf(plain), plain?.headers['content-encoding']]).toEqual([text, undefined]);
    expect(small?.body.length).toBeLessThan((plain?.body.length ?? 0) / 20);
  });

  it('gives up, and says so, where others never stop', async () => {
    let count = 0;
    beforeWrites(() => s3.put(`site${PAGE}`, `other ${++count}`, other(1)));
    await expect(files.put(PAGE, 'two', html(2))).rejects.toThrow('others');
  });

  it('is asked again where it is busy', async () => {
    answers(503, 500, 429);
    expect(await files.put(PAGE, 'two', html(2))).toBe('written');
  });

  it('is asked again where no answer came', async () => {
    let lost = 1;
    const losing = new Bucket('site', (request) =>
      lost-- > 0 ? Promise.reject(new TypeError('fetch failed')) : s3.send(request),
    );
    expect(await losing.put(PAGE, 'two', html(2))).toBe('written');
  });

  it('is not asked again where it forbids', async () => {
    answers(403, 403);
    await expect(files.put(PAGE, 'two', html(2))).rejects.toThrow('S3 answered 403 to HEAD');
    await expect(files.edition(PAGE)).rejects.toThrow('S3 answered 403 to HEAD');
  });
});
