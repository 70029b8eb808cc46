import type { FinalView } from '../../shared/contract/view.ts';
import { Clause } from './clause.tsx';
import { CONGRATULATIONS } from './joy-words.ts';
import { Clock, FullDay, Name, Names } from './words.tsx';

/** The Grand Final: announced beforehand, followed on the night, and its champion ever after. */
export const Final = ({ final }: { readonly final: FinalView }) => (
  <section class="final" id="final">
    <h2>
      Grand Final, <FullDay at={final.day} />
    </h2>
    <State final={final} />
    {final.displaced.length > 0 && !final.champion && (
      <p>
        Lost the top spot without playing: <Names of={final.displaced} />
        <Clause of="L30" />
      </p>
    )}
    {final.ahead && (
      <p>
        If play ended now, <Name of={final.ahead.lower} /> would challenge <Name of={final.ahead.upper} />{' '}
        {playoffFor(final.ahead)}. A player who checks out gives that up.
        <Clause of="L32" />
      </p>
    )}
    {final.latecomers.length > 0 && !final.closed && (
      <p>
        Removed at <Clock at={final.cutAt} /> and not back yet: <Names of={final.latecomers} />
        <Clause of="L29" />
      </p>
    )}
  </section>
);

const State = ({ final }: { readonly final: FinalView }) => {
  if (final.champion) {
    return (
      <p class="turn crowned">
        <strong>
          <Name of={final.champion} /> is the champion.
        </strong>
        {CONGRATULATIONS}
      </p>
    );
  }
  if (final.playoff) return <Playoff playoff={final.playoff} />;
  if (final.cut) return <p>Normal play until the organiser closes it.</p>;
  return (
    <p>
      Be here by <Clock at={final.cutAt} />: players who haven’t checked in by then are removed from the ladder.
      <Clause of="L29" />
    </p>
  );
};

type PlayoffView = NonNullable<FinalView['playoff']>;

const playoffFor = ({ forTheTop }: PlayoffView): string =>
  forTheTop ? 'for rung 1' : 'for the right to challenge rung 1';

const Playoff = ({ playoff }: { readonly playoff: PlayoffView }) => (
  <>
    <p class="turn">
      <strong>
        Play-off: <Name of={playoff.lower} /> challenges <Name of={playoff.upper} />
      </strong>{' '}
      {playoffFor(playoff)}
      <Clause of="L32" />
    </p>
    <p>
      A player who doesn’t take it up loses it.
      <Clause of="L33" />
    </p>
  </>
);
