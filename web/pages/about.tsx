import type { LadderView } from '../../shared/contract/view.ts';
import { FullDay } from '../kit/words.tsx';

/** What kind of ladder it is, when and where it is played, and the seasons before. */
export const About = ({ view }: { readonly view: LadderView }) => {
  const end = view.past?.end ?? view.season.end;
  return (
    <section class="about" id="about">
      <h2>About</h2>
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
      {view.seasons && <Seasons seasons={view.seasons} />}
    </section>
  );
};

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
