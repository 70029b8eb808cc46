/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { isPhone, lookAtShowing, type Showing, showExample, turnOff, turnOn } from './subscribing.ts';
import { WORDS } from './words.ts';

export interface PushProps {
  readonly club: string;
}

/** One switch: whether this browser shows the player what concerns them. Missing where it cannot. */
export const Part = ({ club }: PushProps) => {
  const path = `/api/clubs/${club}/own/push`;
  const [showing, setShowing] = useState<Showing>('impossible');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => void lookAtShowing(path).then(setShowing), [path]);
  if (showing === 'impossible') return null;
  const turn = async () => {
    setBusy(true);
    const now = await (showing === 'on' ? turnOff(path) : turnOn(path));
    setFailed(now === 'failed');
    if (now !== 'failed') setShowing(now);
    setBusy(false);
  };
  return (
    <section>
      <h2>{WORDS.title}</h2>
      {showing === 'home-screen' ? (
        <p>{WORDS.homeScreen}</p>
      ) : (
        <label class="check">
          <input
            type="checkbox"
            role="switch"
            aria-checked={showing === 'on'}
            checked={showing === 'on'}
            disabled={busy}
            onClick={(tap) => {
              tap.preventDefault();
              void turn();
            }}
          />
          {isPhone() ? WORDS.phone : WORDS.computer}
        </label>
      )}
      <p class="hint" role="status">
        {failed ? WORDS.failed : showing === 'denied' ? WORDS.denied : showing === 'home-screen' ? '' : WORDS.what}
      </p>
      {showing === 'on' && (
        <button type="button" onClick={() => void showExample(WORDS.exampleTitle, WORDS.exampleText)}>
          {WORDS.example}
        </button>
      )}
    </section>
  );
};
