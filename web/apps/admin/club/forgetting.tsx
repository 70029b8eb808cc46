import { useMemo, useState } from 'preact/hooks';
import type { ForgettingView } from '#shared/features/forgetting.ts';
import { language } from '#shared/words/language.ts';
import { labelled } from '#shared/words/lists.ts';
import { Input, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask, whyUndone } from '#web/ui/session/api.ts';
import { CONNECTION, LOADING, MOVES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { CLUB, COMMON, LINKS } from '../texts.ts';
import type { AdminView } from '../view.ts';

const W = CLUB.forget;

/** Whole logs are gone through, in milliseconds. */
const PATIENCE = 28_000;

interface Person {
  readonly player: string;
  readonly name: string;
  readonly also: readonly string[];
}

type ForgettingStage =
  | { readonly kind: 'preview'; readonly person: Person; readonly view: ForgettingView }
  | { readonly kind: 'done'; readonly name: string };

export const Part = () => {
  const { club, view } = useAdmin();
  const people = useMemo(() => peopleOf(view), [view]);
  const [player, setPlayer] = useState<string>(people[0]?.player ?? '');
  const [also, setAlso] = useState('');
  const [shown, setShown] = useState<ForgettingStage>();
  const path = `/api/clubs/${club}/forgetting`;
  const form = useForm({
    async send() {
      const person = people.find((each) => each.player === player);
      if (!person) return undefined;
      setShown(undefined);
      const words = also.split(',').map((each) => each.trim());
      const body: Person = { player, name: person.name, also: words.filter((each) => each !== '') };
      const outcome = await ask<'forgetPlayer'>(`${path}?dryRun=true`, { body, patience: PATIENCE });
      if (outcome.kind === 'done') setShown({ kind: 'preview', person: body, view: outcome.body });
      return whyUndone(outcome, CONNECTION.again);
    },
  });
  async function forget(person: Person): Promise<string | undefined> {
    const outcome = await ask<'forgetPlayer'>(path, { body: person, patience: PATIENCE });
    if (outcome.kind === 'done') setShown({ kind: 'done', name: outcome.body.name });
    return whyUndone(outcome, LINKS.unclear);
  }
  return (
    <>
      <Form form={form} label={W.title} yes={MOVES.preview} news={form.busy && <p>{LOADING.loading}</p>}>
        <p class="hint">{W.about}</p>
        <Select
          label={WORDS.player}
          value={player}
          onInput={setPlayer}
          choices={people.map((each) => ({
            value: each.player,
            text: each.name === each.player ? each.name : `${each.name} (${each.player})`,
          }))}
        />
        <Input label={W.also} value={also} onInput={setAlso} />
      </Form>
      <div role="status">
        {shown?.kind === 'preview' && <Preview {...shown.view} />}
        {shown?.kind === 'done' && <p>{W.done(shown.name)}</p>}
      </div>
      {shown?.kind === 'preview' && <Confirmation person={shown.person} forget={forget} />}
    </>
  );
};

/** Everybody whom the ladder knows, by name: all who play or have played as each entrant, once. */
function peopleOf({ standings, off, entrants }: AdminView): readonly Pick<Person, 'player' | 'name'>[] {
  const known = [...standings, ...off, ...entrants].flatMap(
    ({ player: id, name, people = [{ id, name }], former = [] }) => [...people, ...former],
  );
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return [...names]
    .map(([player, name]) => ({ player, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language()));
}

const Preview = ({ ladders }: ForgettingView) => {
  const left = ladders.flatMap((each) => each.left);
  return (
    <>
      {ladders.map(({ ladder, lines, texts }) => (
        <p key={ladder}>{W.lines(ladder, lines, texts)}</p>
      ))}
      {left.length > 0 && (
        <>
          <p>{W.left}</p>
          <ul>
            {left.map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

interface ConfirmationProps {
  readonly person: Person;
  /** Why it is not known to be done, as a sentence; undefined where it is. */
  readonly forget: (person: Person) => Promise<string | undefined>;
}

const Confirmation = ({ person, forget }: ConfirmationProps) => {
  const [typed, setTyped] = useState('');
  const form = useForm<'name'>({
    check: () => ({ name: typed.trim() === person.name.trim() ? undefined : COMMON.typeName(person.name) }),
    send: () => forget(person),
  });
  return (
    <Form form={form} label={labelled(W.title, person.name)} yes={W.title} news={form.busy && <p>{COMMON.saving}</p>}>
      <Input label={COMMON.typeName(person.name)} value={typed} onInput={setTyped} fault={form.faults.name} />
    </Form>
  );
};
