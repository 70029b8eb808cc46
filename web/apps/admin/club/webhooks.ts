/// <reference lib="dom" />

import { useEffect, useRef, useState } from 'preact/hooks';
import type { MadeWebhook, WebhookView } from '#shared/features/webhooks.ts';
import { ask, type Problem } from '#web/ui/session/api.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { CLUB } from '../texts.ts';

/** When to look how a test went, in milliseconds after it was asked for. */
const LOOKS = [1000, 3000, 8000, 20_000];

/** The webhooks of the ladder: listed, made, tried out, removed. */
export function useWebhooks() {
  const { path } = useAdmin();
  const [list, setList] = useState<readonly WebhookView[]>();
  const [lost, setLost] = useState(false);
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const address = `${path}/webhooks`;

  async function look(): Promise<void> {
    const outcome = await ask<'listWebhooks'>(address);
    const found = outcome.kind === 'done' ? outcome.body.webhooks : undefined;
    setLost(!found);
    if (found) setList(found);
  }

  async function make(terms: Pick<WebhookView, 'url' | 'events' | 'label'>): Promise<MadeWebhook | Problem | 'lost'> {
    const outcome = await ask<'createWebhook'>(address, { body: terms });
    await look();
    if (outcome.kind === 'refused') return outcome.problem;
    return outcome.kind === 'done' ? outcome.body : 'lost';
  }

  /** What is to be said of it. */
  async function test(id: string): Promise<string> {
    const outcome = await ask(`${address}/${id}/ping`, { body: {} });
    if (outcome.kind === 'refused') return outcome.problem.detail;
    if (outcome.kind !== 'done') return CLUB.webhooks.lostTest;
    timers.current = [...timers.current, ...LOOKS.map((after) => setTimeout(() => void look(), after))];
    return CLUB.webhooks.testing;
  }

  /** Why it may still be there, as a sentence; undefined where it is gone, also where it was removed before. */
  async function remove(id: string): Promise<string | undefined> {
    const outcome = await ask(`${address}/${id}`, { method: 'DELETE' });
    await look();
    return outcome.kind === 'refused' && outcome.problem.code === 'unknown-webhook' ? undefined : whyNot(outcome);
  }

  useEffect(() => {
    void look();
    return () => timers.current.forEach(clearTimeout);
  }, [address]);
  return { list, lost, make, test, remove };
}
