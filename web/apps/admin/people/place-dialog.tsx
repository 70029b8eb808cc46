import { useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Area, Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FORMS, MOVES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from '../admin.ts';
import { Back } from '../panels.tsx';
import { FRESH, TEXT, PEOPLE as W } from '../texts.ts';
import type { PersonView } from '../view.ts';

interface PlaceProps {
  readonly person: PersonView;
  readonly onEnd: () => void;
}

/** On which rung to put a player, and why; before and after are shown before it is recorded. */
export const PlaceDialog = ({ person: { player, name }, onEnd }: PlaceProps) => {
  const { view } = useAdmin();
  const last = view.standings.length;
  const now = view.standings.findIndex((each) => each.player === player) + 1;
  const [typed, type] = useState({ rung: String(now), why: '' });
  const rung = Number(typed.rung);
  const title = labelled(W.place, name);
  const form = useCommandForm<'rung' | 'why'>({
    check: () => ({
      rung: Number.isInteger(rung) && rung >= 1 && rung <= last ? undefined : FRESH.must(`1–${last}`),
      why: typed.why.trim() === '' ? FORMS.missing : undefined,
    }),
    command: () => ({ title, verb: 'place', body: { player, rung, override: typed.why.trim() }, yes: WORDS.save }),
    done: onEnd,
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <Form form={form} label={title} yes={MOVES.preview} beside={<Back onClick={onEnd} />}>
        <Input
          type="number"
          label={WORDS.rung}
          hint={`1–${last}`}
          min="1"
          max={String(last)}
          value={typed.rung}
          onInput={(to) => type({ ...typed, rung: to })}
          fault={form.faults.rung}
        />
        <Area
          label={W.why}
          hint={TEXT.command.whyHint}
          rows={2}
          value={typed.why}
          onInput={(why) => type({ ...typed, why })}
          fault={form.faults.why}
        />
      </Form>
    </Dialog>
  );
};
