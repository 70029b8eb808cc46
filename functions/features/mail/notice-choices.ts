import * as z from 'zod/mini';
import type { ChosenKinds, Contact, Wishes } from '#functions/books/contacts.ts';
import { maybe } from '#functions/database/stored.ts';
import { isOffered, quietOf, wants } from '#functions/notifying/notice-preferences.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { formatMinute } from '#shared/calendar/minute.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { TELLING } from '#shared/view/texts.ts';
import {
  CHANNELS,
  CHOSEN_KINDS,
  type ChannelName,
  type ChosenKind,
  onEach,
  TYPED_ADDRESSES,
} from '#shared/vocabulary/club.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clockWords } from '#shared/words/dates.ts';
import type { PageQuestion } from '#web/pages/by-mail.tsx';
import { BY_MAIL, WORDS } from '#web/ui/texts.ts';

const CHOOSING = MAIL.choosing;

export interface ChosenNotices {
  /** Empty to remove it; missing to leave it as it is. */
  readonly email?: string | undefined;
  readonly wishes: Wishes;
}

/** Only players of a club with club nights are asked about those. */
export const kindsAskedOf = (headers: readonly (Pick<Header, 'system'> | undefined)[]): readonly ChosenKind[] =>
  headers.some((header) => header && systemOf({ header }).controls.hasNights)
    ? CHOSEN_KINDS
    : CHOSEN_KINDS.filter((kind) => kind !== 'night');

export const choosingForm = ({ email, wishes }: Contact, kinds: readonly ChosenKind[]): PageQuestion => ({
  email: {
    label: BY_MAIL.email,
    hint: CHOOSING.hint,
    value: email?.to ?? '',
    state: email && TELLING.states[email.state],
  },
  boxes: {
    label: TELLING.tellWhen,
    of: kinds.map((kind) => ({
      name: kind,
      words: TELLING.kinds[kind],
      ticked: wants(wishes, kind, 'email'),
    })),
    more: { name: 'daily', words: TELLING.daily, ticked: wishes.daily ?? false },
  },
  note: `${TELLING.always} ${CHOOSING.quiet(clockWords(formatMinute(quietOf(wishes).from)), clockWords(formatMinute(quietOf(wishes).to)))}`,
  button: WORDS.save,
});

/** What a player sent with the form, which is about e-mails; what it did not ask stays unchanged. */
export function readChosen(form: URLSearchParams, seen: Wishes): ChosenNotices {
  const email = onEach(CHOSEN_KINDS, (kind) => form.has(kind));
  return { email: form.get('email') ?? '', wishes: chosenOf(seen, form.has('daily'), { email }) };
}

/** Nothing typed removes an address. Whether an e-mail can be sent to one, its life says. */
const address = (shape: RegExp = /^$/) =>
  z.optional(z.string().check(z.trim(), z.maxLength(1000), z.regex(new RegExp(`^$|${shape.source}`))));
/** Minutes since midnight. */
const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const choices = z.object({
  ...onEach(CHANNELS, (channel) => address(TYPED_ADDRESSES[channel])),
  daily: z.boolean(),
  quiet: z.optional(z.object({ from: minute, to: minute })),
  by: z.object(onEach(CHANNELS, () => maybe(z.object(onEach(CHOSEN_KINDS, () => maybe(z.boolean())))))),
});

/** The same from a player's page, where every channel has its own; undefined if it cannot be read. */
export function readChoices(json: unknown, seen: Wishes): ChosenNotices | undefined {
  const { data } = choices.safeParse(json);
  if (!data) return undefined;
  const { quiet = seen.quiet, daily, by } = data;
  const { email, ...at } = onEach(CHANNELS, (channel) => data[channel] ?? seen.at?.[channel]);
  return { email, wishes: chosenOf({ ...seen, ...(quiet && { quiet }), at }, daily, by) };
}

const chosenOf = (
  { daily: _, off: __, by: before, ...rest }: Wishes,
  daily: boolean,
  by: Wishes['by'] & object,
): Wishes => ({
  ...rest,
  ...(daily && { daily }),
  by: onEach(CHANNELS, (channel) => ({ ...before?.[channel], ...by[channel] })),
});

export const choicesOf = ({ email, wishes }: Contact, kinds: readonly ChosenKind[]) => ({
  ...onEach(CHANNELS, (channel) => (wishes.at?.[channel] ? { to: wishes.at[channel] } : undefined)),
  ...(email && { email: { to: email.to, state: email.state } }),
  daily: wishes.daily ?? false,
  quiet: quietOf(wishes),
  by: onEach(CHANNELS, (channel) => kindsOn(wishes, channel, kinds)),
});

const kindsOn = (wishes: Wishes, channel: ChannelName, kinds: readonly ChosenKind[]): ChosenKinds =>
  onEach(
    kinds.filter((kind) => isOffered(kind, channel)),
    (kind) => wants(wishes, kind, channel),
  );
