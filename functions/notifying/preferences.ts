import {
  CHANNELS,
  CHOSEN_KINDS,
  type ChannelName,
  type ChosenKind,
  type PersonalKind,
} from '../../shared/vocabulary/club.ts';
import type { Wishes } from '../store/telling-port.ts';

/** What players are told who have not said otherwise: what waits for them. Who moved is on the page anyhow. */
const USUAL: { readonly [Kind in ChosenKind]: boolean } = {
  challenged: true,
  answered: true,
  date: true,
  moved: false,
  due: true,
  night: false,
};

const isChosen = (kind: PersonalKind): kind is ChosenKind => CHOSEN_KINDS.some((each) => each === kind);

/** Whether a player wants to be told something of a kind on a channel; what others enter of their games they are told anyway. */
export const wants = ({ kinds, by, off }: Wishes, kind: PersonalKind, channel: ChannelName): boolean =>
  !off && (!isChosen(kind) || (by?.[channel]?.[kind] ?? kinds?.[kind] ?? USUAL[kind]));

/** Whether on any at all. */
export const wantsAnywhere = (wishes: Wishes, kind: PersonalKind): boolean =>
  CHANNELS.some((channel) => wants(wishes, kind, channel));
