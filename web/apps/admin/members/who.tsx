import { useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import type { Known } from '#web/ui/people/namesakes.ts';
import { Back } from '../parts.tsx';
import { who as W } from '../texts.ts';
import type { Decision } from './deciding.ts';

interface WhoProps {
  readonly name: string;
  readonly namesakes: readonly Known[];
  /** Whether one who stands in the list already may be meant. */
  readonly mayBeHere?: boolean;
  /** Nothing, where it is not said after all. */
  readonly onEnd: (decision: Decision | undefined) => void;
}

/** Asks whom a name means that somebody has already. Nothing is chosen beforehand. */
export const Who = ({ name, namesakes, mayBeHere = false, onEnd }: WhoProps) => {
  const [chosen, choose] = useState('');
  const decisions: readonly Decision[] = [
    ...namesakes.map(({ id }) => ({ kind: 'same', id }) as const),
    { kind: 'new' },
  ];
  const form = useForm<'who'>({
    check: () => ({ who: chosen === '' ? W.missing : undefined }),
    async send() {
      onEnd(decisions[Number(chosen)]);
      return undefined;
    },
  });
  const choices = [
    ...namesakes.map((each) => ({
      text: W.same(each.name),
      says: [each.here ? W.here : W.plays(each.ladders), each.id].join(' · '),
      disabled: each.here && !mayBeHere,
    })),
    { text: W.another(name), says: W.anotherSays },
  ];
  const [only, other] = namesakes;
  const title = only && !other ? W.one(only.name, only.ladders) : W.title(name);
  return (
    <Dialog title={title} onClose={() => onEnd(undefined)}>
      <Form form={form} label={title} yes={W.yes} beside={<Back onClick={() => onEnd(undefined)} />}>
        <Radios
          legend={W.legend}
          value={chosen}
          onInput={choose}
          choices={choices.map((choice, index) => ({ ...choice, value: String(index) }))}
          fault={form.faults.who}
        />
      </Form>
    </Dialog>
  );
};
