import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelOf, protocolsAt } from '#shared/contract/live.ts';
import * as live from '#web/ui/page/live.ts';
import { learnOpened, lookOnNews } from '#web/ui/page/news.tsx';
import { type Edition, pauseAfter, Watcher } from '#web/ui/page/watcher.ts';
import { watch } from '#web/ui/page/watching.tsx';

/** In a browser the part that listens is a script of its own. */
vi.mock(import('#web/ui/page/loading.ts'), async (original) => ({
  ...(await original()),
  loadScript: (async () => live) as never,
}));

const MINUTE = 60_000;

/** The line to a site that tells: it answers as AppSync Events does, unless it is said to be otherwise. */
class Line {
  static all: Line[] = [];
  static how: 'tells' | 'refuses' | 'is silent' = 'tells';
  onopen?: () => void;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  isOpen = true;
  channel: string | undefined;

  readonly address: URL;
  readonly protocols: readonly string[];

  constructor(address: URL, protocols: readonly string[]) {
    [this.address, this.protocols] = [address, protocols];
    Line.all.push(this);
    if (Line.how === 'tells') setTimeout(() => this.onopen?.(), 50);
    if (Line.how === 'refuses') setTimeout(() => this.breaks(), 50);
  }

  static get open(): readonly Line[] {
    return Line.all.filter(({ isOpen }) => isOpen);
  }

  send(text: string): void {
    const { type, id, channel } = JSON.parse(text);
    if (type === 'connection_init') this.says({ type: 'connection_ack', connectionTimeoutMs: 5 * MINUTE });
    this.channel = channel;
    if (type === 'subscribe') this.says({ type: 'subscribe_success', id });
  }

  tells(found: unknown): void {
    this.says({ type: 'data', id: '1', event: JSON.stringify(found) });
  }

  says(message: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 50);
  }

  breaks(): void {
    this.isOpen = false;
    this.onclose?.();
  }

  close(): void {
    this.isOpen = false;
  }
}

/** A page in a browser whose time passes at a word, and a site that it looks at. */
class Scene {
  /** What the site has; its page may be ahead of its number, or behind it on the way. */
  page: Edition = { version: 7, at: 1000 };
  number: Response | (() => Promise<Response>) | undefined;
  shown: Edition | undefined = this.page;
  isOn = false;
  isOneOfMany = false;
  asked = 0;
  renewed = 0;
  inVain = 0;
  /** How long its page takes, in milliseconds. */
  takes = 0;
  /** Where the site tells of changes, if it does. */
  live: string | undefined;
  /** By which address the page was last read. */
  found: Edition | undefined;
  #listeners = new Map<string, () => void>();
  #watcher: { readonly stop: () => void } | undefined;

  open(): void {
    this.#begin();
    this.#watcher = new Watcher({
      path: 'version.json',
      shown: () => this.shown,
      renew: async (_, found) => {
        if (this.takes > 0) await new Promise((resolve) => setTimeout(resolve, this.takes));
        this.renewed++;
        this.found = found;
        this.shown = this.page;
      },
      isOn: () => this.isOn,
      ...(this.isOneOfMany && { isOneOfMany: true }),
      told: (inVain) => {
        this.inVain = inVain;
      },
    });
  }

  /** An app, which asks the service whenever something may have changed. */
  openApp(): void {
    this.#begin();
    this.#watcher = watch(() => ({ path: 'version.json', isOn: this.isOn }));
  }

  /** The same, which has learnt how far its ladder had come before it asked for anything. */
  async openAppLate(): Promise<void> {
    this.#begin();
    await learnOpened();
    this.#watcher = watch(() => ({ isOn: this.isOn }));
  }

  #begin(): void {
    Line.all = [];
    Line.how = 'tells';
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { href: 'https://ladders.example/riverside/main/' });
    const on = (name: string, listener: () => void) => this.#listeners.set(name, listener);
    vi.stubGlobal('addEventListener', on);
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: on });
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => this.#answer(signal));
  }

  close(): void {
    this.#watcher?.stop();
  }

  publish(edition: Edition): void {
    this.page = edition;
  }

  async passes(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  /** Which version it shows in a while. */
  async showsIn(milliseconds: number): Promise<number | undefined> {
    await this.passes(milliseconds);
    return this.shown?.version;
  }

  async turns(visibilityState: 'visible' | 'hidden'): Promise<void> {
    vi.stubGlobal('document', { ...document, visibilityState });
    this.#listeners.get('visibilitychange')?.();
    await this.passes(0);
  }

  async lineIs(how: 'online' | 'offline'): Promise<void> {
    this.#listeners.get(how)?.();
    await this.passes(0);
  }

  async #answer(signal: AbortSignal): Promise<Response> {
    this.asked++;
    if (typeof this.number === 'function') {
      const gone = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      return Promise.race([this.number(), gone]);
    }
    return this.number?.clone() ?? Response.json({ format: 1, ...this.page, live: this.live });
  }
}

