import { connect } from 'node:net';
import * as z from 'zod/mini';
import type { Network } from '#functions/notifying/https-post.ts';
import { newVapidKey } from '#functions/notifying/push/vapid.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'push.json';
const shape = z.object({ key: z.string() });

export const isPushKey = (value: unknown): boolean => shape.safeParse(value).success;

/** A laptop's key for push messages, in its stored form: made once, beside its database. */
export function pushKeyIn(folder: Pick<DataFolder, 'read' | 'write'>): string {
  const known = shape.safeParse(folder.read(FILE)).data;
  const key = known?.key ?? newVapidKey();
  if (!known) folder.write(FILE, { key });
  return key;
}

/** Any address that is public: nobody connects to it. */
const SOMEWHERE = '93.184.216.34';

/** An internet whose every push service is one program on this computer, to see what is sent without a line to any. */
export const pushServiceAt = (port: number): Network => ({
  resolve: async () => [SOMEWHERE],
  connect: () => connect(port, '127.0.0.1'),
});
