import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { UserError } from './user-error.ts';

const SENTENCES: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Take another one: npm start -- --port ${port + 1}`,
  EACCES: (port) => `Port ${port} is not for everybody to take. Take one from 1024 on: npm start -- --port 4000`,
};

/** A server on a port of this machine alone; 0 takes any free one. */
export async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = SENTENCES[code];
    throw sentence ? new UserError(sentence(port)) : error;
  }
  return server;
}

const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** A page of another site can make its own name lead here and share its origin: only this machine's names are answered. */
export const isOwnName = (host: string | undefined, port: number): boolean =>
  NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name));

export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  return address.port;
}
