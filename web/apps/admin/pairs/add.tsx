/// <reference lib="dom" />
import { useMemo, useState } from 'preact/hooks';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import { labelled } from '#shared/words/lists.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import type { KnownPerson } from '#web/ui/people/namesakes.ts';
import { FORMS, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { isByRating, usualOrder } from '../list-order.ts';
import { Adding, AddingNews, OrderInput } from '../people/adding.tsx';
import type { Decisions } from '../people/deciding.tsx';
import { saveTable } from '../people/details.tsx';
import type { Directory } from '../people/directory.ts';
import { RungInput, readRung } from '../people/join-form.tsx';
import { Fate, Open } from '../people/lines.tsx';
import { LeftOut, ListText, titleOf } from '../people/list-input.tsx';
import { useRecording } from '../people/recording.ts';
import { ShownAs } from '../people/shown-as.tsx';
import { useList } from '../people/use-list.ts';
import { COMMON, LISTS, PEOPLE, PAIRS as W, WHO } from '../texts.ts';
import { type DecidedPair, decidedPairs, withPeople } from './deciding.ts';
import { stateWords } from './words.ts';

interface AddPairsProps {
  readonly known: readonly KnownPerson[];
  /** Only organisers keep addresses. */
  readonly directory: Directory | undefined;
  readonly onChange: () => Promise<unknown>;
}

const NOBODY_DECIDED: Decisions = new Map();

/** Puts pairs on the ladder, as many as are pasted: an empty one is seeded, else they begin at the bottom. */
export const AddPairs = (props: AddPairsProps) => (
  <Adding title={W.add}>{(isEmpty, fold) => <AddForm {...props} isEmpty={isEmpty} onEnd={fold} />}</Adding>
);

interface AddFormProps extends AddPairsProps {
  readonly isEmpty: boolean;
  readonly onEnd: () => void;
}

const AddForm = ({ known, directory, isEmpty, onChange, onEnd }: AddFormProps) => {
  const { view, club, refresh, say } = useAdmin();
  const [decisions, decide] = useState(NOBODY_DECIDED);
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const list = useList(false, () => {
    setRefused([]);
    decide(NOBODY_DECIDED);
  });
  const here = useMemo(() => view.standings.map(({ people = [] }) => people.map(({ id }) => id)), [view]);
  const read = useMemo(() => list.reader?.readPairs(list.text), [list.reader, list.text]);
  const lines = useMemo(() => withPeople(read?.pairs ?? [], known, decisions, here), [read, known, decisions, here]);
  const taken = useMemo(() => [...view.standings, ...view.off].map(({ player }) => player), [view]);
  const { pairs, people } = useMemo(() => decidedPairs(lines, known, taken), [lines, known, taken]);
  const { seeding, joinsOnRung } = controlsOf(view);
  const orders = seeding.filter((each) => !isByRating(each));
  const [order = usualOrder(seeding, false), choose] = useState<ListOrder>();
  const [rung, setRung] = useState('');
  const asksRung = joinsOnRung && !isEmpty && pairs.length === 1;
  const startsOn = asksRung && rung.trim() !== '' ? readRung(rung, view) : undefined;
  const record = useRecording(isEmpty, (done) => setProgress(COMMON.progress(done, pairs.length)));

  const form = useForm<'rung'>({
    check: () => ({
      form: whatIsOpen(lines) ?? (pairs.length === 0 ? FORMS.missing : undefined),
      rung: asksRung && rung.trim() !== '' && !startsOn ? PEOPLE.startsOnFault(view.standings.length + 1) : undefined,
    }),
    async send() {
      const unsaved =
        directory &&
        (await saveTable(club, people, directory.members, (done) => setProgress(COMMON.progress(done, people.length))));
      const outcome = unsaved ?? (await record(pairs, { order, rung: startsOn }));
      setProgress('');
      if (typeof outcome === 'string') return outcome;
      if (!outcome) return undefined;
      // A ladder that has players opens on its results: here are their invitations.
      location.hash = 'people';
      await Promise.all([refresh(), onChange()]);
      list.type('');
      setRung('');
      setRefused(outcome);
      if (outcome.length === 0) onEnd();
      say(W.added(pairs.length - outcome.length));
      return undefined;
    },
  });
  return (
    <Form form={form} label={W.add} yes={WORDS.addToLadder} news={<AddingNews {...{ progress, refused }} />}>
      <ListText list={list} label={W.label} hint={W.hint} example={W.example} />
      {read && read.unused.length > 0 && (
        <p>{labelled(LISTS.notUsed(read.unused.length), read.unused.map(titleOf).join(', '))}.</p>
      )}
      {read && <LeftOut lines={read.leftOut} />}
      {lines.length > 0 && (
        <>
          <p aria-live="polite">
            <b>{summaryOf(pairs.length, people, lines)}</b>
          </p>
          <Lines lines={lines} onDecide={(more) => decide(new Map([...decisions, ...more]))} />
        </>
      )}
      {pairs.length > 0 && isEmpty && (
        <>
          <ShownAs />
          <OrderInput orders={orders} order={order} onInput={choose} />
        </>
      )}
      {asksRung && <RungInput value={rung} onInput={setRung} fault={form.faults.rung} />}
    </Form>
  );
};

const FAULTS: ReadonlySet<DecidedPair['state']> = new Set(['alone', 'crowd', 'twice', 'faulty']);
const SKIPPED: ReadonlySet<DecidedPair['state']> = new Set(['here', 'again', 'left-out']);

/** What the organiser has to say before any pair can be added. */
function whatIsOpen(lines: readonly DecidedPair[]): string | undefined {
  const open = unclearIn(lines).length;
  if (open > 0) return WHO.open(open);
  const faulty = lines.filter(({ state }) => FAULTS.has(state)).length;
  return faulty > 0 ? LISTS.faulty(faulty) : undefined;
}

const unclearIn = (lines: readonly DecidedPair[]) =>
  [...new Set(lines.flatMap(({ people }) => people))].filter(({ decision }) => !decision);

/** What will happen, before it does. */
function summaryOf(
  pairs: number,
  people: readonly { readonly email?: string }[],
  lines: readonly DecidedPair[],
): string {
  const addresses = people.filter(({ email }) => email !== undefined).length;
  const without = addresses > 0 ? people.length - addresses : 0;
  return W.summary(pairs, people.length, without, lines.filter(({ state }) => SKIPPED.has(state)).length);
}

interface LinesProps {
  readonly lines: readonly DecidedPair[];
  readonly onDecide: (decisions: Decisions) => void;
}

/** What was read of each line, and what will happen to it; who is meant is asked once of each name. */
const Lines = ({ lines, onDecide }: LinesProps) => {
  const asked = new Set<object>();
  const asks = (person: DecidedPair['people'][number]): boolean => {
    if (person.namesakes.length === 0 && person.twin === undefined) return false;
    return asked.size < asked.add(person).size;
  };
  const open = unclearIn(lines);
  return (
    <>
      <Open lines={open} count={open.length} onDecide={onDecide} />
      <table class="people pasted pairs">
        <thead>
          <tr>
            <th scope="col">{PEOPLE.line}</th>
            <th scope="col">{WORDS.name}</th>
            <th scope="col">{PEOPLE.status}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, people, state }) => (
            <tr key={line} class={SKIPPED.has(state) ? 'quiet' : undefined}>
              <td>{line}</td>
              <td>
                {people.map((person) => (
                  <div key={person.line}>
                    <bdi>{person.name}</bdi> {person.email !== undefined && <small>{person.email}</small>}
                    {Object.values(person.faults).map((fault) => (
                      <p key={fault} class="fault">
                        {fault}
                      </p>
                    ))}
                    {asks(person) && (
                      <Fate line={person} onDecide={(decision) => onDecide(new Map([[person.line, decision]]))} />
                    )}
                  </div>
                ))}
              </td>
              <td class={FAULTS.has(state) ? 'fault' : undefined}>{stateWords(state)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
