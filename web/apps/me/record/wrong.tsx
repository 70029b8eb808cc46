/// <reference lib="dom" />
import { useEffect, useId, useState } from 'preact/hooks';
import type { Said } from '../../../kit/api.ts';
import { ask } from '../../../kit/api.ts';
import { Sheet } from '../sheet.tsx';
import { RECORD } from '../texts.ts';

/** What the player has said is wrong, or may say so of, by the lines that gave the results. */
export interface Wrong {
  readonly may: readonly number[];
  readonly said: readonly number[];
  readonly look: () => Promise<void>;
}

/** `path` is the ladder’s API; it is asked again whenever `bouts` are others. */
export function useWrong(path: string, bouts: unknown): Wrong {
  const [told, setTold] = useState<Said<'listDisputes'>>({ disputes: [], mayDispute: [] });
  const look = async (): Promise<void> => {
    const outcome = await ask<'listDisputes'>(`${path}/disputes`);
    if (outcome.kind === 'done') setTold(outcome.body);
  };
  useEffect(() => void look(), [path, bouts]);
  return { may: told.mayDispute, said: told.disputes.map(({ entry }) => entry.line), look };
}

/** The longest that may be said, in characters. */
const LONGEST = 200;

interface SayWrongProps {
  readonly path: string;
  readonly line: number;
  /** "lost 0–1 Cy". */
  readonly about: string;
  readonly wrong: Wrong;
}

/** A result that somebody else entered, and that counts: the player says that it is wrong, and an organiser decides. */
export const SayWrong = ({ path, line, about, wrong }: SayWrongProps) => {
  const [open, setOpen] = useState(false);
  if (wrong.said.includes(line)) return <p class="hint">{RECORD.wrong.said}</p>;
  if (!wrong.may.includes(line)) return null;
  return (
    <>
      <button type="button" aria-label={`${RECORD.wrong.button}: ${about}`} onClick={() => setOpen(true)}>
        {RECORD.wrong.button}
      </button>
      {open && <Saying {...{ path, line, about, wrong }} onClose={() => setOpen(false)} />}
    </>
  );
};

const Saying = ({ path, line, about, wrong, onClose }: SayWrongProps & { readonly onClose: () => void }) => {
  const [says, setSays] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const id = useId();
  const send = async (): Promise<void> => {
    setBusy(true);
    const outcome = await ask(`${path}/disputes`, { body: { line, ...(says.trim() && { says }) } });
    setBusy(false);
    if (outcome.kind !== 'done')
      return setFault(outcome.kind === 'refused' ? outcome.problem.detail : RECORD.wrong.lost);
    onClose();
    await wrong.look();
  };
  return (
    <Sheet title={[RECORD.wrong.button]} onClose={onClose}>
      <p>{about}</p>
      <p class="hint">{RECORD.wrong.decides}</p>
      <div class="field">
        <label for={id}>{RECORD.wrong.what}</label>
        <input id={id} value={says} maxLength={LONGEST} onInput={({ currentTarget }) => setSays(currentTarget.value)} />
      </div>
      <div role="alert">{fault && <p class="fault">{fault}</p>}</div>
      <button type="button" class="main" disabled={busy} onClick={() => void send()}>
        {RECORD.wrong.send}
      </button>
    </Sheet>
  );
};
