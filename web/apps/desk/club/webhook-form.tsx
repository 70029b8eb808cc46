import { useId, useState } from 'preact/hooks';
import type { MadeWebhook } from '../../../../shared/contract/access.ts';
import { NOTICE_EVENTS, type NoticeEvent } from '../../../../shared/vocabulary/club.ts';
import { controlsOf } from '../../../kit/controls.ts';
import { Check, Form, Input } from '../../../kit/fields.tsx';
import { useDesk } from '../desk.ts';
import type { DeskView } from '../view.ts';
import { readFault } from './fault.ts';
import type { useWebhooks } from './webhooks.ts';
import * as WORDS from './words.ts';

const W = WORDS.webhooks;

/** What goes wrong with a field, or with the whole form. */
type Faults = Partial<Record<'url' | 'label' | 'events' | 'form', string>>;

/** Only where a season ends with a final is anybody displaced, or champion (L30, L36). */
const eventsOf = (view: DeskView): readonly NoticeEvent[] =>
  NOTICE_EVENTS.filter((event) => controlsOf(view).hasFinal || (event !== 'displaced' && event !== 'champion'));

interface WebhookFormProps {
  readonly make: ReturnType<typeof useWebhooks>['make'];
  readonly onMade: (made: MadeWebhook) => void;
}

export const WebhookForm = ({ make, onMade }: WebhookFormProps) => {
  const offered = eventsOf(useDesk().view);
  const [label, setLabel] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly NoticeEvent[]>(offered);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    const missing = missingIn(label, url, events);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const outcome = await make({ label: label.trim(), url: url.trim(), events });
    setBusy(false);
    if (outcome === 'lost') return setFaults({ form: W.lost });
    if ('detail' in outcome) return setFaults(faultsOf(outcome.detail));
    onMade(outcome);
    setLabel('');
    setUrl('');
  }

  return (
    <section>
      <h2>{W.make}</h2>
      <Form label={W.make} onSubmit={() => void submit()}>
        <Input label={W.label} hint={W.labelHint} value={label} onInput={setLabel} fault={faults.label} />
        <Input label={W.url} hint={W.urlHint} value={url} onInput={setUrl} fault={faults.url} />
        <Events offered={offered} chosen={events} onChange={setEvents} fault={faults.events} />
        <div aria-live="polite">
          {busy && <p>{W.adding}</p>}
          {faults.form !== undefined && <p class="fault">{faults.form}</p>}
        </div>
        <button type="submit" class="main" aria-disabled={busy}>
          {W.yes}
        </button>
      </Form>
    </section>
  );
};

const missingIn = (label: string, url: string, events: readonly NoticeEvent[]): Faults => ({
  ...(label.trim() === '' && { label: W.labelMissing }),
  ...(url.trim() === '' && { url: W.urlMissing }),
  ...(events.length === 0 && { events: W.eventsMissing }),
});

/** Ties a refusal to the field that it is about. */
function faultsOf(detail: string): Faults {
  const fault = readFault(detail);
  const field = (['url', 'label', 'events'] as const).find((each) => each === fault?.field);
  return field && fault ? { [field]: fault.says } : { form: detail };
}

interface EventsProps {
  readonly offered: readonly NoticeEvent[];
  readonly chosen: readonly NoticeEvent[];
  readonly onChange: (chosen: readonly NoticeEvent[]) => void;
  readonly fault: string | undefined;
}

const Events = ({ offered, chosen, onChange, fault }: EventsProps) => {
  const id = useId();
  return (
    <fieldset {...(fault !== undefined && { 'aria-describedby': id })}>
      <legend>{W.events}</legend>
      {offered.map((event) => (
        <Check
          key={event}
          label={W.eventWords[event]}
          checked={chosen.includes(event)}
          onInput={(on) => onChange(offered.filter((each) => (each === event ? on : chosen.includes(each))))}
        />
      ))}
      {fault !== undefined && (
        <p class="fault" id={id}>
          {fault}
        </p>
      )}
    </fieldset>
  );
};
