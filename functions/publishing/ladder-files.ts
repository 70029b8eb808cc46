import type { LadderView } from '../../shared/contract/view.ts';
import { publicSnapshot } from '../../shared/engine/format-ladder.ts';
import type { Season } from '../../shared/engine/season.ts';
import { formatLog } from '../../shared/log/format.ts';
import { happeningsOf } from '../../shared/view/happenings.ts';
import { buildHistory } from '../../shared/view/history.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { renderEmbed } from '../../web/pages/embed/embed-page.tsx';
import { ASSETS } from './assets.ts';
import { formatCalendar } from './calendar.ts';
import { formatCsv } from './csv.ts';
import { formatFeed } from './feed.ts';
import type { PublicPlace } from './public-place.ts';

/** A file beside a ladder's page. */
export interface DataFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
}

/** All that is published of a public season but its page. */
export function dataFiles(
  season: Pick<Season, 'ladder' | 'lines'>,
  view: LadderView,
  place: PublicPlace,
  now: Instant,
): readonly DataFile[] {
  const { header } = season.ladder;
  const happenings = happeningsOf(season);
  const commands = season.lines().map(({ command }) => command);
  return [
    { name: 'view.json', contentType: 'application/json', body: `${JSON.stringify(view)}\n` },
    { name: 'history.json', contentType: 'application/json', body: `${JSON.stringify(buildHistory(season, now))}\n` },
    { name: 'state.json', contentType: 'application/json', body: `${JSON.stringify(publicSnapshot(season.ladder))}\n` },
    { name: 'embed/index.html', contentType: 'text/html; charset=utf-8', body: renderEmbed(view, place, ASSETS) },
    { name: 'log.csv', contentType: 'text/csv; charset=utf-8', body: formatCsv(season, happenings) },
    { name: 'season.jsonl', contentType: 'application/jsonl', body: formatLog(header, commands) },
    {
      name: 'results.atom',
      contentType: 'application/atom+xml; charset=utf-8',
      body: formatFeed(season, happenings, place),
    },
    { name: 'calendar.ics', contentType: 'text/calendar; charset=utf-8', body: formatCalendar(season.ladder, place) },
  ];
}
