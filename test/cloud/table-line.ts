import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';

/** What DynamoDB says that a request cost: one table's units, or those of each. */
interface Consumed {
  readonly CapacityUnits?: number;
}

export const operationOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-amz-target']).replace(/^.*\./, '');

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** An answer, and how many units it says that it cost. */
interface Forwarded {
  readonly status: number;
  readonly body: string;
  readonly units: number;
}

export async function forward(emulator: string, { headers }: IncomingMessage, text: string): Promise<Forwarded> {
  const { host: _, 'content-length': __, connection: ___, ...rest } = headers;
  const sent = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const asked = JSON.stringify({ ...JSON.parse(text), ReturnConsumedCapacity: 'TOTAL' });
  const answer = await fetch(emulator, { method: 'POST', headers: sent, body: asked });
  const body = await answer.text();
  const consumed: readonly Consumed[] = [JSON.parse(body).ConsumedCapacity ?? []].flat();
  return { status: answer.status, body, units: consumed.reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0) };
}

export async function shut(server: Server | undefined): Promise<void> {
  server?.closeAllConnections();
  server?.close();
  if (server) await once(server, 'close');
}

/** What some work cost at the table: items written, and units as DynamoDB counts them. */
export interface Cost {
  readonly items: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

const NOTHING: Cost = { items: 0, readUnits: 0, writeUnits: 0 };

const READS = ['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query'];
const TRANSACTION = 'TransactWriteItems';

export class CountedLine {
  readonly #emulator: string;
  #server: Server | undefined;
  #sum = NOTHING;

  constructor(emulator: string) {
    this.#emulator = emulator;
  }

  async open(): Promise<string> {
    this.#server = await listen(0);
    this.#server.on('request', async (request, response) => {
      const text = await textOf(request);
      const { status, body } = await this.answer(request, text).catch((error: unknown) => ({
        status: 500,
        body: String(error),
      }));
      // The functions' clocks are set, and what is cancelled would be sent again if the client found them wrong.
      response.sendDate = false;
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    });
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  close(): Promise<void> {
    return shut(this.#server);
  }

  read(): Cost {
    const sum = this.#sum;
    this.#sum = NOTHING;
    return sum;
  }

  protected async answer(request: IncomingMessage, text: string): Promise<Pick<Forwarded, 'status' | 'body'>> {
    const { units, ...answer } = await forward(this.#emulator, request, text);
    const isRead = READS.includes(operationOf(request));
    const items = isRead || answer.status !== 200 ? 0 : (JSON.parse(text).TransactItems?.length ?? 1);
    this.#sum = {
      items: this.#sum.items + items,
      readUnits: this.#sum.readUnits + (isRead ? units : 0),
      writeUnits: this.#sum.writeUnits + (isRead ? 0 : units),
    };
    return answer;
  }
}

/** How long a request takes to DynamoDB and back, in milliseconds. */
const [SHORTEST, LONGEST] = [5, 10];

const CONFLICT = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/**
 * The line to an emulator, as it is to DynamoDB: requests take their time, and of two transactions that are at the same
 * head at once the second is cancelled, which the emulator by itself never does.
 */
export class CrowdedLine extends CountedLine {
  readonly #busy = new Set<string>();
  cancelled = 0;

  protected override async answer(request: IncomingMessage, text: string) {
    const half = (SHORTEST + Math.random() * (LONGEST - SHORTEST)) / 2;
    await sleep(half);
    const head = operationOf(request) === TRANSACTION ? headIn(text) : undefined;
    const isBusy = head !== undefined && this.#busy.has(head);
    if (head !== undefined) this.#busy.add(head);
    const answer = isBusy ? conflictOf(text) : await super.answer(request, text);
    await sleep(half);
    if (head !== undefined && !isBusy) this.#busy.delete(head);
    if (head !== undefined && answer.status !== 200) this.cancelled++;
    return answer;
  }
}

function conflictOf(text: string) {
  const CancellationReasons = itemsIn(text).map((item) => (isHead(item) ? CONFLICT : { Code: 'None' }));
  const __type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
  return { status: 400, body: JSON.stringify({ __type, Message: 'Transaction cancelled', CancellationReasons }) };
}

interface TransactItem {
  readonly Put?: { readonly Item: { readonly pk: { readonly S: string }; readonly sk: { readonly S: string } } };
}

const itemsIn = (text: string): readonly TransactItem[] => JSON.parse(text).TransactItems;
const isHead = ({ Put }: TransactItem): boolean => Put?.Item.sk.S === 'state#head';
const headIn = (text: string): string | undefined => itemsIn(text).find(isHead)?.Put?.Item.pk.S;
