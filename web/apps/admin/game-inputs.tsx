import type { ComponentChildren } from 'preact';
import type { Score } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { capital } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { GAMES } from '#shared/words/texts.ts';
import { EachGame, gamesIn } from '#web/ui/chess/each-game.tsx';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Area, Input, Radios, TextFile } from '#web/ui/forms/fields.tsx';
import { matchPlayOf, scoresOf } from '#web/ui/ladder/controls.ts';
import type { LineupProps } from '#web/ui/ladder/pairs/lineup.tsx';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { MOVES, SCORES } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import {
  asksForGames,
  type GameFields,
  type GameFieldsView,
  gamesFault,
  pointsBody,
  unfinishedHow,
  waysToWin,
} from './game-fields.ts';
import { firstOf, type Opponents } from './opponents-inputs.tsx';
import { LazyWith } from './panels.tsx';
import { TEXT } from './texts.ts';
import type { AdminView } from './view.ts';
import { withOffset } from './zoned.ts';

const W = TEXT.play;

const asksForMoves = (view: GameFieldsView): boolean => matchPlayOf(view)?.moves.asked ?? false;

export const gameBody = (view: PlayedView, fields: GameFields, score: Score, two: Opponents) => ({
  score,
  ...pointsBody(view, fields),
  ...(fields.playedAt !== '' && { playedAt: withOffset(view.header.timezone, fields.playedAt) }),
  ...lineupBody(fields, peopleOf(view, two)),
  ...(unfinishedHow(view, fields) ?? (asksForMoves(view) && movesBody(fields, two))),
});

/** Only as long as the two are those of whom it was said. */
const lineupBody = ({ lineup = [] }: GameFields, two: LineupProps['two']) =>
  lineup.length > 0 && lineup.every((id) => two.flat().some((person) => person.id === id)) ? { lineup } : {};

type PlayedView = GameFieldsView & { readonly standings?: AdminView['standings'] };

/** Who plays as each of the two, where several do. */
const peopleOf = ({ standings = [] }: PlayedView, { challenger, challenged }: Opponents): LineupProps['two'] =>
  [challenger, challenged].map((id) => standings.find(({ player }) => player === id)?.people ?? []);

const movesBody = ({ minutes, pgn, white }: GameFields, two: Opponents) => ({
  ...(minutes !== '' && { minutes: Number(minutes) }),
  ...(pgn.trim() !== '' && { pgn: withPlayers(pgn, white, two) }),
});

/** Moves name whom they like: those who played are named by their ids, White as they say or else as was chosen of these two. */
function withPlayers(pgn: string, chosen: string, { challenger, challenged }: Opponents): string {
  const white = whiteIn(pgn, challenger, challenged) ?? [challenger, challenged].find((player) => player === chosen);
  return white === undefined ? pgn : withColours(pgn, white, white === challenger ? challenged : challenger);
}

interface GameInputsProps {
  readonly fields: GameFields;
  readonly onChange: (fields: GameFields) => void;
  readonly fault: string | undefined;
  readonly two: Opponents;
  /** What else is asked about a game that was not played just now. */
  readonly children?: ComponentChildren;
}

export const GameInputs = ({ fields, onChange, fault, two, children }: GameInputsProps) => {
  const { view } = useAdmin();
  const set = (changes: Partial<GameFields>) => onChange({ ...fields, ...changes });
  const ways = waysToWin(view, fields);
  return (
    <>
      <ScoreOfTwo fields={fields} onChange={onChange} scores={scoresOf(view)} fault={fault} />
      {ways.length > 0 && (
        <Radios
          keys
          legend={SCORES.howWon}
          value={fields.unfinished}
          onInput={(unfinished) => set({ unfinished })}
          choices={(['played', ...ways] as const).map((how) => ({
            value: how === 'played' ? '' : how,
            text: how === 'played' ? SCORES.played : capital(GAMES.unfinished[how]),
          }))}
        />
      )}
      {view.header.entrants && (
        <LazyWith
          part="lineup"
          props={
            {
              two: peopleOf(view, two),
              value: fields.lineup,
              onInput: (lineup) => set({ lineup }),
            } satisfies LineupProps
          }
        />
      )}
      {asksForMoves(view) && !unfinishedHow(view, fields) && <MovesInputs fields={fields} set={set} two={two} />}
      <PlayedEarlier value={fields.playedAt} onInput={(playedAt) => set({ playedAt })}>
        {children}
      </PlayedEarlier>
    </>
  );
};

