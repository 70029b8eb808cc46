import type { FinalView } from '../../shared/contract/view.ts';
import { Clause } from './clause.tsx';
import { TEXT } from './final/words.ts';
import { JOY } from './joy/words.ts';
import { Clock, FullDay, Name, Names } from './words.tsx';

/** The Grand Final: announced beforehand, followed on the night, and its champion ever after. */
export const Final = ({ final }: { readonly final: FinalView }) => (
  <section class="final" id="final">
    <h2>{TEXT.title(<FullDay at={final.day} />)}</h2>
    <State final={final} />
    {final.displaced.length > 0 && !final.champion && (
      <p>
        {TEXT.displaced(<Names of={final.displaced} />)}
        <Clause of="L30" />
      </p>
    )}
    {final.ahead && (
      <p>
        {TEXT.ahead(<Name of={final.ahead.lower} />, <Name of={final.ahead.upper} />, final.ahead.forTheTop)}
        <Clause of="L32" />
      </p>
    )}
    {final.latecomers.length > 0 && !final.closed && (
      <p>
        {TEXT.removed(<Clock at={final.cutAt} />, <Names of={final.latecomers} />)}
        <Clause of="L29" />
      </p>
    )}
  </section>
);

const State = ({ final }: { readonly final: FinalView }) => {
  if (final.champion) {
    return (
      <p class="turn crowned">
        <strong>{TEXT.champion(<Name of={final.champion} />)}</strong>
        {JOY.congratulations}
      </p>
    );
  }
  if (final.playoff) return <Playoff playoff={final.playoff} />;
  if (final.cut) return <p>{TEXT.open}</p>;
  return (
    <p>
      {TEXT.beHere(<Clock at={final.cutAt} />)}
      <Clause of="L29" />
    </p>
  );
};

type PlayoffView = NonNullable<FinalView['playoff']>;

const Playoff = ({ playoff }: { readonly playoff: PlayoffView }) => (
  <>
    <p class="turn">
      <strong>{TEXT.playoff(<Name of={playoff.lower} />, <Name of={playoff.upper} />)}</strong>{' '}
      {playoff.forTheTop ? TEXT.forTheTop : TEXT.forTheRight}
      <Clause of="L32" />
    </p>
    <p>
      {TEXT.lost}
      <Clause of="L33" />
    </p>
  </>
);
