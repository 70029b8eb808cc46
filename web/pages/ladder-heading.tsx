import type { LadderView } from '#shared/contract/view.ts';
import { Crest, initialsUnless } from '../ui/page/club-look.tsx';
import { Name } from '../ui/page/words.tsx';
import { JOY } from '../ui/texts.ts';
import type { Place } from './page.tsx';
import { TEXT } from './texts.ts';
import { isNight } from './tonight.tsx';

interface HeadingProps {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
  /** Where people ask to join it, if they may. */
  readonly asking: string | undefined;
}

/** Which ladder of which club it is; what else there is to know of it stands further down. */
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
      <a href={view.past ? '../../' : '../'} {...initialsUnless(place.club)}>
        <Crest of={place.club.crest} />
        <bdi>{place.club.name}</bdi>
      </a>
      {asking !== undefined && (
        <a class="asking" href={asking}>
          {TEXT.join}
        </a>
      )}
    </p>
    <h1>
      <bdi>{name}</bdi>
    </h1>
    {view.over && !view.final?.champion && <Winner view={view} />}
  </header>
);

/** Where a final decides the season, it says so itself. */
const Winner = ({ view: { winner, past } }: { readonly view: LadderView }) => (
  <p class="winner">
    {winner ? (
      <>
        {TEXT.won(<Name of={winner} />)} {JOY.congratulations}
      </>
    ) : (
      !past && TEXT.over
    )}
  </p>
);

/** The ways to the parts of the page, which stay in sight. */
export const Tabs = ({ view }: { readonly view: LadderView }) => (
  <nav class="tabs" aria-label={TEXT.tabs.label}>
    <a href="#ladder">{TEXT.tabs.ladder}</a> {isNight(view) && <a href="#night">{TEXT.tabs.tonight}</a>}{' '}
    <a href="#results">{TEXT.tabs.results}</a> <a href="#further">{TEXT.tabs.more}</a>
  </nav>
);
