import { useId, useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { type KnownPerson, namesakesOf } from '#web/ui/people/namesakes.ts';
import { FORMS, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from '../admin.ts';
import { Back } from '../panels.tsx';
import type { Decisions } from '../people/deciding.tsx';
import { Fate } from '../people/lines.tsx';
import type { PersonRow } from '../people/rows.ts';
import { PAIRS as W, WHO } from '../texts.ts';
import { type DecidedPair, decidedPairs, withPeople } from './deciding.ts';
import { stateWords } from './words.ts';

export interface RegroupProps {
  readonly pair: PersonRow;
  readonly known: readonly KnownPerson[];
  readonly onChange: () => Promise<unknown>;
  readonly onEnd: () => void;
}

const faultWords = ({ people, state }: DecidedPair): string | undefined =>
  people.flatMap(({ faults }) => Object.values(faults))[0] ?? stateWords(state);

const FIELDS = ['first', 'second', 'substitute', 'substitute'] as const;
const NOT_DECIDED: Decisions = new Map();

/** Who plays as a pair from now on: members, or people who are new. */
export const Regroup = ({ pair, known, onChange, onEnd }: RegroupProps) => {
  const { view } = useAdmin();
  const now = pair.person?.people ?? [];
  const [names, setNames] = useState<readonly string[]>(FIELDS.map((_, nth) => now[nth]?.name ?? ''));
  const [said, decide] = useState(NOT_DECIDED);
  const list = useId();
  const isSaid = (nth: number): boolean => (names[nth] ?? '').trim() !== '';
  // Who is in the pair already is meant by their name, and so is the only member who has it.
  const typed = names.flatMap((name, nth) => (name.trim() === '' ? [] : [{ line: 1, nth, name: name.trim() }]));
  const usual: Decisions = new Map(
    typed.flatMap(({ name }, index) => {
      const [only, another] = namesakesOf(name, known);
      const same = now.find((each) => nameKey(each.name) === nameKey(name)) ?? (another ? undefined : only);
      return same ? [[Number(`1.${index + 1}`), { kind: 'same', id: same.id } as const]] : [];
    }),
  );
  const [line] = withPeople([{ line: 1, people: typed }], known, new Map([...usual, ...said]), []);
  const taken = [...view.standings, ...view.off].map(({ player }) => player);
  const { pairs } = decidedPairs(line ? [line] : [], known, taken);
  const title = labelled(W.who, pair.name);
  const form = useCommandForm<'first' | 'second'>({
    check: () => ({
      first: names[0]?.trim() === '' ? FORMS.missing : undefined,
      second: names[1]?.trim() === '' ? FORMS.missing : undefined,
      form: line?.state === 'open' ? WHO.open(1) : line?.state === 'new' ? undefined : line && faultWords(line),
    }),
    command: () => ({
      title,
      verb: 'regroup',
      body: { player: pair.id, people: pairs[0]?.people ?? [] },
      yes: WORDS.save,
      plain: true,
    }),
    done: () => {
      void onChange();
      onEnd();
    },
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Form form={form} label={title} yes={WORDS.save} beside={<Back onClick={onEnd} />}>
        <p class="hint">{W.regroupHint}</p>
        {FIELDS.slice(0, isSaid(2) || isSaid(3) ? FIELDS.length : 3).map((field, nth) => {
          const index = typed.findIndex((each) => each.nth === nth);
          const person = line?.people[index];
          return (
            <div key={nth}>
              <Input
                label={W[field]}
                value={names[nth] ?? ''}
                list={list}
                onInput={(name) => {
                  setNames(names.map((each, place) => (place === nth ? name : each)));
                  decide(NOT_DECIDED);
                }}
                fault={field === 'substitute' ? undefined : form.faults[field]}
              />
              {person && person.namesakes.length > 1 && (
                <Fate line={person} onDecide={(decision) => decide(new Map([...said, [person.line, decision]]))} />
              )}
            </div>
          );
        })}
        <datalist id={list}>
          {known.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </Form>
    </Dialog>
  );
};
