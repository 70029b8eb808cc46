import type { MemberView } from '#shared/features/members.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Area, Input } from '#web/ui/forms/fields.tsx';
import { faultOfName, NameInput } from '#web/ui/people/name-input.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { whyNot } from '../admin.ts';
import { COMMON, PEOPLE as W } from '../texts.ts';
import type { Decided } from './deciding.tsx';

interface DetailsProps {
  readonly details: Details;
  readonly faults: { readonly [Field in 'name' | 'rating' | 'email']?: string | undefined };
  /** What is known about how they can be reached. */
  readonly address?: string | undefined;
  readonly onChange: (details: Details) => void;
}

export const DetailInputs = ({ details, faults, address, onChange }: DetailsProps) => {
  const set = (field: keyof Details) => (value: string) => onChange({ ...details, [field]: value });
  return (
    <>
      <NameInput label={WORDS.name} value={details.name} onInput={set('name')} fault={faults.name} />
      <Input
        label={WORDS.rating}
        hint={W.ratingHint}
        mode="text"
        value={details.rating}
        onInput={set('rating')}
        fault={faults.rating}
      />
      <Input label={WORDS.email} hint={address} value={details.email} onInput={set('email')} fault={faults.email} />
      <Area label={WORDS.note} rows={2} value={details.note} onInput={set('note')} maxLength={LONGEST.note} />
    </>
  );
};

export interface Details {
  readonly name: string;
  readonly rating: string;
  readonly email: string;
  readonly note: string;
}

export const detailsOf = ({ name, rating, email = '', note = '' }: MemberView): Details => ({
  name,
  rating: rating === undefined ? '' : String(rating),
  email,
  note,
});

export const faultsIn = ({ name, rating, email }: Details) => ({
  name: faultOfName(name),
  rating: rating.trim() === '' || /^[+-]?\d{1,5}([.,]\d{1,4})?$/.test(rating.trim()) ? undefined : W.ratingBad,
  email: email.trim() === '' || parseAddress(email) !== undefined ? undefined : NAMES.noEmail,
});

function fieldsOf({ name, rating, email, note }: Details) {
  const said = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    name: name.trim(),
    rating: rating.trim() === '' ? null : Number(rating.trim().replace(',', '.')),
    email: said(email),
    note: said(note),
  };
}

/** Saves the changes to a member. Returns why not, or the member afterwards. */
export async function saveMember(club: string, member: MemberView, details: Details): Promise<MemberView | string> {
  const { id, version } = member;
  const before = new Map<string, unknown>(Object.entries(fieldsOf(detailsOf(member))));
  const changed = Object.entries(fieldsOf(details)).filter(([field, value]) => before.get(field) !== value);
  if (changed.length === 0) return member;
  const body = { version, ...Object.fromEntries(changed) };
  const outcome = await ask<'updateMember'>(`/api/clubs/${club}/members/${id}`, { body });
  return outcome.kind === 'done' ? outcome.body : (whyNot(outcome) ?? COMMON.lost);
}

export async function removeMember(club: string, id: string, what: '' | '/face'): Promise<string | undefined> {
  const outcome = await ask(`/api/clubs/${club}/members/${id}${what}`, { method: 'DELETE' });
  return outcome.kind === 'refused' && outcome.problem.code === 'unknown-member' ? undefined : whyNot(outcome);
}

const PORTION = 90;

/** Keeps the addresses and ratings of new members and of known ones, in portions. Safe to send again: nobody is added twice. */
export async function saveTable(
  club: string,
  people: readonly Decided[],
  known: readonly MemberView[],
  tell: (done: number) => void,
): Promise<string | undefined> {
  const fresh = people.filter(({ isNew, rating, email }) => isNew && (rating ?? email) !== undefined);
  for (let first = 0; first < fresh.length; first += PORTION) {
    tell(first);
    const members = fresh
      .slice(first, first + PORTION)
      .map(({ id, name, rating, email }) => ({ id, name, rating, email }));
    const no = whyNot(await ask(`/api/clubs/${club}/members`, { body: { members } }));
    if (no !== undefined) return no;
  }
  let done = fresh.length;
  for (const { id, rating, email } of people.filter((each) => !each.isNew)) {
    tell(done++);
    const member = known.find((each) => each.id === id);
    const news = { ...(rating !== member?.rating && { rating }), ...(email !== member?.email && { email }) };
    if (!member || (news.rating === undefined && news.email === undefined)) continue;
    const body = { version: member.version, ...news };
    const no = whyNot(await ask(`/api/clubs/${club}/members/${id}`, { body }));
    if (no !== undefined) return no;
  }
  return undefined;
}