interface PlayedProps {
  readonly value: string;
  readonly onInput: (playedAt: string) => void;
  readonly children?: ComponentChildren;
}

export const PlayedEarlier = ({ value, onInput, children }: PlayedProps) => {
  const { view } = useAdmin();
  return (
    <details open={asksForMoves(view)}>
      <summary>{SCORES.earlier}</summary>
      <ClubTime
        zone={view.header.timezone}
        label={SCORES.playedAt}
        value={value}
        max={view.asOf.slice(0, 16)}
        onInput={onInput}
      />
      {children}
    </details>
  );
};

interface MovesProps {
  readonly fields: GameFields;
  readonly set: (changes: Partial<GameFields>) => void;
  readonly two: Opponents;
}

const MovesInputs = ({ fields, set, two }: MovesProps) => (
  <>
    <Input
      label={MOVES.minutes}
      type="number"
      mode="numeric"
      value={fields.minutes}
      onInput={(minutes) => set({ minutes })}
    />
    <Area label={MOVES.pgn} hint={W.pgnHint} rows={4} value={fields.pgn} onInput={(pgn) => set({ pgn })} />
    <TextFile label={MOVES.file} accept=".pgn,text/plain" onText={(pgn) => set({ pgn })} />
    <White fields={fields} set={set} two={two} />
  </>
);

const White = ({ fields: { pgn, white }, set, two }: MovesProps) => {
  const { view } = useAdmin();
  const players = [two.challenger, two.challenged].filter((player) => player !== '');
  const isKnown = whiteIn(pgn, two.challenger, two.challenged) !== undefined;
  if (pgn.trim() === '' || players.length < 2 || isKnown) return null;
  const nameOf = (id: string) => view.standings.find(({ player }) => player === id)?.name ?? id;
  return (
    <Radios
      keys
      legend={MOVES.white}
      value={white}
      onInput={(chosen) => set({ white: chosen })}
      choices={players.map((player) => ({ value: player, text: nameOf(player) }))}
    />
  );
};

interface ResultProps {
  readonly one: string;
  readonly score: Score;
  readonly other: string;
}

export const Result = ({ one, score, other }: ResultProps) => (
  <>
    <bdi>{one}</bdi> <b>{scoreWords(score)}</b> <bdi>{other}</bdi>
  </>
);

interface ScoreProps {
  readonly fields: GameFields;
  readonly onChange: (fields: GameFields) => void;
  readonly scores: readonly Score[];
  readonly fault: string | undefined;
}

/** The score of a match or game and, where they may be given, the points of each of its games, which set it. */
export const ScoreOfTwo = ({ fields, onChange, scores, fault }: ScoreProps) => {
  const { view } = useAdmin();
  const first = firstOf(view);
  const unread = fault && gamesFault(view, fields);
  const setGames = (games: string) => {
    const { score } = gamesIn(games, scoresOf(view));
    onChange({ ...fields, games, ...(score && { score: scoreWords(score) }) });
  };
  return (
    <>
      {asksForGames(view, fields) && (
        <EachGame ladder={view} first={first} value={fields.games} onInput={setGames} fault={unread} />
      )}
      <Radios
        keys
        legend={W.score[first]}
        value={fields.score}
        onInput={(score) => onChange({ ...fields, score })}
        choices={scores.map((score) => ({ value: scoreWords(score), text: scoreWords(score) }))}
        fault={unread ? undefined : fault}
      />
    </>
  );
};

interface ScoresProps {
  readonly players: readonly PlayerId[];
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (typed: Readonly<Record<string, string>>) => void;
  readonly fault: string | undefined;
}

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
