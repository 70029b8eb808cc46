import type { LadderView } from '../../shared/contract/view.ts';
import { FullDay } from '../kit/words.tsx';
import { TEXT } from './texts.ts';

/** What kind of ladder it is, when and where it is played, and the seasons before. */
export const About = ({ view }: { readonly view: LadderView }) => {
  const end = view.past?.end ?? view.season.end;
  return (
    <section class="about" id="about">
      <h2>{TEXT.about.title}</h2>
      <p>
        <Span system={view.systemName} board={view.board} start={view.season.start} end={end} />
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

interface SpanProps {
  readonly system: string;
  readonly board: LadderView['board'];
  readonly start: string;
  readonly end: string | undefined;
}

const Span = ({ system, board, ...days }: SpanProps) => {
  const start = <FullDay at={days.start} />;
  const end = days.end === undefined ? undefined : <FullDay at={days.end} />;
  return (
    <>{board === undefined ? TEXT.about.season(system, start, end) : TEXT.about.onBoard(system, board, start, end)}</>
  );
};

const Seasons = ({ seasons }: { readonly seasons: NonNullable<LadderView['seasons']> }) => (
  <p class="seasons">
    {TEXT.about.past}
    {seasons.map(({ name }, index) => (
      <>
        {index > 0 && ', '}
        <a href={`${name}/`}>{name}</a>
      </>
    ))}
  </p>
);
