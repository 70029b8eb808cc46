/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { TOLD } from '../texts.ts';
import { isPhone, lookAtShowing, type Showing, showExample, turnOff, turnOn } from './subscribing.ts';

/** How this browser stands to showing notices, and how that is changed. */
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
      {showing === 'on' && (
        <button type="button" onClick={() => void showExample(TOLD.exampleTitle, TOLD.exampleText)}>
          {TOLD.example}
        </button>
      )}
    </>
  );
};
