import * as z from 'zod/mini';
import type { ChosenKinds, Contact, Wishes } from '#functions/books/contacts.ts';
import { isOffered, quietOf, wants } from '#functions/notifying/preferences.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { formatMinute } from '#shared/calendar/minute.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { TELLING } from '#shared/view/texts.ts';
import { CHANNELS, CHOSEN_KINDS, type ChannelName, type ChosenKind, onEachChannel } from '#shared/vocabulary/club.ts';
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
  const email = Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, form.has(kind)]));
  return { email: form.get('email') ?? '', wishes: chosenOf(seen, form.has('daily'), { email }) };
}

const ticks = z.record(z.string(), z.boolean());
/** Minutes since midnight. */
const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const choices = z.object({
  email: z.optional(z.string().check(z.maxLength(1000))),
  daily: z.boolean(),
  quiet: z.optional(z.object({ from: minute, to: minute })),
  by: z.record(z.string(), ticks),
});

/** The same from a player's page, where every channel has its own; undefined if it cannot be read. */
export function readChoices(json: unknown, seen: Wishes): ChosenNotices | undefined {
  const { data } = choices.safeParse(json);
  if (!data) return undefined;
  const by = CHANNELS.map((name) => [name, data.by[name] && offeredIn(data.by[name])] as const);
  const quiet = data.quiet ?? seen.quiet;
  const wishes = chosenOf(
    { ...seen, ...(quiet && { quiet }) },
    data.daily,
    Object.fromEntries(by.filter(([, some]) => some)),
  );
  return { email: data.email, wishes };
}

const offeredIn = (chosen: Readonly<Record<string, boolean>>): ChosenKinds =>
  Object.fromEntries(CHOSEN_KINDS.flatMap((kind) => (chosen[kind] === undefined ? [] : [[kind, chosen[kind]]])));

function chosenOf(
  { daily: _, off: __, by: before, ...rest }: Wishes,
  daily: boolean,
  by: Wishes['by'] & object,
): Wishes {
  const merged = CHANNELS.map((name) => [name, { ...before?.[name], ...by[name] }] as const);
  return { ...rest, ...(daily && { daily }), by: Object.fromEntries(merged) };
}

export const choicesOf = ({ email, wishes }: Contact, kinds: readonly ChosenKind[]) => ({
  ...(email && { email: { to: email.to, state: email.state } }),
  daily: wishes.daily ?? false,
  quiet: quietOf(wishes),
  by: onEachChannel((channel) => kindsOn(wishes, channel, kinds)),
});

const kindsOn = (wishes: Wishes, channel: ChannelName, kinds: readonly ChosenKind[]) =>
  Object.fromEntries(
    kinds.filter((kind) => isOffered(kind, channel)).map((kind) => [kind, wants(wishes, kind, channel)]),
  ) as Partial<Record<ChosenKind, boolean>>;
