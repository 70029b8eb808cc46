import type { OpponentContact } from '#shared/features/own.ts';
import { CONTACT_KINDS, type ContactKind } from '#shared/vocabulary/club.ts';
import type { Named } from '#shared/words/names.ts';
import type { Who } from '#shared/words/phrase.ts';
import { Name } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { TOLD } from './texts.ts';

interface ReachProps {
  readonly challenge: string;
  readonly contacts: readonly OpponentContact[];
  readonly named?: Named;
}

/** How to reach whom a player has a challenge or a game with, where both show it: a tap calls or writes to them. */
export const Reach = ({ challenge, contacts, named }: ReachProps) => {
  const theirs = contacts.filter((each) => each.challenge === challenge);
  return theirs.length === 0 ? null : (
    <dl class="reach">
      {theirs.map((contact) => (
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
