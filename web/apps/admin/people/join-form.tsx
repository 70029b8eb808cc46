import { useState } from 'preact/hooks';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { faultOfName, NameInput } from '#web/ui/people/name-input.tsx';
import {
  NO_PREFERENCES,
  type PreferenceFields,
  PreferenceInputs,
  preferencesSaid,
} from '#web/ui/session/preferences.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { COMMON, PEOPLE as W } from '../texts.ts';
import { type AdminView, joining } from '../view.ts';
import type { Decided } from './deciding.tsx';
import { Part as Newcomers } from './newcomers.tsx';
import { preferencesOf } from './player-dialogs.tsx';

/** The rung that was typed, from 1 to one below the last; undefined for anything else. */
export function readRung(typed: string, { standings }: Pick<AdminView, 'standings'>): number | undefined {
  const rung = readWhole(typed);
  return rung !== undefined && rung >= 1 && rung <= standings.length + 1 ? rung : undefined;
}

/** A newcomer by name; if a member has the same name, the form asks who is meant. */
export const JoinForm = () => {
  const { view, submit } = useAdmin();
  const [name, setName] = useState('');
  const [asking, setAsking] = useState(false);
  const [fields, setFields] = useState<PreferenceFields>(NO_PREFERENCES);
  const [rung, setRung] = useState('');
  const { joinsOnRung } = controlsOf(view);
  const isAtBottom = rung.trim() === '';
  const form = useForm<'name' | 'rung'>({
    check: () => ({
      name: faultOfName(name),
      rung: isAtBottom || readRung(rung, view) ? undefined : W.startsOnFault(view.standings.length + 1),
    }),
    async send() {
      setAsking(true);
      return undefined;
    },
  });
  async function add(people: readonly Decided[] | undefined): Promise<void> {
    setAsking(false);
    const [who] = people ?? [];
    if (!who) return;
    const body = {
      ...joining(view, who),
      ...preferencesSaid(preferencesOf(view), fields),
      ...(!isAtBottom && { rung: readRung(rung, view) }),
    };
    const command = { title: WORDS.addPlayer, about: who.name, verb: 'join', body, yes: COMMON.add, plain: isAtBottom };
    if (!(await submit(command))) return;
    setName('');
    setRung('');
    setFields(NO_PREFERENCES);
  }
  return (
    <section>
      <h2>{WORDS.addPlayer}</h2>
      <Form form={form} label={WORDS.addPlayer} yes={COMMON.add}>
        <NameInput
          label={WORDS.name}
          hint={joinsOnRung ? undefined : W.joinHint}
          value={name}
          onInput={setName}
          fault={form.faults.name}
        />
        {joinsOnRung && <RungInput value={rung} onInput={setRung} fault={form.faults.rung} />}
        <PreferenceInputs names={preferencesOf(view)} fields={fields} onChange={setFields} />
      </Form>
      {asking && <Newcomers names={[name.trim()]} onEnd={(people) => void add(people)} />}
    </section>
  );
};

interface RungInputProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly fault: string | undefined;
}

export const RungInput = (props: RungInputProps) => (
  <Input label={W.startsOn} hint={W.startsOnHint} mode="numeric" {...props} />
);
