import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Edition, pauseAfter, Watcher } from '#web/ui/page/published.ts';

const MINUTE = 60_000;

/** A page in a browser whose time passes at a word, and a site that it looks at. */
class Scene {
  /** What the site has; its page may be ahead of its number, or behind it on the way. */
  page: Edition = { version: 7, at: 1000 };
  number: Response | (() => Promise<Response>) | undefined;
  shown: Edition | undefined = this.page;
  isOn = false;
  asked = 0;
  renewed = 0;
  inVain = 0;
  #listeners = new Map<string, () => void>();
  #watcher: Watcher | undefined;

  open(): void {
    const on = (name: string, listener: () => void) => this.#listeners.set(name, listener);
    vi.stubGlobal('addEventListener', on);
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: on });
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => this.#answer(signal));
    this.#watcher = new Watcher({
      path: 'version.json',
      shown: () => this.shown,
      renew: async () => {
        this.renewed++;
        this.shown = this.page;
      },
      isOn: () => this.isOn,
      told: (inVain) => {
        this.inVain = inVain;
      },
    });
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

  async turns(visibilityState: 'visible' | 'hidden'): Promise<void> {
    vi.stubGlobal('document', { ...document, visibilityState });
    this.#listeners.get('visibilitychange')?.();
    await this.passes(0);
  }

  async lineIsBack(): Promise<void> {
    this.#listeners.get('online')?.();
    await this.passes(0);
  }

  async #answer(signal: AbortSignal): Promise<Response> {
    this.asked++;
    if (typeof this.number === 'function') {
      const gone = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      return Promise.race([this.number(), gone]);
    }
    return this.number?.clone() ?? Response.json({ format: 1, ...this.page });
  }
}

describe('a page that is open', () => {
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
    await scene.passes(3000);
    expect([scene.shown?.version, scene.renewed]).toEqual([8, 1]);
  });

  it('shows a result within half a minute at any time, and those that follow within three seconds', async () => {
    scene.open();
    await scene.passes(120 * MINUTE);
    scene.publish({ version: 8, at: 2000 });
    await scene.passes(30_000);
    expect(scene.shown?.version).toBe(8);
    scene.publish({ version: 9, at: 3000 });
    await scene.passes(3000);
    expect([scene.shown?.version, scene.renewed]).toEqual([9, 2]);
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
    await scene.lineIsBack();
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
    await scene.passes(3000);
    expect(scene.shown?.version).toBe(8);
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

describe('the pauses of many pages', () => {
  it('are not in step, and never longer than promised', () => {
    for (const random of [0, 0.5, 0.99])
      expect(pauseAfter({ quiet: 0, inVain: 0, isOn: false, random })).toBeLessThanOrEqual(3000);
    const pauses = [0, 0.25, 0.5, 0.75].map((random) => pauseAfter({ quiet: 1e9, inVain: 0, isOn: false, random }));
    expect(new Set(pauses).size).toBe(4);
    expect(Math.max(...pauses)).toBe(30_000);
  });
});
