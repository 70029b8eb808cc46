import { useMemo, useRef, useState } from 'preact/hooks';
import { changesInWords } from '#shared/view/changes-in-words.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords, fullDay } from '#shared/words/dates.ts';
import { labelled } from '#shared/words/lists.ts';
import { Check, Input, Radios, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { AWAY, FORMS, LOADING, MOVES, PEOPLE, SETTLEMENTS, WORDS } from '#web/ui/texts.ts';
import { Tools, useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { type FaultyField, faultsIn, type HeaderFields, hasFinal, headerOf } from '../header-fields.ts';
import { Closures } from '../header-inputs.tsx';
import { isByRating } from '../list-order.ts';
import { useMembers } from '../people/directory.ts';
import { LoadedRulesForm } from '../rules/form.tsx';
import { OrderFrom, StartingOrder } from '../starting-order.tsx';
import { COMMON, FRESH, SECTIONS, SEASONS as W } from '../texts.ts';
import { type AdminView, namesIn } from '../view.ts';
import {
  BY_HAND,
  closuresLater,
  figuresChanged,
  goesOnUntil,
  inOrder,
  orderOf,
  playersOf,
  type Ratings,
  ratingsOf,
  removedAtFinal,
  requestOf,
  type SeasonFields,
  suggested,
  takenFrom,
} from './fields.ts';
import { Ordering } from './ordering.tsx';

const NONE: ReadonlySet<FaultyField> = new Set();
const NO_RATINGS: Ratings = new Map();

/** As this ladder or another one is now, by what else its system begins with, or by hand. */
const ordersOffered = (view: AdminView, given: string) =>
  [...new Set<SeasonFields['order']>(['given', ...controlsOf(view).seeding, BY_HAND])].map((value) => ({
    value,
    text: { given, ...COMMON.orders, [BY_HAND]: W.byHand }[value],
  }));

/** Starts the next season of the ladder. */
export const NextSeason = () => {
  const tools = useAdmin();
  const { view, path, refresh, say } = tools;
  const [fields, setFields] = useState(() => suggested(view));
  const { directory, look } = useMembers();
  const ratings = useMemo(
    () => directory && ratingsOf(view, directory.members, fields.from),
    [view, directory, fields.from],
  );
  const keyOf = useIdempotencyKeys();
  const [isSeen, setSeen] = useState(false);
  const reading = useRef<Promise<void>>(undefined);
  const change = (some: Partial<SeasonFields>) => {
    setFields((all) => ({ ...all, ...some }));
    setSeen(false);
  };
  const { from } = fields;
  const orders = ordersOffered(view, from ? (directory?.titles.get(from.ladder) ?? from.ladder) : W.given);
  const named = useMemo(
    () => namesIn({ ...view, standings: [...(from?.players ?? []), ...view.standings] }),
    [view, from],
  );
  const choose = (chosen: string) => {
    const order = orders.find(({ value }) => value === chosen)?.value ?? 'given';
    change({ order });
    if (isByRating(order) && !directory) void look();
  };
  const set = (some: Partial<HeaderFields>) => change({ header: { ...fields.header, ...some } });
  const { start, end } = fields.header;
  const faults = faultsIn(fields.header);
  const runsUntil = goesOnUntil(view);
  const later = closuresLater(view);
  /** Players who are not in an order stay after it, for when they are ticked again. */
  const left = (order: SeasonFields['byHand']) => fields.byHand.filter((id) => !order.includes(id));
  const form = useForm<'start' | 'end'>({
    check: () => ({
      start: faults.has('start') ? FORMS.missing : undefined,
      end: faults.has('end') ? (end === '' ? FORMS.missing : AWAY.order) : undefined,
      form: faultIn(view, fields, ratings) ?? (faults.size > 0 ? COMMON.bad : undefined),
    }),
    send: async () => {
      if (!isSeen) {
        await reading.current;
        setSeen(true);
        return undefined;
      }
      const body = requestOf(view, fields, ratings ?? NO_RATINGS);
      const idempotencyKey = keyOf(JSON.stringify([view.version, body]));
      const outcome = await ask<'startSeason'>(`${path}/seasons`, { body, idempotencyKey, ifVersion: view.version });
      if (outcome.kind === 'refused' && outcome.problem.code === 'ladder-changed') await refresh();
      if (outcome.kind !== 'done') return whyNot(outcome);
      await refresh();
      say(COMMON.saved);
      return undefined;
    },
  });
  return (
    <Tools.Provider value={{ ...tools, named }}>
      <Form
        form={form}
        label={SECTIONS.season}
        yes={isSeen ? W.yes : MOVES.preview}
        news={isSeen && <WhatFollows fields={fields} ratings={ratings ?? NO_RATINGS} />}
      >
        <p>{W.nextText}</p>
        <div class="columns">
          <Input
            label={FRESH.start}
            type="date"
            value={start}
            onInput={(day) => set({ start: day })}
            fault={form.faults.start}
          />
          <Input
            label={FRESH.end}
            type="date"
            value={end}
            onInput={(day) => set({ end: day })}
            fault={form.faults.end}
          />
        </div>
        <OrderFrom
          titles={directory?.titles}
          from={from}
          none={W.thisLadder}
          onTake={(other) => change(takenFrom(view, other))}
          onRead={(begun) => {
            reading.current = begun;
            setSeen(false);
          }}
        />
        <Who fields={fields} change={change} />
        <details>
          <summary>{SECTIONS.settings}</summary>
          <div class="with-rules">
            <div>
              <Select label={COMMON.order} value={fields.order} onInput={choose} choices={orders} />
              {fields.order === BY_HAND && (
                <Ordering
                  order={playersOf(view, fields)}
                  onChange={(order) => change({ byHand: [...order, ...left(order)] })}
                />
              )}
              <Closures fields={fields.header} faults={form.marks ? faults : NONE} set={set} />
              {later.length > 0 && fields.header.closures.length === 0 && (
                <button type="button" onClick={() => set({ closures: later })}>
                  {W.closuresLater}
                </button>
              )}
            </div>
            <LoadedRulesForm fields={fields.header} set={set} label={labelled(SECTIONS.season, FRESH.rules)} />
          </div>
        </details>
        {runsUntil !== undefined && (
          <Check label={W.early(fullDay(runsUntil))} checked={fields.early} onInput={(early) => change({ early })} />
        )}
      </Form>
    </Tools.Provider>
  );
};

/** What is wrong with who plays on; `ratings` are there once the members could be asked for. */
function faultIn(view: AdminView, fields: SeasonFields, ratings: Ratings | undefined): string | undefined {
  const players = playersOf(view, fields);
  if (players.length === 0) return MOVES.choose;
  if (!isByRating(fields.order)) return undefined;
  if (!ratings) return LOADING.failed;
  const people = [...view.standings, ...view.off, ...(fields.from?.players ?? [])];
  const unrated = people.find(({ player }) => players.includes(player) && !ratings.has(player));
  return unrated && W.unrated(unrated.name);
}

interface WhoProps {
  readonly fields: SeasonFields;
  readonly change: (some: Partial<SeasonFields>) => void;
}

function Who({ fields: { isChosen, ticked, from }, change }: WhoProps) {
  const { view, named } = useAdmin();
  const tick = (id: string, isIn: boolean) => {
    const others = [...ticked].filter((each) => each !== id);
    change({ ticked: new Set(isIn ? [...others, id] : others) });
  };
  const on = new Set(view.standings.map(({ player }) => player));
  const asked = isChosen ? inOrder(view, from) : removedAtFinal(view);
  const left = new Set(view.off.map(({ player }) => player));
  const labelOf = (id: PlayerId) => {
    if (on.has(id)) return named(id).name;
    return `${named(id).name} (${left.has(id) ? W.left : W.joins})`;
  };
  return (
    <>
      <Radios
        legend={W.who}
        value={isChosen ? 'some' : 'all'}
        onInput={(who) => change({ isChosen: who === 'some' })}
        choices={[
          { value: 'all', text: WORDS.everybody },
          { value: 'some', text: W.some },
        ]}
      />
      <div class="columns">
        {asked.map((id) => (
          <Check key={id} label={labelOf(id)} checked={ticked.has(id)} onInput={(isIn) => tick(id, isIn)} />
        ))}
      </div>
    </>
  );
}

const WhatFollows = ({ fields, ratings }: { readonly fields: SeasonFields; readonly ratings: Ratings }) => {
  const { view, named } = useAdmin();
  const { season, closures = [] } = headerOf(fields.header);
  const order = orderOf(view, fields, ratings);
  const settings = figuresChanged(view, fields);
  const changes = changesInWords(view.header, { closures: view.header.closures ?? [], ...(settings && { settings }) });
  const open = view.challenges.length + view.games.length;
  const days = (from: string, to: string) => (from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`);
  return (
    <section class="follows" role="status">
      <h3>{SETTLEMENTS.next}</h3>
      <ul>
        <li>
          {W.ends} <Winner view={view} />
        </li>
        {open > 0 && <li>{W.openOnes(open)}</li>}
        <li>{season.end === undefined ? W.endless(dayWords(season.start)) : W.runs(days(season.start, season.end))}</li>
        {closures.length > 0 && <li>{W.closed(closures.map(({ from, to }) => days(from, to)))}</li>}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        <li>
          {PEOPLE.found(order.length)}
          {fields.order === 'draw' && ` ${W.drawn}`}
        </li>
      </ul>
      {fields.order !== 'draw' && (
        <StartingOrder
          header={headerOf(fields.header)}
          order={order.map(({ id, ...rest }) => ({ id, ...rest, name: named(id).name }))}
        />
      )}
    </section>
  );
};

/** The winner of the season as the ladder is now, if it has one. */
export const Winner = ({ view: { header, final, standings } }: { readonly view: AdminView }) => {
  const winner = hasFinal(header.system)
    ? standings.find(({ player }) => player === final?.champion)
    : standings.find(({ rung }) => rung === 1);
  return winner ? <span>{WORDS.won(<bdi>{winner.name}</bdi>)}.</span> : null;
};
