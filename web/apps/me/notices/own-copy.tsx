import { useState } from 'preact/hooks';
import { PATIENCE, saveCopy } from '#web/ui/people/copy-kept.ts';
import { ask } from '#web/ui/session/api.ts';
import { TOLD } from '../texts.ts';

/** A copy of everything stored about a player, for themselves. */
export const OwnCopy = ({ club }: { readonly club: string }) => {
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [fault, setFault] = useState<string>();
  async function get(): Promise<void> {
    setState('busy');
    setFault(undefined);
    const outcome = await ask<'copyOwn'>(`/api/clubs/${club}/own/copy`, { patience: PATIENCE });
    const isSaved = saveCopy(outcome);
    setState(isSaved ? 'saved' : 'idle');
    if (!isSaved) setFault(outcome.kind === 'refused' ? outcome.problem.detail : TOLD.failed);
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
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
};
