import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { Player } from './pair-form.tsx';
import { TEXT } from './texts.ts';

export type Scores = readonly (readonly [player: PlayerId, score: number])[];

/** More do not sit at one table. */
const SEATS = 6;

interface FormProps {
  readonly ladder: Ladder;
  readonly scores: Scores;
  readonly choose: (scores: Scores) => void;
}

/** Who sits in a game for points, and what each scores. */
export const PotForm = ({ ladder, scores, choose }: FormProps) => {
  const free = ladder.order.players().find((id) => !scores.some(([player]) => player === id));
  const put = (seat: number, player: PlayerId, score: number) =>
    choose(scores.map((each, index) => (index === seat ? [player, score] : each)));
  return (
    <form class="imagine pot" onSubmit={(event) => event.preventDefault()}>
      {scores.map(([player, score], seat) => (
        <fieldset key={seat}>
          <legend class="unseen">{TEXT.seat(seat + 1)}</legend>
          <Player title={TEXT.player} ladder={ladder} value={player} choose={(other) => put(seat, other, score)} />
          <label>
            {TEXT.score}
            <input
              type="number"
              inputMode="numeric"
              step="1"
              value={score}
              onInput={({ currentTarget }) => put(seat, player, Math.trunc(currentTarget.valueAsNumber) || 0)}
            />
          </label>
        </fieldset>
      ))}
      <p>
        {scores.length < SEATS && free !== undefined && (
          <button type="button" onClick={() => choose([...scores, [free, 0]])}>
            {TEXT.add}
          </button>
        )}{' '}
        {scores.length > 2 && (
          <button type="button" onClick={() => choose(scores.slice(0, -1))}>
            {TEXT.remove}
          </button>
        )}
      </p>
    </form>
  );
};
