/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { ask } from '#web/ui/session/api.ts';
import { TOLD } from '../texts.ts';
import { isStandalone } from '../tools.tsx';

export interface Push {
  readonly showing: Showing;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly turn: () => void;
}

export function usePush(club: string): Push {
  const path = `/api/clubs/${club}/own/push`;
  const [showing, setShowing] = useState<Showing>('impossible');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => void lookAtShowing(path).then(setShowing), [path]);
  const turn = async () => {
    setBusy(true);
    const now = await (showing === 'on' ? turnOff(path) : turnOn(path));
    setFailed(now === 'failed');
    if (now !== 'failed') setShowing(now);
    setBusy(false);
  };
  return { showing, busy, failed, turn: () => void turn() };
}

/** One switch: whether this browser shows the player what concerns them. Missing where it cannot. */
export const PushSwitch = ({ push: { showing, busy, failed, turn } }: { readonly push: Push }) => {
  if (showing === 'impossible') return null;
  if (showing === 'home-screen') return <p>{TOLD.homeScreen}</p>;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          role="switch"
          aria-checked={showing === 'on'}
          checked={showing === 'on'}
          aria-disabled={busy}
          onClick={(tap) => {
            tap.preventDefault();
            if (!busy) turn();
          }}
        />
        {isPhone() ? TOLD.phone : TOLD.computer}
      </label>
      <p class="hint" role="status">
        {failed ? TOLD.failed : showing === 'denied' ? TOLD.denied : TOLD.what}
      </p>
    </>
  );
};

/**
 * Whether this browser shows notices to its player. `impossible`: it can't, or the service sends none; `home-screen`: only once
 * the page is on the home screen (iPhone, iPad); `denied`: its owner has forbidden it.
 */
type Showing = 'impossible' | 'home-screen' | 'denied' | 'off' | 'on';

const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Of Apple’s phones and tablets, which show notices of home-screen apps alone; newer tablets say that they are Macs. */
const isAppleTouch = (): boolean =>
  /\b(iPhone|iPad)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isPhone = (): boolean => /\b(Android|iPhone|iPad)\b/.test(navigator.userAgent) || isAppleTouch();

/** Looks without a prompt, and brings what the service has of this browser up to date. */
async function lookAtShowing(path: string): Promise<Showing> {
  if (!able()) return isAppleTouch() && !isStandalone() ? 'home-screen' : 'impossible';
  const known = await ask<'getPushSubscription'>(path);
  if (known.kind !== 'done') return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const { endpoint } = known.body;
  if (endpoint === undefined || Notification.permission !== 'granted') return 'off';
  const own = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (own && own.endpoint !== endpoint) await tell(path, own);
  return 'on';
}

/** Has this browser show notices from now on; only a tap may ask for it. 'failed' if it is not known whether it will. */
async function turnOn(path: string): Promise<Showing | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const known = await ask<'getPushSubscription'>(path);
  if (known.kind !== 'done') return 'failed';
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return (await tell(path, await subscription(pushManager, known.body.key))) ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Others who use this browser may go on being told here, so what it has subscribed to stays. */
async function turnOff(path: string): Promise<Showing | 'failed'> {
  return (await ask<'unsubscribeFromPush'>(path, { method: 'DELETE' })).kind === 'done' ? 'off' : 'failed';
}

async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const how = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(how);
  } catch (error) {
    const older = await manager.getSubscription();
    if (!older) throw error;
    // It was for the key of another deployment at this address.
    await older.unsubscribe();
    return manager.subscribe(how);
  }
}

const tell = async (path: string, found: PushSubscription): Promise<boolean> =>
  (await ask<'subscribeToPush'>(path, { method: 'PUT', body: found.toJSON() })).kind === 'done';
