import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { ANYBODY, SUBPROTOCOL } from '#shared/contract/live.ts';
import { isOwnName } from './listening.ts';

/** Where pages of a laptop listen. */
export const LIVE = '/live';

/** What is sent to everybody who listens on a channel. */
export interface LiveEvent {
  readonly channel: string;
  readonly event: string;
}

/** How many listen at most, and from one address, and to how many channels each; the bytes of a message, and how many one may send between two beats. */
const MOST = { listeners: 2000, ofAddress: 500, channels: 20, bytes: 4096, messages: 60 } as const;
/** How many are told at once, and how many milliseconds before the next, so that all are told within a short while. */
const PART = { size: 100, pause: 50, within: 1000 } as const;
/** Bytes that a receiver may be behind; one who takes them more slowly than they come is let go, and looks by itself. */
const BEHIND = 65_536;
/** Milliseconds between two signs of life, and how long those who listen wait for one. */
const BEAT = 30_000;
const TIMEOUT = 120_000;

const authorization = z.object({ Authorization: z.literal(ANYBODY) });
const name = z.string().check(z.minLength(1), z.maxLength(128));
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init') }),
  z.object({
    type: z.literal('subscribe'),
    id: name,
    channel: z.string().check(z.regex(/^(\/[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?){1,5}$/)),
    authorization,
  }),
  z.object({ type: z.literal('unsubscribe'), id: name }),
]);

/** A page that listens: to which channels, each by the name of the subscription, and how it behaves. */
interface Listener {
  readonly address: string | undefined;
  readonly channels: Map<string, string>;
  messages: number;
  isAlive: boolean;
}

/**
 * Tells pages what is new, as AppSync Events does on AWS: as much of its protocol as pages use. Nothing told is private,
 * and nothing that is said here is taken for true; so any program that can reach the laptop may listen, of pages its own alone, and no one can publish.
 */
export class Listeners {
  readonly #sockets: WebSocketServer;
  readonly #listeners = new Map<WebSocket, Listener>();
  readonly #beat: NodeJS.Timeout;

  constructor(server: Server, beat = BEAT) {
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: MOST.bytes,
      handleProtocols: () => SUBPROTOCOL,
    });
    server.on('upgrade', (request, socket, head) => this.#open(request, socket, head));
    this.#beat = setInterval(() => this.#beats(), beat).unref();
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Tells a club's usual number at once, and a crowd in parts: each of them asks for the news, and others want answers too. */
  tell({ channel, event }: LiveEvent): void {
    const told = [...this.#listeners].flatMap(([socket, { channels }]) =>
      [...channels].flatMap(([id, its]) => (its === channel ? [{ socket, id }] : [])),
    );
    const pause = Math.min(PART.pause, PART.within / (told.length / PART.size));
    for (let first = 0; first < told.length; first += PART.size) {
      const part = told.slice(first, first + PART.size);
      const say = () => part.forEach(({ socket, id }) => void send(socket, { type: 'data', id, event }));
      if (first === 0) say();
      else setTimeout(say, (first / PART.size) * pause).unref();
    }
  }

  close(): void {
    clearInterval(this.#beat);
    for (const socket of this.#listeners.keys()) socket.terminate();
    this.#sockets.close();
  }

  #open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client may break off in the middle of it.
    socket.on('error', () => {});
    const refusal = this.#refusalOf(request);
    if (refusal) {
      // The server no longer counts the socket as its own, and a client that does not end it would keep it open.
      socket.once('finish', () => socket.destroy()).end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\n\r\n`);
      return;
    }
    const { remoteAddress } = request.socket;
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#opened(opened, remoteAddress));
  }

  #refusalOf({ url = '', headers, socket }: IncomingMessage): string | undefined {
    const { host, origin } = headers;
    if (!isOwnName(host, Number(socket.localPort))) return '421 Misdirected Request';
    if (url.replace(/\?.*$/s, '') !== LIVE) return '404 Not Found';
    // Browsers let pages of any site open sockets to anywhere, and say whose page it is.
    if (origin !== undefined && origin !== `http://${host}`) return '403 Forbidden';
    return isAllowed(headers['sec-websocket-protocol']) ? undefined : '401 Unauthorized';
  }

  /**
   * Nobody is kept out by many who came before: a connection that listens to nothing, or else the oldest, gives way, and looks
   * by itself.
   */
  #makeRoom(address: string | undefined): void {
    const all = [...this.#listeners];
    const others = all.filter(([, listener]) => listener.address === address);
    const many = others.length >= MOST.ofAddress ? others : all.length >= MOST.listeners ? all : [];
    const [socket] = many.find(([, { channels }]) => channels.size === 0) ?? many[0] ?? [];
    if (!socket) return;
    this.#listeners.delete(socket);
    socket.terminate();
  }

  #opened(socket: WebSocket, address: string | undefined): void {
    this.#makeRoom(address);
    const listener: Listener = { address, channels: new Map(), messages: 0, isAlive: true };
    this.#listeners.set(socket, listener);
    socket.on('message', (data, isBinary) => {
      listener.isAlive = true;
      if (isBinary || ++listener.messages > MOST.messages || !answer(socket, listener, data)) socket.close(1008);
    });
    socket.on('pong', () => {
      listener.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#listeners.delete(socket));
  }

  #beats(): void {
    for (const [socket, listener] of this.#listeners) {
      if (!listener.isAlive) socket.terminate();
      listener.isAlive = false;
      listener.messages = 0;
      send(socket, { type: 'ka' });
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }
  }
}

/** Whether a connection may listen, by the subprotocols it requests. */
function isAllowed(protocols = ''): boolean {
  const asked = protocols.split(/\s*,\s*/);
  const header = asked.find((each) => each.startsWith('header-'))?.slice('header-'.length) ?? '';
  return asked.includes(SUBPROTOCOL) && authorization.safeParse(parsed(Buffer.from(header, 'base64url'))).success;
}

/** Whether a message is one of the protocol. */
function answer(socket: WebSocket, { channels }: Listener, data: RawData): boolean {
  const asked = message.safeParse(parsed(data)).data;
  switch (asked?.type) {
    case undefined:
      return false;
    case 'connection_init':
      send(socket, { type: 'connection_ack', connectionTimeoutMs: TIMEOUT });
      return true;
    case 'subscribe':
      if (channels.size >= MOST.channels && !channels.has(asked.id)) return false;
      channels.set(asked.id, asked.channel);
      send(socket, { type: 'subscribe_success', id: asked.id });
      return true;
    case 'unsubscribe':
      channels.delete(asked.id);
      send(socket, { type: 'unsubscribe_success', id: asked.id });
      return true;
  }
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, what: object): void {
  if (socket.bufferedAmount > BEHIND) socket.terminate();
  else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what));
}
