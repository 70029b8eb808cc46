import { useState } from 'preact/hooks';
import { Form, Input } from '../../kit/fields.tsx';
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
  const ask = () =>
    tools.open({ kind: 'confirm', command: tools.command('join', { player, ...named }), yes: TEXT.join });
  return (
    <Form label={TEXT.join} onSubmit={ask}>
      {join === 'new' && <Input label={TEXT.joinName} value={name} onInput={setName} />}
      <button type="submit">{join === 'again' ? TEXT.joinAgain : TEXT.join}</button>
    </Form>
  );
};
