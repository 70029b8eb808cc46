import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { listen, portOf } from '#local/listening.ts';
import { LIVE } from '#local/live.ts';
import { Front } from '#local/server.ts';
import { ANYBODY, channelOf, protocolsAt } from '#shared/contract/live.ts';
import { ListeningPhone } from './asking.ts';
import { until } from './until.ts';

const MAIN = channelOf({ club: 'riverside', ladder: 'main' });
const EVENT = JSON.stringify({ format: 1, version: 3, at: 1 });

let front: Front;
let address: URL;
const faults: unknown[] = [];

beforeEach(async () => {
  const server = await listen(0);
  front = new Front(server, (...told) => faults.push(told));
  address = new URL(`ws://127.0.0.1:${portOf(server)}${LIVE}`);
});

afterEach(async () => {
  await front.close();
  expect(faults).toEqual([]);
});

/** One who is told of the ladder, and one of the next ladder. */
async function listening(): Promise<[ListeningPhone, ListeningPhone]> {
  const phones = [await ListeningPhone.open(address), await ListeningPhone.open(address)] as const;
  for (const phone of phones) phone.send({ type: 'connection_init' });
  phones[0].subscribe(MAIN);
  phones[1].subscribe(channelOf({ club: 'riverside', ladder: 'juniors' }));
  for (const phone of phones) await until(() => phone.types === 'connection_ack subscribe_success');
  return [...phones];
}

describe('those who listen at a laptop', () => {
  it('are told what is new on their own ladder, and no more once they no longer listen', async () => {
    const [phone, next] = await listening();
    front.listeners.tell({ channel: MAIN, event: EVENT });
    await until(() => phone.events.length === 1);
    phone.send({ type: 'unsubscribe', id: 'main' });
    await until(() => phone.types.endsWith('unsubscribe_success'));
    front.listeners.tell({ channel: MAIN, event: EVENT });
    next.send({ type: 'connection_init' });
    await until(() => next.heard.length === 3);
    expect([phone.events, next.events]).toEqual([[EVENT], []]);
  });

  it('are many, and leave when they like', async () => {
    const phones = await Promise.all(Array.from({ length: 50 }, () => ListeningPhone.open(address)));
    for (const phone of phones) phone.subscribe(MAIN);
    await until(() => phones.every(({ types }) => types === 'subscribe_success'));
    for (const phone of phones.slice(25)) phone.socket.terminate();
    front.listeners.tell({ channel: MAIN, event: EVENT });
    await until(() => phones.slice(0, 25).every(({ events }) => events.length === 1));
  });

  it('are told in parts where they are a crowd, so that others have an answer meanwhile', async () => {
    const phones = await Promise.all(Array.from({ length: 7 }, () => ListeningPhone.open(address)));
    const authorization = { Authorization: ANYBODY };
    for (const phone of phones) {
      for (let id = 0; id < 20; id++) phone.send({ type: 'subscribe', id: `${id}`, channel: MAIN, authorization });
      await until(() => phone.heard.length === 20);
    }
    const told = () => phones.map(({ events }) => events.length);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      front.listeners.tell({ channel: MAIN, event: EVENT });
      while (told().some((count, at) => at < 5 && count !== 20)) await new Promise(setImmediate);
      expect(told()).toEqual([20, 20, 20, 20, 20, 0, 0]);
      await vi.advanceTimersByTimeAsync(1000);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(told).toEqual([20, 20, 20, 20, 20, 20, 20]);
  });

  it('are a page of the laptop’s own, by whichever of its names', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${address.port}`;
      const socket = new WebSocket(address, protocolsAt(address), { origin: `http://${host}`, headers: { host } });
      await once(socket, 'open');
      socket.terminate();
    }
  });

  it('do not keep the laptop from ending', async () => {
    const [phone] = await listening();
    await front.close();
    await until(() => phone.closed !== undefined);
  });
});

const HUGE = JSON.stringify({ type: 'connection_init', more: 'x'.repeat(1_000_000) });

