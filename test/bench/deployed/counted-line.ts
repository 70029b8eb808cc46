import type { Server } from 'node:http';
import { listen, portOf } from '#local/listening.ts';
import { type Cost, NOTHING } from '../figures.ts';
import { forward, operationOf, shut, textOf } from './wire.ts';

const READS = ['GetItem', 'Query'];

/** The line from functions to an emulator. Whatever their bundles ask for passes here, and is counted. */
export class CountedLine {
  readonly #emulator: string;
  #server: Server | undefined;
  #sum = NOTHING;

  constructor(emulator: string) {
    this.#emulator = emulator;
  }

  /** Gives the address to send requests to. */
  async open(): Promise<string> {
    this.#server = await listen(0);
    this.#server.on('request', async (request, response) => {
      const text = await textOf(request);
      const { status, body, units } = await forward(this.#emulator, request, text);
      this.#count(operationOf(request), status === 200 ? itemsIn(text) : 0, units);
      // The functions' clocks are set, and what is cancelled would be sent again if the client found them wrong.
      response.sendDate = false;
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    });
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  close(): Promise<void> {
    return shut(this.#server);
  }

  /** What was asked for since the last reading. */
  read(): Cost {
    const sum = this.#sum;
    this.#sum = NOTHING;
    return sum;
  }

  #count(operation: string, items: number, units: number): void {
    const isRead = READS.includes(operation);
    this.#sum = {
      ...this.#sum,
      requests: this.#sum.requests + 1,
      items: this.#sum.items + (isRead ? 0 : items),
      readUnits: this.#sum.readUnits + (isRead ? units : 0),
      writeUnits: this.#sum.writeUnits + (isRead ? 0 : units),
    };
  }
}

/** How many items a request writes. */
const itemsIn = (text: string): number => JSON.parse(text).TransactItems?.length ?? 1;
