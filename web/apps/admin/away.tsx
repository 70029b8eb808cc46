import { useState } from 'preact/hooks';
import { shortDay } from '#shared/words/dates.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { useAdmin, useCommandForm } from './admin.ts';
import { Back } from './parts.tsx';
import { COMMON, away as W } from './texts.ts';
import type { PersonView } from './view.ts';

interface Props {
  readonly person: PersonView;
}

/** The key to the days on which somebody is away. */
export const Away = ({ person }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {W.away}
        <span class="unseen"> {person.name}</span>
      </button>
      {open && <AwayDialog person={person} onEnd={() => setOpen(false)} />}
    </>
  );
};

const AwayDialog = ({ person, onEnd }: Props & { readonly onEnd: () => void }) => {
  const { view } = useAdmin();
  const { player, name } = person;
  const today = view.asOf.slice(0, 10);
  const [typed, type] = useState({ from: today, to: '' });
  const { from, to } = typed;
  const title = W.title(name);
  const form = useCommandForm<'from' | 'to'>({
    check: () => ({
      from: from === '' ? W.missing : undefined,
      to: to === '' ? W.missing : to < from ? W.order : undefined,
    }),
    command: () => ({ title, verb: 'away', body: { player, from, to }, yes: COMMON.save, plain: true }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Ahead person={person} today={today} onEnd={onEnd} />
      <Form form={form} label={title} yes={COMMON.save} beside={<Back onClick={onEnd} />}>
        <Input
          type="date"
          label={W.from}
          min={today}
          value={from}
          onInput={(value) => type({ ...typed, from: value })}
          fault={form.faults.from}
        />
        <Input
          type="date"
          label={W.to}
          min={from}
          value={to}
          onInput={(value) => type({ ...typed, to: value })}
          fault={form.faults.to}
        />
      </Form>
    </Dialog>
  );
};

/** What is announced and not over, and the key that ends it. */
const Ahead = ({ person, today, onEnd }: Props & { readonly today: string; readonly onEnd: () => void }) => {
  const { submit } = useAdmin();
  const { player, name, away = [] } = person;
  const ahead = away.filter(({ to }) => to >= today);
  if (ahead.length === 0) return null;
  const yes = ahead.some(({ from }) => from <= today) ? W.back : W.takeBack;
  const back = async () => {
    if (await submit({ title: W.backTitle(name), verb: 'back', body: { player }, yes, plain: true })) onEnd();
  };
  return (
    <>
      {ahead.map(({ from, to }) => (
        <p key={from}>{W.days(shortDay(from), shortDay(to))}</p>
      ))}
      <p>
        <button type="button" onClick={() => void back()}>
          {yes}
        </button>
      </p>
    </>
  );
};
