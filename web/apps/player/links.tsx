import type { HistoryView, PlayerIndex } from '../../../shared/contract/history.ts';
import { Name } from '../../kit/words.tsx';

/** A name that leads to its bearer's own page. */
export const playerLink = ({ players }: Pick<HistoryView, 'players'>, player: PlayerIndex | undefined) => {
  const who = player === undefined ? undefined : players[player];
  return who ? (
    <a href={`#${who.id}`}>
      <Name of={who} />
    </a>
  ) : null;
};
