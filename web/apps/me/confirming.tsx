import { formatLocal } from '../../../shared/calendar/zone.ts';
import { instant } from '../../../shared/vocabulary/vocabulary.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { Name, ShortDay } from '../../kit/words.tsx';
import type { OwnChallenge } from './model.ts';
import type { Tools } from './tools.ts';

const TEXT = {
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
  disputed: 'Disputed: the club will decide.',
} as const;

export interface ConfirmingProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

/** A result that waits for one of the two: the other is asked, and whoever reported it may take it back. */
export const Part = ({ challenge, tools }: ConfirmingProps) => {
  const waiting = tools.model.ladder.challenges.get(challenge.id)?.awaiting;
  if (!waiting?.reported) return null;
  const isOwn = waiting.reported === tools.player;
  const counts =
    waiting.counts === undefined
      ? undefined
      : formatLocal(tools.model.ladder.header.timezone, instant(waiting.counts - 1));
  return (
    <>
      <p>
        {isOwn ? 'You' : <Name of={challenge.opponent} />} reported{' '}
        {challenge.score && scoreWords(isOwn ? challenge.score : flipped(challenge.score))}.{' '}
        {waiting.disputed ? (
          TEXT.disputed
        ) : (
          <>
            {isOwn ? <Name of={challenge.opponent} /> : 'You'} can confirm or dispute it
            {counts !== undefined && (
              <>
                {' '}
                until the end of <ShortDay at={counts} />; after that it counts
              </>
            )}
            .
          </>
        )}
      </p>
      {!tools.pending.has(challenge.id) && <Buttons challenge={challenge} tools={tools} isOwn={isOwn} />}
    </>
  );
};

const flipped = ([own, other]: readonly [number, number]): readonly [number, number] => [other, own];

const Buttons = ({ challenge: { id, opponent }, tools, isOwn }: ConfirmingProps & { readonly isOwn: boolean }) => {
  const isDisputed = tools.model.ladder.challenges.get(id)?.awaiting?.disputed;
  const ask = (yes: string, command: ReturnType<Tools['command']>) => (
    <button
      type="button"
      class={yes === TEXT.confirm ? 'main' : undefined}
      aria-label={`${yes}: ${opponent.name}`}
      onClick={() => tools.open({ kind: 'confirm', command, yes })}
    >
      {yes}
    </button>
  );
  return (
    <div class="buttons">
      {isOwn && ask(TEXT.takeBack, tools.command('reject', { challenge: id }))}
      {!isOwn && ask(TEXT.confirm, tools.command('approve', { challenge: id }))}
      {!isOwn && !isDisputed && ask(TEXT.dispute, tools.command('reject', { challenge: id, disputed: tools.player }))}
    </div>
  );
};
