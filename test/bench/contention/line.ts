import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';
import { forward, operationOf, shut, textOf } from '../deployed/wire.ts';

/** How long a request takes to DynamoDB and back, in milliseconds. */
const [SHORTEST, LONGEST] = [5, 10];

const TRANSACTION = 'TransactWriteItems';
const CONFLICT = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/**
 * The line to an emulator, as it is to DynamoDB: requests take their time, and of two transactions that are at the same
 * head at once the second is cancelled, which the emulator by itself never does.
 */
export class Line {
  readonly #emulator: string;
  readonly #busy = new Set<string>();
  #server: Server | undefined;
  /** How many transactions were cancelled, because another one was under way or because a condition failed. */
  cancelled = 0;
  #readUnits = 0;

  constructor(emulator: string) {
    this.#emulator = emulator;
  }

  /** Gives the address to send requests to. */
  async open(): Promise<string> {
    this.#server = await listen(0);
    this.#server.on('request', async (request, response) => {
      const { status, body } = await this.#answer(request).catch((error: unknown) => ({
        status: 500,
        body: String(error),
      }));
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    });
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  close(): Promise<void> {
    return shut(this.#server);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const text = await textOf(request);
    const half = (SHORTEST + Math.random() * (LONGEST - SHORTEST)) / 2;
    await sleep(half);
    const head = operationOf(request) === TRANSACTION ? headIn(text) : undefined;
    if (head !== undefined && this.#busy.has(head)) return this.#conflict(text, half);
    if (head !== undefined) this.#busy.add(head);
    const answer = await this.#forward(request, text);
    await sleep(half);
    if (head !== undefined) this.#busy.delete(head);
    if (head !== undefined && answer.status !== 200) this.cancelled++;
    return answer;
  }

  /** The read units that some accepted requests took each. */
  readUnitsEach(accepted: number): string {
    return (this.#readUnits / Math.max(1, accepted)).toFixed(1);
  }

  async #conflict(text: string, half: number): Promise<{ status: number; body: string }> {
    this.cancelled++;
    await sleep(half);
    const CancellationReasons = itemsIn(text).map((item) => (isHead(item) ? CONFLICT : { Code: 'None' }));
    const __type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
    return { status: 400, body: JSON.stringify({ __type, Message: 'Transaction cancelled', CancellationReasons }) };
  }

  async #forward(request: IncomingMessage, text: string): Promise<{ status: number; body: string }> {
    const { units, ...answer } = await forward(this.#emulator, request, text);
    if (operationOf(request) !== TRANSACTION) this.#readUnits += units;
    return answer;
  }
}

interface TransactItem {
  readonly Put?: { readonly Item: { readonly pk: { readonly S: string }; readonly sk: { readonly S: string } } };
}

const itemsIn = (text: string): readonly TransactItem[] => JSON.parse(text).TransactItems;
const isHead = ({ Put }: TransactItem): boolean => Put?.Item.sk.S === 'state#head';
const headIn = (text: string): string | undefined => itemsIn(text).find(isHead)?.Put?.Item.pk.S;
