import type { Score } from '../../../shared/vocabulary/command.ts';
import { pairPlayOf, scoresOf } from '../../kit/controls.ts';
import { Area, Input, Radios, TextFile } from '../../kit/fields.tsx';
import { shownScore } from '../../kit/scores.ts';
import { useDesk } from './desk.ts';
import type { DeskView } from './view.ts';
import * as WORDS from './words.ts';
import { withOffset } from './zoned.ts';

const W = WORDS.play;

/** What is asked of a game besides its two players; all as typed. */
export interface GameFields {
  readonly score: string;
  readonly playedAt: string;
  readonly agreed: boolean;
  readonly minutes: string;
  readonly pgn: string;
}

export const NO_GAME: GameFields = { score: '', playedAt: '', agreed: false, minutes: '', pgn: '' };

const asksForMoves = (view: DeskView): boolean => pairPlayOf(view)?.moves.asked ?? false;

/** The fields as the log has them. */
export const gameBody = (view: DeskView, { playedAt, minutes, pgn }: GameFields, score: Score) => ({
  score,
  ...(playedAt !== '' && { playedAt: withOffset(view.header.timezone, playedAt) }),
  ...(asksForMoves(view) && minutes !== '' && { minutes: Number(minutes) }),
  ...(asksForMoves(view) && pgn.trim() !== '' && { pgn }),
});

export const scoreIn = (view: DeskView, text: string): Score | undefined =>
  scoresOf(view).find((score) => shownScore(score) === text);

/** What is wrong with what was typed, if anything is. */
export const scoreFault = (view: DeskView, { score }: GameFields): string | undefined =>
  scoreIn(view, score) ? undefined : W.pick;

interface GameInputsProps {
  readonly fields: GameFields;
  readonly onChange: (fields: GameFields) => void;
  readonly fault: string | undefined;
}

/** Score, time, and what a system asks besides. */
export const GameInputs = ({ fields, onChange, fault }: GameInputsProps) => {
  const { view } = useDesk();
  const set = (changes: Partial<GameFields>) => onChange({ ...fields, ...changes });
  return (
    <>
      <Radios
        keys
        legend={W.score}
        value={fields.score}
        onInput={(score) => set({ score })}
        choices={scoresOf(view).map((score) => ({ value: shownScore(score), text: shownScore(score) }))}
        fault={fault}
      />
      {asksForMoves(view) && <MovesInputs fields={fields} set={set} />}
      <details open={asksForMoves(view)}>
        <summary>{W.earlier}</summary>
        <Input
          type="datetime-local"
          label={W.playedAt}
          value={fields.playedAt}
          max={view.asOf.slice(0, 16)}
          onInput={(playedAt) => set({ playedAt })}
        />
      </details>
    </>
  );
};

const MovesInputs = ({
  fields,
  set,
}: {
  readonly fields: GameFields;
  readonly set: (changes: Partial<GameFields>) => void;
}) => (
  <>
    <Input
      label={W.minutes}
      type="number"
      mode="numeric"
      value={fields.minutes}
      onInput={(minutes) => set({ minutes })}
    />
    <Area label={W.pgn} hint={W.pgnHint} rows={4} value={fields.pgn} onInput={(pgn) => set({ pgn })} />
    <TextFile label={W.pgnFile} accept=".pgn,text/plain" onText={(pgn) => set({ pgn })} />
  </>
);

/** "Ann 2–0 Bob". */
export const Result = ({
  one,
  score,
  other,
}: {
  readonly one: string;
  readonly score: Score;
  readonly other: string;
}) => (
  <>
    <bdi>{one}</bdi> <b>{shownScore(score)}</b> <bdi>{other}</bdi>
  </>
);
