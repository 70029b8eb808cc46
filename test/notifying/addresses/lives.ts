import fc from 'fast-check';
import type { AccessRecord } from '#functions/books/access-keys.ts';
import { type AddressEvent, askedFor, invitableAt, loginIn, standingOf } from '#functions/books/address-life.ts';
import type { Contact } from '#functions/books/contacts.ts';
import { linkBehind, linksInForce } from '#functions/notifying/addresses/player-access.ts';
import { INVITED_FOR, newSignInLink, SIGN_IN_FOR, tokenHash } from '#functions/notifying/addresses/sign-in-links.ts';
import { contactAfter, newContact } from '#functions/notifying/email/contact-links.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { player } from '#test/ladders/club.ts';

export const HOUR = 3_600_000;
const PEOPLE = ['ann', 'bea'] as const;
export type Who = (typeof PEOPLE)[number];

/** Two spellings of one address that both share, one of a stranger, and one of their own. */
const ADDRESSES = ['home@example.org', 'Home@Example.org', 'stranger@example.org', 'own@example.org'] as const;

/** Something that somebody does; what cannot be done then is left out. `nth`: one of the mails so far. */
export type Deed =
  | { readonly does: 'type' | 'give'; readonly who: Who; readonly address: string | undefined }
  | { readonly does: 'invite' | 'notice' | 'withdraw' | 'print' | 'replace' | 'sign-out'; readonly who: Who }
  | { readonly does: 'take away' | 'erase' | 'bounce' | 'complain'; readonly who: Who }
  | { readonly does: 'open' | 'disown' | 'stop' | 'confirm'; readonly nth: number }
  | { readonly does: 'ask'; readonly address: string }
  | { readonly does: 'wait'; readonly hours: number };

