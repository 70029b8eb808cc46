import { type Send, signedFor } from './signed.ts';

/** Tells readers of ladders that one has changed. */
export interface Live {
  /** Where readers listen, as `version.json` says it. */
  readonly address: string;
  /** Tells all listeners of a channel. Rejects if they cannot be told. */
  tell(channel: string, event: string): Promise<void>;
}

interface LiveAnswer {
  readonly failed?: readonly unknown[];
}

/** How long AppSync is waited for, in milliseconds. It is short, as pages wait to be published; readers look now and then anyway. */
const PATIENCE = 1000;

/** An Event API of AppSync, by the name of its HTTP host, spoken to without the SDK's client. */
export function liveAt(host: string, send: Send = signedFor('appsync', PATIENCE)): Live {
  const attempt = async (channel: string, event: string): Promise<void> => {
    const answer = await send({
      method: 'POST',
      url: new URL(`https://${host}/event`),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, events: [event] }),
    });
    if (!answer.ok) throw new Error(`AppSync answered ${answer.status}`);
    const { failed = [] }: LiveAnswer = JSON.parse(await answer.text());
    if (failed.length > 0) throw new Error('AppSync did not take it');
  };
  return {
    address: `wss://${host.replace('.appsync-api.', '.appsync-realtime-api.')}/event/realtime`,
    async tell(channel, event) {
      await attempt(channel, event).catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        return attempt(channel, event);
      });
    },
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
