import { expect, it } from 'vitest';
import { LaptopNotifications } from '#local/notifications.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

it('a laptop reminds the players of a ladder, and not again where it was started anew meanwhile', async () => {
  const told: string[] = [];
  let kept: unknown;
  const folder = {
    read: () => kept,
    write(_: string, value: unknown) {
      kept = structuredClone(value);
    },
  };
  const tell = async (message: string) => {
    told.push(message);
    return message.endsWith('/soon') ? { messages: [message.replace('/soon', '/soon-0123456789abcdef~0')] } : {};
  };
  const started = async (ladders: readonly string[], last: string): Promise<void> => {
    const store = {
      clubIds: async function* () {},
      club: async () => undefined,
      version: async () => undefined,
      database: new MemoryDatabase(),
    };
    const work = { webhook: async () => ({}), player: tell };
    const deps = { store, work, isReached: async () => true, now: Date.now, log: console.log };
    const notifications = new LaptopNotifications(deps, folder);
    await notifications.begin();
    await notifications.remind(ladders.map((ladder) => `riverside/${ladder}/soon`));
    await expect.poll(() => told).toContain(`riverside/${last}/soon`);
    await notifications.close();
  };
  await started(['main'], 'main');
  await started(['main', 'juniors'], 'juniors');
  expect(told.filter((message) => message.startsWith('riverside/main/'))).toEqual([
    'riverside/main/soon',
    'riverside/main/soon-0123456789abcdef~0',
  ]);
});
