import type { LadderView } from '../../shared/contract/view.ts';
import { controlsOfView } from '../kit/controls.ts';
import { FullDay, Name } from '../kit/words.tsx';
import type { Place } from './place.ts';

interface HeadingProps {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
}

/** Which ladder of which club it is, and where on the page is what. */
export const LadderHeading = ({ view, place, name }: HeadingProps) => {
  const end = view.past?.end ?? view.season.end;
  return (
    <header>
      {view.notice !== undefined && <p class="notice">{view.notice}</p>}
      {view.past && (
        <p class="past">
          This is the season {view.past.name}, which is over. <a href="../">The ladder as it is now</a>
        </p>
      )}
      {view.closed && <p class="notice">This ladder is closed. It stays here to look at.</p>}
      <p>
        <a href={view.past ? '../../' : '../'}>
          <bdi>{place.club.name}</bdi>
        </a>
      </p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p>
        {view.systemName} system{view.board && `, ${view.board}×${view.board} board`}, season from{' '}
        <FullDay at={view.season.start} />
        {end && (
          <>
            {' '}
            to <FullDay at={end} />
          </>
        )}
      </p>
      {view.venue !== undefined && (
        <p>
          <bdi>{view.venue}</bdi>
        </p>
      )}
      {view.over && !view.final?.champion && <Winner view={view} />}
      {view.seasons && <Seasons seasons={view.seasons} />}
      <Contents view={view} />
    </header>
  );
};

/** Where a final decides the season, it says so itself. */
const Winner = ({ view: { winner, past } }: { readonly view: LadderView }) => (
  <p class="winner">
    {winner ? (
      <>
        <Name of={winner} /> won the season.
      </>
    ) : (
      !past && 'The season is over.'
    )}
  </p>
);

const Seasons = ({ seasons }: { readonly seasons: NonNullable<LadderView['seasons']> }) => (
  <p class="seasons">
    Past seasons:{' '}
    {seasons.map(({ name }, index) => (
      <>
        {index > 0 && ', '}
        <a href={`${name}/`}>{name}</a>
      </>
    ))}
  </p>
);

const CHALLENGES = { people: 'Challenges', programs: 'Coming games' } as const;

const Contents = ({ view }: { readonly view: LadderView }) => (
  <nav aria-label="On this page">
    <a href="#ladder">Ladder</a> {view.night && !view.final?.closed && <a href="#night">Club night</a>}{' '}
    {view.challenges?.some(({ state }) => state !== 'awaiting') && (
      <a href="#challenges">{CHALLENGES[controlsOfView(view).players]}</a>
    )}{' '}
    <a href="#results">Results</a> <a href="#season">Season</a> <a href="#rules">Rules</a>{' '}
    <a href="#chart" class="scripted">
      Chart
    </a>{' '}
    {!view.past && (
      <a href="#what-if" class="scripted">
        What if …?
      </a>
    )}
  </nav>
);
