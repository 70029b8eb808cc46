import type { EarlierSeason } from '#functions/importing/add-season.ts';
import { commandsIn, readLog } from '#shared/log/read.ts';

/** A season that is over, from the header and lines of its log. */
export function earlierSeasonOf(header: object, lines: readonly object[]): EarlierSeason {
  const log = readLog([{ ladder: header }, ...lines].map((each) => JSON.stringify(each)).join('\n'));
  if (!log.ok) throw new Error(log.refusal.message);
  const { season } = log.value.header;
  const { end } = season;
  if (!end) throw new Error('it has an end');
  return { header: { ...log.value.header, season: { ...season, end } }, commands: commandsIn(log.value.lines) };
}
