import type { Settlement } from '../../vocabulary/entry.ts';
import { slid } from '../../words/happening.ts';
import { say } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';

const isForfeit = (settlement: Settlement): boolean =>
  settlement.kind === 'deadline' && settlement.outcome === 'forfeited';

const isChallenger = (settlement: Settlement, player: string): boolean =>
  settlement.kind === 'deadline' && settlement.challenger === player;

/** A challenge that was not played by its last day. */
export const deadlineWords: SettlementWords = {
  cause: () => 'a challenge that was not played in time',
  moved(_, settlement, slide) {
    if (isChallenger(settlement, slide.player)) {
      return say`won without a game, as a challenge was not played in time, and ${slid(slide)}`;
    }
    return settlement.dropped?.includes(slide.player)
      ? say`${slid(slide)}: challenged, and did not play in time`
      : say`${slid(slide)}: somebody won without a game, as a challenge was not played in time`;
  },
  ahead: (_, settlement) =>
    isForfeit(settlement)
      ? 'A challenge that has not been played by then is won by the challenger without a game.'
      : 'A challenge that has not been played by then is closed without a result.',
  news: () => 'Not played in time',
  date: () => 'A challenge is to be played by now',
};
