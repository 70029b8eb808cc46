import { describe, expect, it } from 'vitest';
import { sendAll } from '#functions/aws/send-all.ts';

const atOnce = async (): Promise<void> => {};

describe('messages on their way to a queue', () => {
  it('arrive although a connection drops', async () => {
    const taken: string[] = [];
    let drops = 2;
    const enqueue = async (bodies: readonly string[]) => {
      if (drops-- > 0) throw new TypeError('fetch failed');
      taken.push(...bodies);
      return [];
    };
    await sendAll(enqueue, ['one', 'two'], atOnce);
    expect(taken).toEqual(['one', 'two']);
  });

  it('are given up after three tries, each after a longer pause, and the cause is told', async () => {
    const [pauses, cause] = [[] as number[], new TypeError('fetch failed')];
    let tries = 0;
    const enqueue = () => {
      tries++;
      return Promise.reject(cause);
    };
    const sent = sendAll(enqueue, ['one', 'two'], async (number) => void pauses.push(number));
    await expect(sent).rejects.toMatchObject({ message: 'the queue does not take 2 messages', cause });
    expect([tries, pauses]).toEqual([3, [1, 2]]);
  });

  it('are sent again alone where the queue took the others', async () => {
    const asked: (readonly string[])[] = [];
    const enqueue = async (bodies: readonly string[]) => {
      asked.push(bodies);
      return bodies.slice(1, asked.length === 1 ? undefined : 1);
    };
    await sendAll(enqueue, ['one', 'two'], atOnce);
    expect(asked).toEqual([['one', 'two'], ['two']]);
  });
});
