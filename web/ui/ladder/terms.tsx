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

/** Anything but the two usual ways is said in the words of the player who prefers it. */
const Scoring = ({ of }: { readonly of: string }) => <>{TERMS.scoring(<bdi>{scoringWords(of)}</bdi>)}</>;

function scoringWords(scoring: string): string {
  const way = scoring.toLowerCase();
  return way === 'chinese' || way === 'japanese' ? TERMS.usual(way) : scoring;
}

interface TermsProps {
  readonly terms: GameTermsView;
  readonly played?: boolean;
  /** The reader: one of the two, or somebody else. */
  readonly you?: Who['id'];
}

/** What a game is played at, or was: colours, rating, handicap. */
export const Terms = ({ terms, played = false, you }: TermsProps) => {
  const { black, white, chooses, rated, go } = terms;
  if (go) return <Handicap go={go} chooses={chooses} played={played} />;
  return (
    <>
      {black
        ? played
          ? TERMS.hadBlack(<Name of={black} />)
          : TERMS.hasBlack(nameUnless(black, you))
        : white && TERMS.hadWhite(<Name of={white} />)}
      {chooses && TERMS.choosesColour(nameUnless(chooses, you))}
      {rated !== undefined && (rated ? TERMS.rated : TERMS.unrated)}
    </>
  );
};

/** Missing where it is oneself. */
const nameUnless = (who: Who, you: Who['id'] | undefined) => (who.id === you ? undefined : <Name of={who} />);

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
