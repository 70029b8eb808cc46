import { CHANNELS, type ChannelName, type PersonalKind } from '../../shared/vocabulary/club.ts';
import type { Wishes } from '../store/telling-port.ts';

/** What players are told who have not said otherwise: what waits for them. Who moved is on the page anyhow. */
const USUAL: { readonly [Kind in PersonalKind]: boolean } = {
  challenged: true,
  answered: true,
  date: true,
  confirm: true,
  moved: false,
  due: true,
  night: false,
};

/** Whether a player wants to be told something of a kind on a channel. */
export const wants = ({ kinds, by, off }: Wishes, kind: PersonalKind, channel: ChannelName): boolean =>
  !off && (by?.[channel]?.[kind] ?? kinds?.[kind] ?? USUAL[kind]);

/** Whether on any at all. */
export const wantsAnywhere = (wishes: Wishes, kind: PersonalKind): boolean =>
  CHANNELS.some((channel) => wants(wishes, kind, channel));
