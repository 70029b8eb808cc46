/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { ImportView } from '#shared/features/imports.ts';
import { FILES as W } from '../texts.ts';
import { isRunning, lookAt, withdraw } from './import.ts';

/** Milliseconds between two looks. */
const PAUSE = 1000;

interface Props {
  readonly club: string;
  readonly id: string;
  /** Told when it is over. */
  readonly onEnd: (found: ImportView) => void;
}

/** How far an import has come, looked at again and again until it is over. */
export const ImportProgress = ({ club, id, onEnd }: Props) => {
  const [found, setFound] = useState<ImportView>();
  useEffect(() => {
    const looking = new AbortController();
    void follow(club, id, looking.signal, setFound).then((end) => end && onEnd(end));
    return () => looking.abort();
  }, [club, id]);
  return (
    <div class="import-progress">
      <p role="status">
        <bdi>{id}</bdi>: {found ? sentence(found) : W.sent}
      </p>
      {found && <progress aria-label={sentence(found)} max={2 * found.lines} value={found.checked + found.written} />}
      <button type="button" onClick={() => void withdraw(club, id)}>
        {W.withdraw}
      </button>
    </div>
  );
};

/** The import once it is over; nothing where nobody wants to know any more. A connection that is down is waited for. */
async function follow(
  club: string,
  id: string,
  signal: AbortSignal,
  tell: (found: ImportView) => void,
): Promise<ImportView | undefined> {
  while (!signal.aborted) {
    const found = await lookAt(club, id);
    if (signal.aborted) return undefined;
    if (found && !isRunning(found)) return found;
    if (found) tell(found);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

function sentence({ state, lines, checked, written }: ImportView): string {
  if (state === 'checking') return W.checking(checked, lines);
  return state === 'writing' ? W.writing(written, lines) : W.withdrawing;
}
