import type { OpponentContact } from '#shared/features/own.ts';
import { labelled } from '#shared/words/lists.ts';
import type { Named } from '#shared/words/names.ts';
import type { Who } from '#shared/words/phrase.ts';
import { WORDS } from '#web/ui/texts.ts';
import { REACH } from './texts.ts';

interface ReachProps {
  /** Or none, where a player is to be played without one. */
  readonly challenge?: string;
  readonly player?: string;
  readonly contacts: readonly OpponentContact[];
  /** Who writes. */
  readonly me: Who;
  /** Names those who are reached, where there are several. */
  readonly named?: Named;
}

/** How to reach whom a player has a challenge or a game with, where both show it: a tap calls, or begins to write. */
export const Reach = ({ challenge, player, contacts, me, named }: ReachProps) =>
  contacts
    .filter((each) => each.challenge === challenge && (player === undefined || each.player === player))
    .map((contact) => (
      <Reached
        key={`${contact.player} ${contact.name}`}
        contact={contact}
        me={me}
        who={contact.name ?? named?.(contact.player).name}
      />
    ));

interface ReachedProps extends Pick<ReachProps, 'me'> {
  readonly contact: OpponentContact;
  readonly who: string | undefined;
}

const Reached = ({ contact: { phone, email }, me, who }: ReachedProps) => {
  const first = encodeURIComponent(REACH.first(me.name));
  const ways = [
    ...(phone === undefined
      ? []
      : [
          { words: REACH.call, to: phone, href: `tel:${dialled(phone)}` },
          { words: REACH.message, to: phone, href: `sms:${dialled(phone)}?&body=${first}` },
        ]),
    ...(email === undefined
      ? []
      : [{ words: WORDS.email, to: email, href: `mailto:${addressed(email)}?body=${first}` }]),
  ];
  return (
    <div class="reach">
      <p class="hint">
        {who !== undefined && [<bdi key="who">{who}</bdi>, ': ']}
        {[phone, email].filter((each) => each !== undefined).join(' · ')}
      </p>
      <div class="buttons">
        {ways.map(({ words, to, href }) => (
          <a key={words} href={href} aria-label={labelled(words, to)}>
            {words}
          </a>
        ))}
      </div>
    </div>
  );
};

const addressed = (address: string): string => encodeURIComponent(address).replace('%40', '@');

/** What a telephone dials: "+44 (0)20 7946 0000" has a nought that is dialled at home alone. */
const dialled = (phone: string): string => phone.replace(/^(\+.*)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
