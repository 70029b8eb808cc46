import type { LadderView } from '#shared/contract/view.ts';
import { summaryOf } from '#shared/view/summary.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { controlsOfView } from '../ui/ladder/controls.ts';
import { ToClub } from '../ui/page/club-look.tsx';
import { SignIn } from '../ui/page/sign-in.tsx';
import { Name } from '../ui/page/words.tsx';
import { FILE_TITLES, JOY, TITLES, WORDS } from '../ui/texts.ts';
import type { PageAddress } from './page.tsx';
import { Preview } from './preview.tsx';
import { TEXT } from './texts.ts';
import { isNight } from './tonight.tsx';

export interface OtherFormat {
  readonly type: string;
  readonly title: keyof typeof FILE_TITLES;
}

/** The same ladder in other formats, for the programs that can use them; beside its page. */
export const FILES = {
  'results.atom': { type: 'application/atom+xml', title: 'feed' },
  'calendar.ics': { type: 'text/calendar', title: 'calendar' },
  'log.csv': { type: 'text/csv', title: 'csv' },
  'season.jsonl': { type: 'application/jsonl', title: 'log' },
  'view.json': { type: 'application/json', title: 'view' },
  'history.json': { type: 'application/json', title: 'history' },
} as const satisfies Readonly<Record<string, OtherFormat>>;

/** Files that a browser or reader may offer by itself. */
const OFFERED = ['results.atom', 'calendar.ics', 'view.json'] as const;

interface HeadProps {
  readonly view: LadderView;
  readonly place: PageAddress;
  readonly title: string;
}

/** What the page of a ladder says of itself, and where it is in other formats. */
export const LadderHead = ({ view, place, title }: HeadProps) => (
  <>
    <Preview
      title={title}
      about={summaryOf(view)}
      path={pathOf(place)}
      origin={place.origin}
      picture={pictureBeside(pathOf(place), view)}
    />
    {OFFERED.map((href) => (
      <link rel="alternate" type={FILES[href].type} title={FILE_TITLES[FILES[href].title]} href={href} />
    ))}
  </>
);

export const pathOf = ({ club, ladder, past }: PageAddress): string =>
  `/${club.id}/${ladder}/${past === undefined ? '' : `${past}/`}`;

/** Programs keep pictures by their address, which changes whenever the page does: it says of which second. */
export const pictureBeside = (path: string, { asOf }: Pick<LadderView, 'asOf'>): string =>
  `${path}preview.png?v=${asOf.replace(/\D/g, '').slice(0, 14)}`;

interface HeadingProps {
  readonly view: LadderView;
  readonly place: PageAddress;
  readonly name: string;
  readonly asking: string | undefined;
}

/** Which ladder of which club it is; more about it is further down. */
export const LadderHeading = ({ view, place, name, asking }: HeadingProps) => (
  <header class="heading">
    {view.notice !== undefined && <p class="notice">{view.notice}</p>}
    {view.past && (
      <p class="past">
        {TEXT.season(view.past.name)} <a href="../">{TEXT.current}</a>
      </p>
    )}
    {view.closed && <p class="notice">{TEXT.closed}</p>}
    <p class="club">
      <ToClub club={place.club} href={view.past ? '../../' : '../'} />
      <span class="doors">
        {asking !== undefined && (
          <a class="asking" href={asking}>
            {TITLES.join}
          </a>
        )}
        <SignIn club={place.club} />
      </span>
    </p>
    <h1>
      <bdi>{name}</bdi>
    </h1>
    {view.over && !view.final?.champion && <Winner view={view} />}
  </header>
);

/** Where a final decides the season, it says so itself. */
const Winner = ({ view }: { readonly view: LadderView }) => {
  const { winner, past } = view;
  const { hasFinal } = controlsOfView(view);
  return (
    <p class="winner">
      {winner ? (
        <>
          {SHARED.seasonWon(<Name of={winner} />)}. {JOY.congratulations}
        </>
      ) : past ? (
        hasFinal && TEXT.noFinal
      ) : (
        `${SHARED.seasonOver}.`
      )}
    </p>
  );
};

/** The ways to the parts of the page, which stay in sight. */
export const Tabs = ({ view }: { readonly view: LadderView }) => (
  <nav class="tabs" aria-label={TEXT.tabs.label}>
    <a href="#ladder">{WORDS.ladder}</a> {isNight(view) && <a href="#night">{WORDS.tonight}</a>}{' '}
    <a href="#results">{WORDS.results}</a> <a href="#further">{WORDS.more}</a>
  </nav>
);
