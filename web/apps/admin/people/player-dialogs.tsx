import { useState } from 'preact/hooks';
import type { PreferenceName } from '#shared/vocabulary/command.ts';
import { shortDay } from '#shared/words/dates.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { faultOfName, NameInput } from '#web/ui/people/name-input.tsx';
import { PreferenceInputs, preferenceFields, preferencesNow } from '#web/ui/session/preferences.tsx';
import { AWAY, FORMS, IN_WORDS, MOVES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from '../admin.ts';
import { Back } from '../panels.tsx';
import { PEOPLE as W } from '../texts.ts';
import type { AdminView, PersonView } from '../view.ts';

interface DialogProps {
  readonly person: PersonView;
  readonly onEnd: () => void;
}

export const AwayDialog = ({ person, onEnd }: DialogProps) => {
  const { view } = useAdmin();
  const { player, name } = person;
  const today = view.asOf.slice(0, 10);
  const [typed, type] = useState({ from: today, to: '' });
  const { from, to } = typed;
  const title = labelled(SHARED.holidays, name);
  const form = useCommandForm<'from' | 'to'>({
    check: () => ({
      from: from === '' ? FORMS.missing : undefined,
      to: to === '' ? FORMS.missing : to < from ? AWAY.order : undefined,
    }),
    command: () => ({ title, verb: 'away', body: { player, from, to }, yes: WORDS.save, plain: true }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Ahead person={person} today={today} onEnd={onEnd} />
      <Form form={form} label={title} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
        <Input
          type="date"
          label={AWAY.from}
          min={today}
          value={from}
          onInput={(value) => type({ ...typed, from: value })}
          fault={form.faults.from}
        />
        <Input
          type="date"
          label={AWAY.to}
          min={from}
          value={to}
          onInput={(value) => type({ ...typed, to: value })}
          fault={form.faults.to}
        />
      </Form>
    </Dialog>
  );
};

const Ahead = ({ person, today, onEnd }: DialogProps & { readonly today: string }) => {
  const { submit } = useAdmin();
  const { player, name, away = [] } = person;
  const ahead = away.filter(({ to }) => to >= today);
  if (ahead.length === 0) return null;
  const yes = ahead.some(({ from }) => from <= today) ? W.back : W.takeBack;
  const back = async () => {
    if (await submit({ title: labelled(yes, name), verb: 'back', body: { player }, yes, plain: true })) onEnd();
  };
  return (
    <>
      {ahead.map(({ from, to }) => (
        <p key={from}>{AWAY.days(shortDay(from), shortDay(to))}</p>
      ))}
      <p>
        <button type="button" onClick={() => void back()}>
          {yes}
        </button>
      </p>
    </>
  );
};

interface TellProps {
  readonly player: string;
  readonly told: boolean;
  readonly onInput: (told: boolean) => void;
}

/** Whether a new name is announced; nobody hears of a corrected spelling. */
export const TellName = ({ player, told, onInput }: TellProps) => (
  <>
    <Check label={W.tell} checked={told} onInput={onInput} />
    <p class="hint">{W.tellHint(player)}</p>
  </>
);

/** Their name on this ladder alone. */
export const RenameForm = ({ person: { player, name: before }, onEnd }: DialogProps) => {
  const [name, setName] = useState(before);
  const [told, tell] = useState(false);
  const title = labelled(IN_WORDS.change, before);
  const form = useCommandForm<'name'>({
    check: () => ({ name: faultOfName(name) }),
    command: () => ({
      title,
      verb: 'rename',
      body: { player, name: name.trim(), ...(told && { told }) },
      yes: WORDS.save,
      plain: true,
    }),
    done: onEnd,
  });
  return (
    <Form form={form} label={title} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
      <NameInput label={WORDS.name} value={name} onInput={setName} fault={form.faults.name} />
      {name.trim() !== before && <TellName player={player} told={told} onInput={tell} />}
    </Form>
  );
};

export const preferencesOf = (ladder: Pick<AdminView, 'header'>): readonly PreferenceName[] =>
  controlsOf(ladder).preferences.map(({ name }) => name);

export const PreferDialog = ({ person, onEnd }: DialogProps) => {
  const { view } = useAdmin();
  const [fields, setFields] = useState(preferenceFields(person.preferences ?? {}));
  const title = labelled(W.prefer, person.name);
  const said = preferencesNow(preferencesOf(view), fields);
  const form = useCommandForm({
    check: () => ({ form: Object.keys(said).length === 0 ? MOVES.choose : undefined }),
    command: () => ({ title, verb: 'prefer', body: { player: person.player, ...said }, yes: WORDS.save, plain: true }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Form form={form} label={W.prefer} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
        <PreferenceInputs names={preferencesOf(view)} fields={fields} onChange={setFields} />
      </Form>
    </Dialog>
  );
};
