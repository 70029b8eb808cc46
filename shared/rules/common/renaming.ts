import { withPlayer } from '../../vocabulary/ladder.ts';
import { refusal } from '../../vocabulary/refusal.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';

/** A player has another name from then on; also one who has left, and after the season (§0 Configuring). */
export const renaming: Rule<'rename'> = {
  *refusals(ladder, { body: { player } }) {
    if (ladder.players.has(player)) return;
    yield refusal('unknown-player', COMMON.unknown(player), '§0');
  },
  apply: (ladder, { body: { player, name } }) => ({
    ladder: withPlayer(ladder, player, (record) => (record.name === name ? record : { ...record, name })),
    clause: '§0',
  }),
};
