/// <reference lib="dom" />
import { authorizationAt, channelOf, protocolsAt } from '#shared/contract/live.ts';

export interface Listener {
  /** Everything published from now on is announced. */
  readonly up: () => void;
  /** The line has carried something. */
  readonly alive: () => void;
  /** What was told: anything at all. */
  readonly told: (found: unknown) => void;
  /** Nothing has come for longer than usual. */
  readonly doubted: () => void;
  /** There is no line, or no longer one. Said once. */
  readonly lost: () => void;
}

/** How long a line may take until it is up, in milliseconds; then, for how long one may be silent without a doubt. */
const OPENING = 10_000;
export const USUAL = 90_000;
/** How long one may be silent at most, where the other end does not say. */
export const SILENT = 300_000;

/**
 * Listens to a ladder's channel by the protocol of AppSync Events, until it is stopped or lost. `live`: the address to listen
 * at; `file`: any file of the ladder. Throws if `live` isn't an address.
 */
export function listen(live: string, file: string, listener: Listener): () => void {
  const site = new URL(file, location.href);
  const [, club = '', ladder = ''] = site.pathname.split('/');
  const address = new URL(live, site);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, protocolsAt(address));
  let isUp = false;
  let most = SILENT;
  let ending = setTimeout(end, OPENING);
  let doubting: typeof ending | undefined;

  const say = (message: object): void => socket.send(JSON.stringify(message));

  function stop(): void {
    clearTimeout(ending);
    clearTimeout(doubting);
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  function end(): void {
    stop();
    listener.lost();
  }

  socket.onopen = () => say({ type: 'connection_init' });
  socket.onclose = end;
  socket.onmessage = ({ data }) => {
    const { type, event, connectionTimeoutMs }: Message = parsed(data) ?? {};
    if (type === 'connection_ack') {
      most = connectionTimeoutMs ?? SILENT;
      say({
        type: 'subscribe',
        id: '1',
        channel: channelOf({ club, ladder }),
        authorization: authorizationAt(address),
      });
      return;
    }
    if (type?.endsWith('error')) return end();
    if (!isUp && type !== 'subscribe_success') return;
    if (!isUp) listener.up();
    isUp = true;
    clearTimeout(ending);
    clearTimeout(doubting);
    ending = setTimeout(end, most);
    doubting = setTimeout(listener.doubted, USUAL);
    listener.alive();
    if (type === 'data') for (const each of [event].flat()) listener.told(parsed(each));
  };
  return stop;
}

interface Message {
  readonly type?: string;
  /** The text of an event, or of several. */
  readonly event?: unknown;
  readonly connectionTimeoutMs?: number;
}

function parsed(text: unknown) {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
