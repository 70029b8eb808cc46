import { scoresStateOf } from '../rules/pots/outcome.ts';
import { systemOf } from '../systems/registry.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import { newLadder } from '../vocabulary/ladder.ts';
import type { Instant, PlayerId } from '../vocabulary/vocabulary.ts';
import { type GameInWords, isReported, stateOf } from '../words/game.ts';
import type { PotGame } from '../words/pots.ts';
import { replayedSteps, resultsIn } from './happenings.ts';

/** How long the other players may say that a result is wrong, in milliseconds: two weeks. */
const MAY_BE_DISPUTED = 14 * 24 * 60 * 60 * 1000;

/** A result that counts as entered, or waits for the other player: nobody has confirmed, corrected or voided it. */
export interface UncheckedResult {
  /** It waits for the other player, who is asked in any case. */
  readonly waits?: true;
  readonly entry: Entry<'result' | 'match' | 'finish'>;
  /** The challenger first. */
  readonly players: readonly PlayerId[];
}

/** A season's results, in the order of the log. At a club night officials record what they see. */
export function uncheckedResults(header: Header, entries: readonly Entry[]): readonly UncheckedResult[] {
  const steps = replayedSteps(header, entries);
  const ladder = steps.at(-1)?.after ?? newLadder(header);
  if (systemOf(ladder).controls.hasNights) return [];
  const { games, pots } = resultsIn(header, entries, steps);
  return entries.flatMap((entry) => {
    if (!isResult(entry)) return [];
    const [game, pot] = [games.at(entry.line), pots.at(entry.line)];
    if (game && isUnchecked(game)) {
      const [state, players] = [stateOf(ladder, game), [game.challenger, game.challenged]];
      if (state === 'stands') return { entry, players };
      return state === 'awaiting' && isReported(game) ? { entry, players, waits: true } : [];
    }
    return pot && isUnchecked(pot) && scoresStateOf(ladder, pot) === 'stands' ? { entry, players: seatsOf(pot) } : [];
  });
}

const isResult = (entry: Entry): entry is UncheckedResult['entry'] =>
  ['result', 'match', 'finish'].includes(entry.command.verb);

const isUnchecked = ({
  approvedBy,
  correctedBy,
  voidedBy,
}: Pick<GameInWords | PotGame, 'approvedBy' | 'correctedBy' | 'voidedBy'>): boolean =>
  [approvedBy, correctedBy, voidedBy].every((line) => line === undefined);

const seatsOf = ({ scores }: PotGame): readonly PlayerId[] => scores.map(([player]) => player);

/** Whether one of its players may say that it is wrong: who has not entered it, as `by` tells, for two weeks. */
export function mayDispute({ entry: { command }, players }: UncheckedResult, who: Disputing): boolean {
  const reported = 'reported' in command.body ? command.body.reported : undefined;
  const isOwn = reported === undefined ? command.by === who.by : reported === who.player;
  return players.includes(who.player) && !isOwn && who.at - command.at < MAY_BE_DISPUTED;
}

/** `by`: as entries name them. */
interface Disputing {
  readonly player: PlayerId;
  readonly by: string;
  readonly at: Instant;
}
