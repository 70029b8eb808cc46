import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Score } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { ChallengeId, Outcome } from '../../../shared/vocabulary/vocabulary.ts';
import type { Who } from '../../../shared/words/phrase.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { outcomeOf, pairPlayOf, scoresOf } from '../../kit/controls.ts';
import { EachGame, faultWhileTyping, gamesIn, type Scored, scoredWith } from '../../kit/each-game.tsx';
import { sameScore } from '../../kit/scores.ts';
import { Terms } from '../../kit/terms.tsx';
import { Name, Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import type { MatchModel } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { type Preview, preview, resultOf } from './preview.ts';
import { TEXT } from './texts.ts';

/** The result of a match: who won, how clearly, what it will do; and only then it is recorded. */
export const MatchSheet = ({ match, hands }: { readonly match: ChallengeId; readonly hands: Hands }) => {
  const [given, choose] = useState<Scored>();
  const close = () => hands.open(undefined);
  const found = hands.board.matches.find(({ id }) => id === match);
  if (!found)
    return (
      <SheetFrame title={TEXT.matches} onClose={close}>
        <p>{TEXT.over}</p>
      </SheetFrame>
    );
  return (
    <SheetFrame title={<Pair match={found} />} onClose={close}>
      <p>
        <Terms terms={found.terms} />
      </p>
      <ScoreChoice ladder={hands.ladder} match={found} choose={choose} />
      <p class="preview" aria-live="polite">
        {given && <PreviewWords of={preview(hands.ladder, resultOf(hands.at, match, given))} />}
      </p>
      {given && (
        <button type="button" class="main" onClick={() => hands.act('result', { challenge: match, ...given })}>
          {TEXT.confirm}: {scoreWords(given.score)}
        </button>
      )}
      <details>
        <summary>{TEXT.abandon}</summary>
        <p>{TEXT.abandonSays}</p>
        <button type="button" class="quiet" onClick={() => hands.act('abandon', { challenge: match })}>
          {TEXT.abandonNow}
        </button>
      </details>
    </SheetFrame>
  );
};

const Pair = ({
  match: { challenger, challenged },
}: {
  readonly match: Pick<MatchModel, 'challenger' | 'challenged'>;
}) => (
  <>
    <Name of={challenger} /> – <Name of={challenged} />
  </>
);

interface ChoiceProps {
  readonly ladder: Ladder;
  readonly match: Pick<MatchModel, 'challenger' | 'challenged'>;
  /** Nothing while what is typed of its games cannot be read. */
  readonly choose: (given: Scored | undefined) => void;
}

/** A large button for each way in which it can end, then the score; first the points of each game, where they say it. */
export const ScoreChoice = ({ ladder, match: { challenger, challenged }, choose: tell }: ChoiceProps) => {
  const [score, set] = useState<Score>();
  const [typed, type] = useState('');
  const asksForGames = pairPlayOf(ladder)?.points ?? false;
  const give = (chosen: Score | undefined, games: string) => {
    set(chosen);
    type(games);
    tell(chosen && scoredWith(chosen, games, scoresOf(ladder)));
  };
  const choose = (chosen: Score) => give(chosen, typed);
  const buttons: Readonly<Record<Outcome, (best: Score) => ComponentChildren>> = {
    'challenger-won': () => won(challenger),
    drawn: (best) => TEXT.drawn(scoreWords(best)),
    'challenged-won': () => won(challenged),
  };
  const chosen = score && scoresFor(ladder, outcomeOf(ladder, score));
  return (
    <>
      {asksForGames && (
        <EachGame
          first="challenger"
          value={typed}
          onInput={(games) => give(gamesIn(games, scoresOf(ladder)).score ?? score, games)}
          fault={faultWhileTyping(typed, gamesIn(typed, []).fault)}
        />
      )}
      <div class="choices">
        {ENDS.map((end) => {
          const [best] = scoresFor(ladder, end);
          return (
            best && (
              <button
                type="button"
                key={end}
                aria-pressed={score !== undefined && outcomeOf(ladder, score) === end}
                onClick={() => choose(best)}
              >
                {buttons[end](best)}
              </button>
            )
          );
        })}
      </div>
      {chosen && chosen.length > 1 && (
        <div class="chips">
          {chosen.map((each) => (
            <button
              type="button"
              key={each.join()}
              aria-pressed={score !== undefined && sameScore(each, score)}
              onClick={() => choose(each)}
            >
              {scoreWords(each)}
            </button>
          ))}
        </div>
      )}
    </>
  );
};

const won = (who: Who) => TEXT.won(<Name of={who} />);

/** As the two names stand beside each other. */
const ENDS = ['challenger-won', 'drawn', 'challenged-won'] as const satisfies readonly Outcome[];

/** The scores with which a match ends so, the clearest first. */
function scoresFor(ladder: Ladder, end: Outcome): readonly Score[] {
  const all = scoresOf(ladder).filter((score) => outcomeOf(ladder, score) === end);
  return end === 'challenged-won' ? all.toReversed() : all;
}

export const PreviewWords = ({ of }: { readonly of: Preview }) => <Words of={of.ok ? of.says : [of.refusal.message]} />;
