import { once } from 'node:events';
import WebSocket from 'ws';
import { authorizationAt, protocolsAt } from '#shared/contract/live.ts';

/** Asks the API with a key. A body is posted, as JSON or, if it is text, as the lines of a log. */
export function ask(
  address: string,
  key: string,
  body?: object | string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const type = typeof body === 'string' ? 'application/jsonl' : 'application/json';
  return fetch(address, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body && { 'content-type': type }) },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The same for what has to be accepted: returns what the answer says. */
export async function asked(...[address, ...rest]: Parameters<typeof ask>) {
  const answer = await ask(address, ...rest);
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/** The lines of a log, without its header. */
export const linesIn = (log: string) =>
  log
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

/** A phone that listens, with all that it is told. */
export class ListeningPhone {
  readonly heard: { readonly type: string; readonly [name: string]: unknown }[] = [];
  closed: number | undefined;

  readonly socket: WebSocket;
  readonly #address: URL;

  constructor(address: URL) {
    this.#address = address;
    this.socket = new WebSocket(address, protocolsAt(address));
    const { socket } = this;
    socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
  }

  static async open(address: URL): Promise<ListeningPhone> {
    const phone = new ListeningPhone(address);
    await once(phone.socket, 'open');
    return phone;
  }

  send(what: unknown): void {
    this.socket.send(typeof what === 'string' ? what : JSON.stringify(what));
  }

  subscribe(channel: string, id = 'main'): void {
    this.send({ type: 'subscribe', id, channel, authorization: authorizationAt(this.#address) });
  }

  get events(): readonly unknown[] {
    return this.heard.filter(({ type }) => type === 'data').map(({ event }) => event);
  }

  get types(): string {
    return this.heard.map(({ type }) => type).join(' ');
  }
}
