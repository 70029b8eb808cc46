/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { SEEDING_ORDERS, type SeedingOrder } from '../../../shared/vocabulary/vocabulary.ts';
import { ask } from '../../kit/api.ts';
import { controlsOf } from '../../kit/controls.ts';
import { Area, Check, Input, Radios, TextFile } from '../../kit/fields.tsx';
import { Form, useForm } from '../../kit/form.tsx';
import { PREFERENCE_LABELS } from '../../kit/preferences.tsx';
import { randomName } from '../../kit/random.ts';
import { useDeedForm } from './deed-form.ts';
import { useDesk } from './desk.ts';
import { type PastedLine, readPasted } from './paste.ts';
import type { DeskView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.roster;
/** How many lines of the list are shown before they go on the ladder. */
const SHOWN = 60;

/** The order that a system's rules begin with, where what was pasted allows it. */
const usualOrder = (orders: readonly SeedingOrder[], rated: boolean): SeedingOrder =>
  orders.find((order) => order !== 'rating' || rated) ?? 'given';

/** People from a list: onto an empty ladder in an order, or to the bottom of one that has begun. */
export const Roster = () => {
  const { view } = useDesk();
  const [text, setText] = useState('');
  const hasGaps = controlsOf(view).measure === 'gaps';
  const people = readPasted(text, [...view.standings, ...view.off, ...view.entrants], hasGaps);
  const isEmpty = view.version === 1;
  const title = isEmpty ? W.title : W.more;
  const body = (
    <>
      <Area
        label={W.label}
        hint={hasGaps ? W.gapHint : W.hint}
        placeholder={hasGaps ? W.gapExample : W.example}
        rows={8}
        value={text}
        onInput={setText}
      />
      <TextFile label={W.file} accept=".csv,.txt,text/plain,text/csv" onText={setText} />
      {people.length > 0 && <Lines people={people} />}
      {isEmpty ? <Seed people={people} /> : <Joins people={people} onDone={() => setText('')} />}
    </>
  );
  if (isEmpty)
    return (
      <section id="roster">
        <h2>{title}</h2>
        {body}
      </section>
    );
  return (
    <section id="roster">
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        {body}
      </details>
    </section>
  );
};

/** What becomes of each line, before anything happens. */
const Lines = ({ people }: { readonly people: readonly PastedLine[] }) => {
  const { view } = useDesk();
  const hasGaps = controlsOf(view).measure === 'gaps';
  const fresh = people.filter(({ fate }) => fate === 'new').length;
  return (
    <>
      <p aria-live="polite">
        <b>{W.counted(fresh, people.length - fresh)}</b>
      </p>
      <div>
        <table class="people pasted">
          <thead>
            <tr>
              <th scope="col">{W.line}</th>
              <th scope="col">{WORDS.players.name}</th>
              <th scope="col">{WORDS.players.rating}</th>
              {hasGaps && <th scope="col">{W.gap}</th>}
              <th scope="col">{W.id}</th>
              <th scope="col">{W.fate}</th>
            </tr>
          </thead>
          <tbody>
            {people.slice(0, SHOWN).map(({ line, name, rating, gap, id, fate }) => (
              <tr key={line} class={fate === 'new' ? undefined : 'quiet'}>
                <td>{line}</td>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{rating}</td>
                {hasGaps && <td>{gap}</td>}
                <td>{id}</td>
                <td>{W.fates[fate]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {people.length > SHOWN && <p class="hint">{W.shown(people.length - SHOWN)}</p>}
    </>
  );
};

/** Registered members who have paid, where everybody has to be one. */
function useMembership(view: DeskView) {
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

/** Everybody at once, in the order that the season begins with. */
const Seed = ({ people }: { readonly people: readonly PastedLine[] }) => {
  const { view } = useDesk();
  const fresh = people.filter(({ fate }) => fate === 'new');
  const rated = fresh.length > 0 && fresh.every(({ rating }) => rating !== undefined);
  const [chosen, setChosen] = useState<SeedingOrder>();
  const membership = useMembership(view);
  const orders = controlsOf(view).seeding;
  const order = chosen ?? usualOrder(orders, rated);

  const ratingMissing = order === 'rating' && !rated ? W.ratingMissing : undefined;
  const form = useDeedForm<'order'>({
    check: () => (fresh.length === 0 ? { form: W.empty } : { order: ratingMissing }),
    deed() {
      const players = fresh.map(({ id, name, rating, gap }) => ({
        id,
        name,
        ...(rating !== undefined && { rating }),
        ...(gap !== undefined && { gap }),
        ...membership.fields,
      }));
      return { title: W.title, verb: 'seed', body: { order, players }, yes: W.yes, plain: true };
    },
  });
  return (
    <Form form={form} label={W.title} yes={W.yes}>
      {orders.length > 1 && (
        <Radios
          legend={W.order}
          value={order}
          onInput={(value) => setChosen(orders.find((each) => each === value))}
          choices={SEEDING_ORDERS.filter((each) => orders.includes(each)).map((value) => ({
            value,
            text: W.orders[value],
          }))}
          fault={ratingMissing}
        />
      )}
      {membership.inputs}
    </Form>
  );
};

/** One after another to the bottom. Whoever is in when the line breaks is in; the others wait. */
const Joins = ({ people, onDone }: { readonly people: readonly PastedLine[]; readonly onDone: () => void }) => {
  const { view, path, refresh } = useDesk();
  const membership = useMembership(view);
  const [state, setState] = useState<{ readonly done: number; readonly of: number; readonly lost?: true }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [keys] = useState(() => new Map<string, string>());

  const fresh = people.filter(({ fate }) => fate === 'new');
  const form = useForm({
    check: () => ({ form: fresh.length === 0 ? W.empty : undefined }),
    async send() {
      const no: string[] = [];
      for (const [index, { id, name }] of fresh.entries()) {
        setState({ done: index, of: fresh.length });
        const idempotencyKey = keys.get(id) ?? randomName();
        keys.set(id, idempotencyKey);
        const body = { player: id, name, ...membership.fields };
        const outcome = await ask(`${path}/join`, { body, idempotencyKey });
        if (outcome.kind === 'refused') no.push(W.refused(name, outcome.problem.detail));
        if (outcome.kind === 'unreached') {
          setState({ done: index, of: fresh.length, lost: true });
          return W.lost;
        }
      }
      setState({ done: fresh.length - no.length, of: fresh.length });
      setRefused(no);
      await refresh();
      onDone();
      return undefined;
    },
  });
  const news = (
    <>
      {state && <p>{W.progress(state.done, state.of)}</p>}
      {refused.map((each) => (
        <p key={each} class="fault">
          {each}
        </p>
      ))}
    </>
  );
  return (
    <Form form={form} label={W.more} yes={state?.lost ? W.goOn : W.yesMore} news={news}>
      {membership.inputs}
    </Form>
  );
};
