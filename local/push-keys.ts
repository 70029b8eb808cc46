import * as z from 'zod/mini';
import { newVapidKey } from '#functions/notifying/push/vapid.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'push.json';
const shape = z.object({ key: z.string() });

/** A laptop's key pair for push messages, as it is kept: made once, beside its database. */
export function pushKeyIn(folder: Pick<DataFolder, 'read' | 'write'>): string {
  const known = shape.safeParse(folder.read(FILE)).data;
  const key = known?.key ?? newVapidKey();
  if (!known) folder.write(FILE, { key });
  return key;
}
