import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as commands } from '#functions/challenges-and-results.ts';
import { handler as findDue } from '#functions/find-due.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { Deadline } from '#functions/runtime/deadline.ts';
import { listen, portOf } from '#local/listening.ts';
import { forward, operationOf, shut, textOf } from '#test/cloud/table-line.ts';
import { mustConform } from '../contract/conforms.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { Deployed } from './deployed.ts';
import { asked, type Got, gotten } from './evening.ts';

const onLambda: (event: HttpEvent, context: Deadline) => Promise<HttpResult> = commands;
const hourly: (event: object, context: Deadline) => Promise<void> = findDue;

/** What becomes of transactions on the line to DynamoDB; all else is answered, unless the line loses everything. */
type Line = 'works' | 'loses requests' | 'loses answers' | 'is crowded' | 'loses everything';

const CONFLICT = {
  status: 400,
  body: JSON.stringify({
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  }),
};

describe('a function that has little time left', () => {
  const place = useEmulator();
  let line: Line = 'works';
  let server: Server;
  let path: string;
  let key: string;
  const log: string[] = [];

  beforeAll(async () => {
    const { endpoint, table } = place();
    server = await listen(0);
    server.on('request', async (request, response) => {
      if (line === 'loses everything') return;
      const how = operationOf(request) === 'TransactWriteItems' ? line : 'works';
      const text = await textOf(request);
      if (how === 'loses requests') return;
      const { status, body } = how === 'is crowded' ? CONFLICT : await forward(endpoint, request, text);
      if (how === 'loses answers') return;
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    });
    const club = new Deployed(place());
    await club.found();
    path = await club.ladder('main', 'lavers');
    key = await club.hand({ role: 'organiser' });
    const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
    await club.send('POST', `${path}/seed`, { key, body: { order: 'given', players } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2021-09-12T13:00Z') });
    vi.stubEnv('TABLE_NAME', table);
    vi.stubEnv('QUEUE_URL', 'https://queue.invalid/');
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0);
    vi.stubEnv('DYNAMODB_ENDPOINT', `http://127.0.0.1:${portOf(server)}`);
  });
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await shut(server);
  });

  const deadlineIn = (left: number): Deadline => {
    const ends = performance.now() + left;
    return { getRemainingTimeInMillis: () => ends - performance.now() };
  };

  /** Somebody joins, in a function with some milliseconds left. */
  async function join(player: string, left: number): Promise<Got> {
    const sent = { key, body: { player }, headers: { 'idempotency-key': `${player}-joins` } };
    const { route, event } = asked('POST', `${path}/join`, sent);
    const deadline = deadlineIn(left);
    const result = await onLambda(event, deadline);
    expect(deadline.getRemainingTimeInMillis()).toBeGreaterThan(500);
    mustConform(route, result);
    return gotten(result);
  }

  it.each<[Line, string]>([
    // First, as a connection that another case has cut would leave open whether the first try had come through.
    ['is crowded', 'fay'],
    ['loses requests', 'dee'],
    ['loses answers', 'eve'],
  ])(
    'answers a problem in time where the line to the database %s, and a repeat is recorded once',
    async (how, player) => {
      line = how;
      const late = await join(player, 2300);
      expect(late).toMatchObject({
        status: 503,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '2' },
        json: { code: 'outage' },
      });
      // Where a connection was cut before, it stays open whether the first try had come through.
      expect(log.at(-1)).toMatch(/no answer (?:while there was time|for line \d+ of)|the function has no more time/);
      line = 'works';
      const again = await join(player, 10_000);
      expect(again.json).toMatchObject({ player, line: expect.any(Number) });
      const once = await join(player, 10_000);
      expect(once.json['line']).toBe(again.json['line']);
    },
  );

  it('fails by itself where nobody waits for an answer, so that what it was to do comes again', async () => {
    line = 'loses everything';
    const deadline = deadlineIn(2300);
    await expect(hourly({}, deadline)).rejects.toThrow('no answer while there was time');
    expect(deadline.getRemainingTimeInMillis()).toBeGreaterThan(500);
  });
});
