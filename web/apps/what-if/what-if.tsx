import { useState } from 'preact/hooks';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { scoreWords } from '#shared/words/score.ts';
import type { Choice } from '#web/ui/forms/fields.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { controlsOf, scoresOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { WHAT_IF } from '../texts.ts';
import { type Imagined, type ImaginedMatch, Outcome, rehearse } from './outcome.tsx';

interface WhatIfProps {
  readonly ladder: Ladder;
  readonly at: Instant;
}

export const WhatIf = ({ ladder, at }: WhatIfProps) => {
  const [first, second] = ladder.order.players();
  if (first === undefined || second === undefined) return <p>{WHAT_IF.tooFew}</p>;
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
    <OfMatch
      ladder={ladder}
      at={at}
      first={{ challenger: second, challenged: first, score: scoresOf(ladder)[0] ?? [1, 0] }}
    />
  );
};

const OfMatch = ({ ladder, at, first }: WhatIfProps & { readonly first: MatchWanted }) => {
  const [match, choose] = useState(first);
  const imagined: Imagined = { kind: 'match', ...match };
  return (
    <>
      <MatchForm ladder={ladder} match={match} choose={choose} />
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
        <p role="status">{WHAT_IF.twice}</p>
      )}
    </>
  );
};

type Scores = readonly (readonly [player: PlayerId, score: number])[];

const SEATS = 6;

interface PotProps {
  readonly ladder: Ladder;
  readonly scores: Scores;
  readonly choose: (scores: Scores) => void;
}

const PotForm = ({ ladder, scores, choose }: PotProps) => {
  const free = ladder.order.players().find((id) => !scores.some(([player]) => player === id));
  const put = (seat: number, player: PlayerId, score: number) =>
    choose(scores.map((each, index) => (index === seat ? [player, score] : each)));
  return (
    <form class="imagine pot" onSubmit={(event) => event.preventDefault()}>
      {scores.map(([player, score], seat) => (
        <fieldset key={seat}>
          <legend class="unseen">{SCORES.seat(seat + 1)}</legend>
          <Player title={WORDS.player} ladder={ladder} value={player} choose={(other) => put(seat, other, score)} />
          <label>
            {SCORES.score}
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
            {WORDS.addPlayer}
          </button>
        )}{' '}
        {scores.length > 2 && (
          <button type="button" onClick={() => choose(scores.slice(0, -1))}>
            {WHAT_IF.remove}
          </button>
        )}
      </p>
    </form>
  );
};

type MatchWanted = Omit<ImaginedMatch, 'kind'>;

interface MatchProps {
  readonly ladder: Ladder;
  readonly match: MatchWanted;
  readonly choose: (match: MatchWanted) => void;
}

const MatchForm = ({ ladder, match, choose }: MatchProps) => (
  <form class="imagine" onSubmit={(event) => event.preventDefault()}>
    <Player
      title={SCORES.challenger}
      ladder={ladder}
      value={match.challenger}
      choose={(challenger) => choose({ ...match, challenger })}
    />
    <label>
      {SCORES.result}
      <select
        value={String(match.score)}
        onChange={({ currentTarget: { value } }) => {
          const score = scoresOf(ladder).find((each) => String(each) === value);
          if (score) choose({ ...match, score });
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
      title={SCORES.challenged}
      ladder={ladder}
      value={match.challenged}
      choose={(challenged) => choose({ ...match, challenged })}
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

/** A player on the ladder, or about to enter it, by rung and name. */
const Player = ({ title, ladder, value, choose }: PlayerProps) => {
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
