import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { PreferenceName } from '../../../shared/vocabulary/command.ts';
import { controlsOf } from '../../kit/controls.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Check, Form, Input } from '../../kit/fields.tsx';
import { useDesk } from './desk.ts';

import type { DeskView, PersonView } from './view.ts';
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

type Ladder = Pick<DeskView, 'header'>;

const namesIn = (ladder: Ladder): readonly PreferenceName[] => controlsOf(ladder).preferences.map(({ name }) => name);

export const hasPreferences = (ladder: Ladder): boolean => namesIn(ladder).length > 0;

/** How each is asked for, and said; what is empty is not said. */
const ASKED: {
  readonly [Name in PreferenceName]: {
    readonly input: (props: InputsProps) => ComponentChild;
    readonly said: (fields: PreferenceFields) => object;
  };
} = {
  rated: {
    input: ({ fields, onChange }) => (
      <Check label={W.rated} checked={fields.rated} onInput={(rated) => onChange({ ...fields, rated })} />
    ),
    said: ({ rated }) => (rated ? { rated } : {}),
  },
  registered: {
    input: ({ fields, onChange }) => (
      <Check
        label={W.registered}
        checked={fields.registered}
        onInput={(registered) => onChange({ ...fields, registered })}
      />
    ),
    said: ({ registered }) => (registered ? { registered } : {}),
  },
  paidUntil: {
    input: ({ fields, onChange }) => (
      <Input
        type="date"
        label={W.paidUntil}
        value={fields.paidUntil}
        onInput={(paidUntil) => onChange({ ...fields, paidUntil })}
      />
    ),
    said: ({ paidUntil }) => (paidUntil === '' ? {} : { paidUntil }),
  },
  main: {
    input: ({ fields, onChange }) => (
      <Input
        label={W.main}
        type="number"
        mode="numeric"
        value={fields.main}
        onInput={(main) => onChange({ ...fields, main })}
      />
    ),
    said: ({ main }) => (main === '' ? {} : { main: Number(main) }),
  },
  byoyomi: {
    input: ({ fields, onChange }) => (
      <Input
        label={W.byoyomi}
        type="number"
        mode="numeric"
        value={fields.byoyomi}
        onInput={(byoyomi) => onChange({ ...fields, byoyomi })}
      />
    ),
    said: ({ byoyomi }) => (byoyomi === '' ? {} : { byoyomi: Number(byoyomi) }),
  },
  scoring: {
    input: ({ fields, onChange }) => (
      <Input label={W.scoring} value={fields.scoring} onInput={(scoring) => onChange({ ...fields, scoring })} />
    ),
    said: ({ scoring }) => (scoring.trim() === '' ? {} : { scoring: scoring.trim() }),
  },
};

/** What a ladder asks for, as the log has it. */
export const preferencesIn = (ladder: Ladder, fields: PreferenceFields): object =>
  Object.assign({}, ...namesIn(ladder).map((name) => ASKED[name].said(fields)));

interface InputsProps {
  readonly fields: PreferenceFields;
  readonly onChange: (fields: PreferenceFields) => void;
}

export const PreferenceInputs = (props: InputsProps) => {
  const { view } = useDesk();
  return <>{namesIn(view).map((name) => ASKED[name].input(props))}</>;
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

  async function save(): Promise<void> {
    const said = { ...unsaid(view, fields), ...preferencesIn(view, fields) };
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

/** What is not so is said as well, where it can be. */
const unsaid = (ladder: Ladder, { rated, registered }: PreferenceFields): object =>
  Object.fromEntries(
    Object.entries({ rated, registered }).filter(([name]) => namesIn(ladder).some((each) => each === name)),
  );
