import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAnewWhenShownAgain } from '#web/ui/session/sign-out.ts';

type Transition = 'pagehide' | 'pageshow';

const listeners = new Map<string, (event: { readonly persisted: boolean }) => void>();
const page = { hidden: false };
const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('location', { reload });
  loadAnewWhenShownAgain();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const comes = (name: Transition, persisted: boolean): void => listeners.get(name)?.({ persisted });

// A browser that is driven by tests keeps no page for Back, so this cannot be seen there.
it('a page that the browser keeps for Back is put out of sight, and loaded anew before it is seen again', () => {
  comes('pagehide', true);
  expect(page.hidden).toBe(true);
  comes('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that is shown for the first time, or goes for good, is left alone', () => {
  comes('pageshow', false);
  comes('pagehide', false);
  expect([page.hidden, reload.mock.calls.length]).toEqual([false, 0]);
});
