/// <reference lib="dom" />

import { useEffect, useRef, useState } from 'preact/hooks';
import type { MadeWebhook, WebhookView } from '#shared/features/webhooks.ts';
import { fullMoment } from '#shared/words/dates.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { Question } from '#web/ui/forms/form.tsx';
import { ask, type Problem, whyUndone } from '#web/ui/session/api.ts';
import { useAdmin, useFetched, whyNot } from '../admin.ts';
import { Lost, NamedButton } from '../panels.tsx';
import { CLUB, COMMON, LINKS } from '../texts.ts';
import { eventWords, WebhookForm } from './webhook-form.tsx';

const W = CLUB.webhooks;

export const Webhooks = () => {
  const webhooks = useWebhooks();
  const [made, setMade] = useState<MadeWebhook>();
  const { list, lost } = webhooks;
  return (
    <>
      <p>{W.text}</p>
      {lost && <Lost again={webhooks.look} />}
      {list && <WebhookList {...webhooks} list={list} />}
      {made && <Secret key={made.id} made={made} onHide={() => setMade(undefined)} />}
      <WebhookForm make={webhooks.make} onMade={setMade} />
    </>
  );
};

const Secret = ({ made: { label, secret }, onHide }: { readonly made: MadeWebhook; readonly onHide: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h4 ref={heading} tabIndex={-1}>
        {LINKS.copyNow}
      </h4>
      <p>{W.madeText(label)}</p>
      <ToCopy text={secret} what={W.secret} />
      <button type="button" onClick={onHide}>
        {COMMON.close}
      </button>
    </section>
  );
};

interface ListProps extends Pick<ReturnType<typeof useWebhooks>, 'test' | 'remove'> {
  readonly list: readonly WebhookView[];
}

const WebhookList = ({ list, test, remove }: ListProps) => {
  const [asked, setAsked] = useState<WebhookView>();
  if (list.length === 0) return null;
  return (
    <>
      <ul class="lines">
        {list.map((each) => (
          <Item key={each.id} webhook={each} test={test} onRemove={() => setAsked(each)} />
        ))}
      </ul>
      <p class="hint">{W.wentHint}</p>
      {asked && (
        <Question
          title={labelled(COMMON.remove, asked.label)}
          text={W.removeText}
          yes={COMMON.remove}
          go={() => remove(asked.id)}
          onEnd={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

interface ItemProps extends Pick<ListProps, 'test'> {
  readonly webhook: WebhookView;
  readonly onRemove: () => void;
}

const Item = ({ webhook: { id, label, url, events, last, stopped, secretLost }, test, onRemove }: ItemProps) => {
  const [said, setSaid] = useState('');
  return (
    <li>
      <p>
        <b>
          <bdi>{label}</bdi>
        </b>
      </p>
      <p class="link">{url}</p>
      <p class="quiet">{events.map(eventWords).join(SHARED.semicolon)}</p>
      {!secretLost && <p>{last ? `${fullMoment(last.at)} – ${outcomeWords(last.outcome)}` : W.untold}</p>}
      {stopped !== undefined && <p class="fault">{W.stopped(fullMoment(stopped))}</p>}
      {secretLost && <p class="fault">{W.secretLost}</p>}
      <p role="status">{said}</p>
      <div class="buttons">
        <NamedButton words={W.test} of={label} onClick={() => void test(id).then(setSaid)} />
        <NamedButton words={COMMON.remove} of={label} onClick={onRemove} />
      </div>
    </li>
  );
};

const OUTCOMES = CLUB.outcomes;

/** Errors of connections that people can do something about, by their codes. */
const REASONS: ReadonlyMap<string, 'closed' | 'late'> = new Map([
  ['ENOTFOUND', 'closed'],
  ['ECONNREFUSED', 'closed'],
  ['no answer in time', 'late'],
]);

/** The outcome of a call to a program, in words: the status it answered, or why it didn't. */
export function outcomeWords(outcome: string): string {
  if (/^2\d\d$/.test(outcome)) return OUTCOMES.accepted(outcome);
  if (/^\d{3}$/.test(outcome)) return OUTCOMES.answered(outcome);
  if (outcome === 'secret-lost') return W.secretLost;
  const reason = REASONS.get(outcome);
  return reason ? OUTCOMES[reason] : OUTCOMES.failed(outcome);
}

/** When to look how a test went, in milliseconds after it was asked for. */
const LOOKS = [1000, 3000, 8000, 20_000];

function useWebhooks() {
  const { path } = useAdmin();
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const address = `${path}/webhooks`;

  const { found, lost, look } = useFetched(async (): Promise<readonly WebhookView[] | undefined> => {
    const outcome = await ask<'listWebhooks'>(address);
    return outcome.kind === 'done' ? outcome.body.webhooks : undefined;
  }, address);

  async function make(terms: Pick<WebhookView, 'url' | 'events' | 'label'>): Promise<MadeWebhook | Problem | 'lost'> {
    const outcome = await ask<'createWebhook'>(address, { body: terms });
    await look();
    if (outcome.kind === 'refused') return outcome.problem;
    return outcome.kind === 'done' ? outcome.body : 'lost';
  }

  async function test(id: string): Promise<string> {
    const outcome = await ask(`${address}/${id}/ping`, { body: {} });
    const no = whyUndone(outcome, LINKS.unclear);
    if (no !== undefined) return no;
    timers.current = [...timers.current, ...LOOKS.map((after) => setTimeout(() => void look(), after))];
    return W.testing;
  }

  /** Why it may still be there, as a sentence; undefined where it is gone, also where it was removed before. */
  async function remove(id: string): Promise<string | undefined> {
    const outcome = await ask(`${address}/${id}`, { method: 'DELETE' });
    await look();
    return outcome.kind === 'refused' && outcome.problem.code === 'unknown-webhook' ? undefined : whyNot(outcome);
  }

  useEffect(() => () => timers.current.forEach(clearTimeout), [address]);
  return { list: found, lost, look, make, test, remove };
}
