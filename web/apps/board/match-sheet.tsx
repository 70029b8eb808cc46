import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { finalOf } from '#shared/view/final.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { Move } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Outcome } from '#shared/vocabulary/vocabulary.ts';
import { few } from '#shared/words/lists.ts';
import { type Phrase, say, type Who } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { EachGame, faultWhileTyping, gamesIn, type Scored, scoredWith } from '#web/ui/chess/each-game.tsx';
import { matchPlayOf, outcomeOf, scoresOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { sameScore } from '#web/ui/ladder/scores.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Name, Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { ANSWERS, FINAL, WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import type { MatchModel } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { TEXT } from './texts.ts';

export const MatchSheet = ({ match, actions }: { readonly match: ChallengeId; readonly actions: BoardActions }) => {
  const [given, choose] = useState<Scored>();
  const close = () => actions.open(undefined);
  const found = actions.board.matches.find(({ id }) => id === match);
  if (!found)
    return (
      <SheetFrame title={WORDS.playing} onClose={close}>
        <p>{TEXT.over}</p>
      </SheetFrame>
    );
  const { leftOpen } = found;
  const result = given && { challenge: match, ...given, ...(leftOpen && { playedAt: leftOpen }) };
  return (
    <SheetFrame title={<Opponents match={found} />} onClose={close}>
      <p>
        <Terms terms={found.terms} />
      </p>
      <ScoreChoice ladder={actions.ladder} match={found} choose={choose} />
      <p class="preview" aria-live="polite">
        {result && <PreviewWords of={preview(actions.ladder, commandOf({ at: actions.at }, 'result', result))} />}
      </p>
      {result && (
        <button type="button" class="main" onClick={() => actions.submit('result', result)}>
          {leftOpen ? TEXT.asSheet : WORDS.record} · {scoreWords(result.score)}
        </button>
      )}
      {!leftOpen && (
        <details>
          <summary>{TEXT.abandon}</summary>
          <p>{TEXT.abandonSays}</p>
          <button type="button" class="quiet" onClick={() => actions.submit('abandon', { challenge: match })}>
            {ANSWERS.abandon}
          </button>
        </details>
      )}
    </SheetFrame>
  );
};

const Opponents = ({
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
  const asksForGames = matchPlayOf(ladder)?.points ?? false;
  const give = (chosen: Score | undefined, games: string) => {
    set(chosen);
    type(games);
    tell(chosen && scoredWith(chosen, games, scoresOf(ladder)));
  };
  const choose = (chosen: Score) => give(chosen, typed);
  const buttons: Readonly<Record<Outcome, (best: Score) => ComponentChildren>> = {
    'challenger-won': () => won(challenger),
    drawn: (best) => WORDS.drawn(scoreWords(best)),
    'challenged-won': () => won(challenged),
  };
  const chosen = score && scoresFor(ladder, outcomeOf(ladder, score));
  return (
    <>
      {asksForGames && (
        <EachGame
          ladder={ladder}
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

const won = (who: Who) => WORDS.won(<Name of={who} />);

const ENDS = ['challenger-won', 'drawn', 'challenged-won'] as const satisfies readonly Outcome[];

function scoresFor(ladder: Ladder, end: Outcome): readonly Score[] {
  const all = scoresOf(ladder).filter((score) => outcomeOf(ladder, score) === end);
  return end === 'challenged-won' ? all.toReversed() : all;
}

export const PreviewWords = ({ of }: { readonly of: Preview }) => <Words of={of.ok ? of.says : [of.refusal.message]} />;

type Preview = { readonly ok: true; readonly says: Phrase } | { readonly ok: false; readonly refusal: Refusal };

export function preview(ladder: Ladder, command: Command): Preview {
  if (looksBack(ladder, command)) return { ok: true, says: [TEXT.effects.again] };
  const { entry, refusal, ladder: after } = decide(ladder, command);
  if (refusal) return { ok: false, refusal };
  return { ok: true, says: [...movesWords(after, entry?.effects.moves ?? []), ...followsWords(after)] };
}

/** What the night of the final comes to next, once normal play is closed: a play-off or a champion (L32–L34). */
function followsWords(ladder: Ladder): Phrase {
  const final = finalOf(ladder, namesIn(ladder));
  if (final?.champion) return [' ', ...SHARED.champion(final.champion)];
  if (!final?.playoff) return [];
  const { lower, upper, forTheTop } = final.playoff;
  return [' ', ...say`${FINAL.playoff(lower, upper, forTheTop)}.`];
}

/** The first to go up: one player, past those who go down (L20–L22). */
function movesWords(ladder: Ladder, moves: readonly Move[]): Phrase {
  if (moves.length === 0) return [SHARED.nobodyMoves];
  const upFirst = moves.toSorted((one, other) => stepsOf(one) - stepsOf(other));
  return upFirst.flatMap((move, index) => {
    const [by, who] = [stepsOf(move), few(move.players.map(namesIn(ladder)))];
    const { goesUpTo, down } = TEXT.effects;
    const words = by < 0 ? goesUpTo(who, move.from + by) : down(who, move.players.length, by);
    return index === 0 ? words : [' ', ...words];
  });
}

const stepsOf = ({ change }: Move): number => (typeof change === 'number' ? change : 0);
