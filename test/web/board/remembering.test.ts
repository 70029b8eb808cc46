import { beforeEach, describe, expect, test } from 'vitest';
import { nightSlot } from '#shared/rules/night/slots.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { who } from '#test/view/club.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import type { Drawer } from '#web/ui/tablet/tablet-storage.ts';
import { MemoryDrawer, TabletAtTheBar } from './line.ts';

let evening: Evening;
let key: string;
let shelf: MemoryDrawer;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'scorer', label: 'bar' });
  shelf = new MemoryDrawer();
});

const TRUTH = 'board/riverside/main/truth';

const switchedOn = async (name: string, fault: 'none' | 'no-request', kept: Drawer = shelf) => {
  const bar = new TabletAtTheBar(evening, key, name, kept);
  bar.fault = fault;
  await bar.round();
  return bar;
};

describe('a tablet that is switched on without a line', () => {
  test('shows what it knew, and since when, with what was tapped since', async () => {
    evening.now = at('2021-09-06T20:14:00+01:00');
    const before = await switchedOn('a', 'none');
    before.fault = 'no-request';
    before.tap('arrive', { player: who('eve') });
    evening.now = at('2021-09-06T20:30:00+01:00');
    const { tablet, shown } = await switchedOn('b', 'no-request');
    const known = before.tablet.known.ladder ?? expect.fail('nothing was known');
    expect(nightSlot.of(shown)?.present).toEqual([...(nightSlot.of(known)?.present ?? []), 'eve']);
    expect(tablet.known).toMatchObject({ reached: false, seen: at('2021-09-06T20:14:00+01:00') });
  });

  test('takes taps, and each is recorded once when the line is back', async () => {
    await switchedOn('a', 'none');
    const bar = await switchedOn('b', 'no-request');
    bar.tap('arrive', { player: who('eve') });
    const again = await switchedOn('c', 'no-request');
    again.tap('depart', { player: who('eve') });
    await again.round('none');
    const log = await evening.store.log({ club: 'riverside', ladder: 'main' });
    expect(log.slice(-2).map(({ command }) => command.verb)).toEqual(['arrive', 'depart']);
    expect(waiting(again.queue)).toEqual([]);
  });

  test('still knows the time of the service, however wrong its own clock is', async () => {
    const before = new TabletAtTheBar(evening, key, 'a', shelf);
    before.wrong = -5 * 3_600_000;
    await before.round();
    const after = new TabletAtTheBar(evening, key, 'b', shelf);
    [after.wrong, after.fault] = [-5 * 3_600_000, 'no-request'];
    evening.now = at('2021-09-06T20:59:00+01:00');
    await after.round();
    expect(after.tablet.now()).toBe(evening.now);
  });

  test('plays nothing ahead that it knew to be recorded', async () => {
    const before = await switchedOn('a', 'none');
    before.tap('arrive', { player: who('eve') });
    const queue = shelf.getItem('board/riverside/main') ?? '';
    await before.round();
    const line = before.tablet.known.ladder?.line;
    shelf.setItem('board/riverside/main', queue.replace('"key"', `"line":${line},"key"`));
    const after = await switchedOn('b', 'no-request');
    expect(after.queue.taps).toEqual([]);
  });

  test('knows nothing where it never knew anything, or where another make left it', async () => {
    expect((await switchedOn('a', 'no-request')).tablet.known.ladder).toBeUndefined();
    for (const text of ['{', 'null', '{"ladder":{},"seen":1,"ahead":0}']) {
      shelf.setItem(TRUTH, text);
      expect((await switchedOn('b', 'no-request')).tablet.known.ladder).toBeUndefined();
    }
  });
});

describe('what a tablet remembers', () => {
  test('is gone, from the screen too, once the service turns the tablet away', async () => {
    await switchedOn('a', 'none');
    const bar = await switchedOn('b', 'no-request');
    expect(bar.tablet.known.ladder).toBeDefined();
    key = await evening.hand('riverside', { role: 'scorer', revoked: evening.now });
    const turnedAway = await switchedOn('c', 'no-request');
    await turnedAway.round('none');
    expect(turnedAway.tablet.known.shut?.code).toBe('revoked-key');
    expect(turnedAway.tablet.known.ladder).toBeUndefined();
    expect((await switchedOn('d', 'no-request')).tablet.known.ladder).toBeUndefined();
  });

  test('never is what was before: where there is no room for the new, there is none', async () => {
    const narrow: Drawer = {
      getItem: (name) => shelf.getItem(name),
      setItem: (name, text) => {
        if (name === TRUTH && text.includes('"eve"')) throw new DOMException('full', 'QuotaExceededError');
        shelf.setItem(name, text);
      },
    };
    shelf.setItem(TRUTH, '{"ladder":"of before"}');
    await switchedOn('a', 'none', narrow);
    expect(shelf.getItem(TRUTH)).toBe('');
  });
});
