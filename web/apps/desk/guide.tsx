import { useState } from 'preact/hooks';
import { hasResult } from '../../kit/line-story.ts';
import { QrCode } from '../../kit/qr.tsx';
import { useDesk } from './desk.ts';
import type { DeskView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.guide;

/** How far a new ladder has come. Nothing but the ladder remembers it, so that a reload is no matter. */
export type Step = 'players' | 'first' | 'done';

export function stepOf({ version, standings, entries }: DeskView): Step {
  if (version === 1 || (standings.length === 0 && version < 5)) return 'players';
  const begun =
    version > 60 || entries.some((line) => hasResult(line) || line.verb === 'arrive' || line.verb === 'approve');
  return begun ? 'done' : 'first';
}

/** The way from a new ladder to its first result, and what to do then. */
export const Guide = ({ step, onHide }: { readonly step: Step; readonly onHide: () => void }) => {
  const at = ['made', 'players', 'first', 'done'].indexOf(step);
  if (step === 'done') return <Live onHide={onHide} />;
  return (
    <section class="guide" aria-label={W.title}>
      <ol>
        {[W.made, W.players, W.first].map((words, index) => (
          <li key={words} aria-current={index === at ? 'step' : undefined} class={index < at ? 'past' : undefined}>
            {words}
          </li>
        ))}
      </ol>
    </section>
  );
};

const Live = ({ onHide }: { readonly onHide: () => void }) => {
  const { club, ladder } = useDesk();
  const [address] = useState(() => new URL(`/${club}/${ladder}/`, location.href).href);
  return (
    <section class="guide live">
      <div>
        <h2>{W.live}</h2>
        <p>{W.liveText}</p>
        <p class="link">
          <a href={address}>{address}</a>
        </p>
        <p>
          <a href="#links">{W.hand}</a>
        </p>
        <button type="button" onClick={onHide}>
          {W.hide}
        </button>
      </div>
      <QrCode text={address} label={W.qr} />
    </section>
  );
};
