import type { GameTermsView, GoTermsView, PrefersView } from '../../shared/contract/games.ts';
import { Name } from './words.tsx';

/** A clock and a way of scoring: "20 min, then 25 min per 25 moves; Chinese scoring". */
export const Preferences = ({ prefers: { main, byoyomi, scoring } }: { readonly prefers: PrefersView }) => {
  const clock = [
    ...(main === undefined ? [] : [`${main} min`]),
    ...(byoyomi === undefined ? [] : [`${main === undefined ? '' : 'then '}${byoyomi} min per 25 moves`]),
  ].join(', ');
  return (
    <>
      {clock}
      {clock !== '' && scoring !== undefined && '; '}
      {scoring !== undefined && (
        <>
          <bdi>{scoring}</bdi> scoring
        </>
      )}
    </>
  );
};

/** What a game is played at, or was: colours, rating, handicap. */
export const Terms = ({ terms, played }: { readonly terms: GameTermsView; readonly played?: boolean }) => {
  const { black, white, chooses, rated, go } = terms;
  if (go) return <Handicap go={go} chooses={chooses} played={played ?? false} />;
  return (
    <>
      {black ? (
        <>
          <Name of={black} /> {played ? 'had' : 'has'} Black
        </>
      ) : (
        white && (
          <>
            <Name of={white} /> had White
          </>
        )
      )}
      {chooses && (
        <>
          <Name of={chooses} /> chooses the colour
        </>
      )}
      {rated !== undefined && (rated ? ', rated' : ', unrated')}
    </>
  );
};

interface HandicapProps {
  readonly go: GoTermsView;
  readonly chooses: GameTermsView['chooses'];
  readonly played: boolean;
}

/** "Ego is White and gives 3 stones, komi 0.5". */
const Handicap = ({ go, chooses, played }: HandicapProps) => (
  <>
    {go.white ? (
      <>
        <Name of={go.white} /> {played ? 'had White' : 'is White'}
        {go.stones > 0 ? `${played ? ', giving' : ' and gives'} ${go.stones} stones` : ' without stones'}
      </>
    ) : (
      <>
        Even
        {!played && chooses && (
          <>
            , <Name of={chooses} /> chooses the colours
          </>
        )}
      </>
    )}
    , komi {go.komi}
    {!played && (
      <>
        ; <Preferences prefers={go} />
      </>
    )}
  </>
);
