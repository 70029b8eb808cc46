import { once } from '../aws/parameter.ts';
import type { Channel, ChannelWorld } from './channel.ts';
import { emailChannel } from './email/channel.ts';
import { pushChannel } from './push/channel.ts';
import { parseVapidKey } from './push/vapid.ts';

/** All ways in which players are told, on AWS and on a laptop. */
export const channelsOf = (world: ChannelWorld): readonly Channel[] => [
  emailChannel(world),
  pushChannel({
    ...world,
    keys: once(async () => parseVapidKey(await world.secret('PUSH_PARAMETER'))),
    now: Date.now,
    clock: world.now,
  }),
];
