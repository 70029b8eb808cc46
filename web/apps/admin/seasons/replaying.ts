/// <reference lib="dom" />
import type { EarlierHeader, NamedPlayer, ResultToReplay } from '#shared/log/results/earlier-season.ts';
import type { SeasonOfResults } from '#shared/log/results/season-of-results.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';

/** The path of the script that plays seasons: those who build this one know it. */
declare const TRIAL: string;

/** What the page asks of the worker that plays seasons: the log of results, or of a final order, top first. */
export interface ReplayRequest {
  readonly kind: 'replay';
  readonly header: EarlierHeader;
  readonly results: readonly ResultToReplay[];
  readonly beginning: readonly NamedPlayer[];
  readonly order?: readonly NamedPlayer[];
  /** Of a season that a final decides. */
  readonly winner?: NamedPlayer;
  readonly language: Language;
}

/** The log that it makes, and the ladder at its beginning and at its end, top first. */
export interface Replayed extends Pick<SeasonOfResults, 'log' | 'refused' | 'noWinner'> {
  readonly kind: 'replayed';
  readonly before: readonly PlayerId[];
  readonly after: readonly PlayerId[];
}

/** Plays results beside the page: browsers that record nothing but games have no rules for a whole season. Undefined if it was lost. */
export function replayResults(asked: Omit<ReplayRequest, 'kind' | 'language'>): Promise<Replayed | undefined> {
  const worker = new Worker(new URL(TRIAL, import.meta.url));
  return new Promise<Replayed | undefined>((resolve) => {
    worker.onerror = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<Replayed | { readonly kind: 'failed' }>) =>
      resolve(data.kind === 'replayed' ? data : undefined);
    worker.postMessage({ kind: 'replay', language: language(), ...asked } satisfies ReplayRequest);
  }).finally(() => worker.terminate());
}
