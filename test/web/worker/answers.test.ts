import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo, PageCache, type Store, type WorkerDeps } from '#web/apps/worker/page-cache.ts';

const SITE = 'https://ladder.example';
const APP = `${SITE}/riverside/main/board/`;
const [SCRIPT, STYLE] = ['/assets/board.js', '/assets/app.0a1b2c3d4e5f.css'];

const html = (words: string, style = STYLE): string =>
  `<head><link rel="stylesheet" href="${style}" /><script src="${SCRIPT}"></script></head><p>${words}</p>`;
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const page = (words: string, style?: string) => answer(html(words, style), 'text/html; charset=utf-8');
const script = (text: string) => answer(text, 'text/javascript');
const style = (text: string) => answer(text, 'text/css');

/** What a browser keeps for a worker. */
class Kept implements Store {
  readonly all = new Map<string, Response>();
  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    return this.all.get(addressOf(asked))?.clone();
  }
  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    this.all.set(addressOf(asked), response);
  }
  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.all.delete(addressOf(asked));
  }
  async keys(): Promise<readonly Request[]> {
    return [...this.all.keys()].map((url) => new Request(url));
  }
}

const addressOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, SITE).href;
const request = (path: string, mode = 'no-cors', method = 'GET'): Request =>
  Object.defineProperty(new Request(new URL(path, SITE), { method }), 'mode', { value: mode });
const opening = () => request(APP, 'navigate');

let kept: Kept;
/** What the site answers, by path; where there is nothing, there is no connection. */
let site: Map<string, () => Response | Promise<Response>>;
let asked: string[];
let behind: Promise<unknown>[];
let world: WorkerDeps;

beforeEach(() => {
  [kept, site, asked, behind] = [new Kept(), new Map(), [], []];
  const load: WorkerDeps['load'] = async (what) => {
    const { pathname } = new URL(addressOf(what));
    asked.push(pathname);
    const found = site.get(pathname);
    if (!found) throw new TypeError('Failed to fetch');
    return found();
  };
  const later = (work: Promise<unknown>) => void behind.push(work.catch(() => {}));
  world = { app: APP, cache: async () => new PageCache(kept, load), load, patience: 50, later };
  release('first');
});

function release(name: string, sheet = STYLE): void {
  site.set('/riverside/main/board/', () => page(`the ${name} page`, sheet));
  site.set(SCRIPT, () => script(`${name}()`));
  site.set(sheet, () => style(`.${name} {}`));
}

/** What the browser gets to see; everything that goes on behind it is waited for. */
async function seen(what: Request): Promise<string> {
  const got = await answerTo(what, world);
  const words = (await got?.text()) ?? 'left to the network';
  while (behind.length > 0) await behind.shift();
  return words;
}

describe('an app that is opened', () => {
  it('is the newest where there is a connection, and is there without one from then on', async () => {
    expect(await seen(opening())).toContain('the first page');
    release('second');
    expect(await seen(opening())).toContain('the second page');
    site.clear();
    expect(await seen(opening())).toContain('the second page');
    expect(await seen(request(SCRIPT))).toBe('first()');
    expect(await seen(request(STYLE))).toBe('.first {}');
  });

  it('is found whatever is asked of it, such as to hang up a peg', async () => {
    await seen(opening());
    site.clear();
    expect(await seen(request(`${APP}?arrive`, 'navigate'))).toContain('the first page');
  });

  it('fails as it would without a worker, where it was never opened before', async () => {
    site.clear();
    await expect(answerTo(opening(), world)).rejects.toThrow('Failed to fetch');
  });

  it('does not wait for a line that carries nothing, and takes what comes late for the next time', async () => {
    await seen(opening());
    let arrives = (_: Response) => {};
    site.set('/riverside/main/board/', () => new Promise((resolve) => (arrives = resolve)));
    expect(await (await answerTo(opening(), world))?.text()).toContain('the first page');
    arrives(page('a late page'));
    while (behind.length > 0) await behind.shift();
    site.clear();
    expect(await seen(opening())).toContain('a late page');
  });

  it('is there while the service is out of order, but not once the ladder is gone', async () => {
    await seen(opening());
    site.set('/riverside/main/board/', () => answer('bad gateway', 'text/html', 502));
    expect(await seen(opening())).toContain('the first page');
    site.set('/riverside/main/board/', () => answer('no such page', 'text/html', 404));
    expect(await seen(opening())).toBe('no such page');
  });

  it('is not replaced by the page that some networks answer with', async () => {
    await seen(opening());
    site.set('/riverside/main/board/', () => answer('<h1>Welcome to our Wi-Fi</h1>', 'text/html'));
    site.set(SCRIPT, () => answer('<h1>Welcome to our Wi-Fi</h1>', 'text/html'));
    await seen(opening());
    await seen(request(SCRIPT));
    site.clear();
    expect(await seen(opening())).toContain('the first page');
    expect(await seen(request(SCRIPT))).toBe('first()');
  });
});

