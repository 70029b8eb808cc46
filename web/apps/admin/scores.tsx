import type { Score } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { EachGame, gamesIn } from '#web/ui/chess/each-game.tsx';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { readWhole, shownScore } from '#web/ui/ladder/scores.ts';
import { useAdmin } from './admin.ts';
import { asksForGames, type GameFields, gamesFault } from './game-fields.ts';

interface ScoreProps {
  readonly legend: string;
  readonly fields: GameFields;
  readonly onChange: (fields: GameFields) => void;
  /** Those to choose from. */
  readonly scores: readonly Score[];
  readonly fault: string | undefined;
}

/** The score of a match or game and, where they may be given, the points of each of its games, which set it. */
export const ScoreOfTwo = ({ legend, fields, onChange, scores, fault }: ScoreProps) => {
  const { view } = useAdmin();
  const unread = fault && gamesFault(view, fields);
  const setGames = (games: string) => {
    const { score } = gamesIn(games, scoresOf(view));
    onChange({ ...fields, games, ...(score && { score: shownScore(score) }) });
  };
  return (
    <>
      {asksForGames(view, fields) && (
        <EachGame first="challenger" value={fields.games} onInput={setGames} fault={unread} />
      )}
      <Radios
        keys
        legend={legend}
        value={fields.score}
        onInput={(score) => onChange({ ...fields, score })}
        choices={scores.map((score) => ({ value: shownScore(score), text: shownScore(score) }))}
        fault={unread ? undefined : fault}
      />
    </>
  );
};

interface ScoresProps {
  readonly players: readonly PlayerId[];
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (typed: Readonly<Record<string, string>>) => void;
  /** Said beside each that is none. */
  readonly fault: string | undefined;
}

/** A table of scores, in the order of the seats. */
export const ScoreInputs = ({ players, typed, onChange, fault }: ScoresProps) => {
  const { named } = useAdmin();
  return (
    <div class="scores">
      {players.map((player) => (
        <Input
          key={player}
          label={named(player).name}
          mode="text"
          value={typed[player] ?? ''}
          onInput={(text) => onChange({ ...typed, [player]: text })}
          fault={readWhole(typed[player] ?? '') === undefined ? fault : undefined}
        />
      ))}
    </div>
  );
};
