import { useState } from 'preact/hooks';
import type { PreferenceControl } from '#shared/systems/system-controls.ts';
import { dayWords } from '#shared/words/dates.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { Preferences as Words } from '#web/ui/ladder/terms.tsx';
import { PreferenceInputs, preferenceFields, preferencesNow } from '#web/ui/session/preferences.tsx';
import { IN_WORDS, PREFERENCE_LABELS, WORDS } from '#web/ui/texts.ts';
import { Sheet } from './sheet.tsx';
import { PREFERENCES, TEXT } from './texts.ts';
import { Clause, type Tools } from './tools.tsx';

const askedOf = ({ model }: Tools, saidBy: PreferenceControl['saidBy']): readonly PreferenceControl[] =>
  controlsOf(model.ladder).preferences.filter((each) => each.saidBy === saidBy);

/** What players say of themselves, which only some systems ask for. */
export const OwnPreferences = ({ tools }: { readonly tools: Tools }) => {
  if (!tools.model.ladder.players.has(tools.player)) return null;
  return (
    <>
      {askedOf(tools, 'player').length > 0 && <Own tools={tools} />}
      {askedOf(tools, 'club').length > 0 && <Membership tools={tools} />}
    </>
  );
};

const Own = ({ tools }: { readonly tools: Tools }) => {
  const { model, player } = tools;
  const asked = askedOf(tools, 'player');
  const fixed = model.ladder.players.get(player)?.hasResult ? asked.find(({ isFixed }) => isFixed) : undefined;
  return (
    <section>
      <h2>{TEXT.commands.prefer}</h2>
      <p>
        {asked.some(({ name }) => name === 'rated') &&
          (model.preferences.rated ? PREFERENCES.ratedYes : PREFERENCES.ratedNo)}
        <Words prefers={model.preferences} />
      </p>
      {fixed ? (
        <p class="hint">
          {PREFERENCES.fixed}
          <Clause of={fixed.clause} />
        </p>
      ) : (
        <button type="button" onClick={() => tools.open({ kind: 'prefer' })}>
          {IN_WORDS.change}
        </button>
      )}
    </section>
  );
};

const Membership = ({ tools }: { readonly tools: Tools }) => {
  const { registered, paidUntil } = tools.model.preferences;
  return (
    <section>
      <h2>{PREFERENCES.member}</h2>
      <p>{registered && paidUntil ? PREFERENCES.paid(dayWords(paidUntil)) : PREFERENCES.notMember}</p>
    </section>
  );
};

/** As players read them of themselves. */
const labels = () => ({ ...PREFERENCE_LABELS, rated: PREFERENCES.rated });

export const PreferSheet = ({ tools }: { readonly tools: Tools }) => {
  const { player, model } = tools;
  const [fields, setFields] = useState(preferenceFields(model.preferences));
  const names = askedOf(tools, 'player').map(({ name }) => name);
  const said = preferencesNow(names, fields);
  const form = useForm({
    check: () => ({ form: Object.keys(said).length === 0 ? PREFERENCES.nothing : undefined }),
    async send() {
      tools.send(tools.command('prefer', { player, ...said }));
      return undefined;
    },
  });
  return (
    <Sheet title={[TEXT.commands.prefer]} onClose={() => tools.open(undefined)}>
      <Form form={form} label={TEXT.commands.prefer} yes={WORDS.save}>
        <PreferenceInputs names={names} labels={labels()} fields={fields} onChange={setFields} />
      </Form>
    </Sheet>
  );
};
