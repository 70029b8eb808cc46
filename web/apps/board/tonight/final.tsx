import { countdown } from '#shared/words/dates.ts';
import { list } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clock, Name, Words } from '#web/ui/page/words.tsx';
import { FINAL as FINAL_UI, TERMS, WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { FINAL_STEPS, type FinalModel } from '../model.ts';
import { FINAL } from '../texts.ts';

interface FinalProps {
  readonly final: FinalModel;
  readonly actions: BoardActions;
}

const wordsOf = (step: NonNullable<FinalModel['step']>): string =>
  ({ 'check-in': WORDS.checkIn, play: FINAL.play, close: FINAL.close, playoff: capital(WORDS.playoff) })[step];

/** The night of the final in four steps; the one that is due says what to do. */
export const FinalPanel = ({ final, actions }: FinalProps) => {
  // It may go on after midnight.
  if (!final.tonight && !final.cut) return null;
  const { step, called, missing } = final;
  return (
    <section
      class={`final-now ${step === 'check-in' && called && missing.length > 0 ? 'calling' : ''}`}
      aria-labelledby="final"
    >
      <h2 id="final">{SHARED.grandFinal}</h2>
      <ol>
        {FINAL_STEPS.map((each) => (
          <li key={each} {...(each === step && { 'aria-current': 'step' })}>
            {wordsOf(each)}
          </li>
        ))}
      </ol>
      <Due final={final} actions={actions} />
    </section>
  );
};

const Due = ({ final, actions }: FinalProps) => {
  if (final.champion) return <p class="champion">{SHARED.champion(<Name of={final.champion} />)}</p>;
  if (final.playoff) return <Playoff playoff={final.playoff} actions={actions} />;
  if (final.step === 'check-in') return <CheckIn final={final} />;
  return <Play final={final} actions={actions} />;
};

/** Players still missing are listed among those to check in, and only they are called aloud. */
const CheckIn = ({ final: { missing, called, cutAt, untilCut } }: Pick<FinalProps, 'final'>) => (
  <>
    <p>
      <strong class="countdown" role="timer">
        {countdown(untilCut)}
      </strong>
      {FINAL.untilCut(<Clock at={cutAt} />, missing.length)}
    </p>
    <p class="unseen" role="alert">
      {called && missing.length > 0 && <Words of={FINAL.missing(called, list(missing))} />}
    </p>
  </>
);

const Play = ({ final: { step, ahead, playUntil }, actions }: FinalProps) => {
  const isPlaying = actions.board.matches.length > 0;
  return (
    <div class="play">
      {(step === 'play' || ahead) && (
        <p>
          {step === 'play' && FINAL.until(<Clock at={playUntil} />)}{' '}
          {ahead && <Words of={FINAL_UI.ahead(ahead.lower, ahead.upper, ahead.forTheTop)} />}
        </p>
      )}
      {(step === 'close' || !isPlaying) && (
        <button
          type="button"
          class={step === 'close' ? 'main' : undefined}
          disabled={isPlaying}
          onClick={() => actions.open({ kind: 'close' })}
        >
          {FINAL.close}
          {isPlaying && <small>{FINAL.closeWaits}</small>}
        </button>
      )}
    </div>
  );
};

interface PlayoffProps {
  readonly playoff: NonNullable<FinalModel['playoff']>;
  readonly actions: BoardActions;
}

const Playoff = ({ playoff: { lower, upper, forTheTop }, actions }: PlayoffProps) => (
  <>
    <p class="playoff">{FINAL_UI.playoff(<Name of={lower} />, <Name of={upper} />, forTheTop)}</p>
    <p>
      {FINAL.clocks} {TERMS.choosesColour(<Name of={upper} />)}.
    </p>
    <div class="choices">
      {[lower, upper].map((who) => (
        <button
          type="button"
          class="main"
          key={who.id}
          onClick={() => actions.open({ kind: 'playoff', winner: who.id })}
        >
          {WORDS.won(<Name of={who} />)}
        </button>
      ))}
    </div>
    <div class="choices walkovers">
      {[
        { gone: lower, winner: upper },
        { gone: upper, winner: lower },
      ].map(({ gone, winner }) => (
        <button
          type="button"
          key={gone.id}
          onClick={() => actions.open({ kind: 'playoff', winner: winner.id, walkover: true })}
        >
          {FINAL.walkover(<Name of={gone} />)}
        </button>
      ))}
    </div>
  </>
);
