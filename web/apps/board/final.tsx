import { list } from '#shared/words/lists.ts';
import { Clock, Name, Names, Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import type { BoardActions } from './actions.ts';
import { type FinalModel, reasonAgainst } from './model.ts';
import { FINAL, TEXT } from './texts.ts';
import { countdown } from './words.ts';

export const FinalPanel = ({ final, actions }: { readonly final: FinalModel; readonly actions: BoardActions }) => {
  // It may go on after midnight.
  if (!final.tonight && !final.cut) return null;
  return (
    <section class="final-now" aria-labelledby="final">
      <h2 id="final">{FINAL.title}</h2>
      <Stage final={final} actions={actions} />
    </section>
  );
};

const Stage = ({ final, actions }: { readonly final: FinalModel; readonly actions: BoardActions }) => {
  if (final.champion)
    return (
      <>
        <p class="champion">{FINAL.champion(<Name of={final.champion} />)}</p>
        <Mend actions={actions} />
      </>
    );
  if (final.playoff) return <Playoff playoff={final.playoff} actions={actions} />;
  const early = reasonAgainst(actions.ladder, commandOf({ at: actions.at }, 'close', {}))('outside-hours');
  return (
    <>
      <Cut final={final} actions={actions} />
      <button
        type="button"
        disabled={actions.board.matches.length > 0 || !final.cut}
        onClick={() => actions.open({ kind: 'close' })}
      >
        {FINAL.close}
      </button>
      {actions.board.matches.length > 0 && <small>{FINAL.closeWaits}</small>}
      {final.ahead && (
        <p>
          <Words of={FINAL.ahead(final.ahead.lower, final.ahead.upper, final.ahead.forTheTop)} />
        </p>
      )}
      {!final.cut && <small>{FINAL.notBefore(<Clock at={final.cutAt} />)}</small>}
      {early && <small>{early}</small>}
    </>
  );
};

const Cut = ({ final, actions }: { readonly final: FinalModel; readonly actions: BoardActions }) =>
  !final.cut && final.untilCut > 0 ? (
    <BeforeCut final={final} actions={actions} />
  ) : (
    <AfterCut final={final} actions={actions} />
  );

/** Who is still to come. The strip is there all evening, and as high with many as with few: nothing moves as it fills. */
const BeforeCut = ({ final, actions }: { readonly final: FinalModel; readonly actions: BoardActions }) => {
  const { missing, called, cutAt, untilCut } = final;
  return (
    <div class={called && missing.length > 0 ? 'to-come calling' : 'to-come'}>
      <p>
        <strong class="countdown" role="timer">
          {countdown(untilCut)}
        </strong>
        {FINAL.untilCut(<Clock at={cutAt} />, missing.length)}
      </p>
      <p class="unseen" role="alert">
        {called && missing.length > 0 && <Words of={FINAL.missing(called, list(missing))} />}
      </p>
      <h3>{called && missing.length > 0 ? FINAL.notInAt(called) : FINAL.notIn}</h3>
      <ul class="strip">
        {missing.length === 0 && <li>{FINAL.none}</li>}
        {missing.map((who) => (
          <li key={who.id}>
            <button type="button" onClick={() => actions.submit('arrive', { player: who.id })}>
              <Name of={who} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const AfterCut = ({ final, actions }: { readonly final: FinalModel; readonly actions: BoardActions }) => (
  <>
    <p>
      {FINAL.open}{' '}
      {final.latecomers.length > 0 && FINAL.removed(<Clock at={final.cutAt} />, <Names of={final.latecomers} />)}
    </p>
    {final.latecomers.length > 0 && (
      <ul class="strip">
        {final.latecomers.map((who) => (
          <li key={who.id}>
            <button type="button" onClick={() => actions.open({ kind: 'arrived', player: who.id })}>
              <Name of={who} />
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
);

const Mend = ({ actions }: { readonly actions: BoardActions }) => (
  <button type="button" onClick={() => actions.open({ kind: 'tonight' })}>
    {FINAL.wrong}
  </button>
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
    <Mend actions={actions} />
  </>
);
