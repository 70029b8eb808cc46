/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { NamingMode } from '#shared/vocabulary/club.ts';
import { Area, Check, Input, Radios, TextFile } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { LOADING, MOVES, PREFERENCE_LABELS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm, useIdempotencyKeys } from './admin.ts';
import { lookAtClub, updateClub } from './club/update-club.ts';
import { inListOrder, isByRating, orderInLog } from './list-order.ts';
import { Lost } from './panels.tsx';
import { type Decided, type Decisions, decided, type Line, withNamesakes } from './people/deciding.tsx';
import { type Directory, knownIn, useMembers } from './people/directory.ts';
import { Lines } from './people/lines.tsx';
import { readRows } from './people/paste.ts';
import { Picker } from './people/picker.tsx';
import { CLUB, COMMON, members, sections, roster as W, who as WHO } from './texts.ts';
import { type AdminView, joining } from './view.ts';

/** The order that a system's rules begin with, where what was pasted allows it. */
const usualOrder = (orders: readonly ListOrder[], rated: boolean): ListOrder =>
  orders.find((order) => !isByRating(order) || rated) ?? 'given';

export const Roster = () => {
  const { view } = useAdmin();
  const isEmpty = view.version === 1;
  const body = isEmpty ? (
    <List add={(people) => <Seed {...people} />} />
  ) : (
    <List add={(people) => <Joins {...people} />} />
  );
  if (isEmpty)
    return (
      <section id="roster">
        <h2>{W.title}</h2>
        {body}
      </section>
    );
  return (
    <section id="roster">
      <details>
        <summary>
          <h2>{W.more}</h2>
        </summary>
        {body}
      </details>
    </section>
  );
};

interface Chosen {
  readonly people: readonly Decided[];
  readonly fault: string | undefined;
  readonly onDone: () => void;
}

const NOBODY_DECIDED: Decisions = new Map();

/** Members who are ticked, and names that are pasted: a name that a member has is asked about. */
const List = ({ add }: { readonly add: (chosen: Chosen) => ComponentChildren }) => {
  const { view } = useAdmin();
  const { directory, lost, look } = useMembers();
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [decisions, decide] = useState(NOBODY_DECIDED);
  const hasGaps = controlsOf(view).measure === 'gaps';
  const here = useMemo(
    () => new Set<string>([...view.standings, ...view.entrants].map(({ player }) => player)),
    [view],
  );
  const rows = useMemo(() => readRows(text, hasGaps), [text, hasGaps]);
  const known = useMemo(() => (directory ? knownIn(directory, here) : []), [directory, here]);
  const lines = useMemo(() => withNamesakes(rows, known, decisions), [rows, known, decisions]);
  const people = useMemo(() => chosenOf(lines, ticked, directory, view), [lines, ticked, directory, view]);
  const open = lines.filter(({ decision }) => !decision).length;
  const twice = useMemo(() => chosenTwice(people), [people]);
  const fault = !directory
    ? lost
      ? COMMON.unreached
      : LOADING.loading
    : open > 0
      ? WHO.open(open)
      : twice && W.twice(twice.name);
  const type = (typed: string) => {
    setText(typed);
    decide(NOBODY_DECIDED);
  };
  return (
    <>
      {lost && <Lost again={look} />}
      {directory && <Picker directory={directory} here={here} ticked={ticked} onTick={setTicked} />}
      <Area
        label={W.label}
        hint={hasGaps ? W.gapHint : W.hint}
        placeholder={hasGaps ? W.gapExample : W.example}
        rows={8}
        value={text}
        onInput={type}
      />
      <TextFile label={MOVES.file} accept=".csv,.txt,text/plain,text/csv" onText={type} />
      {(lines.length > 0 || people.length > 0) && (
        <p aria-live="polite">
          <b>{W.counted(people.length, lines.length + ticked.length - people.length)}</b>
        </p>
      )}
      {lines.length > 0 && directory && (
        <Lines
          lines={lines}
          onDecide={(more) => decide(new Map([...decisions, ...more]))}
          columns={hasGaps ? ['rating', 'gap'] : ['rating']}
          same={WHO.isNew}
        />
      )}
      {add({
        people,
        fault,
        onDone() {
          type('');
          setTicked([]);
          void look();
        },
      })}
    </>
  );
};

