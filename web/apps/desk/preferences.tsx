import { useState } from 'preact/hooks';
import { Dialog } from '../../kit/dialog.tsx';
import { Check, Form, Input } from '../../kit/fields.tsx';
import { useDesk } from './desk.ts';

import type { PersonView, System } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.players;

/** What players may say of themselves, as typed; empty is not said. */
export interface PreferenceFields {
  readonly rated: boolean;
  readonly registered: boolean;
  readonly paidUntil: string;
  readonly main: string;
  readonly byoyomi: string;
  readonly scoring: string;
}

export const NO_PREFERENCES: PreferenceFields = {
  rated: false,
  registered: false,
  paidUntil: '',
  main: '',
  byoyomi: '',
  scoring: '',
};

export const hasPreferences = (system: System): boolean => ['crewe', 'nairobi', 'computer-go'].includes(system);

/** The fields that a system knows, as the log has them. */
export function preferencesIn(
  system: System,
  { rated, registered, paidUntil, main, byoyomi, scoring }: PreferenceFields,
): object {
  if (system === 'crewe') return rated ? { rated } : {};
  if (system === 'nairobi') return { ...(registered && { registered }), ...(paidUntil !== '' && { paidUntil }) };
  if (system !== 'computer-go') return {};
  return {
    ...(main !== '' && { main: Number(main) }),
    ...(byoyomi !== '' && { byoyomi: Number(byoyomi) }),
    ...(scoring.trim() !== '' && { scoring: scoring.trim() }),
  };
}

interface InputsProps {
  readonly fields: PreferenceFields;
  readonly onChange: (fields: PreferenceFields) => void;
}

export const PreferenceInputs = ({ fields, onChange }: InputsProps) => {
  const { view } = useDesk();
  const set = (changes: Partial<PreferenceFields>) => onChange({ ...fields, ...changes });
  switch (view.header.system) {
    case 'crewe':
      return <Check label={W.rated} checked={fields.rated} onInput={(rated) => set({ rated })} />;
    case 'nairobi':
      return (
        <>
          <Check label={W.registered} checked={fields.registered} onInput={(registered) => set({ registered })} />
          <Input type="date" label={W.paidUntil} value={fields.paidUntil} onInput={(paidUntil) => set({ paidUntil })} />
        </>
      );
    case 'computer-go':
      return (
        <>
          <Input label={W.main} type="number" mode="numeric" value={fields.main} onInput={(main) => set({ main })} />
          <Input
            label={W.byoyomi}
            type="number"
            mode="numeric"
            value={fields.byoyomi}
            onInput={(byoyomi) => set({ byoyomi })}
          />
          <Input label={W.scoring} value={fields.scoring} onInput={(scoring) => set({ scoring })} />
        </>
      );
    default:
      return null;
  }
};

const fieldsOf = ({ preferences = {} }: PersonView): PreferenceFields => ({
  rated: preferences.rated ?? false,
  registered: preferences.registered ?? false,
  paidUntil: preferences.paidUntil ?? '',
  main: String(preferences.main ?? ''),
  byoyomi: String(preferences.byoyomi ?? ''),
  scoring: preferences.scoring ?? '',
});

/** What somebody prefers from now on; what can be unsaid is said as not so. */
export const PreferDialog = ({ person, onEnd }: { readonly person: PersonView; readonly onEnd: () => void }) => {
  const { view, act } = useDesk();
  const [fields, setFields] = useState(fieldsOf(person));
  const [fault, setFault] = useState(false);
  const { system } = view.header;

  async function save(): Promise<void> {
    const said = { ...unsaid(system, fields), ...preferencesIn(system, fields) };
    setFault(Object.keys(said).length === 0);
    if (Object.keys(said).length === 0) return;
    const title = W.preferTitle(person.name);
    const body = { player: person.player, ...said };
    if (await act({ title, verb: 'prefer', body, yes: W.save, plain: true })) onEnd();
  }

  return (
    <Dialog title={W.preferTitle(person.name)} onClose={onEnd}>
      <Form label={W.prefer} onSubmit={() => void save()}>
        <PreferenceInputs fields={fields} onChange={setFields} />
        {fault && <p class="fault">{W.nothing}</p>}
        <div class="buttons">
          <button type="submit" class="main">
            {W.save}
          </button>
          <button type="button" onClick={onEnd}>
            {WORDS.sheet.back}
          </button>
        </div>
      </Form>
    </Dialog>
  );
};

function unsaid(system: System, { rated, registered }: PreferenceFields): object {
  if (system === 'crewe') return { rated };
  return system === 'nairobi' ? { registered } : {};
}
