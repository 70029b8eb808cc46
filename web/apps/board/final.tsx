import { countdown } from '#shared/words/dates.ts';
import { list } from '#shared/words/lists.ts';
import { Clock, Name, Words } from '#web/ui/page/words.tsx';
import { FINAL as FINAL_UI } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import type { FinalModel } from './model.ts';
import { useStill } from './parts.tsx';
import { FINAL, TEXT } from './texts.ts';

interface FinalProps {
  readonly final: FinalModel;
  readonly actions: BoardActions;
}

export const FinalPanel = ({ final, actions }: FinalProps) => {
  const isBefore = !final.cut && final.untilCut > 0;
  // It may go on after midnight.
  if (!final.tonight && !final.cut) return null;
  return (
    <section
      class={`final-now ${isBefore ? 'to-come' : ''} ${final.called && final.missing.length > 0 ? 'calling' : ''}`}
      aria-labelledby="final"
    >
      <h2 id="final">{FINAL.title}</h2>
      {isBefore ? <BeforeCut final={final} actions={actions} /> : <Stage final={final} actions={actions} />}
    </section>
  );
};

const Stage = ({ final, actions }: FinalProps) => {
  if (final.champion) return <p class="champion">{FINAL_UI.champion(<Name of={final.champion} />)}</p>;
  if (final.playoff) return <Playoff playoff={final.playoff} actions={actions} />;
  const isPlaying = actions.board.matches.length > 0;
  return (
    <>
      {final.latecomers.length > 0 && <Latecomers final={final} actions={actions} />}
      <button type="button" disabled={isPlaying || !final.cut} onClick={() => actions.open({ kind: 'close' })}>
        {FINAL.close}
      </button>
      {isPlaying && <small>{FINAL.closeWaits}</small>}
      {final.ahead && (
        <p>
          <Words of={FINAL.ahead(final.ahead.lower, final.ahead.upper, final.ahead.forTheTop)} />
        </p>
      )}
    </>
  );
};

const BeforeCut = ({ final: { missing, called, cutAt, untilCut }, actions }: FinalProps) => (
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
    <ul class="strip">
      {useStill(missing, actions.still).map((who) => (
        <li key={who.id}>
          <button type="button" disabled={who.gone} onClick={() => actions.submit('arrive', { player: who.id })}>
            <Name of={who} />
          </button>
        </li>
      ))}
    </ul>
  </>
);

const Latecomers = ({ final: { latecomers, cutAt }, actions }: FinalProps) => (
  <>
    <p>{FINAL.removed(<Clock at={cutAt} />)}</p>
    <ul class="strip">
      {latecomers.map((who) => (
        <li key={who.id}>
          <button type="button" onClick={() => actions.open({ kind: 'arrived', player: who.id })}>
            <Name of={who} />
          </button>
        </li>
      ))}
    </ul>
  </>
);

const Playoff = ({
  playoff: { lower, upper, forTheTop },
  actions,
}: {
  readonly playoff: NonNullable<FinalModel['playoff']>;
  readonly actions: BoardActions;
}) => (
  <>
    <p class="playoff">{FINAL.playoff(<Name of={lower} />, <Name of={upper} />, forTheTop)}</p>
    <p>
      {FINAL.clocks} <Words of={FINAL.chooses(upper)} />
    </p>
    <div class="choices">
      {[lower, upper].map((who) => (
        <button type="button" key={who.id} onClick={() => actions.open({ kind: 'playoff', winner: who.id })}>
          {TEXT.won(<Name of={who} />)}
        </button>
      ))}
    </div>
    <div class="choices">
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