function chosenTwice(people: readonly Decided[]): Decided | undefined {
  const seen = new Set<string>();
  return people.find(({ id }) => seen.size === seen.add(id).size);
}

/** Those who were ticked, and then those who were pasted; of members the rating that the club has of them. */
function chosenOf(
  lines: readonly Line[],
  ticked: readonly string[],
  directory: Directory | undefined,
  view: AdminView,
): readonly Decided[] {
  const members = new Map((directory?.members ?? []).map((member) => [member.id as string, member]));
  const ofMember = (id: string) => {
    const { name = id, rating } = members.get(id) ?? {};
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

/** How names of the club's players are shown in public: asked once, as the first of them are entered, and kept at once. */
const ShownAs = () => {
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
    const no = await updateClub({ naming: { ...naming, mode } });
    setFault(no);
    if (no !== undefined) setNaming(naming);
  }
  return (
    <Radios
      keys
      legend={sections.naming.text}
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

const Seed = ({ people, fault }: Chosen) => {
  const { view } = useAdmin();
  const rated = people.length > 0 && people.every(({ rating }) => rating !== undefined);
  const [chosen, setChosen] = useState<ListOrder>();
  const membership = useMembership(view);
  const orders = controlsOf(view).seeding;
  const order = chosen ?? usualOrder(orders, rated);

  const ratingMissing = isByRating(order) && !rated ? W.ratingMissing : undefined;
  const form = useCommandForm<'order'>({
    check: () =>
      people.length === 0 && fault === undefined ? { form: COMMON.oneName } : { form: fault, order: ratingMissing },
    command() {
      const players = inListOrder(people, order).map(({ id, name, rating, gap }) => ({
        id,
        name,
        ...(rating !== undefined && { rating }),
        ...(gap !== undefined && { gap }),
        ...membership.fields,
      }));
      return { title: W.title, verb: 'seed', body: { order: orderInLog(order), players }, yes: W.yes, plain: true };
    },
  });
  return (
    <Form form={form} label={W.title} yes={W.yes}>
      <ShownAs />
      {orders.length > 1 && (
        <Radios
          legend={COMMON.order}
          value={order}
          onInput={(value) => setChosen(orders.find((each) => each === value))}
          choices={orders.map((value) => ({
            value,
            text: { given: W.given, ...COMMON.orders }[value],
          }))}
          fault={ratingMissing}
        />
      )}
      {membership.inputs}
    </Form>
  );
};

/** One after another to the bottom. Those added before the connection breaks are in; the others wait. */
const Joins = ({ people, fault, onDone }: Chosen) => {
  const { view, path, refresh } = useAdmin();
  const membership = useMembership(view);
  const [state, setState] = useState<{ readonly done: number; readonly of: number; readonly lost?: true }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const keyOf = useIdempotencyKeys();

  const form = useForm({
    check: () => ({ form: fault ?? (people.length === 0 ? COMMON.oneName : undefined) }),
    async send() {
      const no: string[] = [];
      for (const [index, { id, name }] of people.entries()) {
        setState({ done: index, of: people.length });
        const body = { ...joining(view, { id, name }), ...membership.fields };
        const outcome = await ask(`${path}/join`, { body, idempotencyKey: keyOf(id) });
        if (outcome.kind === 'refused') no.push(W.refused(name, outcome.problem.detail));
        if (outcome.kind === 'unreached') {
          setState({ done: index, of: people.length, lost: true });
          return members.pasteLost;
        }
      }
      setState({ done: people.length - no.length, of: people.length });
      setRefused(no);
      await refresh();
      onDone();
      return undefined;
    },
  });
  const news = (
    <>
      {state && <p>{members.progress(state.done, state.of)}</p>}
      {refused.map((each) => (
        <p key={each} class="fault">
          {each}
        </p>
      ))}
    </>
  );
  return (
    <Form form={form} label={W.more} yes={state?.lost ? WHO.yes : W.yesMore} news={news}>
      {membership.inputs}
    </Form>
  );
};
