import type { FinalView } from '#shared/contract/view.ts';
import { Clock, FullDay, Name, Names } from '../page/words.tsx';
import { FINAL, JOY } from '../texts.ts';
import { Clause } from './clause.tsx';

/** The Grand Final: announced beforehand, followed on the night, and its champion ever after. */
export const Final = ({ final }: { readonly final: FinalView }) => (
  <section class="final" id="final">
    <h2>{FINAL.title(<FullDay at={final.day} />)}</h2>
    <State final={final} />
    {final.displaced.length > 0 && !final.champion && (
      <p>
        {FINAL.displaced(<Names of={final.displaced} />)}
        <Clause of="L30" />
      </p>
    )}
    {final.ahead && (
      <p>
        {FINAL.ahead(<Name of={final.ahead.lower} />, <Name of={final.ahead.upper} />, final.ahead.forTheTop)}
        <Clause of="L32" />
      </p>
    )}
    {final.latecomers.length > 0 && !final.closed && (
      <p>
        {FINAL.removed(<Clock at={final.cutAt} />, <Names of={final.latecomers} />)}
        <Clause of="L29" />
      </p>
    )}
  </section>
);

const State = ({ final }: { readonly final: FinalView }) => {
  if (final.champion) {
    return (
      <p class="turn crowned">
        <strong>{FINAL.champion(<Name of={final.champion} />)}</strong>
        {JOY.congratulations}
      </p>
    );
  }
  if (final.playoff) return <Playoff playoff={final.playoff} />;
  if (final.cut) return <p>{FINAL.open}</p>;
  return (
    <p>
      {FINAL.beHere(<Clock at={final.cutAt} />)}
      <Clause of="L29" />
    </p>
  );
};

type PlayoffView = NonNullable<FinalView['playoff']>;

const Playoff = ({ playoff }: { readonly playoff: PlayoffView }) => (
  <>
    <p class="turn">
      <strong>{FINAL.playoff(<Name of={playoff.lower} />, <Name of={playoff.upper} />)}</strong>{' '}
      {playoff.forTheTop ? FINAL.forTheTop : FINAL.forTheRight}
      <Clause of="L32" />
    </p>
    <p>
      {FINAL.lost}
      <Clause of="L33" />
    </p>
  </>
);
