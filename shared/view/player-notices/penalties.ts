import { wordsOf } from '#shared/systems/words.ts';
import { isPeriod, type Settlement } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { slideOf } from '#shared/words/happening.ts';
import type { Named } from '#shared/words/names.ts';
import { settlementWords } from '#shared/words/settlement-words.ts';
import { missedInARow } from '../missed-in-a-row.ts';
import type { Around, EndedFacts } from './facts.ts';
import { type RungChange, standingOf } from './standing.ts';
import { forfeitedWords, movedWords, type NoticeWords, removedWords } from './words.ts';

/** Against whom a line held something that fell due, by what they lost: rungs, points, or their place; but for who is taken off by it. */
export function held(around: Around): readonly EndedFacts[] {
  const { verb, body } = around.entry.command;
  const gone = verb === 'leave' ? body.player : undefined;
  const lost = new Map<PlayerId, Settlement>();
  for (const settlement of around.entry.effects.settled)
    for (const player of heldAgainst(settlement)) lost.set(player, settlement);
  return [...lost].flatMap(([player, settlement]) => {
    const standing = standingOf(around, player);
    const points = settlement.forfeited?.find((each) => each.player === player)?.points ?? 0;
    if (player === gone || standing.from === undefined || (standing.from === standing.to && points === 0)) return [];
    return [
      {
        facts: { kind: 'lost', player, ...standing },
        said: (named, ladder) =>
          heldWords(causeOf(around, settlement, named, player, standing), ladder, standing, points),
      },
    ];
  });
}

function heldAgainst(settlement: Settlement): readonly PlayerId[] {
  if (!isPeriod(settlement) && settlement.kind !== 'cut' && settlement.kind !== 'season') return [];
  const { dropped = [], removed, forfeited = [] } = settlement;
  return [...dropped, ...removed, ...forfeited.map(({ player }) => player)];
}

/** Why a player stands where a line has left them, as their row says it: by what of all that fell due in it moved them that way. */
function causeOf(
  { entry, after: ladder }: Around,
  settlement: Settlement,
  named: Named,
  player: PlayerId,
  { from, to }: RungChange,
): string {
  const known = { ladder, named, missed: (of: PlayerId) => missedInARow(ladder).get(of) };
  const wordsFor = (each: Settlement) => settlementWords(wordsOf(ladder).settlements, each, known);
  if (to === undefined) return wordsFor(settlement).removed();
  if (from === undefined || settlement.forfeited) return wordsFor(settlement).cause();
  for (const each of entry.effects.settled.toReversed()) {
    const slide = slideOf(each, player);
    if (slide?.change && slide.change > 0 === to > from) return wordsFor(each).why(slide);
  }
  return wordsFor(settlement).cause();
}

function heldWords(cause: string, ladder: string, { from, to }: RungChange, points: number): NoticeWords {
  if (to === undefined) return removedWords(ladder, cause);
  if (points > 0) return forfeitedWords(ladder, points, cause, { from, to });
  return movedWords(ladder, [from ?? to, to], { what: 'penalty', said: cause });
}
