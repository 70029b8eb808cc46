import type { LadderView } from '#shared/contract/view.ts';
import { summaryOf } from '#shared/view/summary.ts';
import type { Place } from './page.tsx';
import { TEXT } from './texts.ts';

/** Its texts are named. */
export interface OtherFormat {
  readonly type: string;
  readonly title: Exclude<keyof typeof TEXT.files, 'aboutFeed'>;
  readonly about?: keyof typeof TEXT.files;
}

/** The same ladder in other formats, for the programs that can use them; beside its page. */
export const FILES = {
  'results.atom': { type: 'application/atom+xml', title: 'feed', about: 'aboutFeed' },
  'calendar.ics': { type: 'text/calendar', title: 'calendar', about: 'aboutCalendar' },
  'log.csv': { type: 'text/csv', title: 'csv', about: 'aboutCsv' },
  'season.jsonl': { type: 'application/jsonl', title: 'log', about: 'aboutLog' },
  'view.json': { type: 'application/json', title: 'view' },
  'history.json': { type: 'application/json', title: 'history' },
} as const satisfies Readonly<Record<string, OtherFormat>>;

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
      <link rel="alternate" type={FILES[href].type} title={TEXT.files[FILES[href].title]} href={href} />
    ))}
  </>
);

interface PreviewProps {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  /** The page's own path, beginning with '/'. */
  readonly path: string;
  /** Where people find the site, such as https://ladder.example; empty where that is not known. */
  readonly origin?: string;
}

/** What a page says of itself to search engines, and to programs that show a card for a link. */
const Previews = ({ title, about, path, origin = '' }: PreviewProps) => (
  <>
    <meta name="description" content={about} />
    <link rel="canonical" href={`${origin}${path}`} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={about} />
    <meta property="og:url" content={`${origin}${path}`} />
    <meta name="twitter:card" content="summary" />
  </>
);
