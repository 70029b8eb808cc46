/// <reference lib="dom" />
import { useMemo, useState } from 'preact/hooks';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { FORMS, PREFERENCE_LABELS, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { inListOrder, isByRating, usualOrder } from '../list-order.ts';
import { OrderFrom, type OtherOrder, StartingOrder } from '../starting-order.tsx';
import { COMMON, LISTS, SEASONS, PEOPLE as W, WHO } from '../texts.ts';
import type { AdminView } from '../view.ts';
import { Adding, AddingNews, OrderInput } from './adding.tsx';
import { type Decided, type DecidedLine, type Decisions, decided, isUnclear, withNamesakes } from './deciding.tsx';
import { saveTable } from './details.tsx';
import { type Directory, knownIn } from './directory.ts';
import { RungInput, readRung } from './join-form.tsx';
import { Lines } from './lines.tsx';
import { isOpen, ListInput } from './list-input.tsx';
import { Picker } from './picker.tsx';
import { useRecording } from './recording.ts';
import { ShownAs } from './shown-as.tsx';
import { useList } from './use-list.ts';

interface AddProps {
  readonly directory: Directory;
  readonly onChange: () => Promise<unknown>;
}

/** Puts people on the ladder, as many as are pasted: an empty one is seeded, else they begin at the bottom. */
export const AddPeople = (props: AddProps) => (
  <Adding title={W.add}>{(isEmpty, fold) => <AddForm {...props} isEmpty={isEmpty} onEnd={fold} />}</Adding>
);

const NOBODY_DECIDED: Decisions = new Map();

interface AddFormProps extends AddProps {
  readonly isEmpty: boolean;
  readonly onEnd: () => void;
}

const AddForm = ({ directory, isEmpty, onChange, onEnd }: AddFormProps) => {
  const { view, club, refresh, say } = useAdmin();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<OtherOrder>();
  const [decisions, decide] = useState(NOBODY_DECIDED);
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { measure, seeding, joinsOnRung } = controlsOf(view);
  const hasGaps = measure === 'gaps';
  const here = useMemo(
    () => new Set<string>([...view.standings, ...view.entrants].map(({ player }) => player)),
    [view],
  );
  const known = useMemo(() => knownIn(directory, here), [directory, here]);
  const list = useList(hasGaps, () => {
    setRefused([]);
    decide(NOBODY_DECIDED);
  });
  const lines = useMemo(() => withNamesakes(list.rows, known, decisions), [list.rows, known, decisions]);
  const columns = list.reading?.columns.filter(isOpen).length ?? 0;
  const people = useMemo(() => chosenOf(lines, ticked, directory, view, from), [lines, ticked, directory, view, from]);
  const fresh = people.filter(({ id }) => !here.has(id));
  const unclear = lines.filter(({ decision }) => !decision).length;
  const faulty = lines.filter(isUnclear).length - unclear;
  const twice = chosenTwice(people);
  const unrated = people.find(({ rating }) => rating === undefined);
  const rated = people.length > 0 && !unrated;
  const [chosen, setChosen] = useState<ListOrder>();
  const order = chosen ?? (from ? 'given' : usualOrder(seeding, rated));
  const [rung, setRung] = useState('');
  const asksRung = joinsOnRung && !isEmpty && fresh.length === 1;
  const startsOn = asksRung && rung.trim() !== '' ? readRung(rung, view) : undefined;
  const membership = useMembership(view);
  const record = useRecording(isEmpty, (done) => setProgress(COMMON.progress(done, people.length)));

  const form = useForm<'order' | 'rung'>({
    check: () => ({
      form:
        whatIsOpen({ columns, unclear, faulty }) ??
        (twice ? W.twice(twice.name) : people.length === 0 ? FORMS.missing : undefined),
      order: isEmpty && isByRating(order) && unrated ? SEASONS.unrated(unrated.name) : undefined,
      rung: asksRung && rung.trim() !== '' && !startsOn ? W.startsOnFault(view.standings.length + 1) : undefined,
    }),
    async send() {
      // Before they are on the ladder: players already there aren't asked for again.
      const unsaved = await saveTable(club, people, directory.members, (done) =>
        setProgress(COMMON.progress(done, people.length)),
      );
      const outcome = unsaved ?? (await record(fresh, { order, rung: startsOn, ...membership.fields }));
      setProgress('');
      if (typeof outcome === 'string') return outcome;
      if (!outcome) return undefined;
      // A ladder that has players opens on its results: here are their invitations.
      location.hash = 'people';
      await Promise.all([refresh(), onChange()]);
      list.type('');
      setTicked([]);
      setFrom(undefined);
      setRung('');
      setRefused(outcome);
      if (outcome.length === 0) onEnd();
      say(W.added(people.length - outcome.length));
      return undefined;
    },
  });
  return (
    <Form form={form} label={W.add} yes={WORDS.addToLadder} news={<AddingNews {...{ progress, refused }} />}>
      <ListInput list={list} hasGaps={hasGaps} />
      {isEmpty && (
        <OrderFrom
          titles={directory.titles}
          from={from}
          none={COMMON.choose}
          onTake={(other) => {
            setFrom(other);
            setChosen(undefined);
            setTicked(other?.players.map(({ player }) => player) ?? []);
          }}
        />
      )}
      <Picker directory={directory} here={here} ticked={ticked} onTick={setTicked} />
      {(lines.length > 0 || people.length > 0) && (
        <p aria-live="polite">
          <b>{summaryOf(people, lines)}</b>
        </p>
      )}
      {lines.length > 0 && (
        <Lines list={list} lines={lines} onDecide={(more) => decide(new Map([...decisions, ...more]))} />
      )}
      {people.length > 0 && isEmpty && (
        <>
          <ShownAs />
          <OrderInput orders={seeding} order={order} onInput={setChosen} fault={form.faults.order} />
        </>
      )}
      {from && !twice && order !== 'draw' && (
        <section class="follows">
          <StartingOrder header={view.header} order={inListOrder(people, order)} />
        </section>
      )}
      {asksRung && <RungInput value={rung} onInput={setRung} fault={form.faults.rung} />}
      {membership.inputs}
    </Form>
  );
};

interface ListProblems {
  readonly columns: number;
  readonly unclear: number;
  readonly faulty: number;
}

/** What the organiser has to say before anybody can be added. */
function whatIsOpen({ columns, unclear, faulty }: ListProblems): string | undefined {
  if (columns > 0) return LISTS.columnsOpen(columns);
  if (unclear > 0) return WHO.open(unclear);
  return faulty > 0 ? LISTS.faulty(faulty) : undefined;
}

/** What will happen, before it does. */
function summaryOf(people: readonly Decided[], lines: readonly DecidedLine[]): string {
  const pasted = lines.filter(({ decision }) => decision && decision.kind !== 'left-out');
  const out = lines.filter(({ decision }) => decision?.kind === 'left-out').length;
  const addresses = pasted.filter(({ email }) => email !== undefined).length;
  const without = addresses > 0 ? pasted.length - addresses : 0;
  return LISTS.summary(people.length, without, lines.length - pasted.length - out, out);
}

function chosenTwice(people: readonly Decided[]): Decided | undefined {
  const seen = new Set<string>();
  return people.find(({ id }) => seen.size === seen.add(id).size);
}

/** Those who were ticked, and then those who were pasted; members with the rating that the club has for them. */
function chosenOf(
  lines: readonly DecidedLine[],
  ticked: readonly string[],
  directory: Directory,
  view: AdminView,
  from: OtherOrder | undefined,
): readonly Decided[] {
  const called = new Map<string, string>(from?.players.map(({ player, name }) => [player, name]));
  const members = new Map(directory.members.map((member) => [member.id as string, member]));
  const ofMember = (id: string) => {
    const { name = called.get(id) ?? id, rating } = members.get(id) ?? {};
    return { name, ...(rating !== undefined && { rating }) };
  };
  const picked = ticked.map((id, line) => ({ line, id, isNew: false, ...ofMember(id) }));
  const taken = [...members.keys(), ...view.off.map(({ player }) => player)];
  const pasted = decided(lines, taken).map((each) =>
    each.isNew ? each : { ...each, ...ofMember(each.id), ...(each.rating !== undefined && { rating: each.rating }) },
  );
  return [...picked, ...pasted];
}

/** Registered members who have paid, where everybody has to be one. */
function useMembership(view: AdminView) {
  const [isMember, setMember] = useState(true);
  const [until, setUntil] = useState<string>(view.header.season.end ?? yearAfter(view.asOf.slice(0, 10)));
  const isAsked = controlsOf(view).preferences.some(({ name }) => name === 'paidUntil');
  return {
    fields: isAsked && isMember && until !== '' ? { registered: true, paidUntil: until } : {},
    inputs: isAsked && (
      <div class="member">
        <Check label={W.member} checked={isMember} onInput={setMember} />
        {isMember && <Input type="date" label={PREFERENCE_LABELS.paidUntil} value={until} onInput={setUntil} />}
      </div>
    ),
  };
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
