import { useState } from 'preact/hooks';
import { parseDay } from '#shared/calendar/moment.ts';
import { awayUntil, daysAwayOf, daysLeft } from '#shared/rules/away/days.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { figureOf } from '#shared/systems/figures.ts';
import { shortDay } from '#shared/words/dates.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { AWAY, FORMS, WORDS } from '#web/ui/texts.ts';
import { foresee } from '../foresee.ts';
import { Sheet } from '../sheet.tsx';
import type { Tools } from '../tools.tsx';

export const Away = ({ tools }: { readonly tools: Tools }) => {
  const { player, at, model } = tools;
  if (!model.ladder.order.has(player)) return null;
  const today = dayOf(model.ladder, at);
  const ahead = daysAwayOf(model.ladder, player).filter(({ to }) => to >= today);
  const [left, most] = leftOf(tools);
  if (most === 0 && ahead.length === 0) return null;
  const back = awayUntil(model.ladder, player, today) ? AWAY.back : AWAY.takeBack;
  return (
    <section>
      <h2>{SHARED.holidays}</h2>
      {ahead.map(({ from, to }) => (
        <p key={from}>{AWAY.days(shortDay(from), shortDay(to))}</p>
      ))}
      <p class="hint">{AWAY.hint}</p>
      <p>{AWAY.left(left, most)}</p>
      <div class="buttons">
        {ahead.length > 0 && (
          <button
            type="button"
            onClick={() => tools.open({ kind: 'confirm', command: tools.command('back', { player }), yes: back })}
          >
            {back}
          </button>
        )}
        {left > 0 && (
          <button type="button" onClick={() => tools.open({ kind: 'away' })}>
            {AWAY.announce}
          </button>
        )}
      </div>
    </section>
  );
};

function leftOf({ model: { ladder }, player }: Tools): readonly [left: number, most: number] {
  const most = figureOf(ladder, 'holidayDays');
  return [daysLeft(ladder, player, most), most];
}

export const AwaySheet = ({ tools }: { readonly tools: Tools }) => {
  const { player, at, model } = tools;
  const today = dayOf(model.ladder, at);
  const [typed, type] = useState({ from: String(today), to: '' });
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)];
  const command = from && to && from <= to ? tools.command('away', { player, from, to }) : undefined;
  const form = useForm<'from' | 'to'>({
    check() {
      const foreseen = command && foresee(model.ladder, command, player);
      return {
        from: from ? undefined : FORMS.missing,
        to: to ? (from && to < from ? AWAY.order : undefined) : FORMS.missing,
        form: foreseen?.kind === 'refused' ? foreseen.refusal.message : undefined,
      };
    },
    async send() {
      if (command) tools.send(command);
      return undefined;
    },
  });
  return (
    <Sheet title={[AWAY.announce]} onClose={() => tools.open(undefined)}>
      <p class="hint">{AWAY.left(...leftOf(tools))}</p>
      <Form form={form} label={AWAY.announce} yes={WORDS.save}>
        <Input
          type="date"
          label={AWAY.from}
          min={today}
          value={typed.from}
          onInput={(value) => type({ ...typed, from: value })}
          fault={form.faults.from}
        />
        <Input
          type="date"
          label={AWAY.to}
          min={typed.from}
          value={typed.to}
          onInput={(value) => type({ ...typed, to: value })}
          fault={form.faults.to}
        />
      </Form>
    </Sheet>
  );
};
