import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import type { Choice } from '#web/ui/forms/fields.tsx';
import { MANY } from '#web/ui/forms/one-of-many.tsx';
import type { AdminView, PersonView } from './view.ts';

export type Named = (id: PlayerId) => Who;

/** How everybody who ever was on a ladder is called. */
export function namesIn({ standings, off, entrants }: Pick<AdminView, 'standings' | 'off' | 'entrants'>): Named {
  const names = new Map([...standings, ...off, ...entrants].map(({ player, name }) => [player, name]));
  return (id) => ({ id, name: names.get(id) ?? id });
}

/** Everybody who may play, top first, programs without a rung last. */
export function playing(view: Pick<AdminView, 'standings' | 'entrants'>): readonly Choice[] {
  const known = PLAYING.get(view) ?? [
    ...view.standings.map(({ player, name, rung }) => ({ value: player, text: `${rung}  ${name}` })),
    ...view.entrants.map(({ player, name }) => ({ value: player, text: `–  ${name}` })),
  ];
  PLAYING.set(view, known);
  return known;
}

/** Some people by name; of many also by rung, so that two of one name can be told apart. */
export const byName = (people: readonly (PersonView & { readonly rung?: number })[]): readonly Choice[] =>
  people.map(({ player, name, rung }) => ({
    value: player,
    text: people.length > MANY && rung !== undefined ? `${name}, ${rung}` : name,
  }));

/** Of each view they are put together once. */
const PLAYING = new WeakMap<object, readonly Choice[]>();
