import { useEffect } from 'preact/hooks';
import { formatLocal, localOf } from '#shared/calendar/zone.ts';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { clockTime } from '#shared/words/dates.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { sameScore } from '#web/ui/ladder/scores.ts';
import { Words } from '#web/ui/page/words.tsx';
import type { RefusedTap } from '#web/ui/tablet/queue.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { asSheet, resultBehind } from '../outbox.ts';
import { TEXT, TONIGHT } from '../texts.ts';
import { type Night, useNight } from './night.ts';

interface RefusedProps {
  readonly refused: RefusedTap;
  readonly actions: BoardActions;
}

/** What the service turned down, and what can be done about it. */
export const RefusedTaps = ({ actions }: Pick<RefusedProps, 'actions'>) => (
  <>
    {actions.queue.refused.map((refused) => {
      const twice = twiceIn(refused);
      const { key } = refused.tap;
      if (twice) return <SaidTwice key={key} twice={twice} refused={refused} actions={actions} />;
      return <Refusal key={key} says={[refused.problem.detail]} refused={refused} actions={actions} />;
    })}
  </>
);

const Refusal = ({ says, refused, actions }: RefusedProps & { readonly says: Phrase }) => {
  const { tap, problem, followers } = refused;
  const { command } = tap;
  const sheet = asSheet(refused);
  const { timezone, season } = actions.known.header;
  const arrival = problem.code === 'already-present' && command.verb === 'arrive' ? command.body : undefined;
  const came = arrival?.arrivedAt;
  // When somebody came matters on the night of the final alone (L29).
  const isMoot = arrival && localOf(timezone, command.at).day !== season.end;
  useEffect(() => {
    if (isMoot) actions.dismiss(tap.key);
  }, [isMoot]);
  if (isMoot) return null;
  return (
    <div class="refusal">
      <p>
        <strong>
          <Words of={WORDS.refused(tap.says)} />
        </strong>{' '}
        <Words of={says} />
        {followers.map((follower) => (
          <>
            <br key={follower.key} />
            <Words of={WORDS.refused(follower.says)} />
          </>
        ))}
      </p>
      {problem.overridable && (
        <button type="button" onClick={() => actions.open({ kind: 'insist', tap, detail: problem.detail })}>
          {WORDS.anyway}
        </button>
      )}
      {!problem.overridable && sheet && (
        <button
          type="button"
          onClick={() => {
            actions.dismiss(tap.key);
            actions.order(sheet);
          }}
        >
          {TEXT.asSheet}
        </button>
      )}
      {arrival && came !== undefined && (
        <button
          type="button"
          onClick={() =>
            actions.open({ kind: 'arrived', player: arrival.player, time: formatLocal(timezone, came).slice(11, 16) })
          }
        >
          {TEXT.setTime}
        </button>
      )}
      <button type="button" onClick={() => actions.dismiss(tap.key)}>
        {WORDS.ok}
      </button>
    </div>
  );
};

/** A match that another tablet may have recorded, by its id or its two; and the score that was tapped here. */
function twiceIn(refused: RefusedTap) {
  const { command } = refused.tap;
  const { code } = refused.problem;
  if (command.verb === 'result' && code === 'closed-challenge')
    return { match: command.body.challenge, score: command.body.score };
  if (command.verb === 'challenge' && (code === 'busy' || code === 'met-tonight'))
    return { match: command.body, score: resultBehind(refused)?.body.score };
  return undefined;
}

interface SaidTwiceProps extends RefusedProps {
  readonly twice: NonNullable<ReturnType<typeof twiceIn>>;
}

/** What both tablets say needs no word. Of two scores the scorer says which is right. */
const SaidTwice = ({ twice: { match, score }, refused, actions }: SaidTwiceProps) => {
  const { tap, problem } = refused;
  const { known, submit } = actions;
  const night = useNight(actions);
  const isBehind = !night || (night.lines[0]?.line ?? Infinity) < (problem.version ?? 0);
  const found = isBehind ? undefined : lookUp(night, match);
  const isOpen = found !== undefined && known.challenges.has(found.id);
  const isSame = isOpen || (found?.score !== undefined && (!score || sameScore(found.score, score)));
  const dismiss = () => actions.dismiss(tap.key);
  useEffect(() => {
    if (!isSame) return;
    dismiss();
    if (isOpen && score) submit('result', { challenge: found.id, score });
  }, [isSame]);
  if (isBehind || isSame) return null;
  if (!found?.score || !score)
    return <Refusal says={found?.says ?? [problem.detail]} refused={refused} actions={actions} />;
  return (
    <div class="refusal">
      <p>
        {!found.isNamed && (
          <>
            <strong>
              <Words of={WORDS.refused(tap.says)} />
            </strong>{' '}
          </>
        )}
        <Words of={found.says} />
      </p>
      <button type="button" onClick={dismiss}>
        {TONIGHT.keepIt}
      </button>
      <button
        type="button"
        onClick={() => {
          dismiss();
          submit('correct', { line: found.line, score });
        }}
      >
        {TONIGHT.changeTo(scoreWords(score))}
      </button>
    </div>
  );
};

/** The line of tonight that ended a match, or began it; what was last done about that, and its score as long as it has one. */
function lookUp({ lines, byId, story }: Night, match: ChallengeId | TheTwo) {
  const begun = lines.find(({ verb, id, challenger, challenged }) =>
    typeof match === 'string'
      ? id === match
      : verb === 'challenge' && challenger === match.challenger && challenged === match.challenged,
  );
  const id = typeof match === 'string' ? match : begun?.id;
  const ended = lines.find(({ verb, challenge }) => challenge === id && (verb === 'result' || verb === 'abandon'));
  const about = ended ?? begun;
  if (!id || !about) return undefined;
  const last = lines.find(({ amends }) => amends === about.line) ?? about;
  const score = last.verb === 'void' ? undefined : (last.score ?? about.score);
  const says = TONIGHT.recordedAlready(story(last), clockTime(last.at), last.by);
  // Where the challenge lies too far back to be read, a result names nobody.
  return { id, line: about.line, says, score, isNamed: byId.has(id) };
}
