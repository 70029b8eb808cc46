import type { LadderView } from '../../shared/contract/view.ts';
import { JOY } from '../kit/joy/words.ts';
import { Name } from '../kit/words.tsx';
import type { Place } from './place.ts';
import { isNight } from './tonight.tsx';

interface HeadingProps {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
}

/** Which ladder of which club it is; what else there is to know of it stands further down. */
export const LadderHeading = ({ view, place, name }: HeadingProps) => (
  <header class="heading">
    {view.notice !== undefined && <p class="notice">{view.notice}</p>}
    {view.past && (
      <p class="past">
        Season {view.past.name} (finished). <a href="../">See the current ladder</a>
      </p>
    )}
    {view.closed && <p class="notice">This ladder is closed: nothing changes any more.</p>}
    <p class="club">
      <a href={view.past ? '../../' : '../'}>
        <bdi>{place.club.name}</bdi>
      </a>
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
        <Name of={winner} /> won the season. {JOY.congratulations}
      </>
    ) : (
      !past && 'The season is over.'
    )}
  </p>
);

/** The ways to the parts of the page, which stay in sight. */
export const Tabs = ({ view }: { readonly view: LadderView }) => (
  <nav class="tabs" aria-label="On this page">
    <a href="#ladder">Ladder</a> {isNight(view) && <a href="#night">Tonight</a>} <a href="#results">Results</a>{' '}
    <a href="#further">More</a>
  </nav>
);