describe('a new release', () => {
  const SHEET = '/assets/app.ffffffffffff.css';

  it('replaces the page when all that it names is there, and then the styles of the old one go', async () => {
    await seen(opening());
    release('second', SHEET);
    site.delete(SHEET);
    await seen(opening());
    expect([...kept.all.keys()]).toContain(`${SITE}${STYLE}`);
    expect(await kept.all.get(APP)?.clone().text()).toContain('the first page');
    release('second', SHEET);
    await seen(opening());
    expect([...kept.all.keys()].toSorted()).toEqual([`${SITE}${SHEET}`, `${SITE}${SCRIPT}`, APP].toSorted());
  });

  it('shows in scripts at the opening after the one that heard of it', async () => {
    await seen(opening());
    release('second');
    expect(await seen(request(SCRIPT))).toBe('first()');
    expect(await seen(request(SCRIPT))).toBe('second()');
  });

  it('makes nobody ask for a style sheet that is there', async () => {
    await seen(opening());
    asked.length = 0;
    expect(await seen(request(STYLE))).toBe('.first {}');
    expect(asked).toEqual([]);
  });
});

describe('an app in parts', () => {
  const [OLD, NEW] = ['/assets/board.0a1b2c3d4e5f', '/assets/board.ffffffffffff'];
  const edition = (folder: string, parts: readonly string[]): void => {
    site.set('/riverside/main/board/', () =>
      answer(`<link href="${STYLE}" /><script src="${folder}/app.js"></script>${folder}`, 'text/html'),
    );
    for (const part of ['app', ...parts]) site.set(`${folder}/${part}.js`, () => script(`${folder} ${part}`));
  };
  const cache = () => world.cache();
  const keptPaths = () => [...kept.all.keys()].map((url) => url.slice(SITE.length)).toSorted();
  beforeEach(() => edition(OLD, ['system-lavers', 'system-crewe', 'record']));

  it('is kept with the part that the app asks to be kept, and asks for neither again', async () => {
    await seen(opening());
    await (await cache()).keep(`${OLD}/system-lavers.js`);
    site.clear();
    asked.length = 0;
    expect(await seen(opening())).toContain(OLD);
    for (const part of ['app', 'system-lavers'])
      expect(await seen(request(`${OLD}/${part}.js`))).toBe(`${OLD} ${part}`);
    expect(asked).toEqual(['/riverside/main/board/']);
  });

  it('takes the parts in use along to a new edition, and those alone', async () => {
    await seen(opening());
    await seen(request(`${OLD}/system-lavers.js`));
    edition(NEW, ['system-lavers', 'system-crewe', 'record']);
    await seen(opening());
    expect(keptPaths()).toEqual(
      [`${NEW}/app.js`, `${NEW}/system-lavers.js`, STYLE, '/riverside/main/board/'].toSorted(),
    );
  });

  it('stays whole as long as a part of the new edition does not come', async () => {
    await seen(opening());
    await seen(request(`${OLD}/system-lavers.js`));
    edition(NEW, []);
    site.set(`${NEW}/system-lavers.js`, () => answer('bad gateway', 'text/html', 502));
    await seen(opening());
    site.clear();
    expect(await seen(opening())).toContain(OLD);
    expect(await seen(request(`${OLD}/system-lavers.js`))).toBe(`${OLD} system-lavers`);
  });

  it('goes on without a part that a new edition no longer has', async () => {
    await seen(opening());
    for (const part of ['record', 'system-lavers']) await seen(request(`${OLD}/${part}.js`));
    edition(NEW, ['system-lavers']);
    site.set(`${NEW}/record.js`, () => answer('no such file', 'text/html', 404));
    await seen(opening());
    expect(keptPaths()).toContain(`${NEW}/system-lavers.js`);
    expect(await kept.all.get(APP)?.clone().text()).toContain(NEW);
  });

  it('takes the place of a release that came in one only when it is known which part it uses', async () => {
    release('first');
    await seen(opening());
    edition(NEW, ['system-lavers']);
    await seen(opening());
    expect(await kept.all.get(APP)?.clone().text()).toContain('the first page');
    await seen(request(`${NEW}/system-lavers.js`));
    await seen(opening());
    expect(await kept.all.get(APP)?.clone().text()).toContain(NEW);
  });
});

describe('the truth', () => {
  it.each([
    ['the API', request('/api/clubs/riverside/ladders/main/state')],
    ['the page of the ladder', request('/riverside/main/', 'navigate')],
    ['the wall', request('/riverside/main/wall/', 'navigate')],
    ['what is published', request('/riverside/main/view.json')],
    ['the board of another ladder', request('/riverside/other/board/', 'navigate')],
    ['another site', request('https://elsewhere.example/assets/board.js')],
    ['anything that is sent', request(SCRIPT, 'cors', 'POST')],
  ])('is asked of the network alone: %s', async (_, what) => {
    await seen(opening());
    expect(await seen(what)).toBe('left to the network');
  });
});
