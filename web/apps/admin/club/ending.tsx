import { useEffect, useState } from 'preact/hooks';
import type { StatusView } from '#shared/features/ladders.ts';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { CLUB, COMMON, SECTIONS } from '../texts.ts';

const W = CLUB.ending;

/** Settling what is due, and publishing, may take a while; in milliseconds. */
const PATIENCE = 20_000;

export const Part = () => {
  const { path } = useAdmin();
  const [status, setStatus] = useState<StatusView | 'lost' | 'deleted'>();
  async function look(): Promise<void> {
    const outcome = await ask<'getLadderStatus'>(`${path}/status`);
    setStatus(outcome.kind === 'done' ? outcome.body : 'lost');
  }
  useEffect(() => void look(), [path]);
  if (status === 'lost') return <Lost again={look} />;
  if (status === 'deleted') return <p role="status">{W.gone}</p>;
  if (!status) return null;
  return (
    <>
      <Choices {...status} />
      <h3>{W.remove}</h3>
      <Deletion name={status.name} onDone={() => setStatus('deleted')} />
    </>
  );
};

const Choices = (before: StatusView) => {
  const { path } = useAdmin();
  const [hidden, setHidden] = useState(before.hidden);
  const [closed, setClosed] = useState(before.closed);
  const [saved, setSaved] = useState(false);
  const form = useForm({
    async send() {
      const no = whyNot(await ask(`${path}/status`, { body: { hidden, closed }, patience: PATIENCE }));
      setSaved(no === undefined);
      return no;
    },
  });
  const news = form.busy ? <p>{COMMON.saving}</p> : saved && <p>{COMMON.saved}</p>;
  return (
    <Form form={form} label={SECTIONS.ending} yes={WORDS.save} news={news}>
      <Check label={W.hide} checked={hidden} onInput={setHidden} />
      <p class="hint">{W.hideHint}</p>
      <Check label={W.close} checked={closed} onInput={setClosed} />
      <p class="hint">{W.closeHint}</p>
    </Form>
  );
};

const Deletion = ({ name, onDone }: Pick<StatusView, 'name'> & { readonly onDone: () => void }) => {
  const { path, club, ladder } = useAdmin();
  const [typed, setTyped] = useState('');
  const form = useForm<'name'>({
    check: () => ({ name: typed.trim() === name.trim() ? undefined : COMMON.typeName(name) }),
    async send() {
      const asked = { body: { name }, patience: PATIENCE };
      const no = whyNot(await ask(`${path}/deletion`, asked));
      if (no === undefined) onDone();
      return no;
    },
  });
  return (
    <Form form={form} label={W.remove} yes={CLUB.ending.remove} news={form.busy && <p>{COMMON.saving}</p>}>
      <p class="hint">{W.removeHint}</p>
      <a href={`${path}/log`} download={`${club}-${ladder}.jsonl`}>
        {SECTIONS.log}
      </a>
      <Input label={COMMON.typeName(name)} value={typed} onInput={setTyped} fault={form.faults.name} />
    </Form>
  );
};
