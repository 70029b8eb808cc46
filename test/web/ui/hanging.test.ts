import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hangThere } from '#web/ui/page/hanging.ts';

const headOf = (edition: string) => `<script src="/assets/wall.${edition.repeat(12)}.js"></script>`;
const MINUTE = 60_000;

let [served, reload] = ['', vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2036-01-01T12:00Z') });
  [served, reload] = [headOf('a'), vi.fn()];
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { head: { innerHTML: headOf('a') }, visibilityState: 'visible', addEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/club/ladder/wall/', reload });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  vi.stubGlobal('fetch', async () => ({ ok: served !== '', text: async () => served }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a screen loads a newer edition once, also where its clock was years ahead when it began', async () => {
  hangThere();
  vi.setSystemTime(Date.parse('2026-01-01T12:00Z'));
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  served = headOf('b');
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a screen whose site is out of reach, or which has something to lose, stays as it is', async () => {
  let isFree = false;
  hangThere(() => isFree);
  served = '';
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  served = headOf('b');
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(reload).toHaveBeenCalledTimes(1);
});
