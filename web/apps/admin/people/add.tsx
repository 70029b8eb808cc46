/// <reference lib="dom" />
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { NamingMode } from '#shared/vocabulary/club.ts';
import { labelled } from '#shared/words/lists.ts';
import { Check, Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { FORMS, PREFERENCE_LABELS, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { lookAtClub, updateClub } from '../club/update-club.ts';
import { inListOrder, isByRating, orderInLog } from '../list-order.ts';
import { OrderFrom, type OtherOrder, StartingOrder } from '../starting-order.tsx';
import { CLUB, COMMON, LISTS, SEASONS, SECTIONS, PEOPLE as W, WHO } from '../texts.ts';
import { type AdminView, joining } from '../view.ts';
import { type Decided, type DecidedLine, type Decisions, decided, isUnclear, withNamesakes } from './deciding.tsx';
import { saveTable } from './details.tsx';
import { type Directory, knownIn } from './directory.ts';
import { RungInput, readRung } from './join-form.tsx';
import { Lines } from './lines.tsx';
import { askInTurn } from './links.tsx';
import { isOpen, ListInput } from './list-input.tsx';
import { Picker } from './picker.tsx';
import { useList } from './use-list.ts';

interface AddProps {
  readonly directory: Directory;
  readonly onChange: () => Promise<unknown>;
}

/** Puts people on the ladder, as many as are pasted: an empty one is seeded, else they begin at the bottom. */
export const AddPeople = ({ directory, onChange }: AddProps) => {
  const { view } = useAdmin();
  const isEmpty = view.version === 1;
  const [open, setOpen] = useState(isEmpty);
  return (
    <section>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2>{W.add}</h2>
        </summary>
        <AddForm directory={directory} isEmpty={isEmpty} onChange={onChange} onEnd={() => setOpen(false)} />
      </details>
    </section>
  );
};

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
  const news = (
    <>
      {progress !== '' && <p>{progress}</p>}
      {refused.map((each) => (
        <p key={each} class="fault">
          {each}
        </p>
      ))}
    </>
  );
  return (
    <Form form={form} label={W.add} yes={WORDS.addToLadder} news={news}>
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
      {people.length > 0 && isEmpty && <ShownAs />}
      {people.length > 0 && isEmpty && seeding.length > 1 && (
        <Radios
          legend={COMMON.order}
          value={order}
          onInput={(value) => setChosen(seeding.find((each) => each === value))}
          choices={seeding.map((value) => ({ value, text: { given: W.given, ...COMMON.orders }[value] }))}
          fault={form.faults.order}
        />
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

/** The order that a system's rules begin with, where what was pasted allows it. */
export const usualOrder = (orders: readonly ListOrder[], rated: boolean): ListOrder =>
  orders.find((order) => !isByRating(order) || rated) ?? 'given';

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

/** Who is put on the ladder; a pair is called after its people. */
type Entrant = Pick<Decided, 'id' | 'name' | 'rating' | 'gap'> & { readonly people?: readonly object[] };

interface AddTerms {
  readonly order: ListOrder;
  readonly rung: number | undefined;
}

/**
 * Records that people, or pairs of them, are on the ladder. Those who were refused, each as a sentence; or why it is not known to be done; or
 * undefined where it was not wanted after all. Sent again, nobody is added twice.
 */
export function useRecording(isEmpty: boolean, tell: (done: number) => void) {
  const { view, path, submit } = useAdmin();
  const keyOf = useIdempotencyKeys();

  async function seed(entrants: readonly Entrant[], { order, rung: _, ...fields }: AddTerms) {
    const players = inListOrder(entrants, order).map(({ id, name, rating, gap, people }) => ({
      id,
      ...(people ? { people } : { name }),
      ...(rating !== undefined && { rating }),
      ...(gap !== undefined && { gap }),
      ...fields,
    }));
    const body = { order: orderInLog(order), players };
    return whyNot(await ask(`${path}/seed`, { body, idempotencyKey: keyOf(JSON.stringify(body)) })) ?? [];
  }

  const joined = ({ id, name, people }: Entrant) => (people ? { player: id, people } : joining(view, { id, name }));

  async function join(entrants: readonly Entrant[], { order: _, rung, ...fields }: AddTerms) {
    const [only] = entrants;
    if (only && rung !== undefined) {
      const body = { ...joined(only), ...fields, rung };
      const command = { title: WORDS.addPlayer, about: only.name, verb: 'join', body, yes: COMMON.add };
      return (await submit(command)) ? [] : undefined;
    }
    const refused: string[] = [];
    for (const [index, entrant] of entrants.entries()) {
      tell(index);
      const body = { ...joined(entrant), ...fields };
      const outcome = await askInTurn<'joinLadder'>(`${path}/join`, { body, idempotencyKey: keyOf(entrant.id) });
      if (outcome.kind === 'refused') refused.push(labelled(entrant.name, outcome.problem.detail));
      if (outcome.kind === 'unreached') return COMMON.lost;
    }
    return refused;
  }
  return isEmpty ? seed : join;
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

/** How names of the club's players are shown in public: asked once, when the first of them are entered, and saved at once. */
export const ShownAs = () => {
  const { session } = useAdmin();
  const [naming, setNaming] = useState<Naming>();
  const [fault, setFault] = useState<string>();
  const isFirst = session.club.ladders.length === 1;
  useEffect(() => {
    if (isFirst) void lookAtClub().then((club) => setNaming(club?.naming));
  }, [isFirst]);
  if (!naming) return null;
  async function choose(mode: NamingMode): Promise<void> {
    if (!naming) return;
    setNaming({ ...naming, mode });
    const no = await updateClub({ naming: { mode, nicknames: naming.nicknames } });
    setFault(no);
    if (no !== undefined) setNaming(naming);
  }
  return (
    <Radios
      keys
      legend={SECTIONS.naming}
      value={naming.mode}
      choices={SHOWN_MODES.map((mode) => ({ value: mode, text: MODES[mode][mode === 'full' ? 'name' : 'says'] }))}
      onInput={(value) => void choose(SHOWN_MODES.find((each) => each === value) ?? naming.mode)}
      fault={fault}
    />
  );
};

/** Nicknames are chosen player by player, in Admin. */
const MODES = CLUB.naming.modes;
const SHOWN_MODES = ['full', 'initial', 'initials'] as const;
