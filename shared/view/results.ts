import { formatLocal } from '../calendar/zone.ts';
import type { LineNumber } from '../ladder/vocabulary.ts';
import type { ResultView, SettlementView } from './contract.ts';
import type { Game, Games } from './games.ts';
import type { Happening } from './happenings.ts';
import type { Named } from './names.ts';
import { causeOf, removalClause } from './penalties.ts';
import { headline } from './words.ts';

/** How many results are told besides tonight's. */
const RECENT = 20;

/** The last results, newest first, and all of `always`. */
export function resultsOf(
  zone: string,
  happenings: Iterable<Happening>,
  games: Games,
  named: Named,
  always: readonly LineNumber[],
): ResultView[] {
  const results: ResultView[] = [];
  const missing = new Set(always);
  for (const happening of happenings) {
    const game = happening.settlement ? undefined : games.get(happening.line);
    if (!game) continue;
    if (results.length < RECENT || missing.has(happening.line)) results.push(resultView(zone, happening, game, named));
    missing.delete(happening.line);
    if (results.length >= RECENT && missing.size === 0) break;
  }
  return results;
}

const resultView = (zone: string, happening: Happening, game: Game, named: Named): ResultView => ({
  line: happening.line,
  kind: game.kind,
  at: formatLocal(zone, game.playedAt),
  challenger: named(game.challenger),
  challenged: named(game.challenged),
  score: game.score,
  moved: headline(happening, game, named),
  ...(happening.clause !== undefined && { clause: happening.clause }),
  ...(game.correctedBy !== undefined && { correctedBy: game.correctedBy }),
  ...(game.voidedBy !== undefined && { voidedBy: game.voidedBy }),
});

/** The periods that were worked out, newest first. */
export function settlementsOf(zone: string, happenings: Iterable<Happening>, named: Named): SettlementView[] {
  const settlements: SettlementView[] = [];
  for (const { settlement, line, at } of happenings) {
    if (!settlement) continue;
    settlements.push({
      line,
      period: settlement.period,
      at: formatLocal(zone, at),
      cause: causeOf(settlement),
      dropped: (settlement.dropped ?? []).map(named),
      dropClause: settlement.clause,
      removed: settlement.removed.map(named),
      removalClause: removalClause(settlement),
    });
  }
  return settlements;
}
