import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { picked } from '#shared/vocabulary/alike.ts';
import { type Score, UNFINISHED } from '#shared/vocabulary/command.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TEXT as LISTED } from '#shared/words/texts.ts';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { asTyped } from '#web/ui/forms/clock.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { storyOf } from '#web/ui/ladder/line-story.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { Words } from '#web/ui/page/words.tsx';
import { MOVES, SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { ScoreOfTwo } from './game-inputs.tsx';
import { type Opponents, OpponentsInputs, opponentsFault } from './opponents-inputs.tsx';
import { Back } from './panels.tsx';
import { correctionIn, fieldsOfRecorded, type RecordedScore, withoutThoseOfBefore } from './recorded.ts';
import { COMMON, TEXT, HISTORY as W } from './texts.ts';
import { type LineView, playing } from './view.ts';
import { withOffset } from './zoned.ts';

export interface CorrectingProps {
  readonly line: LineView;
  readonly story: Phrase;
  /** What a player says is right, with which the form begins. */
  readonly claimed?: Score | undefined;
  readonly onEnd: () => void;
}

/** Puts right who played, when, and the score, from what is recorded; nothing but what was wrong is changed. */
export const Correcting = ({ line, story, claimed, onEnd }: CorrectingProps) => {
  const { named } = useAdmin();
  const { right, fault, inputs } = useRight(line, claimed);
  const form = useCommandForm<'right'>({
    check: () => ({ right: right ? undefined : fault }),
    command: () =>
      right && {
        title: W.correctTitle,
        about: (
          <>
            <Words of={story} /> →{' '}
            <b>
              <Words of={storyOf({ ...line, ...right.shown }, new Map(), named)} />
            </b>
          </>
        ),
        verb: right.verb,
        body: { line: line.line, ...right.body },
        yes: WORDS.record,
      },
    done: onEnd,
  });
  return (
    <Dialog title={W.correctTitle} onClose={onEnd}>
      <p class="about">
        <Words of={LISTED.labelled(W.was, story).flat()} />
      </p>
      <Form form={form} label={W.correctTitle} yes={MOVES.preview} beside={<Back onClick={onEnd} />}>
        {inputs(form.faults.right)}
      </Form>
    </Dialog>
  );
};

interface Right {
  /** The score alone is corrected where it stands; another player or day is recorded anew in its place. */
  readonly verb: 'correct' | 'replace';
  readonly body: object;
  readonly shown: object;
}

interface CorrectionForm {
  readonly right?: Right | undefined;
  readonly fault?: string | undefined;
  readonly inputs: (fault: string | undefined) => ComponentChildren;
}

function useRight(line: LineView, claimed: Score | undefined): CorrectionForm {
  const day = useDay(line);
  const ofTwo = useRightOfTwo({ ...line, score: line.score ?? [0, 0] }, day, claimed);
  const ofSeveral = useRightOfSeveral(line, day);
  return line.score ? ofTwo : ofSeveral;
}

/** When it was played: sent if it was asked about, or is on another day than this one. */
function useDay(line: LineView) {
  const { view } = useAdmin();
  const recorded = asTyped(view.header.timezone, line.playedAt ?? line.at);
  const [value, set] = useState(recorded);
  const isSame = value === recorded;
  const isPlain = isSame && line.playedAt === undefined && recorded.slice(0, 10) === view.asOf.slice(0, 10);
  const body = isPlain ? {} : { playedAt: withOffset(view.header.timezone, value) };
  return {
    isSame,
    body,
    input: (
      <ClubTime
        zone={view.header.timezone}
        label={SCORES.playedAt}
        value={value}
        max={view.asOf.slice(0, 16)}
        onInput={set}
      />
    ),
  };
}

type Day = ReturnType<typeof useDay>;

const twoOf = ({ challenger, challenged }: LineView): Opponents | undefined =>
  challenger && challenged ? { challenger, challenged } : undefined;

function useRightOfTwo(recorded: RecordedScore & LineView, day: Day, claimed: Score | undefined): CorrectionForm {
  const { view } = useAdmin();
  const was = twoOf(recorded);
  const [two, setTwo] = useState(was);
  const [fields, setFields] = useState(() => ({
    ...fieldsOfRecorded(view, recorded),
    ...(claimed && { score: scoreWords(claimed), games: '' }),
  }));
  const { body, isSame, fault } = correctionIn(view, recorded, fields);
  const sameTwo = two?.challenger === was?.challenger && two?.challenged === was?.challenged;
  const unfit = two && opponentsFault(two);
  const right = (): Right | undefined => {
    if (!body || unfit || (isSame && sameTwo && day.isSame)) return undefined;
    const shown = { ...body, ...(body.points ? {} : { points: undefined }) };
    if (!two || !was || (sameTwo && day.isSame)) return { verb: 'correct', body, shown };
    const kept = {
      ...picked(recorded, ['minutes', 'agreed', ...UNFINISHED]),
      ...(sameTwo && picked(recorded, ['distance'])),
    };
    const moves = movesOf(recorded, was, two);
    return {
      verb: 'replace',
      body: { ...kept, ...moves, ...two, ...body, ...day.body },
      shown: { ...shown, ...two, ...day.body },
    };
  };
  return {
    right: right(),
    fault: unfit ?? fault ?? W.same,
    inputs: (marked) => (
      <>
        {two && <OpponentsInputs two={two} onChange={setTwo} fault={marked && unfit} />}
        <ScoreOfTwo
          fields={fields}
          onChange={(next) => setFields(withoutThoseOfBefore(recorded, next))}
          scores={scoresOf(view)}
          fault={unfit ? undefined : marked}
        />
        {was && day.input}
      </>
    ),
  };
}

/** The moves of the game, with the names of those who played it. */
function movesOf({ pgn }: LineView, was: Opponents, { challenger, challenged }: Opponents) {
  if (pgn === undefined) return {};
  const isFirst = whiteIn(pgn, was.challenger, was.challenged) !== was.challenged;
  return { pgn: isFirst ? withColours(pgn, challenger, challenged) : withColours(pgn, challenged, challenger) };
}

interface Seat {
  readonly player: string;
  readonly points: string;
}

function useRightOfSeveral({ scores = [] }: LineView, day: Day): CorrectionForm {
  const { view } = useAdmin();
  const [seats, setSeats] = useState<readonly Seat[]>(
    scores.map(([player, points]) => ({ player, points: String(points) })),
  );
  const whole = seats.map(({ player, points }) => [player, readWhole(points)] as const);
  const isWhole = whole.every(([, points]) => points !== undefined);
  const isTwice = new Set(seats.map(({ player }) => player)).size < seats.length;
  const samePlayers = whole.every(([player], index) => player === scores[index]?.[0]);
  const isSame = samePlayers && day.isSame && whole.every(([, points], index) => points === scores[index]?.[1]);
  const right = (): Right | undefined => {
    if (!isWhole || isTwice || isSame) return undefined;
    const body = { scores: whole };
    const shown = { scores: whole.map(([player, points]) => [player, points ?? 0] as const) };
    if (samePlayers && day.isSame) return { verb: 'correct', body, shown };
    return { verb: 'replace', body: { ...body, ...day.body }, shown: { ...shown, ...day.body } };
  };
  const set = (at: number, change: Partial<Seat>) =>
    setSeats(seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)));
  return {
    right: right(),
    fault: isTwice ? TEXT.play.two : isWhole ? W.same : SCORES.whole,
    inputs: (marked) => (
      <>
        {seats.map(({ player, points }, index) => (
          <div class="beside" key={scores[index]?.[0]}>
            <OneOf
              label={WORDS.player}
              empty={COMMON.choose}
              value={player}
              choices={playing(view)}
              onInput={(next) => set(index, { player: next })}
            />
            <Input
              label={SCORES.score}
              mode="text"
              value={points}
              onInput={(text) => set(index, { points: text })}
              fault={index === 0 ? marked : undefined}
            />
          </div>
        ))}
        {day.input}
      </>
    ),
  };
}
