import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '#web/ui/page/loading.ts';

/** A module that is there, whatever the network says of it. */
const moduleOf = (name: string) => `data:text/javascript,export const here = ${JSON.stringify(name)};`;

describe('a script that is loaded when it is needed', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  const answer = (status: number, type: string) => async () =>
    new Response('export const here = true;', { status, headers: { 'content-type': type } });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is not there', answer(404, 'text/html')],
    ['the service is out of order', answer(502, 'text/javascript')],
    ['a network in between answers with a page of its own', answer(200, 'text/html')],
  ])('is not imported where %s, which a browser would remember, and can be asked for again', async (why, says) => {
    fetched.mockImplementationOnce(says);
    await expect(loadScript('data:text/javascript,globalThis.imported = true')).rejects.toThrow();
    expect(Reflect.has(globalThis, 'imported')).toBe(false);
    fetched.mockImplementationOnce(answer(200, 'text/javascript; charset=utf-8'));
    expect(await loadScript(moduleOf(why))).toMatchObject({ here: why });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is fetched once, whoever needs it when', async () => {
    fetched.mockImplementation(answer(200, 'text/javascript'));
    const load = () => loadScript(moduleOf('once'));
    expect([...(await Promise.all([load(), load()])), await load()]).toMatchObject(Array(3).fill({ here: 'once' }));
    expect(fetched).toHaveBeenCalledOnce();
  });
});
