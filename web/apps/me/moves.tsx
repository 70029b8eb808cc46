import { useState } from 'preact/hooks';
import type { MovesAsked } from '#shared/systems/play-controls.ts';
import type { Unfinished } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { capital } from '#shared/words/phrase.ts';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { Area, Input, Radios, TextFile } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { ANSWERS, FORMS, MOVES, SCORES } from '#web/ui/texts.ts';
import { formatField, HowWon, type OpenProps, PlayedAt, parseField, recordedScore, Scores } from './scores.tsx';
import { Consequences } from './sheet.tsx';

export interface GameReportProps extends OpenProps {
  readonly moves: MovesAsked;
}

/** A game with its moves, which the service reads before it is handed in (N6, N7). */
export const Part = ({ open, tools, moves: asked }: GameReportProps) => {
  const { ladder } = tools.model;
  const { timezone } = ladder.header;
  const [own, setOwn] = useState('');
  const issued = ladder.challenges.get(open.id)?.issued ?? tools.at;
  const [field, setField] = useState(() => formatField(timezone, asked.lastSession(ladder, tools.at, issued)));
  const [minutes, setMinutes] = useState(String(asked.minutes));
  const [pgn, setPgn] = useState('');
  const [white, setWhite] = useState<string>();
  const [how, setHow] = useState<Unfinished>();
  const [seen, setSeen] = useState(false);
  const score = recordedScore(tools, open, own);
  const playedAt = parseField(timezone, field);
  const late = playedAt === undefined || playedAt > tools.at;
  const opponent = open.opponent.id;
  const whose = [tools.player, opponent].find((id) => id === (white ?? whiteIn(pgn, tools.player, opponent)));
  const moves = whose && withColours(pgn, whose, whose === opponent ? tools.player : opponent);
  const unfinished = score && score[0] !== score[1] ? how : undefined;
  const isComplete = seen && score && (moves || unfinished) && !late;
  const form = useForm<'score' | 'pgn' | 'white' | 'playedAt'>({
    check: () => ({
      score: score ? undefined : MOVES.choose,
      pgn: unfinished || pgn.trim() !== '' ? undefined : FORMS.missing,
      white: unfinished || whose ? undefined : MOVES.choose,
      playedAt: late ? SCORES.later : undefined,
    }),
    async send() {
      setSeen(true);
      return undefined;
    },
  });
  const typed = (set: (value: string) => void) => (value: string) => {
    setSeen(false);
    set(value);
  };
  return (
    <>
      <Form form={form} label={SCORES.result} yes={isComplete ? undefined : MOVES.preview}>
        <Scores tools={tools} own={own} onInput={typed(setOwn)} fault={form.faults.score} />
        {score && score[0] !== score[1] && (
          <HowWon
            ways={matchPlayOf(ladder)?.unfinished ?? []}
            value={how}
            onInput={(is) => {
              setSeen(false);
              setHow(is);
            }}
          />
        )}
        {!unfinished && (
          <>
            <Area label={MOVES.pgn} rows={4} value={pgn} onInput={typed(setPgn)} fault={form.faults.pgn} />
            <TextFile label={MOVES.file} accept=".pgn,text/plain" onText={typed(setPgn)} />
            <Colours open={open} tools={tools} white={whose} onInput={typed(setWhite)} fault={form.faults.white} />
            <Input type="number" mode="numeric" label={MOVES.minutes} value={minutes} onInput={typed(setMinutes)} />
          </>
        )}
        <PlayedAt value={field} onInput={typed(setField)} tools={tools} fault={late} />
      </Form>
      {isComplete && (
        <Consequences
          tools={tools}
          command={tools.command('result', {
            challenge: open.id,
            score,
            playedAt,
            ...(unfinished ? { [unfinished]: true as const } : playedWith(minutes, moves)),
          })}
          yes={MOVES.handIn}
        />
      )}
    </>
  );
};

const playedWith = (minutes: string, pgn: string | undefined) => ({
  ...(minutes !== '' && { minutes: Number(minutes) }),
  ...(pgn !== undefined && { pgn }),
});

interface ColoursProps extends OpenProps {
  readonly white: PlayerId | undefined;
  readonly onInput: (white: string) => void;
  readonly fault: string | undefined;
}

const Colours = ({ open, tools, white, onInput, fault }: ColoursProps) => (
  <Radios
    keys
    legend={MOVES.white}
    value={white ?? ''}
    onInput={onInput}
    choices={[
      { value: tools.player, text: capital(ANSWERS.you) },
      { value: open.opponent.id, text: open.opponent.name },
    ]}
    fault={fault}
  />
);
