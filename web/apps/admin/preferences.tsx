import { useState } from 'preact/hooks';
import type { PreferenceName } from '#shared/vocabulary/command.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { PreferenceInputs, preferenceFields, preferencesNow } from '#web/ui/session/preferences.tsx';
import { useAdmin, useCommandForm } from './admin.ts';
import { Back } from './parts.tsx';
import { COMMON, players as W } from './texts.ts';
import type { AdminView, PersonView } from './view.ts';

/** What a ladder asks for. */
export const preferencesOf = (ladder: Pick<AdminView, 'header'>): readonly PreferenceName[] =>
  controlsOf(ladder).preferences.map(({ name }) => name);

/** What somebody prefers from now on. */
export const PreferDialog = ({ person, onEnd }: { readonly person: PersonView; readonly onEnd: () => void }) => {
  const { view } = useAdmin();
  const [fields, setFields] = useState(preferenceFields(person.preferences ?? {}));
  const title = W.preferTitle(person.name);
  const said = preferencesNow(preferencesOf(view), fields);
  const form = useCommandForm({
    check: () => ({ form: Object.keys(said).length === 0 ? W.nothing : undefined }),
    command: () => ({ title, verb: 'prefer', body: { player: person.player, ...said }, yes: COMMON.save, plain: true }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Form form={form} label={W.prefer} yes={COMMON.save} beside={<Back onClick={onEnd} />}>
        <PreferenceInputs names={preferencesOf(view)} fields={fields} onChange={setFields} />
      </Form>
    </Dialog>
  );
};
