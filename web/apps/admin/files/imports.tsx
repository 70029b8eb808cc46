/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { ImportView } from '#shared/features/imports.ts';
import { type ApiOutcome, ask } from '#web/ui/session/api.ts';
import { COMMON, FILES as W } from '../texts.ts';

/** Milliseconds between two looks. */
const PAUSE = 1000;

interface Props {
  readonly club: string;
  readonly id: string;
  readonly onEnd: (found: ImportView) => void;
}

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
        <bdi>{id}</bdi>: {found ? sentence(found) : W.sending}
      </p>
      {found && <progress aria-label={sentence(found)} max={2 * found.lines} value={found.checked + found.written} />}
      <button type="button" onClick={() => void withdraw(club, id)}>
        {COMMON.cancel}
      </button>
    </div>
  );
};

/** The import once it is over; undefined if the page has moved on. Waits for a lost connection. */
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
  if (state === 'checking') return COMMON.progress(checked, lines);
  return state === 'writing' ? COMMON.progress(written, lines) : W.sending;
}

const isRunning = ({ state }: Pick<ImportView, 'state'>): boolean =>
  state === 'checking' || state === 'writing' || state === 'withdrawing';

/** What one request may carry, in bytes. */
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** A large log takes its time, also over a slow line, in milliseconds. */
const PATIENCE = 30_000;
const LONG_PATIENCE = 10 * 60_000;

const pathOf = (club: string, id: string): string => `/api/clubs/${club}/ladders/${id}/import`;

/** Sends a season log; it becomes a ladder unless it is only to be looked at. */
export async function sendLog(club: string, id: string, log: string, query: string): Promise<ApiOutcome<ImportView>> {
  const sent = new Blob([log]);
  if (sent.size <= MOST_AT_ONCE) return begin(club, id, query, log);
  const upload = await sendApart(pathOf(club, id), sent);
  return typeof upload === 'string' ? begin(club, id, `${query}&upload=${upload}`, '') : upload;
}

const begin = (club: string, id: string, query: string, text: string): Promise<ApiOutcome<ImportView>> =>
  ask<'createImport'>(`${pathOf(club, id)}?${query}`, { text, type: 'application/jsonl', patience: PATIENCE });

/** Sends a log that is too large for one request by a link of its own; gives what it is called there. */
async function sendApart(path: string, sent: Blob): Promise<string | ApiOutcome<ImportView>> {
  const link = await ask<'createUpload'>(`${path}/upload`, { body: { bytes: sent.size } });
  if (link.kind !== 'done') return link;
  const { pathname, search } = new URL(link.body.url);
  const signal = AbortSignal.timeout(LONG_PATIENCE);
  const answer = await fetch(`${pathname}${search}`, { method: 'PUT', body: sent, signal }).catch(() => undefined);
  return answer?.ok ? link.body.upload : { kind: 'unreached' };
}

async function lookAt(club: string, id: string): Promise<ImportView | undefined> {
  const outcome = await ask<'getImport'>(pathOf(club, id), { patience: PATIENCE });
  return outcome.kind === 'done' ? outcome.body : undefined;
}

export const withdraw = (club: string, id: string): Promise<ApiOutcome<ImportView>> =>
  ask<'cancelImport'>(pathOf(club, id), { method: 'DELETE' });

/** The ladders of a club whose import is under way, or has ended without one. */
export async function findImports(club: string): Promise<readonly string[]> {
  const outcome = await ask<'listImports'>(`/api/clubs/${club}/imports`);
  return outcome.kind === 'done' ? outcome.body.imports.map(({ id }) => id) : [];
}
