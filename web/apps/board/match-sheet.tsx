import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Score } from '../../../shared/vocabulary/command.ts';
import type { ChallengeId } from '../../../shared/vocabulary/vocabulary.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { Name, Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import type { MatchModel } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { type Preview, preview, resultOf } from './preview.ts';
import { TEXT } from './words.ts';

/** Two games: a clear win, a close one, or none (L5). */
export const SCORES = {
  challenger: [
    [2, 0],
    [1.5, 0.5],
  ],
  drawn: [[1, 1]],
  challenged: [
    [0, 2],
    [0.5, 1.5],
  ],
} as const satisfies Readonly<Record<string, readonly Score[]>>;
type Winner = keyof typeof SCORES;

/** The result of a match: who won, how clearly, what it will do; and only then it is recorded. */
export const MatchSheet = ({ match, hands }: { readonly match: ChallengeId; readonly hands: Hands }) => {
  const close = () => hands.open(undefined);
  const found = hands.board.matches.find(({ id }) => id === match);
  if (!found)
    return (
      <SheetFrame title={TEXT.matches} onClose={close}>
        <p>{TEXT.over}</p>
      </SheetFrame>
    );
  const record = (score: Score) => hands.act('result', { challenge: match, score });
  return (
    <SheetFrame title={<Pair match={found} />} onClose={close}>
      <ScoreChoice
        match={found}
        looks={(score) => preview(hands.ladder, resultOf(hands.at, match, score))}
        give={record}
      />
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

/** Three large buttons, then the score and what it will do. */
export const ScoreChoice = ({
  match,
  looks,
  give,
}: {
  readonly match: Pick<MatchModel, 'challenger' | 'challenged'>;
  readonly looks: (score: Score) => Preview;
  readonly give: (score: Score) => void;
}) => {
  const [score, choose] = useState<Score>();
  const winner = score && winnerOf(score);
  const { challenger, challenged } = match;
  return (
    <>
      <div class="choices">
        <WinnerButton of="challenger" chosen={winner} choose={choose}>
          <Name of={challenger} /> won
        </WinnerButton>
        <WinnerButton of="drawn" chosen={winner} choose={choose}>
          {TEXT.drawn} {scoreWords([1, 1])}
        </WinnerButton>
        <WinnerButton of="challenged" chosen={winner} choose={choose}>
          <Name of={challenged} /> won
        </WinnerButton>
      </div>
      {score && winner && winner !== 'drawn' && (
        <div class="chips">
          {SCORES[winner].map((each) => (
            <button type="button" key={each.join()} aria-pressed={each[0] === score[0]} onClick={() => choose(each)}>
              {scoreWords(each)}
            </button>
          ))}
        </div>
      )}
      <p class="preview" aria-live="polite">
        {score && <PreviewWords of={looks(score)} />}
      </p>
      {score && (
        <button type="button" class="main" onClick={() => give(score)}>
          {TEXT.confirm}: {scoreWords(score)}
        </button>
      )}
    </>
  );
};

const winnerOf = ([one, other]: Score): Winner => (one === other ? 'drawn' : one > other ? 'challenger' : 'challenged');

const WinnerButton = ({
  of,
  chosen,
  choose,
  children,
}: {
  readonly of: Winner;
  readonly chosen: Winner | undefined;
  readonly choose: (score: Score) => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" aria-pressed={chosen === of} onClick={() => choose(SCORES[of][0])}>
    {children}
  </button>
);

export const PreviewWords = ({ of }: { readonly of: Preview }) => <Words of={of.ok ? of.says : [of.refusal.message]} />;
