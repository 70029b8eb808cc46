import { useState } from 'preact/hooks';
import type { MadeWebhook, WebhookView } from '#shared/features/webhooks.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { NOTICE_EVENTS, type NoticeEvent } from '#shared/vocabulary/club.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { type Faults, Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import type { Problem } from '#web/ui/session/api.ts';
import { FORMS, MOVES } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Checks } from '../checks.tsx';
import { CLUB, COMMON, LINKS } from '../texts.ts';
import type { AdminView } from '../view.ts';

const W = CLUB.webhooks;

/** What an event is called where people choose what to be sent. */
export const eventWords = (event: NoticeEvent): string =>
  event === 'challenge' ? headingOf('challenges') : W.eventWords[event];

const FIELDS = ['url', 'label', 'events'] as const;
type WebhookField = (typeof FIELDS)[number];

/** Only a season with a final has displaced players and a champion (L30, L36). */
const eventsOf = (view: AdminView): readonly NoticeEvent[] =>
  NOTICE_EVENTS.filter((event) => controlsOf(view).hasFinal || (event !== 'displaced' && event !== 'champion'));

interface WebhookFormProps {
  readonly make: (terms: Pick<WebhookView, 'url' | 'events' | 'label'>) => Promise<MadeWebhook | Problem | 'lost'>;
  readonly onMade: (made: MadeWebhook) => void;
}

export const WebhookForm = ({ make, onMade }: WebhookFormProps) => {
  const offered = eventsOf(useAdmin().view);
  const [label, setLabel] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly NoticeEvent[]>(offered);
  const form = useForm<WebhookField>({
    check: () => ({
      label: label.trim() === '' ? FORMS.missing : undefined,
      url: url.trim() === '' ? FORMS.missing : undefined,
      events: events.length === 0 ? MOVES.choose : undefined,
    }),
    async send() {
      const outcome = await make({ label: label.trim(), url: url.trim(), events });
      if (outcome === 'lost') return LINKS.unclear;
      if ('detail' in outcome) return faultsOf(outcome.detail);
      onMade(outcome);
      setLabel('');
      setUrl('');
      return undefined;
    },
  });
  const { faults } = form;

  return (
    <section>
      <h4>{W.make}</h4>
      <Form form={form} label={W.make} yes={W.make} news={form.busy && <p>{COMMON.saving}</p>}>
        <Input
          label={COMMON.purpose}
          hint={W.labelHint}
          value={label}
          onInput={setLabel}
          fault={faults.label}
          maxLength={LONGEST.label}
        />
        <Input label={W.url} hint={W.urlHint} value={url} onInput={setUrl} fault={faults.url} />
        <Checks
          legend={W.events}
          choices={offered.map((event) => ({ value: event, text: eventWords(event) }))}
          chosen={events}
          onChange={setEvents}
          fault={faults.events}
        />
      </Form>
    </section>
  );
};

function faultsOf(detail: string): Faults<WebhookField> {
  const fault = readFault(detail);
  const field = FIELDS.find((each) => each === fault?.field);
  return field && fault ? { [field]: fault.says } : { form: detail };
}

/** The field and the sentence of a refusal that is about one field: "url: must begin with https://." */
export function readFault(detail: string): { readonly field: string; readonly says: string } | undefined {
  const [, field, first, rest] = /^([a-z]+)(?:\.\w+)*: (.)(.*)$/su.exec(detail) ?? [];
  return field === undefined || first === undefined ? undefined : { field, says: `${first.toUpperCase()}${rest}` };
}
