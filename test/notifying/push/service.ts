import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { beforeAll } from 'vitest';
import { internet, serve, useInternet } from '../internet.ts';

/** What a push service gets. */
interface Brought {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly path: string | undefined;
}

/** A push service on this computer, which keeps what it gets and answers as it is told. */
export async function pushService(answer: RequestListener = (_, response) => void response.writeHead(201).end()) {
  const got: Brought[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    got.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url });
    answer(request, response);
  });
  const port = await serve(server);
  return { got, port, net: internet(port) };
}

/** One for the tests of a file, which answers that it has taken everything. */
export function usePushService() {
  useInternet();
  let service: Awaited<ReturnType<typeof pushService>> | undefined;
  beforeAll(async () => {
    service = await pushService();
  });
  return {
    get port() {
      return service?.port ?? 0;
    },
    get got() {
      return service?.got ?? [];
    },
  };
}
