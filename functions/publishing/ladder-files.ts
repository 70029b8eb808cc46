import type { LadderView } from '#shared/contract/view.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import type { GameDates } from '#shared/view/icalendar.ts';
import type { Told } from '#shared/view/season-narrative.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { renderEmbed } from '#web/pages/embed-page.tsx';
import { ASSETS } from './assets.ts';
import { formatCalendar } from './calendar.ts';
import { formatFeed } from './feed.ts';
import type { Content, PublicPlace } from './files.ts';

export interface LadderFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Content;
  readonly compressed?: boolean;
}

const json = (name: string, value: unknown): LadderFile => ({
  name,
  contentType: 'application/json',
  body: `${JSON.stringify(value)}\n`,
  compressed: true,
});

/** What a ladder's page is read with, and the page that other sites show: they come with it. `data`: the view as JSON. */
export const pageFiles = (
  ladder: Ladder,
  view: LadderView,
  data: Content,
  place: PublicPlace,
): readonly LadderFile[] => [
  { name: 'view.json', contentType: 'application/json', body: data, compressed: true },
  json('state.json', publicSnapshot(ladder)),
  {
    name: 'embed/index.html',
    contentType: 'text/html; charset=utf-8',
    body: renderEmbed(view, place, ASSETS),
    compressed: true,
  },
];

export const FEED = 'results.atom';

interface RestOf {
  readonly told: Told;
  readonly place: PublicPlace;
  readonly now: Instant;
  readonly dates: GameDates;
}

/** What few people read, beside what is kept in pieces: it follows the page. It is as plain as it always was. */
export const restFiles = ({ told, place, now, dates }: RestOf, older?: string): readonly LadderFile[] => [
  { name: FEED, contentType: 'application/atom+xml; charset=utf-8', body: formatFeed(told, place, now, older) },
  { name: 'calendar.ics', contentType: 'text/calendar; charset=utf-8', body: formatCalendar(told, place, dates) },
];
