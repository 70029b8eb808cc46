/// <reference lib="dom" />
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Tried, TriedRules } from '#shared/engine/trial.ts';
import type { Stand } from '#shared/view/reading-history.ts';
import type { TrialView } from '#shared/view/trial.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin } from '../admin.ts';

/** The path of the script that plays the season: those who build this one know it. */
declare const TRIAL: string;

/** A long log takes its time, in milliseconds. */
const PATIENCE = 60_000;

/** The season under trial, beside the page; none of it is sent anywhere. `again`: if it was lost. */
export function useTrial(tried: OnTrial) {
  const { path, view } = useAdmin();
  const [outcome, setOutcome] = useState<TrialView | 'lost'>();
  const [ways, setWays] = useState<Ways>();
  const [tries, setTries] = useState(0);
  const playing = useRef<Worker>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL(TRIAL, import.meta.url));
    playing.current = worker;
    const tell = (request: Request) => worker.postMessage(request);
    worker.onerror = () => setOutcome('lost');
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ways') setWays(data.ways);
      else setOutcome(data.kind === 'tried' ? data.view : 'lost');
    };
    void ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE }).then((log) => {
      if (log.kind !== 'done') setOutcome('lost');
      else tell({ kind: 'try', log: log.body, tried, until: view.asOf, language: language() });
    });
    return () => worker.terminate();
  }, [tries]);
  const again = () => {
    setOutcome(undefined);
    setTries(tries + 1);
  };
  const look = useCallback((player: PlayerId) => {
    playing.current?.postMessage({ kind: 'ways', player } satisfies Request);
  }, []);
  return { outcome, again, ways, look };
}

type OnTrial = { readonly kind: 'settings'; readonly settings: Tried } | ({ readonly kind: 'system' } & TriedRules);

export interface Ways {
  readonly player: PlayerId;
  readonly real: readonly Stand[];
  readonly tried: readonly Stand[];
}

/** What the page asks of the worker: to play a season again, and then for one player after the other. */
export type Request =
  | {
      readonly kind: 'try';
      readonly log: string;
      readonly tried: OnTrial;
      /** Up to when both are settled. */
      readonly until: string;
      readonly language: Language;
    }
  | { readonly kind: 'ways'; readonly player: PlayerId };

export type Reply =
  | { readonly kind: 'tried'; readonly view: TrialView }
  | { readonly kind: 'ways'; readonly ways: Ways }
  | { readonly kind: 'failed' };
