import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';

/** What DynamoDB says that a request cost: one table's units, or those of each. */
interface Consumed {
  readonly CapacityUnits?: number;
}

/** What is asked of DynamoDB, such as GetItem. */
export const operationOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-amz-target']).replace(/^.*\./, '');

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** An answer, and how many units it says that it cost. */
export interface Forwarded {
  readonly status: number;
  readonly body: string;
  readonly units: number;
}

/** Sends a request on to an emulator, and asks what it costs. */
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