let scene: Scene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new Scene();
});
afterEach(() => {
  scene.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that is open', () => {
  it('never reads a second time what it shows, and asks less and less often while nothing happens', async () => {
    scene.open();
    await scene.passes(3 * MINUTE);
    expect(scene.asked).toBeGreaterThanOrEqual(60);
    expect(scene.asked).toBeLessThanOrEqual(80);
    await scene.passes(57 * MINUTE);
    const inTheHour = scene.asked;
    expect(inTheHour).toBeLessThanOrEqual(350);
    await scene.passes(60 * MINUTE);
    expect(scene.asked - inTheHour).toBeLessThanOrEqual(160);
    expect(scene.renewed).toBe(0);
  });

  it('shows a result within three seconds on a club night, however quiet it was', async () => {
    scene.isOn = true;
    scene.open();
    await scene.passes(120 * MINUTE);
    scene.publish({ version: 8, at: 2000 });
    expect([await scene.showsIn(3000), scene.renewed]).toEqual([8, 1]);
  });

  it('shows a result within half a minute at any time, and those that follow within three seconds', async () => {
    scene.open();
    await scene.passes(120 * MINUTE);
    scene.publish({ version: 8, at: 2000 });
    expect(await scene.showsIn(30_000)).toBe(8);
    scene.publish({ version: 9, at: 3000 });
    expect([await scene.showsIn(3000), scene.renewed]).toEqual([9, 2]);
  });

  it('shows a new day of the same line', async () => {
    scene.open();
    scene.publish({ version: 7, at: 2000 });
    await scene.passes(3000);
    expect(scene.shown?.at).toBe(2000);
  });

  it('asks nothing while nobody can see it, and at once when somebody can', async () => {
    scene.open();
    await scene.turns('hidden');
    scene.publish({ version: 8, at: 2000 });
    await scene.passes(120 * MINUTE);
    expect([scene.asked, scene.shown?.version]).toEqual([0, 7]);
    await scene.turns('visible');
    expect([scene.asked, scene.shown?.version]).toEqual([1, 8]);
  });

  it('asks less often without a line, says so, and is right at once when the line is back', async () => {
    scene.open();
    scene.number = () => Promise.reject(new TypeError('Failed to fetch'));
    await scene.passes(10 * MINUTE);
    expect(scene.inVain).toBeGreaterThan(15);
    expect(scene.asked).toBeLessThanOrEqual(32);
    scene.publish({ version: 8, at: 2000 });
    scene.number = undefined;
    await scene.lineIs('online');
    expect([scene.inVain, scene.shown?.version]).toEqual([0, 8]);
  });

  it('gives up a line that is there and carries nothing, and does not wait for it once it is seen again', async () => {
    scene.open();
    scene.number = () => new Promise<never>(() => {});
    await scene.passes(12_000);
    expect(scene.inVain).toBe(1);
    await scene.passes(6000);
    scene.publish({ version: 8, at: 2000 });
    scene.number = undefined;
    await scene.turns('visible');
    expect([scene.inVain, scene.shown?.version]).toEqual([0, 8]);
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['is a page of the network in between', () => new Response('<!doctype html>', { status: 200 })],
    ['says something else', () => Response.json({ version: 'new', at: null })],
  ])('is read itself each time where its number %s', async (_, answer) => {
    scene.number = answer();
    scene.open();
    scene.publish({ version: 8, at: 2000 });
    expect(await scene.showsIn(3000)).toBe(8);
    await scene.passes(30_000);
    expect([scene.renewed, scene.inVain]).toEqual([scene.asked, 0]);
  });

  it('takes an older number for one that a cache still had, and a second one for a ladder that was put back', async () => {
    scene.open();
    scene.shown = { version: 9, at: 3000 };
    await scene.passes(3000);
    expect(scene.renewed).toBe(0);
    await scene.passes(3000);
    expect([scene.renewed, scene.shown]).toEqual([1, scene.page]);
  });

  it('is read at once where it shows nothing yet', async () => {
    scene.shown = undefined;
    scene.open();
    await scene.passes(0);
    expect(scene.shown).toEqual(scene.page);
  });
});

