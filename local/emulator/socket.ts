import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Client, connect, TIMEOUTS } from '#functions/database/dynamo/client.ts';
import type { Ask } from './protocol.ts';

/** A name that no request goes to: they all go to the emulator. */
const NOWHERE = 'http://emulator.invalid';

/** A client whose requests are answered in this very process. */
export const clientOf = (ask: Ask): Client => connect(NOWHERE, { handle: (request: Asked) => handled(ask, request) });

/** A client of the emulator behind a socket, which is another process's. */
export const clientAt = (path: string): Client => connect(NOWHERE, { ...TIMEOUTS, httpAgent: new SocketAgent(path) });

class SocketAgent extends Agent {
  readonly #path: string;

  constructor(path: string) {
    super({ keepAlive: true });
    this.#path = path;
  }

  override createConnection(): Socket {
    return connectTo(this.#path);
  }
}

interface Asked {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function handled(ask: Ask, { headers, body }: Asked) {
  const { status, body: answer } = await ask(operationIn(headers['x-amz-target']), textOf(body));
  return { response: { statusCode: status, headers: JSON_HEADERS, body: Buffer.from(answer) } };
}

const decoder = new TextDecoder();
/** Its own way of becoming text warns. */
const textOf = (body: unknown): string => (body instanceof Uint8Array ? decoder.decode(body) : String(body));

const JSON_HEADERS = { 'content-type': 'application/x-amz-json-1.0' };

/** The operation in a target such as "DynamoDB_20120810.GetItem". */
const operationIn = (target: string | string[] | undefined): string => String(target).split('.')[1] ?? '';

/** Lets this user's other programs ask as well, through a socket in a folder that is open to nobody else. */
export async function serve(ask: Ask, path: string | number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => void respond(ask, request, response));
  if (typeof path === 'string') rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

async function respond(ask: Ask, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { status, body } = await ask(operationIn(request.headers['x-amz-target']), await text(request));
    response.writeHead(status, JSON_HEADERS).end(body);
  } catch (error) {
    // The client tries again, or reports an outage.
    response
      .writeHead(500, JSON_HEADERS)
      .end(JSON.stringify({ __type: 'InternalServerError', message: String(error) }));
  }
}
