/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { DisputeView } from '#shared/features/disputes.ts';
import { ask } from '#web/ui/session/api.ts';
import { useDesk } from './desk.ts';
import type { Part } from './disputes.tsx';
import { LazyWith } from './parts.tsx';

/** Milliseconds between two looks. */
const PAUSE = 60_000;

/** What players say is wrong, for organisers, who alone decide; loaded where there is any. */
export const Disputed = () => {
  const { path, session, view } = useDesk();
  const [disputes, setDisputes] = useState<readonly DisputeView[]>([]);
  const look = async (): Promise<void> => {
    if (session.role !== 'organiser' || document.hidden) return;
    const outcome = await ask<'listDisputes'>(`${path}/disputes`);
    if (outcome.kind === 'done') setDisputes(outcome.body.disputes);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), PAUSE);
    return () => clearInterval(timer);
  }, [path, view.version]);
  if (disputes.length === 0) return null;
  return <LazyWith part="disputes" props={{ disputes, look } satisfies Parameters<typeof Part>[0]} />;
};
