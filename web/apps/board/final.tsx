import { Clock, Name, Names, Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import type { FinalModel } from './model.ts';
import { aheadWords, colourWords, countdown, cutWords, TEXT } from './words.ts';

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
      <p class="champion">
        <Name of={final.champion} /> is the champion.
      </p>
    );
  if (final.playoff) return <Playoff playoff={final.playoff} hands={hands} />;
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
    </>
  );
};

const Cut = ({ final, hands }: { readonly final: FinalModel; readonly hands: Hands }) => {
  const missing = hands.board.absent.filter(({ rung }) => rung !== undefined).length;
  if (!final.cut && final.untilCut > 0)
    return (
      <p>
        <strong class="countdown" role="timer">
          {countdown(final.untilCut)}
        </strong>{' '}
        to <Clock at={final.cutAt} />: {cutWords(missing)}
      </p>
    );
  return (
    <p>
      Open until you close it.{' '}
      {final.latecomers.length > 0 && (
        <>
          Removed at <Clock at={final.cutAt} />: <Names of={final.latecomers} />
        </>
      )}
    </p>
  );
};

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
  </>
);
