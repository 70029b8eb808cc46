import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, type Life, loginIn } from '#functions/books/address-life.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { AddressedClub, type Deed, HOUR, LIVES, type Mail, type Who } from './lives.ts';

/** What a secretary with a card for each player would know of their address. */
interface Card {
  /** How often all links of the player were withdrawn, and how often those that went to an address ended. */
  withdrawn: number;
  ended: number;
  listed?: string | undefined;
  address?: { at: string; withdrawn: number; shown: 'invited' | 'asked' | 'confirmed'; disowned: boolean } | undefined;
  /** The mails whose links may work, the newest first. */
  mails: Sent[];
}

interface Sent {
  readonly mail: Mail;
  readonly withdrawn: number;
  readonly ended: number;
  readonly until: number;
}

/** The second model: it knows promises, and neither keys nor secrets nor states. */
class Cards {
  now = 0;
  readonly #cards = new Map<Who, Card>();
  readonly #ofMail = new Map<Mail, { readonly ended: number }>();

  card(who: Who): Card {
    const card = this.#cards.get(who) ?? { withdrawn: 0, ended: 0, mails: [] };
    this.#cards.set(who, card);
    return card;
  }

  works(mail: Mail): boolean {
    const card = this.card(mail.who);
    const sent = card.mails.find((each) => each.mail === mail);
    return (
      sent !== undefined && sent.until > this.now && sent.withdrawn === card.withdrawn && sent.ended === card.ended
    );
  }

  /** Whether a mail went to the address that is still in use. */
  isOfNow = (mail: Mail): boolean => this.#ofMail.get(mail)?.ended === this.card(mail.who).ended;

  /** Whether who asks at an address is sent something. */
  answers(who: Who, at: string): boolean {
    const { address, listed = '', withdrawn } = this.card(who);
    if (!address || !isSameAddress(address.at, at) || address.disowned || address.withdrawn !== withdrawn) return false;
    return address.shown !== 'invited' || isSameAddress(listed, at);
  }

  sent(mail: Mail, withdrawn: number): void {
    const card = this.card(mail.who);
    this.#ofMail.set(mail, { ended: card.ended });
    if (mail.token === undefined) return;
    const left = card.mails.filter(({ until, ended }) => until > this.now && ended === card.ended);
    card.mails = [{ mail, withdrawn, ended: card.ended, until: this.now + mail.hours * HOUR }, ...left].slice(0, 5);
  }

  /** What follows from what was done; `mails` went out by it. */
  note(deed: Deed, done: boolean, mails: readonly Mail[], of: Mail | undefined): void {
    if ('who' in deed && done) this.#about(this.card(deed.who), deed);
    for (const mail of mails) {
      const { address, withdrawn } = this.card(mail.who);
      this.sent(mail, deed.does === 'invite' ? withdrawn : (address?.withdrawn ?? -1));
    }
    if (of && done) this.#says(this.card(of.who), deed, of);
    if (deed.does === 'wait') this.now += deed.hours * HOUR;
  }

  #about(card: Card, deed: Extract<Deed, { readonly who: Who }>): void {
    const { address, listed = '' } = card;
    switch (deed.does) {
      case 'type': {
        const to = deed.address ?? '';
        const isAnother = address && !isSameAddress(listed, to) && !isSameAddress(address.at, to);
        if (isAnother && (isSameAddress(address.at, listed) || address.shown === 'invited')) end(card);
        card.listed = deed.address;
        return;
      }
      case 'give':
        end(card);
        if (deed.address !== undefined)
          card.address = { at: deed.address, withdrawn: card.withdrawn, shown: 'asked', disowned: false };
        return;
      case 'invite': {
        if (address?.shown === 'confirmed' && isSameAddress(address.at, this.#invited(card))) return;
        if (!address || !isSameAddress(address.at, listed)) end(card);
        const at = address && isSameAddress(address.at, listed) ? address.at : listed;
        card.address = { at, withdrawn: card.withdrawn, shown: 'invited', disowned: false };
        return;
      }
      case 'withdraw':
      case 'sign-out':
        card.withdrawn++;
        return;
      case 'take away':
        if (isSameAddress(address?.at ?? '', listed)) card.listed = undefined;
        end(card);
        return;
      case 'erase':
        end(card);
        card.withdrawn++;
        card.listed = undefined;
        return;
    }
  }

  /** Where an invitation goes whose player has confirmed an address and is reached there. */
  #invited = (card: Card): string => card.address?.at ?? '';

  #says(card: Card, deed: Deed, mail: Mail): void {
    const { address } = card;
    if (!address) return;
    if (deed.does === 'disown') {
      address.disowned = true;
      card.mails = [];
    }
    if (deed.does === 'confirm' || deed.does === 'open') address.shown = 'confirmed';
    if (deed.does !== 'open') return;
    address.withdrawn = card.withdrawn;
    card.mails = card.mails.filter((each) => each.mail !== mail);
  }
}

function end(card: Card): void {
  card.ended++;
  card.address = undefined;
  card.mails = [];
}

const mailOf = (club: AddressedClub, deed: Deed): Mail | undefined =>
  'nth' in deed ? club.mails[deed.nth] : undefined;

it('in whatever life of an address, a link opens a door only as long as all that it was sent for still holds', async () => {
  await fc.assert(
    fc.asyncProperty(LIVES, async (deeds) => {
      const [club, cards] = [new AddressedClub(), new Cards()];
      for (const deed of deeds) {
        const [before, of] = [club.mails.length, mailOf(club, deed)];
        const mayOpen = deed.does === 'open' && of !== undefined && cards.works(of);
        const answered =
          deed.does === 'ask' ? (['ann', 'bea'] as const).filter((who) => cards.answers(who, deed.address)) : [];
        const done = await club.do(deed);
        const mails = club.mails.slice(before);
        if (deed.does === 'open') expect(done).toBe(mayOpen);
        if (deed.does === 'ask') expect(mails.map(({ who }) => who)).toEqual(answered);
        // What its reader says of an address that is in use no more is heard by nobody.
        if (of && deed.does !== 'open' && !cards.isOfNow(of)) expect(done).toBe(false);
        cards.note(deed, done, mails, of);
        for (const mail of club.mails)
          expect([mail, (await club.opens(mail)) !== undefined]).toEqual([mail, cards.works(mail)]);
      }
    }),
    { numRuns: 1000 },
  );
});

it('of what went to the address before, nothing opens or says anything of the one to which an invitation goes', () => {
  const [since, until] = [instant(0), instant(HOUR)];
  const asked: Life = { secret: 'before', email: { to: 'before@example.org', state: 'asked', since } };
  const login = { hash: 'a', until, path: '/', to: 'new@example.org', access: 'key' };
  const invited = after(asked, { kind: 'invited', to: 'New@example.org', login }, { at: since, secret: 'new' });
  expect(invited).toMatchObject({ secret: 'new', email: { to: 'New@example.org', state: 'invited' }, logins: [login] });
  const late = { ...login, hash: 'b', to: 'before@example.org' };
  const both: Life = { ...invited, secret: 'new', logins: [late, login] };
  expect([loginIn(both, 'a', since), loginIn(both, 'b', since)]).toEqual([login, undefined]);
});
