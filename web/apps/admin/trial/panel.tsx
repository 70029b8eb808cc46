/// <reference lib="dom" />

import { useEffect, useRef } from 'preact/hooks';
import type { Tried } from '#shared/engine/trial.ts';
import { changesInWords } from '#shared/view/changes-in-words.ts';
import type { Reconfiguration } from '#shared/vocabulary/header.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { CHANGE, COMMON, TRIAL as W } from '../texts.ts';
import { Outcome } from './outcome.tsx';
import { useTrial } from './use-trial.ts';

export interface TrialProps {
  readonly settings: Tried;
  readonly changes: Reconfiguration;
  readonly onLeave: () => void;
}

/** What other settings would have made of the season so far; then they are used from now on, or nothing is changed. */
export const Part = ({ settings, changes, onLeave }: TrialProps) => {
  const { view, submit } = useAdmin();
  const trial = useTrial({ kind: 'settings', settings });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="trial" aria-labelledby="trial">
      <h2 id="trial" ref={heading} tabIndex={-1}>
        {W.title}
      </h2>
      <ul>
        {changesInWords(view.header, { settings }).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p class="hint">{W.intro}</p>
      <Outcome {...trial} />
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => void submit({ title: CHANGE.title, verb: 'configure', body: changes, yes: WORDS.save })}
        >
          {W.use}
        </button>
        <button type="button" onClick={onLeave}>
          {COMMON.close}
        </button>
      </div>
    </section>
  );
};
