import { useState } from 'preact/hooks';
import type { PreferenceName } from '../../../shared/vocabulary/command.ts';
import { controlsOf } from '../../kit/controls.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Form } from '../../kit/fields.tsx';
import { PreferenceInputs, preferenceFields, preferencesNow } from '../../kit/preferences.tsx';
import { useDesk } from './desk.ts';
import type { DeskView, PersonView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.players;

/** What a ladder asks for. */
export const preferencesOf = (ladder: Pick<DeskView, 'header'>): readonly PreferenceName[] =>
  controlsOf(ladder).preferences.map(({ name }) => name);

/** What somebody prefers from now on. */
export const PreferDialog = ({ person, onEnd }: { readonly person: PersonView; readonly onEnd: () => void }) => {
  const { view, act } = useDesk();
  const [fields, setFields] = useState(preferenceFields(person.preferences ?? {}));
  const [fault, setFault] = useState(false);

  async function save(): Promise<void> {
    const said = preferencesNow(preferencesOf(view), fields);
    setFault(Object.keys(said).length === 0);
    if (Object.keys(said).length === 0) return;
    const title = W.preferTitle(person.name);
    const body = { player: person.player, ...said };
    if (await act({ title, verb: 'prefer', body, yes: W.save, plain: true })) onEnd();
  }

  return (
    <Dialog title={W.preferTitle(person.name)} onClose={onEnd}>
      <Form label={W.prefer} onSubmit={() => void save()}>
        <PreferenceInputs names={preferencesOf(view)} fields={fields} onChange={setFields} />
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