describe('a page of a site that tells of changes', () => {
  beforeEach(async () => {
    scene.live = '/live';
    scene.open();
    await scene.passes(5000);
  });
  const line = (): Line => Line.open[0] ?? expect.fail('no line is open');
  const tell = async (edition: Edition): Promise<void> => {
    line().tells(edition);
    await scene.passes(100);
  };
  const publish = async (edition: Edition): Promise<void> => {
    scene.publish(edition);
    await tell(edition);
  };

  it('listens to its ladder alone, as anybody, and looks once more when it does', () => {
    const address = new URL('wss://ladders.example/live');
    expect(line().address.href).toBe(address.href);
    expect(line().protocols).toEqual(protocolsAt(address));
    expect(line().channel).toBe(channelOf({ club: 'riverside', ladder: 'main' }));
    expect([scene.asked, scene.renewed]).toEqual([2, 0]);
  });

  it('is told of a result, and reads that alone', async () => {
    await publish({ version: 8, at: 2000 });
    expect([scene.shown?.version, scene.found?.version, scene.renewed, scene.asked]).toEqual([8, 8, 1, 2]);
  });

  it('asks for nothing while nothing happens, but for a safety look every five minutes', async () => {
    await scene.passes(4000);
    const asked = scene.asked;
    for (let minute = 0; minute < 60; minute++) {
      line().says({ type: 'ka' });
      await scene.passes(MINUTE);
    }
    expect(scene.asked - asked).toBeGreaterThanOrEqual(12);
    expect(scene.asked - asked).toBeLessThanOrEqual(16);
    expect(scene.renewed).toBe(0);
  });

  it('finds in its safety look what nobody told', async () => {
    scene.publish({ version: 8, at: 2000 });
    expect(await scene.showsIn(5 * MINUTE)).toBe(8);
  });

  it('asks every ten seconds once it has found what nobody told, until it is told again', async () => {
    scene.publish({ version: 8, at: 2000 });
    await scene.passes(5 * MINUTE);
    scene.publish({ version: 9, at: 3000 });
    expect(await scene.showsIn(10_000)).toBe(9);
    await publish({ version: 10, at: 4000 });
    const { asked } = scene;
    await scene.passes(MINUTE);
    expect(scene.asked).toBe(asked);
  });

  it.each([
    ['repeated', { version: 7, at: 1000 }],
    ['older', { version: 6, at: 900 }],
    ['older of the same line', { version: 7, at: 900 }],
    ['about what no page shows', { version: 7, at: 1000, stir: 5000 }],
    ['of another make', { version: '9', at: null }],
    ['nothing', null],
    ['a text', 'version 9'],
  ])('does nothing about a message that is %s', async (_, message) => {
    line().tells(message);
    await scene.passes(MINUTE);
    expect([scene.asked, scene.renewed, scene.shown]).toEqual([2, 0, scene.page]);
  });

  it('reads once for a forged number, however often it comes, and goes by what the site says', async () => {
    for (let time = 0; time < 20; time++) await tell({ version: 9999, at: 9e12 });
    expect(scene.renewed).toBe(1);
    await scene.passes(5000);
    expect([scene.renewed, scene.asked, scene.shown]).toEqual([1, 3, scene.page]);
    await publish({ version: 8, at: 2000 });
    expect([scene.renewed, scene.shown?.version]).toEqual([2, 8]);
  });

  it('looks again where what it was told of has not come yet', async () => {
    await tell({ version: 8, at: 2000 });
    expect(scene.shown?.version).toBe(7);
    scene.publish({ version: 8, at: 2000 });
    expect([await scene.showsIn(3000), scene.renewed]).toEqual([8, 2]);
  });

  it('reads the last of many that come at once', async () => {
    for (let version = 8; version < 20; version++) line().tells({ version, at: version * 1000 });
    scene.publish({ version: 19, at: 19_000 });
    expect(await scene.showsIn(100)).toBe(19);
    expect(scene.renewed).toBeLessThanOrEqual(2);
  });

  it('is silent while nobody can see it, and is right within a second when somebody can', async () => {
    await scene.turns('hidden');
    expect(Line.open).toEqual([]);
    const asked = scene.asked;
    scene.publish({ version: 8, at: 2000 });
    await scene.passes(120 * MINUTE);
    expect([scene.asked, Line.all.length]).toEqual([asked, 1]);
    await scene.turns('visible');
    await scene.passes(1000);
    expect([scene.asked, scene.shown?.version, Line.open.length]).toEqual([asked + 1, 8, 1]);
  });

  it('looks within a second when it is seen again, also where nobody tells any more', async () => {
    await scene.turns('hidden');
    Line.how = 'is silent';
    scene.publish({ version: 8, at: 2000 });
    await scene.turns('visible');
    expect(await scene.showsIn(1000)).toBe(8);
  });

  it('looks as before while it is not told, at once when it is lost, and tries ever more seldom to be told', async () => {
    Line.how = 'refuses';
    scene.publish({ version: 8, at: 2000 });
    line().breaks();
    expect(await scene.showsIn(0)).toBe(8);
    scene.publish({ version: 9, at: 3000 });
    expect(await scene.showsIn(3000)).toBe(9);
    const tries = async (minutes: number): Promise<number> => {
      const before = Line.all.length;
      await scene.passes(minutes * MINUTE);
      return Line.all.length - before;
    };
    expect(await tries(5)).toBeGreaterThanOrEqual(5);
    await tries(15);
    const inTheHour = await tries(60);
    expect(inTheHour).toBeGreaterThanOrEqual(12);
    expect(inTheHour).toBeLessThanOrEqual(24);
    Line.how = 'tells';
    await scene.passes(5 * MINUTE);
    await publish({ version: 10, at: 4000 });
    expect([Line.open.length, scene.shown?.version]).toEqual([1, 10]);
  });

  it('says that the line is lost when a look fails, and is told again once the site is there', async () => {
    scene.number = () => Promise.reject(new TypeError('Failed to fetch'));
    Line.how = 'refuses';
    await scene.lineIs('offline');
    expect([scene.inVain, Line.open]).toEqual([1, []]);
    scene.number = undefined;
    Line.how = 'tells';
    await scene.lineIs('online');
    await scene.passes(1000);
    expect([scene.inVain, Line.open.length]).toEqual([0, 1]);
  });

  it('doubts a line that says nothing, and takes another', async () => {
    const first = line();
    first.onmessage?.({ data: '{"type":"ka"}' });
    const asked = scene.asked;
    await scene.passes(1.6 * MINUTE);
    expect(scene.asked).toBe(asked + 1);
    await scene.passes(4 * MINUTE);
    expect([first.isOpen, Line.open.length]).toEqual([false, 1]);
  });

  it('is closed with its line', async () => {
    scene.close();
    await scene.passes(10 * MINUTE);
    expect(Line.open).toEqual([]);
  });
});

