import { Part as AlsoCount } from '#web/ui/ladder/also-count.tsx';
import { matchTapped, resultTapped } from '#web/ui/ladder/also-match.ts';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import type { Tools } from './tools.tsx';

export interface AlsoProps {
  readonly tools: Tools;
  readonly session: Session;
}

/** The result that was just saved from this page, offered for the other ladders of the club. */
export const Part = ({ tools: { sent, tablet, player }, session }: AlsoProps) => {
  if (sent?.command.verb !== 'result') return null;
  const { club, ladder } = ladderOfAddress();
  const { challenge } = sent.command.body;
  const tap = resultTapped(tablet.known.queue, challenge);
  const match = matchTapped(ladder, sent.before.challenges.get(challenge), tap);
  return match ? <AlsoCount key={match.line} {...{ club, match, player }} ladders={session.club.ladders} /> : null;
};
