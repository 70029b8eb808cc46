import { PERSONAL_KINDS } from '../../shared/vocabulary/club.ts';
import type { Contact, Wishes } from '../store/telling-port.ts';
import { wantedKinds } from '../told/wanted.ts';
import { escaped } from './letter.ts';
import { said } from './page.ts';
import { MAIL } from './words.ts';

const CHOOSING = MAIL.choosing;

/** What a player filled in. */
export interface Chosen {
  readonly email: string;
  readonly wishes: Wishes;
}

/** The form on which a player chooses, as it stands; `note` says what became of it. */
export function choosingForm({ email, wishes }: Contact, note?: string): string {
  const kinds = wantedKinds(wishes);
  const state = email ? said(CHOOSING.states[email.state]) : '';
  return [
    note === undefined ? '' : `<p role="status"><strong>${escaped(note)}</strong></p>`,
    '<form method="post">',
    `<label>${escaped(CHOOSING.email)}<input type="email" name="email" autocomplete="email" maxlength="254" value="${escaped(email?.to ?? '')}"><small>${escaped(CHOOSING.hint)}</small></label>`,
    state,
    `<fieldset><legend>${escaped(CHOOSING.kinds)}</legend>`,
    ...OFFERED.map((kind) => box(kind, CHOOSING.kind[kind], kinds[kind])),
    '</fieldset>',
    box('daily', CHOOSING.daily, wishes.daily ?? false),
    said(CHOOSING.quiet),
    `<button>${escaped(CHOOSING.save)}</button></form>`,
  ].join('');
}

/** Nobody is reminded of anything yet. */
const OFFERED = PERSONAL_KINDS.filter((kind) => kind !== 'due' && kind !== 'night');

const box = (name: string, words: string, isOn: boolean): string =>
  `<label><input type="checkbox" name="${name}"${isOn ? ' checked' : ''}>${escaped(words)}</label>`;

/** What a player sent; what they were not asked stays as it was. */
export function readChosen(form: URLSearchParams, { kinds, daily: _, off: __, ...wishes }: Wishes): Chosen {
  const wanted = Object.fromEntries(OFFERED.map((kind) => [kind, form.has(kind)]));
  const daily = form.has('daily') ? ({ daily: true } as const) : {};
  return { email: form.get('email') ?? '', wishes: { ...wishes, ...daily, kinds: { ...kinds, ...wanted } } };
}
