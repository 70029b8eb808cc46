import { useState } from 'preact/hooks';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Instant } from '../../../shared/vocabulary/vocabulary.ts';
import { controlsOf, scoresOf } from '../../kit/controls.ts';
import { Outcome } from './outcome.tsx';
import { type Pair, PairForm } from './pair-form.tsx';
import { PotForm, type Scores } from './pot-form.tsx';
import { type Imagined, rehearse } from './rehearse.ts';
import { TEXT } from './texts.ts';

interface WhatIfProps {
  readonly ladder: Ladder;
  readonly at: Instant;
}

/** A result to imagine, and the ladder that would follow from it. */
export const WhatIf = ({ ladder, at }: WhatIfProps) => {
  const [first, second] = ladder.order.players();
  if (first === undefined || second === undefined) return <p>{TEXT.tooFew}</p>;
  return controlsOf(ladder).play.kind === 'pots' ? (
    <OfPot
      ladder={ladder}
      at={at}
      first={ladder.order
        .players()
        .slice(0, 4)
        .map((player, seat) => [player, 400 - 50 * seat])}
    />
  ) : (
    <OfPair
      ladder={ladder}
      at={at}
      first={{ challenger: second, challenged: first, score: scoresOf(ladder)[0] ?? [1, 0] }}
    />
  );
};

const OfPair = ({ ladder, at, first }: WhatIfProps & { readonly first: Pair }) => {
  const [pair, choose] = useState(first);
  const imagined: Imagined = { kind: 'pair', ...pair };
  return (
    <>
      <PairForm ladder={ladder} pair={pair} choose={choose} />
      <Outcome rehearsal={rehearse(ladder, imagined, at)} imagined={imagined} />
    </>
  );
};

const OfPot = ({ ladder, at, first }: WhatIfProps & { readonly first: Scores }) => {
  const [scores, choose] = useState(first);
  const imagined: Imagined = { kind: 'pot', scores };
  const seated = new Set(scores.map(([player]) => player)).size === scores.length;
  return (
    <>
      <PotForm ladder={ladder} scores={scores} choose={choose} />
      {seated ? (
        <Outcome rehearsal={rehearse(ladder, imagined, at)} imagined={imagined} />
      ) : (
        <p role="status">{TEXT.twice}</p>
      )}
    </>
  );
};
