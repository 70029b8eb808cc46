/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { OpponentContact } from '../../../../shared/contract/contacts.ts';
import { ask } from '../../../kit/api.ts';
import type { Tools } from '../tools.ts';
import { onChosen } from './chosen.ts';
import { TEXT } from './words.ts';

export interface ReachProps {
  readonly challenge: string;
  readonly tools: Pick<Tools, 'path'>;
}

/** How to reach the opponent of a challenge, where both show it: a tap calls or writes to them. */
export const Part = ({ challenge, tools: { path } }: ReachProps) => {
  const [contact, setContact] = useState<OpponentContact>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const outcome = await ask<'listOpponentContacts'>(`${path}/contacts`);
      if (outcome.kind === 'done') setContact(outcome.body.contacts.find((each) => each.challenge === challenge));
    };
    void look();
    const stop = onChosen(() => void look());
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [path, challenge]);
  if (!contact) return null;
  const { phone, email } = contact;
  return (
    <dl class="reach">
      {phone !== undefined && (
        <div>
          <dt>{TEXT.phone}</dt>
          <dd>
            <a href={`tel:${dialled(phone)}`}>{phone}</a>
          </dd>
        </div>
      )}
      {email !== undefined && (
        <div>
          <dt>{TEXT.email}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What a telephone dials: "+44 (0)20 7946 0000" has a nought that is dialled at home alone. */
const dialled = (phone: string): string => phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
