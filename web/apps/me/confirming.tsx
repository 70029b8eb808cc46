import { useState } from 'preact/hooks';
import type { When } from '#shared/calendar/moment.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { Awaiting } from '#shared/vocabulary/ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { asPlayed } from '#shared/words/game.ts';
import { labelled } from '#shared/words/lists.ts';
import type { Who } from '#shared/words/phrase.ts';
import { capital } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Name, ShortDay, unbroken } from '#web/ui/page/words.tsx';
import { ANSWERS } from '#web/ui/texts.ts';
import { Disputing } from './disputes.tsx';
import type { OwnChallenge } from './model.ts';
import { CONFIRMING } from './texts.ts';
import type { Tools } from './tools.tsx';

export interface ConfirmingProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

/** A result that waits for one of the two: the other is asked, and the player who reported it may withdraw it. */
export const Part = ({ challenge, tools }: ConfirmingProps) => {
  const waiting = tools.model.ladder.challenges.get(challenge.id)?.awaiting;
  if (!waiting?.reported) return null;
  const isOwn = waiting.reported === tools.player;
  const { opponent } = challenge;
  const said = reportedWords(challenge, waiting, isOwn);
  const counts =
    waiting.counts === undefined
      ? undefined
      : formatLocal(tools.model.ladder.header.timezone, instant(waiting.counts - 1));
  return (
    <>
      <p>
        {isOwn
          ? CONFIRMING.youReported(said)
          : CONFIRMING.reported[endOf(waiting, challenge)](<Name of={opponent} />, said)}{' '}
        {waiting.disputed ? `${capital(SHARED.disputed)}.` : isOwn ? theyCan(opponent, counts) : youCan(counts)}
      </p>
      {!tools.pending.has(challenge.id) && (
        <Buttons {...{ challenge, tools, waiting, isOwn }} about={labelled(opponent.name, said)} />
      )}
    </>
  );
};

/** How it ended for the player who reported it. */
function endOf({ score }: Awaiting, { isChallenger }: OwnChallenge): 'won' | 'lost' | 'drawn' {
  const [theirs, own] = fromOwnSide(score, !isChallenger);
  return theirs > own ? 'won' : theirs < own ? 'lost' : 'drawn';
}

function reportedWords({ score, points }: OwnChallenge, waiting: Awaiting, isOwn: boolean): string {
  if (!score) return '';
  const games = points?.map((game) => fromOwnSide(game, isOwn));
  return unbroken(scoreWords(fromOwnSide(score, isOwn)) + asPlayed({ ...waiting, points: games }));
}

const theyCan = (who: Who, until: When | undefined) =>
  CONFIRMING.can(<Name of={who} />, until === undefined ? undefined : <ShortDay at={until} />);

const youCan = (until: When | undefined) =>
  CONFIRMING.can(undefined, until === undefined ? undefined : <ShortDay at={until} />);

interface ButtonsProps extends ConfirmingProps {
  readonly waiting: Awaiting;
  readonly isOwn: boolean;
  readonly about: string;
}

const Buttons = ({ challenge: { id, opponent, isChallenger }, tools, waiting, isOwn, about }: ButtonsProps) => {
  const [disputing, setDisputing] = useState(false);
  const ask = (yes: string, command: ReturnType<Tools['command']>) => (
    <button
      type="button"
      class={yes === ANSWERS.confirm ? 'main' : undefined}
      aria-label={labelled(yes, opponent.name)}
      onClick={() => tools.open({ kind: 'confirm', command, yes })}
    >
      {yes}
    </button>
  );
  return (
    <div class="buttons">
      {isOwn && ask(ANSWERS.withdraw, tools.command('reject', { challenge: id }))}
      {!isOwn && ask(ANSWERS.confirm, tools.command('approve', { challenge: id }))}
      {!isOwn && !waiting.disputed && (
        <button
          type="button"
          aria-label={labelled(CONFIRMING.dispute, opponent.name)}
          onClick={() => setDisputing(true)}
        >
          {CONFIRMING.dispute}
        </button>
      )}
      {disputing && (
        <Disputing
          {...{ tools, about, isChallenger }}
          title={CONFIRMING.dispute}
          line={waiting.line}
          onSaid={() => tools.send(tools.command('reject', { challenge: id, disputed: tools.player }))}
          onClose={() => setDisputing(false)}
        />
      )}
    </div>
  );
};
