import { once } from 'node:events';
import WebSocket from 'ws';
import { authorizationAt, protocolsAt } from '#shared/contract/live.ts';

/** Somebody who listens, with all that they are told. */
export class Phone {
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

  static async open(address: URL): Promise<Phone> {
    const phone = new Phone(address);
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
