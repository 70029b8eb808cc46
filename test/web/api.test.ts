import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatAnswer } from '#functions/http/answer.ts';
import { ask } from '#web/ui/session/api.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (body: string, headers: Readonly<Record<string, string>>, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));

describe('an answer that says that something is done', () => {
  test('counts where the service says it, whatever it says besides', async () => {
    const { body, headers } = formatAnswer({ status: 200, body: { unlisted: true, later: 'more' } });
    answers(body, { ...headers });
    const outcome = await ask<'getClub'>('/api/clubs/riverside');
    expect(outcome).toMatchObject({ kind: 'done', body: { unlisted: true } });
  });

  test.each([
    ['the page of a portal', '<h1>Wi-Fi</h1>', { 'content-type': 'text/html' }],
    ['something of another make', '{"unlisted":true}', { 'content-type': 'application/json' }],
    [
      'a service of another contract',
      '{"unlisted":1}',
      { 'content-type': 'application/json', 'club-ladder-format': '2' },
    ],
  ])('does not where it is %s: nobody knows then what was done', async (_, body, headers) => {
    answers(body, headers);
    expect(await ask('/api/clubs/riverside', { method: 'PATCH', body: { unlisted: true } })).toEqual({
      kind: 'unreached',
    });
  });

  test('needs no such word where it is a public file', async () => {
    answers('{"format":1}', { 'content-type': 'application/json' });
    expect(await ask('/riverside/main/view.json')).toMatchObject({ kind: 'done', body: { format: 1 } });
  });
});
