import { useState } from 'preact/hooks';
import type { MovesAsked, PairPlay } from '../../../shared/systems/play-controls.ts';
import type { Score } from '../../../shared/vocabulary/command.ts';
import type { ChallengeId, PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { say } from '../../../shared/words/phrase.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { pairPlayOf, scoresOf } from '../../kit/controls.ts';
import { Area, Input, Radios, TextFile } from '../../kit/fields.tsx';
import { Form, useForm } from '../../kit/form.tsx';
import { whiteIn, withColours } from '../../kit/pgn.ts';
import { fromOwnSide, type OwnChallenge } from './model.ts';
import { formatField, parseField } from './played-at.ts';
import { Consequences, Sheet } from './sheet.tsx';
import type { Tools } from './tools.ts';
import { TEXT } from './words.ts';

interface ReportProps {
  readonly challenge: ChallengeId;
  readonly tools: Tools;
}

/** How a match or game ended; then what that does; and only then it is recorded. */
export const ReportSheet = ({ challenge, tools }: ReportProps) => {
  const found = tools.model.open.find(({ id }) => id === challenge);
  const close = () => tools.open(undefined);
  if (!found)
    return (
      <Sheet title={say`${TEXT.report}`} onClose={close}>
        <p>{TEXT.onItsWay}</p>
      </Sheet>
    );
  const play = pairPlayOf(tools.model.ladder);
  return (
    <Sheet title={say`You and ${found.opponent}`} onClose={close}>
      {play?.moves.asked && <GameReport open={found} tools={tools} moves={play.moves} />}
      {play && !play.moves.asked && <PlainReport open={found} tools={tools} play={play} />}
    </Sheet>
  );
};

interface OpenProps {
  readonly open: OwnChallenge;
  readonly tools: Tools;
}

const outcomeText = ([own, other]: Score): string =>
  `${own > other ? TEXT.youWon : own < other ? TEXT.youLost : TEXT.drawn} ${scoreWords([own, other])}`;

interface ScoresProps extends OpenProps {
  readonly own: string;
  readonly onInput: (own: string) => void;
  readonly fault?: string | undefined;
}

/** From the player's own side, the best first. */
const Scores = ({ own, onInput, fault, tools }: ScoresProps) => (
  <Radios
    keys
    legend={TEXT.how}
    value={own}
    onInput={onInput}
    choices={scoresOf(tools.model.ladder).map((score) => ({
      value: score.join(),
      text: outcomeText(score),
    }))}
    fault={fault}
  />
);

/** As it is recorded, the challenger's points first. */
function recordedScore({ model: { ladder } }: Tools, { isChallenger }: OwnChallenge, own: string): Score | undefined {
  const score = scoresOf(ladder).find((each) => each.join() === own);
  return score && fromOwnSide(score, isChallenger);
}

/** A score says it all; where games last longer than an evening, also when it was played. */
const PlainReport = ({ open, tools, play }: OpenProps & { readonly play: PairPlay }) => {
  const [own, setOwn] = useState('');
  const [field, setField] = useState('');
  const { ladder } = tools.model;
  const playedAt = parseField(ladder.header.timezone, field);
  const score = recordedScore(tools, open, own);
  const late = playedAt !== undefined && playedAt > tools.at;
  const body = score && { challenge: open.id, score, ...(playedAt !== undefined && { playedAt }) };
  return (
    <>
      <Scores open={open} tools={tools} own={own} onInput={setOwn} />
      {play.challenge.begins === 'when accepted' && (
        <details>
          <summary>{TEXT.earlier}</summary>
          <PlayedAt value={field} onInput={setField} tools={tools} fault={late} />
        </details>
      )}
      {body && !late && <Consequences tools={tools} command={tools.command('result', body)} yes={TEXT.record} />}
    </>
  );
};

interface PlayedAtProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly tools: Tools;
  readonly fault: boolean;
}

const PlayedAt = ({ value, onInput, tools, fault }: PlayedAtProps) => (
  <Input
    type="datetime-local"
    label={TEXT.playedAt}
    value={value}
    max={formatField(tools.model.ladder.header.timezone, tools.at)}
    onInput={onInput}
    fault={fault ? TEXT.later : undefined}
  />
);

/** A game with its moves, which the service reads before it is handed in (N6, N7). */
const GameReport = ({ open, tools, moves: asked }: OpenProps & { readonly moves: MovesAsked }) => {
  const { ladder } = tools.model;
  const { timezone } = ladder.header;
  const [own, setOwn] = useState('');
  const issued = ladder.challenges.get(open.id)?.issued ?? tools.at;
  const [field, setField] = useState(() => formatField(timezone, asked.lastSession(ladder, tools.at, issued)));
  const [minutes, setMinutes] = useState(String(asked.minutes));
  const [pgn, setPgn] = useState('');
  const [white, setWhite] = useState<string>();
  const [seen, setSeen] = useState(false);
  const score = recordedScore(tools, open, own);
  const playedAt = parseField(timezone, field);
  const late = playedAt === undefined || playedAt > tools.at;
  const opponent = open.opponent.id;
  const whose = [tools.player, opponent].find((id) => id === (white ?? whiteIn(pgn, tools.player, opponent)));
  const moves = whose && withColours(pgn, whose, whose === opponent ? tools.player : opponent);
  const isComplete = seen && score && moves && !late;
  const form = useForm<'score' | 'pgn' | 'white' | 'playedAt'>({
    check: () => ({
      score: score ? undefined : TEXT.choose,
      pgn: pgn.trim() === '' ? TEXT.pgnMissing : undefined,
      white: whose ? undefined : TEXT.whiteMissing,
      playedAt: late ? TEXT.later : undefined,
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
      <Form form={form} label={TEXT.report} yes={isComplete ? undefined : TEXT.see}>
        <Scores open={open} tools={tools} own={own} onInput={typed(setOwn)} fault={form.faults.score} />
        <Area label={TEXT.pgn} rows={4} value={pgn} onInput={typed(setPgn)} fault={form.faults.pgn} />
        <TextFile label={TEXT.pgnFile} accept=".pgn,text/plain" onText={typed(setPgn)} />
        <Colours open={open} tools={tools} white={whose} onInput={typed(setWhite)} fault={form.faults.white} />
        <Input type="number" mode="numeric" label={TEXT.minutes} value={minutes} onInput={typed(setMinutes)} />
        <PlayedAt value={field} onInput={typed(setField)} tools={tools} fault={late} />
      </Form>
      {isComplete && (
        <Consequences
          tools={tools}
          command={tools.command('result', {
            challenge: open.id,
            score,
            playedAt,
            ...(minutes !== '' && { minutes: Number(minutes) }),
            pgn: moves,
          })}
          yes={TEXT.handIn}
        />
      )}
    </>
  );
};

interface ColoursProps extends OpenProps {
  readonly white: PlayerId | undefined;
  readonly onInput: (white: string) => void;
  readonly fault: string | undefined;
}

const Colours = ({ open, tools, white, onInput, fault }: ColoursProps) => (
  <Radios
    keys
    legend={TEXT.white}
    value={white ?? ''}
    onInput={onInput}
    choices={[
      { value: tools.player, text: TEXT.you },
      { value: open.opponent.id, text: open.opponent.name },
    ]}
    fault={fault}
  />
);
