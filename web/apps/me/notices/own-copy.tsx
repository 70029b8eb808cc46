import { useState } from 'preact/hooks';
import { PATIENCE, saveCopy } from '#web/ui/people/copy-kept.ts';
import { ask } from '#web/ui/session/api.ts';
import { TOLD } from '../texts.ts';

/** A copy of all that is kept of a player, for themselves. */
export const OwnCopy = ({ club }: { readonly club: string }) => {
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed' | 'often'>('idle');
  async function get(): Promise<void> {
    setState('busy');
    const outcome = await ask<'copyOwn'>(`/api/clubs/${club}/own/copy`, { patience: PATIENCE });
    if (saveCopy(outcome)) setState('saved');
    else setState(outcome.kind === 'refused' && outcome.problem.status === 429 ? 'often' : 'failed');
  }
  return (
    <section class="told">
      <h2>{TOLD.copy.title}</h2>
      <p>{TOLD.copy.text}</p>
      <p>
        <button type="button" disabled={state === 'busy'} onClick={() => void get()}>
          {TOLD.copy.get}
        </button>
      </p>
      <p role="status">{state === 'saved' && TOLD.copy.saved}</p>
      {(state === 'failed' || state === 'often') && (
        <p class="fault" role="alert">
          {state === 'often' ? TOLD.copy.often : TOLD.failed}
        </p>
      )}
    </section>
  );
};
