import { useState } from 'preact/hooks';
import { fullDay } from '../../../../shared/words/dates.ts';
import { ask } from '../../../kit/api.ts';
import { Check, Input, Radios, Select } from '../../../kit/fields.tsx';
import { Form, useForm } from '../../../kit/form.tsx';
import { randomName } from '../../../kit/random.ts';
import { useDesk } from '../desk.ts';
import { goesOnUntil, requestOf, type SeasonFields, suggested } from './fields.ts';
import { seasons as W } from './words.ts';

/** Starts the next season of the ladder. `onStart`: it has begun. */
export const NextSeason = ({ onStart }: { readonly onStart: () => void }) => {
  const { view, path, refresh, say } = useDesk();
  const [fields, setFields] = useState(() => suggested(view));
  const [names] = useState(() => new Map<string, string>());
  const change = (some: Partial<SeasonFields>) => setFields((all) => ({ ...all, ...some }));
  const runsUntil = goesOnUntil(view);
  const form = useForm<'start' | 'end'>({
    check: () => ({
      start: fields.start === '' ? W.noDay : undefined,
      end: fields.end !== '' && fields.end < fields.start ? W.backwards : undefined,
      form: fields.isChosen && fields.ticked.size === 0 ? W.nobody : undefined,
    }),
    send: async () => {
      const body = requestOf(view, fields);
      const text = JSON.stringify([view.version, body]);
      const idempotencyKey = names.get(text) ?? randomName();
      names.set(text, idempotencyKey);
      const outcome = await ask<'startSeason'>(`${path}/seasons`, { body, idempotencyKey, ifVersion: view.version });
      if (outcome.kind === 'refused') {
        if (outcome.problem.code === 'ladder-changed') await refresh();
        return outcome.problem.detail;
      }
      if (outcome.kind !== 'done') return W.lost;
      await refresh();
      say(W.started);
      onStart();
      return undefined;
    },
  });
  return (
    <Form form={form} label={W.next} yes={W.yes}>
      <p>{W.nextText}</p>
      <Input
        label={W.start}
        type="date"
        value={fields.start}
        onInput={(start) => change({ start })}
        fault={form.faults.start}
      />
      <Input
        label={W.end}
        type="date"
        value={fields.end}
        onInput={(end) => change({ end })}
        hint={view.header.season.end === undefined ? W.endHint : undefined}
        fault={form.faults.end}
      />
      <Select label={W.order} value={fields.order} onInput={(order) => change({ order })} choices={W.orders} />
      <Who fields={fields} change={change} />
      {runsUntil !== undefined && (
        <Check label={W.early(fullDay(runsUntil))} checked={fields.early} onInput={(early) => change({ early })} />
      )}
    </Form>
  );
};

interface WhoProps {
  readonly fields: SeasonFields;
  readonly change: (some: Partial<SeasonFields>) => void;
}

/** Everybody on the ladder, or those who are ticked: also who was removed, or has left. */
function Who({ fields: { isChosen, ticked }, change }: WhoProps) {
  const { view } = useDesk();
  const tick = (id: string, isIn: boolean) => {
    const others = [...ticked].filter((each) => each !== id);
    change({ ticked: new Set(isIn ? [...others, id] : others) });
  };
  const people = [
    ...view.standings.map(({ player: id, name }) => ({ id, label: name })),
    ...view.off.map(({ player: id, name }) => ({ id, label: `${name} (${W.left})` })),
  ];
  return (
    <>
      <Radios
        legend={W.who}
        value={isChosen ? 'some' : 'all'}
        onInput={(who) => change({ isChosen: who === 'some' })}
        choices={[
          { value: 'all', text: W.all },
          { value: 'some', text: W.some },
        ]}
      />
      {isChosen &&
        people.map(({ id, label }) => (
          <Check key={id} label={label} checked={ticked.has(id)} onInput={(isIn) => tick(id, isIn)} />
        ))}
    </>
  );
}
