import type { GameTermsView, GoTermsView, PrefersView } from '#shared/contract/games.ts';
import type { Who } from '#shared/words/phrase.ts';
import { Name } from '../page/words.tsx';
import { TERMS } from '../texts.ts';

/** A clock and a way of scoring: "20 min, then 25 min per 25 moves · Chinese scoring". */
export const Preferences = ({ prefers: { scoring, ...times } }: { readonly prefers: PrefersView }) => {
  const clock = clockWords(times);
  return (
    <>
      {clock}
      {clock !== '' && scoring !== undefined && ' · '}
      {scoring !== undefined && <Scoring of={scoring} />}
    </>
  );
};

function clockWords({ main, byoyomi }: Pick<PrefersView, 'main' | 'byoyomi'>): string {
  if (main !== undefined) return byoyomi === undefined ? TERMS.main(main) : TERMS.mainAndByoyomi(main, byoyomi);
  return byoyomi === undefined ? '' : TERMS.byoyomi(byoyomi);
}

/** Others than the usual one are in the words of whoever prefers them. */
const Scoring = ({ of }: { readonly of: string }) => (
  <>{TERMS.scoring(<bdi>{of.toLowerCase() === 'chinese' ? TERMS.chinese : of}</bdi>)}</>
);

/** What a game is played at, or was: colours, rating, handicap. */
export const Terms = ({ terms, played = false }: { readonly terms: GameTermsView; readonly played?: boolean }) => {
  const { black, white, chooses, rated, go } = terms;
  if (go) return <Handicap go={go} chooses={chooses} played={played} />;
  return (
    <>
      {black ? <HasBlack who={black} played={played} /> : white && TERMS.hadWhite(<Name of={white} />)}
      {chooses && TERMS.choosesColour(<Name of={chooses} />)}
      {rated !== undefined && (rated ? TERMS.rated : TERMS.unrated)}
    </>
  );
};

const HasBlack = ({ who, played }: { readonly who: Who; readonly played: boolean }) => (
  <>{(played ? TERMS.hadBlack : TERMS.hasBlack)(<Name of={who} />)}</>
);

interface HandicapProps {
  readonly go: Omit<GoTermsView, 'level'>;
  readonly chooses: GameTermsView['chooses'];
  readonly played?: boolean;
}

/** "Ego is White and gives 3 stones, komi 0.5". */
export const Handicap = ({ go, chooses, played = false }: HandicapProps) => (
  <>
    {go.white ? (
      (played ? TERMS.wasWhite : TERMS.isWhite)(<Name of={go.white} />, go.stones)
    ) : (
      <>
        {TERMS.even}
        {!played && chooses && TERMS.choosesColours(<Name of={chooses} />)}
      </>
    )}
    {TERMS.komi(go.komi)}
    {!played && (
      <>
        {' · '}
        <Preferences prefers={go} />
      </>
    )}
  </>
);
