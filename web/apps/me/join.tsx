import { useState } from 'preact/hooks';
import { Input } from '../../kit/fields.tsx';
import { Form, useForm } from '../../kit/form.tsx';
import { WORDS } from './join/words.ts';
import type { Tools } from './tools.ts';

export interface JoinProps {
  readonly tools: Tools;
  readonly join: 'new' | 'again';
}

/** Onto the ladder; whoever was never on it says how they are called. */
export const Part = ({ tools, join }: JoinProps) => {
  const [name, setName] = useState('');
  const { player } = tools;
  const named = name.trim() === '' ? {} : { name: name.trim() };
  const form = useForm({
    async send() {
      tools.open({ kind: 'confirm', command: tools.command('join', { player, ...named }), yes: WORDS.join });
      return undefined;
    },
  });
  return (
    <Form form={form} label={WORDS.join} yes={join === 'again' ? WORDS.again : WORDS.join}>
      {join === 'new' && <Input label={WORDS.name} ownName value={name} onInput={setName} />}
    </Form>
  );
};
