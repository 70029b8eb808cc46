import type { VersionView } from '../../shared/contract/version.ts';
import type { LadderView } from '../../shared/contract/view.ts';
import { publicSnapshot } from '../../shared/engine/format-ladder.ts';
import { formatLog } from '../../shared/log/format.ts';
import { buildHistory } from '../../shared/view/history.ts';
import type { Told } from '../../shared/view/story.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { renderEmbed } from '../../web/pages/embed/embed-page.tsx';
import { ASSETS } from './assets.ts';
import { formatCalendar } from './calendar.ts';
import { formatCsv } from './csv.ts';
import { formatFeed } from './feed.ts';
import type { PublicPlace } from './public-place.ts';

/** A file beside a ladder's page. */
export interface LadderFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
  readonly compressed?: boolean;
}

const json = (name: string, value: unknown): LadderFile => ({
  name,
  contentType: 'application/json',
  body: `${JSON.stringify(value)}\n`,
  compressed: true,
});

/** What a ladder's page is read with, and the page that other sites show: they come with it. */
export const pageFiles = (ladder: Ladder, view: LadderView, place: PublicPlace): readonly LadderFile[] => [
  json('view.json', view),
  json('state.json', publicSnapshot(ladder)),
  {
    name: 'embed/index.html',
    contentType: 'text/html; charset=utf-8',
    body: renderEmbed(view, place, ASSETS),
    compressed: true,
  },
];

/** By what readers learn that there is a newer page: it comes after that. Compressed it would be larger. */
export const versionFile = (version: VersionView): LadderFile => ({
  ...json('version.json', version),
  compressed: false,
});

/** What grows with the season and few people read: the rest of a ladder's files. Downloads are as plain as they always were. */
export function restFiles(
  told: Told,
  place: PublicPlace,
  now: Instant,
): { readonly files: readonly LadderFile[]; readonly last: LadderFile } {
  const { header } = told.ladder;
  const lines = told.pieces().flatMap(({ happenings }) => happenings.filter(({ settlement }) => !settlement));
  const commands = lines.map(({ entry }) => entry.command);
  return {
    files: [
      { name: 'log.csv', contentType: 'text/csv; charset=utf-8', body: formatCsv(told) },
      { name: 'season.jsonl', contentType: 'application/jsonl', body: formatLog(header, commands) },
      {
        name: 'results.atom',
        contentType: 'application/atom+xml; charset=utf-8',
        body: formatFeed(told, place),
      },
      { name: 'calendar.ics', contentType: 'text/calendar; charset=utf-8', body: formatCalendar(told.ladder, place) },
    ],
    last: json('history.json', buildHistory(told, now)),
  };
}
