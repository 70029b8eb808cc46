import { useRef, useState } from 'preact/hooks';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import { Part as AlsoCount } from '#web/ui/ladder/also-count.tsx';
import { matchTapped, resultTapped } from '#web/ui/ladder/also-match.ts';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import type { BoardActions } from './actions.ts';

interface AlsoProps {
  readonly actions: BoardActions;
  readonly session: Session | undefined;
}

/** The result that was recorded last from here, offered for the other ladders of the club until somebody says OK. */
export const Also = ({ actions: { queue, board }, session }: AlsoProps) => {
  const twos = useRef(new Map<string, TheTwo>());
  // What was recorded before the board was opened is nothing new.
  const [over, end] = useState<number | undefined>(() => resultTapped(queue)?.line);
  for (const { id, challenger, challenged } of board.matches)
    twos.current.set(id, { challenger: challenger.id, challenged: challenged.id });
  const tap = resultTapped(queue);
  if (!session || tap?.command.verb !== 'result' || tap.line === over) return null;
  const { club, ladder } = ladderOfAddress();
  const match = matchTapped(ladder, twos.current.get(tap.command.body.challenge), tap);
  if (!match) return null;
  const { ladders } = session.club;
  return <AlsoCount key={match.line} {...{ club, ladders, match }} says={tap.says} onClose={() => end(match.line)} />;
};