describe('whoever means harm', () => {
  it.each([
    ['what is no JSON', '{"type":'],
    ['what is no message', '[]'],
    ['a message of another protocol', { type: 'start', id: '1' }],
    ['an event of their own', { type: 'publish', id: '1', channel: MAIN, events: [EVENT] }],
    ['a channel that is none', { type: 'subscribe', id: '1', channel: '/ladders/*', authorization: {} }],
    ['no token', { type: 'subscribe', id: '1', channel: MAIN }],
    ['an id without end', { type: 'unsubscribe', id: 'x'.repeat(3000) }],
    ['too much', HUGE],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('is let go for sending %s, and nobody else hears of it', async (_, what) => {
    const [phone] = await listening();
    const other = await ListeningPhone.open(address);
    if (Buffer.isBuffer(what)) other.socket.send(what);
    else other.send(what);
    await until(() => other.closed !== undefined);
    front.listeners.tell({ channel: MAIN, event: EVENT });
    await until(() => phone.events.length === 1);
    expect([phone.events, other.closed]).toEqual([[EVENT], what === HUGE ? 1009 : 1008]);
  });

  it('is let go for asking without end, and for listening to more channels than there are pages to see', async () => {
    const [asking, hoarding] = [await ListeningPhone.open(address), await ListeningPhone.open(address)];
    for (let count = 0; count < 100; count++) asking.send({ type: 'connection_init' });
    for (let count = 0; count < 30; count++) hoarding.subscribe(`/ladders/riverside/l${count}`, `${count}`);
    await until(() => asking.closed !== undefined && hoarding.closed !== undefined);
    expect(hoarding.heard.length).toBeLessThan(25);
  });

  const NONE = () => ({});
  it.each([
    ['anywhere else', () => new URL('/other', address), () => protocolsAt(address), NONE, 404],
    ['without a token', () => address, () => ['aws-appsync-event-ws'], NONE, 401],
    ['with another token', () => address, () => ['aws-appsync-event-ws', 'header-e30'], NONE, 401],
    ['by no protocol', () => address, () => [], NONE, 401],
    [
      'by a page of another site',
      () => address,
      () => protocolsAt(address),
      () => ({ origin: 'https://evil.example' }),
      403,
    ],
    ['by a page that is nobody’s', () => address, () => protocolsAt(address), () => ({ origin: 'null' }), 403],
    [
      'by a page of another port',
      () => address,
      () => protocolsAt(address),
      () => ({ origin: 'http://127.0.0.1:1' }),
      403,
    ],
    ['by another name', () => address, () => protocolsAt(address), () => ({ headers: { host: 'evil.example' } }), 421],
    [
      'by a page that calls itself by the other name',
      () => address,
      () => protocolsAt(address),
      () => ({ origin: `http://evil.example:${address.port}`, headers: { host: `evil.example:${address.port}` } }),
      421,
    ],
  ])('is not let in %s', async (_, where, protocols, how, status) => {
    const socket = new WebSocket(where(), protocols(), how());
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.on('error', () => {}).terminate();
  });

  it('takes all the room there is for one address, and keeps nobody out', async () => {
    const phone = await ListeningPhone.open(address);
    phone.subscribe(MAIN);
    await until(() => phone.heard.length === 1);
    const crowd = await Promise.all(Array.from({ length: 520 }, () => ListeningPhone.open(address)));
    const late = await ListeningPhone.open(address);
    late.subscribe(MAIN);
    await until(() => late.heard.length === 1 && crowd.filter(({ closed }) => closed !== undefined).length === 22);
    front.listeners.tell({ channel: MAIN, event: EVENT });
    await until(() => phone.events.length + late.events.length === 2);
    expect(front.listeners.size).toBe(500);
    for (const { socket } of crowd) socket.terminate();
  });

  it('is turned away although it ends nothing itself, and does not keep the laptop from ending', async () => {
    const raw = createConnection({ port: Number(address.port), host: '127.0.0.1', allowHalfOpen: true });
    raw.on('error', () => {});
    raw.write(`GET /other HTTP/1.1\r\nhost: ${address.host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`);
    await once(raw.resume(), 'end');
    await front.close();
    raw.destroy();
  });

  it('breaks off in the middle of it, or sends half a frame', async () => {
    const [phone] = await listening();
    const raw = createConnection(Number(address.port), '127.0.0.1');
    raw.write(`GET ${LIVE} HTTP/1.1\r\nhost: ${address.host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`);
    raw.on('error', () => {});
    await once(raw, 'data');
    raw.destroy();
    const half = await ListeningPhone.open(address);
    Reflect.get(half.socket, '_socket').write(Buffer.from([0x81, 0xfe]));
    half.socket.terminate();
    front.listeners.tell({ channel: MAIN, event: EVENT });
    await until(() => phone.events.length === 1);
  });

  it('takes in nothing, and is let go before the laptop keeps much for them', async () => {
    const [phone, slow] = [await ListeningPhone.open(address), await ListeningPhone.open(address)];
    slow.subscribe(MAIN);
    phone.subscribe(MAIN);
    await until(() => slow.heard.length === 1 && phone.heard.length === 1);
    slow.socket.pause();
    const event = 'x'.repeat(10_000);
    let rounds = 0;
    for (; front.listeners.size === 2 && rounds < 5000; rounds++) {
      front.listeners.tell({ channel: MAIN, event });
      if (rounds % 4 === 0) await sleep(1);
    }
    await until(() => phone.events.length === rounds);
    expect([front.listeners.size, rounds < 5000]).toEqual([1, true]);
  });
});
