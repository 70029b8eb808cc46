import { useState } from 'preact/hooks';
import { whyNoName } from '#shared/words/name-faults.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { NameInput } from '#web/ui/people/name-input.tsx';
import { JOIN } from './texts.ts';
import type { Tools } from './tools.tsx';

export interface JoinProps {
  readonly tools: Tools;
  readonly join: 'new' | 'again';
}

export const Part = ({ tools, join }: JoinProps) => {
  const [name, setName] = useState('');
  const { player } = tools;
  const named = name.trim() === '' ? {} : { name: name.trim() };
  const form = useForm<'name'>({
    check: () => ({ name: whyNoName(name) }),
    async send() {
      tools.open({ kind: 'confirm', command: tools.command('join', { player, ...named }), yes: JOIN.join });
      return undefined;
    },
  });
  return (
    <Form form={form} label={JOIN.join} yes={join === 'again' ? JOIN.again : JOIN.join}>
      {join === 'new' && (
        <NameInput label={JOIN.name} ownName value={name} onInput={setName} fault={form.faults.name} />
      )}
    </Form>
  );
};
