import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { connect, type Server } from 'node:net';
import { afterAll } from 'vitest';
import { type Destination, type Network, type Post, postOver } from '#functions/notifying/https-post.ts';

export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

const servers = new Set<Server>();

/** Puts a server on a free port of this computer, and ends it after the tests of the file. */
export async function serve(server: Server): Promise<number> {
  servers.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('it listens nowhere');
  return address.port;
}

/** Closes all servers after the tests of a file, whoever still hangs on them. */
export function useInternet(): void {
  afterAll(() => {
    for (const server of servers) server.close();
    servers.clear();
  });
}

/** A receiver that keeps what it gets and answers as it is told. */
export async function receiver(answer: RequestListener = (_, response) => void response.writeHead(204).end()) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url: path = '', headers } = request;
    const bytes = Buffer.concat(chunks);
    got.push({ method, path, headers, body: bytes.toString(), bytes });
    answer(request, response);
  });
  return { got, port: await serve(server) };
}

/** An internet whose every public address leads to one port of this computer; keeps where connections were to go. */
export function internet(port: number, addresses: (host: string) => readonly string[] = () => ['93.184.216.34']) {
  const resolved: string[] = [];
  const connected: Destination[] = [];
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host);
      return addresses(host);
    },
    connect: (to) => {
      connected.push(to);
      return connect(port, '127.0.0.1');
    },
  };
  const post = (patience?: number): Post => postOver(network, patience);
  return { resolved, connected, network, post };
}