const who = fc.constantFrom(...PEOPLE);
const address = fc.constantFrom(...ADDRESSES);
const perhaps = fc.option(address, { nil: undefined, freq: 3 });
const said = fc.constantFrom('open', 'open', 'open', 'disown', 'stop', 'confirm');
const rare = fc.constantFrom('withdraw', 'print', 'replace', 'sign-out', 'erase', 'bounce', 'complain');
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type'), who, address: perhaps }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('give'), who, address: perhaps }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('invite'), who }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('notice', 'notice', 'take away'), who }) },
  { weight: 4, arbitrary: fc.record({ does: rare, who }) },
  { weight: 9, arbitrary: fc.record({ does: said, nth: fc.nat(6) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask'), address }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), hours: fc.constantFrom(1, 25, 24 * 15) }) },
) as fc.Arbitrary<Deed>;

export const LIVES = fc.array(deed, { minLength: 4, maxLength: 24 });

/** An e-mail that went out: to whom, with which links, and from when. */
export interface Mail {
  readonly who: Who;
  readonly to: string;
  readonly secret: string;
  readonly token?: string;
  /** For how long its sign-in link works. */
  readonly hours: number;
}

/** A club with its real rules of addresses, keys and links, kept in memory. */
export class AddressedClub {
  #made = 0;
  now = instant(Date.parse('2026-09-01T12:00:00Z'));
  readonly mails: Mail[] = [];
  keys: AccessRecord[] = [];
  readonly contacts = new Map<Who, Contact>();
  readonly listed = new Map<Who, string>();

  contact = (of: Who): Contact => this.contacts.get(of) ?? newContact(player(of));
  links = (of: Who): readonly AccessRecord[] => linksInForce(this.keys, player(of), this.now);

  #happens(of: Who, event: AddressEvent): Contact | undefined {
    const to = contactAfter(this.contact(of), event, this.now);
    if (to) this.contacts.set(of, to);
    return to;
  }

  #print(of: Who, more: Partial<AccessRecord> = {}): AccessRecord {
    const hash = `key-${this.#made++}`;
    const key = { hash, role: 'player', label: of, player: of, use: 'link', created: this.now, ...more } as const;
    this.keys.push(key);
    return key;
  }

  #revoke(of: Who, but?: AccessRecord): void {
    this.keys = this.keys.map((each) =>
      each.player === of && each !== but && each.revoked === undefined ? { ...each, revoked: this.now } : each,
    );
  }

  #post(of: Who, contact: Contact, url?: string, hours = 0): void {
    const token = url?.split('~')[1]?.replace(/&.*$/, '');
    const mail = { who: of, to: contact.email?.to ?? '', secret: contact.secret, hours };
    this.mails.push({ ...mail, ...(token !== undefined && { token }) });
  }

  /** A sign-in link, as notices and those who ask get it. */
  #sendLink(of: Who, hours: number): boolean {
    const { email } = this.contact(of);
    if (!email) return false;
    const { login, url } = this.#link(of, email.to, email.access, hours * HOUR);
    const contact = this.#happens(of, { kind: 'link-sent', login });
    if (contact) this.#post(of, contact, url, hours);
    return contact !== undefined;
  }

  #link(of: Who, to: string, access: string | undefined, life: number) {
    return newSignInLink({ site: '', club: 'c', player: player(of), to, access, path: '', at: this.now, life });
  }

  /** By what a mail's link would sign in now, if at all. */
  async opens({ who: of, token = '' }: Mail): Promise<AccessRecord | undefined> {
    const contact = this.contacts.get(of);
    const login = contact && loginIn(contact, tokenHash(token), this.now);
    return login?.access === undefined ? undefined : this.standing(of, login.access);
  }

  async standing(of: Who, access: string | undefined): Promise<AccessRecord | undefined> {
    const { email } = this.contact(of);
    const listed = this.listed.get(of);
    if (!email || (standingOf(email) === 'invited' && (!listed || !isSameAddress(listed, email.to)))) return undefined;
    return linkBehind(this.keys, player(of), access === undefined ? {} : { access }, this.now);
  }

  /** Whether it could be done. */
  async do(deed: Deed): Promise<boolean> {
    switch (deed.does) {
      case 'wait':
        this.now = instant(this.now + deed.hours * HOUR);
        return true;
      case 'type': {
        const [from, to] = [this.listed.get(deed.who), deed.address];
        if (to === undefined) this.listed.delete(deed.who);
        else this.listed.set(deed.who, to);
        this.#happens(deed.who, { kind: 'typed', from, to });
        return true;
      }
      case 'give': {
        const [key] = this.links(deed.who);
        if (!key) return false;
        const to = deed.address;
        const contact = this.#happens(
          deed.who,
          to === undefined ? { kind: 'given', to } : { kind: 'given', to, access: key.hash },
        );
        if (to !== undefined && contact) this.#post(deed.who, contact);
        return true;
      }
      case 'invite':
        return this.#invite(deed.who);
      case 'notice':
        return this.contact(deed.who).email?.state === 'confirmed' && this.#sendLink(deed.who, SIGN_IN_FOR / HOUR);
      case 'withdraw':
        this.#revoke(deed.who);
        return true;
      case 'print':
        if (this.links(deed.who).length === 0) this.#print(deed.who);
        return true;
      case 'replace':
      case 'sign-out':
        return this.#replace(deed.who, deed.does === 'sign-out');
      case 'take away':
        if (isSameAddress(this.contact(deed.who).email?.to ?? '', this.listed.get(deed.who) ?? ''))
          this.listed.delete(deed.who);
        return this.#happens(deed.who, { kind: 'taken-away' }) !== undefined;
      case 'erase':
        this.contacts.delete(deed.who);
        this.listed.delete(deed.who);
        this.keys = this.keys.filter((each) => each.player !== deed.who);
        return true;
      case 'bounce':
      case 'complain':
        return this.#happens(deed.who, { kind: deed.does === 'bounce' ? 'bounced' : 'complained' }) !== undefined;
      case 'open':
        return this.#open(this.mails[deed.nth]);
      case 'disown':
      case 'stop':
      case 'confirm':
        return this.#says(deed.does, this.mails[deed.nth]);
      case 'ask':
        for (const of of PEOPLE) await this.#ask(of, deed.address);
        return true;
    }
  }

  #invite(of: Who): boolean {
    const open = invitableAt(this.contact(of), this.listed.get(of));
    if (typeof open === 'string') return false;
    const { hash: access } = this.links(of)[0] ?? this.#print(of);
    const { login, url } = this.#link(of, open.to, access, INVITED_FOR);
    const contact = this.#happens(of, { kind: 'invited', to: open.to, login });
    if (contact) this.#post(of, contact, url, INVITED_FOR / HOUR);
    return contact !== undefined;
  }

  #replace(of: Who, signOut: boolean): boolean {
    const [old] = this.links(of);
    if (!old) return false;
    const fresh = this.#print(of, signOut ? {} : { follows: old.hash });
    const replaced = { by: fresh.hash, at: this.now };
    if (signOut) this.#revoke(of, fresh);
    this.keys = this.keys.map((each) => (each.hash === old.hash ? { ...each, replaced } : each));
    return true;
  }

  async #open(mail: Mail | undefined): Promise<boolean> {
    const record = mail && (await this.opens(mail));
    if (!mail || !record) return false;
    return (
      this.#happens(mail.who, { kind: 'link-used', hash: tokenHash(mail.token ?? ''), access: record.hash }) !==
      undefined
    );
  }

  async #says(does: 'disown' | 'stop' | 'confirm', mail: Mail | undefined): Promise<boolean> {
    const contact = mail && this.contacts.get(mail.who);
    if (!mail || contact?.secret !== mail.secret || !contact.email) return false;
    if (does === 'confirm' && !(await this.standing(mail.who, contact.email.access))) return false;
    const kind = ({ disown: 'disowned', stop: 'stopped', confirm: 'confirmed' } as const)[does];
    return this.#happens(mail.who, { kind }) !== undefined;
  }

  async #ask(of: Who, at: string): Promise<void> {
    const contact = this.contact(of);
    if (!contact.email || !isSameAddress(contact.email.to, at)) return;
    const needs = askedFor(contact, this.listed.get(of));
    if (!needs || !(await this.standing(of, contact.email.access))) return;
    if (needs === 'question') this.#post(of, contact);
    else this.#sendLink(of, (needs === 'link' ? SIGN_IN_FOR : INVITED_FOR) / HOUR);
  }
}
