/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { OpponentContact } from '#shared/features/own.ts';
import { CONTACT_KINDS, type ContactKind } from '#shared/vocabulary/club.ts';
import type { Who } from '#shared/words/phrase.ts';
import { Name } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { TOLD } from '../texts.ts';
import type { Tools } from '../tools.tsx';
import { onChosen } from './chosen.ts';

export interface ReachProps {
  readonly challenge: string;
  readonly tools: Pick<Tools, 'path'>;
  readonly named?: Tools['model']['named'];
}

/** How to reach whom a player has a challenge or a game with, where both show it: a tap calls or writes to them. */
export const Part = ({ challenge, tools: { path }, named }: ReachProps) => {
  const [contacts, setContacts] = useState<readonly OpponentContact[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const outcome = await ask<'listOpponentContacts'>(`${path}/contacts`);
      if (outcome.kind === 'done') setContacts(outcome.body.contacts.filter((each) => each.challenge === challenge));
    };
    void look();
    const stop = onChosen(() => void look());
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [path, challenge]);
  if (contacts.length === 0) return null;
  return (
    <dl class="reach">
      {contacts.map((contact) => (
        <Reached key={contact.player} contact={contact} who={named?.(contact.player)} />
      ))}
    </dl>
  );
};

interface ReachedProps {
  readonly contact: OpponentContact;
  readonly who: Who | undefined;
}

const Reached = ({ contact, who }: ReachedProps) =>
  CONTACT_KINDS.map((kind) => {
    const shown = contact[kind];
    return (
      shown !== undefined && (
        <div key={kind}>
          <dt>
            {who && [<Name key="who" of={who} />, ', ']}
            {kind === 'phone' ? TOLD.sharing.phone : WORDS.email}
          </dt>
          <dd>
            <a href={LINKS[kind](shown)}>{shown}</a>
          </dd>
        </div>
      )
    );
  });

const LINKS: Readonly<Record<ContactKind, (shown: string) => string>> = {
  phone: (number) => `tel:${dialled(number)}`,
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
};

/** What a telephone dials: "+44 (0)20 7946 0000" has a nought that is dialled at home alone. */
const dialled = (phone: string): string => phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
