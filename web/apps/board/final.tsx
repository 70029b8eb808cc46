import { commandOf } from '../../kit/tablet/queue.ts';
import { Clock, Name, Names, Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { type FinalModel, reasonAgainst } from './model.ts';
import { aheadWords, colourWords, countdown, cutWords, missingWords, TEXT } from './words.ts';

/** What the night of the Grand Final adds to the board. */
export const FinalPanel = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) => {
  // It may go on after midnight.
  if (!final.tonight && !final.cut) return null;
  return (
    <section class="final-now" aria-labelledby="final">
      <h2 id="final">Grand Final</h2>
      <Stage final={final} hands={hands} />
    </section>
  );
};

const Stage = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) => {
  if (final.champion)
    return (
      <>
        <p class="champion">
          <Name of={final.champion} /> is the champion.
        </p>
        <Mend hands={hands} />
      </>
    );
  if (final.playoff) return <Playoff playoff={final.playoff} hands={hands} />;
  const early = reasonAgainst(hands.ladder, commandOf({ at: hands.at }, 'close', {}))('outside-hours');
  return (
    <>
      <Cut final={final} hands={hands} />
      <button
        type="button"
        disabled={hands.board.matches.length > 0 || !final.cut}
        onClick={() => hands.open({ kind: 'close' })}
      >
        {TEXT.closeNight}
      </button>
      {hands.board.matches.length > 0 && <small>{TEXT.closeWaits}</small>}
      {final.ahead && (
        <p>
          <Words of={aheadWords(final.ahead)} />
        </p>
      )}
      {!final.cut && (
        <small>
          Not before <Clock at={final.cutAt} />.
        </small>
      )}
      {early && <small>{early}</small>}
    </>
  );
};

const Cut = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) =>
  !final.cut && final.untilCut > 0 ? (
    <BeforeCut final={final} hands={hands} />
  ) : (
    <AfterCut final={final} hands={hands} />
  );

/** Who is still to come. The strip is there all evening, and as high with many as with few: nothing moves as it fills. */
const BeforeCut = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) => {
  const { missing, called, cutAt, untilCut } = final;
  return (
    <div class={called && missing.length > 0 ? 'to-come calling' : 'to-come'}>
      <p>
        <strong class="countdown" role="timer">
          {countdown(untilCut)}
        </strong>{' '}
        to <Clock at={cutAt} />: {cutWords(missing.length)}
      </p>
      <p class="unseen" role="alert">
        {called && missing.length > 0 && <Words of={missingWords(called, missing)} />}
      </p>
      <h3>{called && missing.length > 0 ? `${called} – ${TEXT.notIn.toLowerCase()}` : TEXT.notIn}</h3>
      <ul class="strip">
        {missing.length === 0 && <li>{TEXT.none}</li>}
        {missing.map((who) => (
          <li key={who.id}>
            <button type="button" onClick={() => hands.act('arrive', { player: who.id })}>
              <Name of={who} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Who was removed, and how to put that right for whoever was here after all. */
const AfterCut = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) => (
  <>
    <p>
      Open until you close it.{' '}
      {final.latecomers.length > 0 && (
        <>
          Removed at <Clock at={final.cutAt} />: <Names of={final.latecomers} />. {TEXT.lateArrivals}
        </>
      )}
    </p>
    {final.latecomers.length > 0 && (
      <ul class="strip">
        {final.latecomers.map((who) => (
          <li key={who.id}>
            <button type="button" onClick={() => hands.open({ kind: 'arrived', player: who.id })}>
              <Name of={who} />
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The way to undo what ended the night. */
const Mend = ({ hands }: { readonly hands: Hands }) => (
  <button type="button" onClick={() => hands.open({ kind: 'tonight' })}>
    {TEXT.wrong}
  </button>
);

const Playoff = ({
  playoff: { lower, upper, forTheTop },
  hands,
}: {
  readonly playoff: NonNullable<FinalModel['playoff']>;
  readonly hands: Hands;
}) => (
  <>
    <p class="playoff">
      Play-off{forTheTop ? ' for rung 1' : ', the first of two'}: <Name of={lower} /> challenges <Name of={upper} />
    </p>
    <p>
      {TEXT.clocks} <Words of={colourWords(upper)} />
    </p>
    <div class="choices">
      {[lower, upper].map((who) => (
        <button type="button" key={who.id} onClick={() => hands.open({ kind: 'playoff', winner: who.id })}>
          <Name of={who} /> won
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
          onClick={() => hands.open({ kind: 'playoff', winner: winner.id, walkover: true })}
        >
          <Name of={gone} /> {TEXT.walkover}
        </button>
      ))}
    </div>
    <Mend hands={hands} />
  </>
);
