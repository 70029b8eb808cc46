import type { Score } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { scoreWords } from '#shared/words/score.ts';
import type { Choice } from '#web/ui/forms/fields.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { controlsOf, scoresOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { WHAT_IF } from '../texts.ts';

/** What a challenge and its result are made of. */
export interface Pair {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly score: Score;
}

interface FormProps {
  readonly ladder: Ladder;
  readonly pair: Pair;
  readonly choose: (pair: Pair) => void;
}

/** Who challenges whom, and how it ends. */
export const PairForm = ({ ladder, pair, choose }: FormProps) => (
  <form class="imagine" onSubmit={(event) => event.preventDefault()}>
    <Player
      title={WHAT_IF.challenger}
      ladder={ladder}
      value={pair.challenger}
      choose={(challenger) => choose({ ...pair, challenger })}
    />
    <label>
      {WHAT_IF.result}
      <select
        value={String(pair.score)}
        onChange={({ currentTarget: { value } }) => {
          const score = scoresOf(ladder).find((each) => String(each) === value);
          if (score) choose({ ...pair, score });
        }}
      >
        {scoresOf(ladder).map((score) => (
          <option key={String(score)} value={String(score)}>
            {meaning(score)} {scoreWords(score)}
          </option>
        ))}
      </select>
    </label>
    <Player
      title={WHAT_IF.challenged}
      ladder={ladder}
      value={pair.challenged}
      choose={(challenged) => choose({ ...pair, challenged })}
    />
  </form>
);

const meaning = ([one, other]: Score): string =>
  one > other ? WHAT_IF.wins : one < other ? WHAT_IF.loses : WHAT_IF.draws;

interface PlayerProps {
  readonly title: string;
  readonly ladder: Ladder;
  readonly value: PlayerId;
  readonly choose: (player: PlayerId) => void;
}

/** Somebody on the ladder, or about to enter it, by rung and name. */
export const Player = ({ title, ladder, value, choose }: PlayerProps) => {
  const onInput = (text: string) => {
    const player = parsePlayerId(text);
    if (player) choose(player);
  };
  return <OneOf label={title} value={value} choices={choicesOf(ladder)} onInput={onInput} />;
};

const CHOICES = new WeakMap<Ladder, readonly Choice[]>();

/** Of each ladder they are put together once. */
function choicesOf(ladder: Ladder): readonly Choice[] {
  const known = CHOICES.get(ladder) ?? makeChoices(ladder);
  CHOICES.set(ladder, known);
  return known;
}

function makeChoices(ladder: Ladder): readonly Choice[] {
  const named = namesIn(ladder);
  const on = ladder.order
    .players()
    .map((player, index) => ({ value: player, text: `${index + 1} ${named(player).name}` }));
  const entering = controlsOf(ladder)
    .entrants(ladder)
    .filter((player) => !ladder.order.has(player))
    .map((player) => ({ value: player, text: `– ${named(player).name}` }));
  return [...on, ...entering];
}
