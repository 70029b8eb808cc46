import { formatLocal } from '#shared/calendar/zone.ts';
import type { ImportsView, ImportView } from '#shared/features/imports.ts';
import type { Standing } from '#shared/log/replay.ts';
import type { LadderKey } from '../database/keys.ts';
import type { AnswerOf } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Outcome } from '../importing/check.ts';
import { isOver, type LogImport, readImport, readImports } from '../importing/import-book.ts';
import { filesOf } from '../importing/parts.ts';

/** How an import stands, and once it has ended what came of it. */
export async function toldImport(call: Call, key: LadderKey, found: LogImport): Promise<ImportView> {
  const { state, dryRun, keepRefused, by, lines, checked, written, refused, fault } = found;
  const outcome = isOver(found) ? await outcomeOf(call, key, found) : undefined;
  return {
    id: key.ladder,
    state,
    dryRun,
    keepRefused,
    by,
    begun: formatLocal('UTC', found.begun),
    lines,
    checked,
    written,
    refusedLines: refused,
    refused: (outcome?.refused ?? []).map(({ line, code, message, clause }) => ({ line, code, message, clause })),
    fault,
    system: outcome?.system,
    standings: (outcome?.standings ?? []).map(toldStanding),
  };
}

const toldStanding = ({ rung, player, displaced, gap, points }: Standing): Standing => ({
  rung,
  player,
  ...(displaced && { displaced }),
  ...(gap !== undefined && { gap }),
  ...(points !== undefined && { points }),
});

async function outcomeOf({ runtime }: Call, key: LadderKey, { id }: LogImport): Promise<Outcome | undefined> {
  const bytes = await runtime.transfers?.get(filesOf(key, id).outcome);
  return bytes && JSON.parse(Buffer.from(bytes).toString());
}

/** Imports of a club that are under way, or have ended without a ladder. */
export async function listed({ club, runtime }: Call): Promise<AnswerOf<'listImports'>> {
  const imports: ImportsView['imports'][number][] = [];
  for await (const key of readImports(runtime.database, club)) {
    const found = await readImport(runtime.database, key);
    if (!found) continue;
    const { state, dryRun, lines, checked, written } = found;
    imports.push({ id: key.ladder, state, dryRun, lines, checked, written });
  }
  return { status: 200, body: { imports } };
}
