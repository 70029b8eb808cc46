import { formatLocal } from '#shared/calendar/zone.ts';
import type { PlacesView } from '#shared/contract/places.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { GameDates } from '#shared/view/icalendar.ts';
import type { Naming } from '#shared/view/naming.ts';
import { finishedLastNight } from '#shared/view/night.ts';
import { placesOf } from '#shared/view/places.ts';
import { resultsOf } from '#shared/view/results.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { renderEmbed } from '#web/pages/embed-page.tsx';
import { renderNight } from '#web/pages/night-page.tsx';
import { ASSETS, HTML } from './assets.ts';
import { formatCalendar } from './calendar.ts';
import { formatFeed } from './feed.ts';
import type { Content, PublicPlace } from './files.ts';
import { JsonFile } from './json-file.ts';

export interface LadderFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Content;
  readonly compressed?: boolean;
}

/** What a ladder's page is read with: it comes with it. */
export class PageFiles {
  readonly #view = new JsonFile();
  readonly #state = new JsonFile();

  of(ladder: Ladder, view: LadderView): readonly LadderFile[] {
    const json = { contentType: 'application/json', compressed: true };
    return [
      { name: 'view.json', body: this.#view.bytes(view), ...json },
      { name: 'state.json', body: this.#state.bytes(publicSnapshot(ladder)), ...json },
    ];
  }
}

export const FEED = 'results.atom';

interface RestOf {
  readonly view: LadderView;
  readonly notice: string | undefined;
  readonly told: NarrationSoFar;
  readonly place: PublicPlace;
  readonly now: Instant;
  readonly dates: GameDates;
  readonly naming: Naming;
}

/** Files that few people read, beside what is stored in pieces: they follow the page. */
export const restFiles = (
  { told, view, place, now, dates, notice, naming }: RestOf,
  older?: string,
): readonly LadderFile[] => [
  { name: EMBED, body: renderEmbed(view, place, ASSETS), ...HTML_FILE },
  { name: FEED, contentType: 'application/atom+xml; charset=utf-8', body: formatFeed(told, place, now, older) },
  { name: 'calendar.ics', contentType: 'text/calendar; charset=utf-8', body: formatCalendar(told, place, dates) },
  ...(systemOf(told.ladder).controls.hasNights ? [nightFile(told, place, now, notice)] : []),
  ...(view.past ? [placesFile(placesOf(view, naming))] : []),
];

/** The page that other sites show. */
export const EMBED = 'embed/index.html';
export const NIGHT = 'night/index.html';
/** How a season that is over ended. */
export const PLACES = 'places.json';

const placesFile = (places: PlacesView): LadderFile => ({
  name: PLACES,
  contentType: 'application/json',
  compressed: true,
  body: `${JSON.stringify(places)}\n`,
});

const HTML_FILE = { contentType: HTML.contentType, compressed: true };

function nightFile(
  told: NarrationSoFar,
  { club, ladder, past }: PublicPlace,
  now: Instant,
  notice: string | undefined,
): LadderFile {
  const { name = ladder, timezone } = told.ladder.header;
  const finished = finishedLastNight(told);
  const night = finished && {
    day: finished.day,
    results: resultsOf(told.context.games.of(finished.lines), told.own, told.context),
  };
  return {
    name: NIGHT,
    ...HTML_FILE,
    body: renderNight(
      { ladder: name, club, notice, isPast: past !== undefined, asOf: formatLocal(timezone, now), timezone, night },
      ASSETS,
    ),
  };
}