describe('a page at which a crowd may look', () => {
  beforeEach(async () => {
    vi.spyOn(Math, 'random').mockImplementation(() => 0.5);
    scene.live = '/live';
    scene.isOneOfMany = true;
    scene.open();
    await scene.passes(5000);
  });
  afterEach(() => vi.restoreAllMocks());

  it('looks at once where it is told, and at a moment of its own where a crowd made the last look long', async () => {
    const tell = async (version: number): Promise<void> => {
      scene.publish({ version, at: version * 1000 });
      Line.open[0]?.tells(scene.page);
      await scene.passes(100);
    };
    await tell(8);
    expect(scene.shown?.version).toBe(8);
    scene.takes = 2000;
    await tell(9);
    await scene.passes(2000);
    scene.takes = 0;
    for (const version of [10, 11]) await tell(version);
    expect(scene.shown?.version).toBe(9);
    expect([await scene.showsIn(1500), scene.renewed]).toEqual([11, 3]);
    await tell(12);
    expect(scene.shown?.version).toBe(12);
  });

  it('looks at a moment of its own within ten seconds where all lines are lost, and every ten seconds from then on', async () => {
    scene.isOn = true;
    Line.how = 'refuses';
    scene.publish({ version: 8, at: 2000 });
    Line.open[0]?.breaks();
    expect(await scene.showsIn(4500)).toBe(7);
    expect(await scene.showsIn(1000)).toBe(8);
    const { asked } = scene;
    await scene.passes(MINUTE);
    expect(scene.asked - asked).toBe(6);
  });
});

