import { formatLocal } from '#shared/calendar/zone.ts';
import type { SeasonsView } from '#shared/features/seasons.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { noSuchLadder } from '../http/problem.ts';
import { isBroughtIn, type LadderSeasons } from '../ladders/seasons.ts';

export const toldSeasons = (
  { header, line }: { readonly header: Header; readonly line: LineNumber },
  { ended }: LadderSeasons,
): SeasonsView => ({
  version: line,
  present: { ...spanOf(header), first: headerLine(header) },
  ended: ended.map(({ name, first, last, start, end, ended: at }) => ({
    name,
    first,
    last,
    start,
    end,
    ended: formatLocal(header.timezone, at),
    ...(isBroughtIn({ first }) && { added: true as const }),
  })),
});

const spanOf = ({ season: { start, end } }: Header): Header['season'] => ({ start, ...(end !== undefined && { end }) });

export async function listSeasons({ runtime }: Call, key: LadderKey): EndpointAnswer<'listSeasons'> {
  const ladder = await runtime.store.load(key);
  if (!ladder) return noSuchLadder;
  return { status: 200, body: toldSeasons(ladder, await runtime.store.seasons(key)) };
}
