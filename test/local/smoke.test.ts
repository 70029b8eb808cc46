import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { DataFolder } from '#local/data-folder.ts';
import { keysIn } from '#local/keys.ts';
import { smoke } from '#local/operating/smoke.ts';
import { ask } from './asking.ts';
import { type Laptop, sharedLaptop } from './laptop.ts';
import { API, OperatedAccount, SITE } from './operated-account.ts';

type Fetch = (request: Request) => Promise<Response>;

/** How long a page is waited for, in milliseconds. */
const PATIENCE = 8000;

let laptop: Laptop;
let data = '';
beforeAll(async () => {
  laptop = await sharedLaptop();
  data = join(inject('shared'), 'friday');
});

/** Tries something out; returns the status, and the checks that failed. */
async function tried(url: string, send: Fetch, patience = PATIENCE) {
  const told: Readonly<Record<string, unknown>>[] = [];
  const status = await smoke(
    { typed: 'smoke', given: [], url, data },
    {
      fetch: async (input, init) => send(new Request(input, init)),
      credentials: async () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
      env: {},
      print: () => {},
      ask: async () => undefined,
      tell: (json) => told.push({ ...json }),
    },
    patience,
  );
  const failed = told.filter(({ ok }) => ok !== true).map(({ check, why }) => `${check}: ${why}`);
  return {
    status,
    failed,
    checks: told.length,
    clubs: told.flatMap(({ check }) => /smoke-\w+/.exec(String(check))?.[0] ?? []),
  };
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const withBody = (answer: Response, body: string): Response => new Response(body, answer);

/** What a deployment may have wrong with it, planted between it and who tries it out. */
const FAULTS: readonly (readonly [fault: string, told: RegExp, plant: () => Fetch])[] = [
  [
    'a page that does not change',
    /^the page shows the result: .* doesn’t after/,
    () => {
      let before = '';
      return async (request) => {
        const answer = await fetch(request);
        if (!pathOf(request).endsWith('/main/') || !answer.ok) return answer;
        const page = await answer.text();
        // From the seed on: a page may come before that.
        if (before === '' && page.includes('Dee')) before = page;
        return withBody(answer, before || page);
      };
    },
  ],
  [
    'a page without one of its headers',
    /^the front page has the headers .*: without x-frame-options$/,
    () => async (request) => {
      const answer = await fetch(request);
      const headers = new Headers(answer.headers);
      if (pathOf(request) === '/') headers.delete('x-frame-options');
      return new Response(answer.body, { status: answer.status, headers });
    },
  ],
  [
    'a feed that breaks off',
    /^its feed is whole: .*results\.atom is missing or broken$/,
    () => async (request) => {
      const answer = await fetch(request);
      return pathOf(request).endsWith('.atom') ? withBody(answer, (await answer.text()).slice(0, 200)) : answer;
    },
  ],
  [
    'a club that cannot be deleted',
    /^the club smoke-\w+ is deleted again: answered 503: .*club delete smoke-\w+ --name "Smoke test"$/,
    () => async (request) =>
      pathOf(request).endsWith('/deletion') ? Response.json({ detail: 'Not now.' }, { status: 503 }) : fetch(request),
  ],
  [
    'results that are not recorded',
    /^a scorer records a result: .*answered 500/,
    () => async (request) =>
      pathOf(request).endsWith('/result') ? new Response('broken', { status: 500 }) : fetch(request),
  ],
];

describe('a laptop that is tried out', { timeout: 120_000 }, () => {
  it('is found to be in order, and is left as it was', async () => {
    const { status, failed, checks, clubs } = await tried(laptop.origin, fetch);
    expect([status, failed, checks]).toEqual([0, [], expect.any(Number)]);
    const gone = await ask(
      `${laptop.origin}/api/clubs/${clubs[0]}/organiser`,
      keysIn(new DataFolder(data)).operator,
      {},
    );
    expect(gone.status).toBe(404);
  });

  it.each(FAULTS)('with %s fails, and says at which check', async (_, told, plant) => {
    const { status, failed } = await tried(laptop.origin, plant(), 1500);
    expect([status, failed]).toEqual([1, [expect.stringMatching(told)]]);
  });
});

describe('a deployment that is tried out', { timeout: 120_000 }, () => {
  /** An account whose site and API are the laptop's. */
  function deployed(): OperatedAccount {
    const account = new OperatedAccount();
    account.serve = async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.delete('host');
      if (request.url.startsWith(API)) headers.set('authorization', `Bearer ${keysIn(new DataFolder(data)).operator}`);
      const body = request.method === 'POST' ? await request.text() : undefined;
      const answer = await fetch(`${laptop.origin}${pathname}${search}`, {
        method: request.method,
        headers,
        ...(body && { body }),
      });
      const secured = new Headers(answer.headers);
      if (request.url.startsWith(SITE)) secured.set('strict-transport-security', 'max-age=31536000');
      const text = await answer.text();
      // A laptop tells of changes in its own place.
      return new Response(text.replace(/,"live":"[^"]*"/, ''), { status: answer.status, headers: secured });
    };
    return account;
  }

  it('is found to be in order with its e-mails and alarms, of which one is tried', async () => {
    const account = deployed();
    expect(await tried(SITE, account.fetch)).toMatchObject({ status: 0, failed: [] });
    const alarm = { AlarmName: 'ClubLadder-Unsettled', StateValue: 'ALARM' };
    expect(account.calls.at(-1)).toMatchObject({ service: 'monitoring', action: 'SetAlarmState', input: alarm });
  });

  it('fails where nobody has confirmed the address for alarms, or e-mails are in the sandbox', async () => {
    const account = deployed();
    account.subscription = 'PendingConfirmation';
    account.sandbox = true;
    expect(await tried(SITE, account.fetch)).toMatchObject({
      status: 1,
      failed: [
        expect.stringMatching(/^e-mails may go to anybody: .*sandbox/),
        expect.stringMatching(/^somebody hears of alarms: the address is not confirmed/),
      ],
    });
  });
});
