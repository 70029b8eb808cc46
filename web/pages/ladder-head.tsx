import type { LadderView } from '../../shared/contract/view.ts';
import { summaryOf } from '../../shared/view/summary.ts';
import type { Place } from './place.ts';
import { Previews } from './previews.tsx';

/** The same ladder in other formats, for the programs that can use them; beside its page. */
export const FILES = {
  'results.atom': { type: 'application/atom+xml', title: 'News as a feed', about: 'results, games and penalties' },
  'calendar.ics': { type: 'text/calendar', title: 'Calendar', about: 'dates and deadlines' },
  'log.csv': { type: 'text/csv', title: 'All moves as CSV', about: 'for spreadsheets' },
  'season.jsonl': { type: 'application/jsonl', title: 'The season’s log', about: 'full history, machine-readable' },
  'view.json': { type: 'application/json', title: 'This page as JSON', about: '' },
  'history.json': { type: 'application/json', title: 'The season as JSON', about: '' },
} as const;

/** Those that a browser or reader may offer by itself. */
const OFFERED = ['results.atom', 'calendar.ics', 'view.json'] as const;

/** What the page of a ladder says of itself where its address is sent around. */
export const LadderHead = ({
  view,
  place,
  title,
}: {
  readonly view: LadderView;
  readonly place: Place;
  readonly title: string;
}) => (
  <>
    <Previews
      title={title}
      about={summaryOf(view)}
      path={`/${place.club.id}/${place.ladder}/${place.past === undefined ? '' : `${place.past}/`}`}
      {...(place.origin !== undefined && { origin: place.origin })}
    />
    {OFFERED.map((href) => (
      <link rel="alternate" type={FILES[href].type} title={FILES[href].title} href={href} />
    ))}
  </>
);
