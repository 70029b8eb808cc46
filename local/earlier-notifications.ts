import * as z from 'zod/mini';
import { writeAll } from '#functions/database/change.ts';
import type { Database } from '#functions/database/database.ts';
import { keyOf } from '#functions/database/item.ts';
import { inPortions } from '#functions/database/portions.ts';
import { parseNotification } from '#functions/notifying/messages.ts';
import type { DataFolder } from './data-folder.ts';
import { toldItem } from './how-far-told.ts';
import { messageItem } from './queue.ts';

const FILE = 'notifications.json';

const shape = z.object({
  /** Up to which line of each ladder messages were queued, and when each reminder was. */
  queued: z.record(z.string(), z.int()),
  reminded: z.record(z.string(), z.int()),
  waiting: z.array(z.object({ to: z.enum(['webhook', 'player']), message: z.string(), tries: z.int(), due: z.int() })),
});

/** Puts on the queues what releases before kept in a file, so that an update loses no notice. */
export async function takeOver(
  folder: Pick<DataFolder, 'read' | 'remove'>,
  database: Pick<Database, 'pause' | 'transact'>,
): Promise<void> {
  const found = shape.safeParse(folder.read(FILE)).data;
  if (found) {
    const { queued, reminded, waiting } = found;
    const told = Object.entries({ ...queued, ...reminded }).map((each) => toldItem(...each));
    const messages = waiting.map(({ to, message, ...rest }, sent) => {
      const queue = to === 'player' ? 'players' : parseNotification(message) ? 'deliveries' : 'again';
      return messageItem(queue, { body: message, sent, ...rest });
    });
    const items = new Map([...told, ...messages].map((item) => [JSON.stringify(keyOf(item)), item]));
    for (const portion of inPortions([...items.values()].map((put) => ({ put })))) await writeAll(database, portion);
  }
  folder.remove(FILE);
}
