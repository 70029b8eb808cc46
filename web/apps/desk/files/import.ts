/// <reference lib="dom" />
import { ask, type Outcome } from '../../../kit/api.ts';
import { isObject } from '../view.ts';

/** A log on its way to become a ladder: how far it has come, and in the end what came of it. */
export interface ImportView {
  readonly id: string;
  readonly state: 'checking' | 'writing' | 'withdrawing' | 'made' | 'checked' | 'refused' | 'withdrawn' | 'failed';
  readonly lines: number;
  readonly checked: number;
  readonly written: number;
  /** What is wrong with the log as a whole, or why it failed. */
  readonly fault?: string;
  /** How many lines the rules refuse; the first hundred are told. */
  readonly refusedLines: number;
  readonly refused: readonly { readonly line: number; readonly message: string; readonly clause: string }[];
  readonly standings: readonly { readonly rung: number; readonly player: string }[];
}

export const isImport = (value: unknown): value is ImportView =>
  isObject(value) && 'state' in value && 'standings' in value && 'refused' in value;

export const isRunning = ({ state }: Pick<ImportView, 'state'>): boolean =>
  state === 'checking' || state === 'writing' || state === 'withdrawing';

/** What one request may carry, in bytes. */
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** A large log takes its time, also over a slow line, in milliseconds. */
const PATIENCE = 30_000;
const LONG_PATIENCE = 10 * 60_000;

const pathOf = (club: string, id: string): string => `/api/clubs/${club}/ladders/${id}/import`;

/** Sends a season log; it becomes a ladder unless it is only to be looked at. */
export async function sendLog(club: string, id: string, log: string, query: string): Promise<Outcome> {
  const sent = new Blob([log]);
  if (sent.size <= MOST_AT_ONCE) return begin(club, id, query, log);
  const upload = await sendApart(pathOf(club, id), sent);
  return typeof upload === 'string' ? begin(club, id, `${query}&upload=${upload}`, '') : upload;
}

const begin = (club: string, id: string, query: string, text: string): Promise<Outcome> =>
  ask(`${pathOf(club, id)}?${query}`, { text, type: 'application/jsonl', patience: PATIENCE });

/** Sends a log that is too large for one request by a link of its own; gives what it is called there. */
async function sendApart(path: string, sent: Blob): Promise<string | Outcome> {
  const link = await ask(`${path}/upload`, { body: { bytes: sent.size } });
  if (link.kind !== 'done') return link;
  if (!isLink(link.body)) return { kind: 'unreached' };
  const { pathname, search } = new URL(link.body.url);
  const signal = AbortSignal.timeout(LONG_PATIENCE);
  const answer = await fetch(`${pathname}${search}`, { method: 'PUT', body: sent, signal }).catch(() => undefined);
  return answer?.ok ? link.body.upload : { kind: 'unreached' };
}

const isLink = (value: unknown): value is { readonly upload: string; readonly url: string } =>
  isObject(value) && 'upload' in value && 'url' in value;

/** How an import stands; nothing where nobody knows. */
export async function lookAt(club: string, id: string): Promise<ImportView | undefined> {
  const outcome = await ask(pathOf(club, id), { patience: PATIENCE });
  return outcome.kind === 'done' && isImport(outcome.body) ? outcome.body : undefined;
}

export const withdraw = (club: string, id: string): Promise<Outcome> => ask(pathOf(club, id), { method: 'DELETE' });

/** The ladders of a club whose import is under way, or has ended without one. */
export async function findImports(club: string): Promise<readonly string[]> {
  const outcome = await ask(`/api/clubs/${club}/imports`);
  return outcome.kind === 'done' && isList(outcome.body) ? outcome.body.imports.map(({ id }) => id) : [];
}

const isList = (value: unknown): value is { readonly imports: readonly { readonly id: string }[] } =>
  isObject(value) && 'imports' in value && Array.isArray(value.imports);
