/// <reference lib="dom" />

import { useEffect, useRef, useState } from 'preact/hooks';
import type { MadeWebhook } from '#shared/features/webhooks.ts';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { CLUB, COMMON } from '../texts.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';
import { useWebhooks } from './webhooks.ts';

const W = CLUB.webhooks;

/** Programs that are told what happens on the ladder: listed, added, tried out, removed. */
export const Webhooks = () => {
  const webhooks = useWebhooks();
  const [made, setMade] = useState<MadeWebhook>();
  const { list, lost } = webhooks;
  return (
    <>
      <section>
        <h2>{W.title}</h2>
        <p>{W.text}</p>
        <p>{W.names}</p>
        <h3>{W.list}</h3>
        {lost && (
          <p class="fault" role="status">
            {COMMON.unreached}
          </p>
        )}
        {list && <WebhookList {...webhooks} list={list} />}
      </section>
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
      <h2 ref={heading} tabIndex={-1}>
        {W.made}
      </h2>
      <p>{W.madeText(label)}</p>
      <ToCopy text={secret} what={W.secret} />
      <button type="button" onClick={onHide}>
        {COMMON.done}
      </button>
    </section>
  );
};
