import { useEffect, useState } from 'preact/hooks';
import { type GamePoints, type Score, unfinishedIn } from '#shared/vocabulary/command.ts';
import { asPlayed } from '#shared/words/games.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { pointsWords } from '#shared/words/score.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { readWhole, sameScore, shownScore } from '#web/ui/ladder/scores.ts';
import { unbroken, Words } from '#web/ui/page/words.tsx';
import { MOVES, SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { type Asking, asksForGames, type GameFields, gamesFault, NO_GAME, pointsBody, scoreIn } from './game-fields.ts';
import { ScoreInputs, ScoreOfTwo } from './game-inputs.tsx';
import { Back } from './panels.tsx';
import { HISTORY as W } from './texts.ts';
import type { LineView } from './view.ts';

interface AmendProps {
  readonly line: LineView;
  readonly story: Phrase;
  readonly how: 'correct' | 'void';
  /** What a player says is right, with which the form begins. */
  readonly claimed?: Score | undefined;
  readonly onEnd: () => void;
}

export const Amend = ({ how, ...props }: AmendProps) =>
  how === 'void' ? <Voiding {...props} /> : <Correcting {...props} />;

type Props = Omit<AmendProps, 'how'>;

const Voiding = ({ line, story, onEnd }: Props) => {
  const { submit } = useAdmin();
  const command = {
    title: W.voidLineTitle,
    about: <Words of={story} />,
    verb: 'void',
    body: { line: line.line },
    yes: WORDS.undo,
  };
  useEffect(() => void submit(command).then(onEnd), []);
  return null;
};

const Correcting = ({ line, story, claimed, onEnd }: Props) => {
  const { body, says, fault, inputs } = useNewScore(line, claimed);
  const form = useCommandForm<'score'>({
    check: () => ({ score: body ? undefined : fault }),
    command: () =>
      body && {
        title: W.correctTitle,
        about: (
          <>
            <Words of={story} /> → <b>{says}</b>
          </>
        ),
        verb: 'correct',
        body: { line: line.line, ...body },
        yes: WORDS.record,
      },
    done: onEnd,
  });
  return (
    <Dialog title={W.correctTitle} onClose={onEnd}>
      <p class="about">
        {W.was}: <Words of={story} />
      </p>
      <Form form={form} label={W.correctTitle} yes={MOVES.preview} beside={<Back onClick={onEnd} />}>
        {inputs(form.faults.score)}
      </Form>
    </Dialog>
  );
};

function useNewScore({ score, ...line }: LineView, claimed: Score | undefined) {
  const ofTwo = useScoreOfTwo({ ...line, score: score ?? [0, 0] }, claimed);
  const ofSeveral = useScores(line);
  return score ? ofTwo : ofSeveral;
}

function useScoreOfTwo(recorded: Recorded, claimed: Score | undefined) {
  const { view } = useAdmin();
  const [fields, setFields] = useState(() => ({
    ...fieldsOfRecorded(view, recorded),
    ...(claimed && { score: shownScore(claimed), games: '' }),
  }));
  const { body, fault } = correctionIn(view, recorded, fields);
  return {
    says: body && unbroken(shownScore(body.score) + asPlayed(body)),
    body,
    fault,
    inputs: (marked: string | undefined) => (
      <ScoreOfTwo
        legend={W.newScore}
        fields={fields}
        onChange={(next) => setFields(withoutThoseOfBefore(recorded, next))}
        scores={scoresFor(view, recorded)}
        fault={marked}
      />
    ),
  };
}

function useScores({ scores = [] }: Pick<LineView, 'scores'>) {
  const [typed, setTyped] = useState(Object.fromEntries(scores.map(([player, points]) => [player, String(points)])));
  const whole = scores.map(([player]) => [player, readWhole(typed[player] ?? '')] as const);
  return {
    says: whole.map(([, points]) => points).join(', '),
    body: whole.every(([, points]) => points !== undefined) ? { scores: whole } : undefined,
    fault: SCORES.whole,
    inputs: (marked: string | undefined) => (
      <ScoreInputs
        players={scores.map(([player]) => player)}
        typed={typed}
        onChange={(all) => setTyped({ ...all })}
        fault={marked}
      />
    ),
  };
}

export type Recorded = Pick<LineView, 'points' | 'walkover' | 'noShow' | 'retired'> & { readonly score: Score };

/** A result as it counts now: with what the last correction of its line says. */
export function asItStands(line: LineView, amendment: LineView | undefined): LineView {
  if (amendment?.verb !== 'correct') return line;
  const { score = line.score, points, scores = line.scores } = amendment;
  return { ...line, score, points, scores };
}

/** What a form for the right score begins with: where points may be given, those that are recorded. */
export const fieldsOfRecorded = (view: Asking, recorded: Recorded): GameFields => {
  const { score, points = [] } = recorded;
  const fields = { ...NO_GAME, score: shownScore(score), games: pointsWords(points), unfinished: howWon(recorded) };
  return asksForGames(view, fields) ? fields : { ...fields, score: '', games: '' };
};

const howWon = (recorded: Recorded): string => unfinishedIn(recorded) ?? '';

/** The scores to choose from: the one that is recorded, too, where its points may be wrong. */
export const scoresFor = (view: Asking, recorded: Recorded): readonly Score[] =>
  fieldsOfRecorded(view, recorded).score === ''
    ? scoresOf(view).filter((each) => !sameScore(each, recorded.score))
    : scoresOf(view);

/** Points of before go with the score that they came to, unless others were typed. */
export const withoutThoseOfBefore = (recorded: Recorded, fields: GameFields): GameFields =>
  fields.games === pointsWords(recorded.points ?? []) && fields.score !== shownScore(recorded.score)
    ? { ...fields, games: '' }
    : fields;

interface Correction {
  readonly body?: { readonly score: Score; readonly points?: GamePoints };
  readonly fault?: string;
}

export function correctionIn(view: Asking, recorded: Recorded, fields: GameFields): Correction {
  const unread = gamesFault(view, fields);
  if (unread !== undefined) return { fault: unread };
  const score = scoreIn(view, fields.score);
  if (!score) return { fault: MOVES.choose };
  const body = { score, ...pointsBody(view, fields) };
  const isSame =
    sameScore(score, recorded.score) && pointsWords(body.points ?? []) === pointsWords(recorded.points ?? []);
  return isSame ? { fault: W.same } : { body };
}
