import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { shareOf } from '../figures.ts';

export interface Answer {
  readonly status: number;
  readonly line?: number;
  readonly says?: string;
  readonly retryAfter?: number;
}

const recorded = z.object({ line: z.number() });

export function answerOf(status: number, retryAfter: string | null | undefined, body: string): Answer {
  const said = status < 300 ? recorded.parse(JSON.parse(body)) : { says: body };
  return { status, ...said, ...(retryAfter && { retryAfter: Number(retryAfter) }) };
}

/** What some seconds of work by some clients came to. Times are in milliseconds, over all answers. */
export interface Figures {
  /** How long it took, in seconds, until the last answer was there. */
  readonly seconds: number;
  readonly accepted: number;
  readonly refused: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly shares: readonly [fewest: number, most: number];
  readonly lines: readonly number[];
}

interface Timed extends Answer {
  readonly client: number;
  readonly ms: number;
}

/** Each client sends one request after the other for some seconds, and waits when asked to, but not beyond those. */
export async function contend(
  send: (client: number, request: number) => Promise<Answer>,
  seconds: number,
  clients: number,
): Promise<Figures> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const answers: Timed[] = [];
  const client = async (number: number): Promise<void> => {
    for (let request = 0; performance.now() < end; request++) {
      const start = performance.now();
      const answer = await send(number, request).catch((): Answer => ({ status: 0 }));
      answers.push({ ...answer, client: number, ms: performance.now() - start });
      if (answer.retryAfter !== undefined)
        await sleep(Math.max(0, Math.min(answer.retryAfter * 1000, end - performance.now())));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return { seconds: (performance.now() - begun) / 1000, ...figuresOf(answers, clients) };
}

function figuresOf(answers: readonly Timed[], clients: number): Omit<Figures, 'seconds'> {
  const at = shareOf(answers.map(({ ms }) => ms));
  const accepted = answers.filter(({ status }) => status >= 200 && status < 300);
  const count = (is: (status: number) => boolean): number => answers.filter(({ status }) => is(status)).length;
  const shares = Array.from({ length: clients }, (_, each) => accepted.filter(({ client }) => client === each).length);
  return {
    accepted: accepted.length,
    refused: count((status) => status >= 400 && status < 500),
    failed: count((status) => status === 0 || status >= 500),
    p50: at(0.5),
    p99: at(0.99),
    shares: [Math.min(...shares), Math.max(...shares)],
    lines: accepted.flatMap(({ line }) => line ?? []),
  };
}