describe('an app', () => {
  let looked = 0;
  let reached = true;
  let end: () => void;
  const open = async (live?: string): Promise<void> => {
    scene.live = live;
    scene.openApp();
    await scene.passes(5000);
  };
  beforeEach(() => {
    reached = true;
    looked = 0;
    end = lookOnNews(async () => {
      looked++;
      return reached;
    });
  });
  afterEach(() => end());

  it.each(['/live', undefined])(
    'asks the service once when it is opened, and never while nothing changes: %s',
    async (live) => {
      await open(live);
      expect(looked).toBe(1);
      await scene.passes(10 * MINUTE);
      expect(looked).toBe(1);
    },
  );

  it.each(['/live', undefined])(
    'asks for nothing twice where it knew how far its ladder had come, and once for what came since: %s',
    async (live) => {
      scene.live = live;
      await scene.openAppLate();
      await scene.passes(5000);
      expect([looked, Line.open.length]).toEqual([0, live ? 1 : 0]);
      scene.publish({ version: 8, at: 2000 });
      Line.open[0]?.tells(scene.page);
      await scene.passes(10_000);
      expect(looked).toBe(1);
    },
  );

  it.each([
    ['a new line', { version: 8, at: 2000 }],
    ['a new day', { version: 7, at: 2000 }],
    ['something that no page shows', { version: 7, at: 1000, stir: 5000 }],
    ['a ladder that was put back', { version: 3, at: 500 }],
  ])('asks once after %s, told or not', async (_, edition) => {
    await open('/live');
    scene.publish(edition);
    for (let time = 0; time < 3; time++) Line.open[0]?.tells(edition);
    await scene.passes(100);
    expect(looked).toBe(2);
    await scene.passes(10 * MINUTE);
    expect(looked).toBe(2);
    const again = { ...edition, stir: 9000 };
    scene.live = undefined;
    Line.open[0]?.breaks();
    await scene.passes(3000);
    scene.publish(again);
    await scene.passes(30_000);
    expect(looked).toBe(3);
  });

  it('asks again where the service was not reached, and is not told anew for that', async () => {
    await open('/live');
    reached = false;
    scene.publish({ version: 8, at: 2000 });
    Line.open[0]?.tells(scene.page);
    await scene.passes(10_000);
    expect(looked).toBeGreaterThanOrEqual(3);
    reached = true;
    await scene.passes(30_000);
    const asked = looked;
    await scene.passes(2 * MINUTE);
    expect([looked, Line.all.length]).toEqual([asked, 1]);
  });

  it('asks at once when the line is lost, so that the page can say so', async () => {
    await open('/live');
    scene.number = () => Promise.reject(new TypeError('Failed to fetch'));
    await scene.lineIs('offline');
    expect(looked).toBe(2);
  });
});

describe('the pauses of many pages', () => {
  it('are not in step, and never longer than promised', () => {
    for (const random of [0, 0.5, 0.99])
      expect(pauseAfter({ quiet: 0, inVain: 0, isOn: false, random })).toBeLessThanOrEqual(3000);
    const pauses = [0, 0.25, 0.5, 0.75].map((random) => pauseAfter({ quiet: 1e9, inVain: 0, isOn: false, random }));
    expect(new Set(pauses).size).toBe(4);
    expect(Math.max(...pauses)).toBe(30_000);
  });
});
