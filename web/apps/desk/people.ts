import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Who } from '../../../shared/words/phrase.ts';
import type { Choice } from '../../kit/fields.tsx';
import type { DeskView } from './view.ts';

export type Named = (id: PlayerId) => Who;

/** How everybody who ever was on a ladder is called. */
export function namesIn({ standings, off, entrants }: Pick<DeskView, 'standings' | 'off' | 'entrants'>): Named {
  const names = new Map([...standings, ...off, ...entrants].map(({ player, name }) => [player, name]));
  return (id) => ({ id, name: names.get(id) ?? id });
}

/** Everybody who may play, top first, programs without a rung last. */
export const playing = ({ standings, entrants }: Pick<DeskView, 'standings' | 'entrants'>): readonly Choice[] => [
  ...standings.map(({ player, name, rung }) => ({ value: player, text: `${rung}  ${name}` })),
  ...entrants.map(({ player, name }) => ({ value: player, text: `–  ${name}` })),
];
