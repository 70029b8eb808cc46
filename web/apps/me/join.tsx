import { useState } from 'preact/hooks';
import { Input } from '../../kit/fields.tsx';
import { Form, useForm } from '../../kit/form.tsx';
import type { Tools } from './tools.ts';
import { TEXT } from './words.ts';

interface JoinProps {
  readonly tools: Tools;
  readonly join: 'new' | 'again';
}

/** Onto the ladder; whoever was never on it says how they are called. */
export const JoinForm = ({ tools, join }: JoinProps) => {
  const [name, setName] = useState('');
  const { player } = tools;
  const named = name.trim() === '' ? {} : { name: name.trim() };
  const form = useForm({
    async send() {
      tools.open({ kind: 'confirm', command: tools.command('join', { player, ...named }), yes: TEXT.join });
      return undefined;
    },
  });
  return (
    <Form form={form} label={TEXT.join} yes={join === 'again' ? TEXT.joinAgain : TEXT.join}>
      {join === 'new' && <Input label={TEXT.joinName} value={name} onInput={setName} />}
    </Form>
  );
};
