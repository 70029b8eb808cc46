import { useState } from 'preact/hooks';
import type { ChoiceSaid, OwnChoices, OwnTelling } from '#shared/contract/own-telling.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { TOLD } from '../texts.ts';

export interface ChoosingProps {
  readonly told: OwnTelling;
  /** What became of it; nothing where nobody knows. */
  readonly choose: (choices: OwnChoices) => Promise<ChoiceSaid | undefined>;
}

/** Where the player enters an address, changes it or takes it away. */
export const AddressForm = ({ told: { email, daily, said }, choose }: ChoosingProps) => {
  const [typed, setTyped] = useState(email?.to ?? '');
  const isSame = typed.trim() === email?.to;
  const send = async (address: string) => {
    const end = await choose({ email: address, daily, by: {} });
    return end === 'saved' || end === 'asked' || end === undefined ? undefined : { email: TOLD.said[end] };
  };
  const form = useForm<'email'>({
    check: () => ({ email: typed.trim() === '' ? TOLD.said.invalid : undefined }),
    send: () => send(typed),
  });
  const isKept = isSame && email?.state === 'confirmed';
  return (
    <Form
      form={form}
      label={TOLD.channels.email}
      yes={isKept ? undefined : isSame && email?.state === 'asked' ? TOLD.again : TOLD.save}
      beside={
        email && (
          <button type="button" onClick={() => void send('')}>
            {TOLD.remove}
          </button>
        )
      }
      news={email && isSame && <p>{said === 'asked' ? TOLD.said.asked : TOLD.states[email.state]}</p>}
    >
      <Input
        label={TOLD.address}
        hint={TOLD.onlyYou}
        type="email"
        value={typed}
        onInput={setTyped}
        fault={form.faults.email}
      />
    </Form>
  );
};
