import type { LadderView } from '../../shared/contract/view.ts';
import { controlsOfView } from '../kit/controls.ts';
import { FullDay } from '../kit/words.tsx';
import type { Place } from './place.ts';

interface HeadingProps {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
}

/** Which ladder of which club it is, and where on the page is what. */
export const LadderHeading = ({ view, place, name }: HeadingProps) => (
  <header>
    {view.notice !== undefined && <p class="notice">{view.notice}</p>}
    {view.closed && <p class="notice">This ladder is closed. It stays here to look at.</p>}
    <p>
      <a href="../">
        <bdi>{place.club.name}</bdi>
      </a>
    </p>
    <h1>
      <bdi>{name}</bdi>
    </h1>
    <p>
      {view.systemName} system{view.board && `, ${view.board}×${view.board} board`}, season from{' '}
      <FullDay at={view.season.start} />
      {view.season.end && (
        <>
          {' '}
          to <FullDay at={view.season.end} />
        </>
      )}
    </p>
    <Contents view={view} />
  </header>
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
    <a href="#what-if" class="scripted">
      What if …?
    </a>
  </nav>
);
