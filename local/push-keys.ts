import * as z from 'zod/mini';
import { newVapidKey, parseVapidKey, type VapidKeys } from '../functions/push/vapid.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'push.json';
const shape = z.object({ key: z.string() });

/** A laptop's key pair for push messages: made once, and kept beside its database. */
export function pushKeysIn(folder: Pick<DataFolder, 'read' | 'write'>): VapidKeys {
  const known = shape.safeParse(folder.read(FILE)).data;
  const key = known?.key ?? newVapidKey();
  if (!known) folder.write(FILE, { key });
  return parseVapidKey(key);
}
