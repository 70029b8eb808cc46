import { type Client, connect } from '#functions/database/dynamo/client.ts';

/** What happens to one request to the database: `send` lets it through. */
type Disturbance = (isWrite: boolean, send: () => Promise<void>) => Promise<void>;

const WRITES = ['TransactWriteItemsCommand', 'UpdateItemCommand', 'PutItemCommand'];

/** A client whose requests something interferes with, as networks, crashes and other writers do. */
function disturbed(endpoint: string, disturb: Disturbance): Client {
  const client = connect(endpoint);
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        let output: Awaited<ReturnType<typeof next>> | undefined;
        await disturb(WRITES.includes(String(commandName)), async () => {
          output = await next(args);
        });
        if (!output) throw new Error('nothing was let through');
        return output;
      },
    { step: 'initialize', name: 'disturbance' },
  );
  return client;
}

/** The client of a process that dies with one of its requests, the first being 1, before that leaves or after it arrived. */
export function dyingClient(endpoint: string, request: number, when: 'before' | 'after'): Client {
  let sent = 0;
  return disturbed(endpoint, async (_, send) => {
    sent++;
    if (sent < request || (sent === request && when === 'after')) await send();
    if (sent >= request) throw new Error('the process died');
  });
}

/** The client of a process that is overtaken: before its first write leaves, something else happens from beginning to end. */
export function overtakenClient(endpoint: string, meanwhile: () => Promise<void>): Client {
  let writes = 0;
  return disturbed(endpoint, async (isWrite, send) => {
    if (isWrite && writes++ === 0) await meanwhile();
    await send();
  });
}

/** The client of a process whose first write arrives, but is never answered. */
export function unansweredClient(endpoint: string): Client {
  let writes = 0;
  return disturbed(endpoint, async (isWrite, send) => {
    await send();
    if (isWrite && writes++ === 0) throw new Error('no answer came');
  });
}
