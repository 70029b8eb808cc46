import { useState } from 'preact/hooks';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
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
  const form = useForm({
    async send() {
      tools.open({ kind: 'confirm', command: tools.command('join', { player, ...named }), yes: JOIN.join });
      return undefined;
    },
  });
  return (
    <Form form={form} label={JOIN.join} yes={join === 'again' ? JOIN.again : JOIN.join}>
      {join === 'new' && <Input label={JOIN.name} ownName value={name} onInput={setName} />}
    </Form>
  );
};
