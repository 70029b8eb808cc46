import { useState } from 'preact/hooks';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import { matchOf } from '#shared/rules/common/standing.ts';
import { nightAt } from '#shared/rules/night/pegs.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import type { Scored } from '#web/ui/chess/each-game.tsx';
import { asTyped, momentIn } from '#web/ui/forms/clock.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Select } from '#web/ui/forms/fields.tsx';
import { linesById } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ANSWERS, SCORES, WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { ScoreChoice } from '../match-sheet.tsx';
import { TONIGHT } from '../texts.ts';
import { Foreseen } from './foreseen.tsx';
import type { Night } from './night.ts';
import type { UndoWay } from './undo-ways.ts';

export interface OfLine {
  readonly line: LineView;
  readonly night: Night;
  readonly actions: BoardActions;
}

export const Undo = ({ line, night, actions }: Omit<OfLine, 'line'> & { readonly line: LineView | undefined }) => {
  if (!line) return <p>{TONIGHT.gone}</p>;
  const way = night.way(line);
  if (way.how !== 'void')
    return (
      <>
        <p class="why">{whyNot(way, (each) => textOf(night.story(each)))}</p>
        {way.how === 'first' && (
          <button type="button" class="main" onClick={() => actions.open({ kind: 'undo', line: way.line.line })}>
            {WORDS.undo}
          </button>
        )}
      </>
    );
  // A new member was put at the bottom, and has done no more than come in: nobody else moves.
  const voidAll = () => way.lines.map((each) => actions.submit('void', { line: each }));
  if (line.verb === 'join')
    return (
      <button type="button" class="main" onClick={voidAll}>
        {WORDS.undo}
      </button>
    );
  const ofResult = line.verb === 'result' || line.verb === 'match';
  const follows = FOLLOWS[line.verb];
  return (
    <>
      {line.verb === 'result' && <PlayOn line={line} night={night} actions={actions} />}
      {ofResult && <Correct line={line} night={night} actions={actions} />}
      {ofResult && <h3>{ANSWERS.abandon}</h3>}
      {follows && <p>{follows}</p>}
      <Foreseen
        command={{ verb: 'void', body: { line: line.line } }}
        yes={ofResult ? ANSWERS.abandon : WORDS.undo}
        isLast={ofResult}
        actions={actions}
      />
      {line.verb === 'arrive' && line.at.slice(0, 10) === actions.known.header.season.end && (
        <button
          type="button"
          class="quiet"
          onClick={() => line.player && actions.open({ kind: 'arrived', player: line.player })}
        >
          {TONIGHT.came}
        </button>
      )}
    </>
  );
};

/** Mostly a result was tapped for the wrong table: those two go on playing, as before the tap. */
const PlayOn = ({ line, night, actions }: OfLine) => {
  const challenge = linesById(night.lines).get(line.challenge ?? '');
  const { challenger, challenged } = challenge ?? {};
  if (!challenge || !challenger || !challenged || night.way(challenge).how === 'others') return null;
  const named = namesIn(actions.known);
  const busy = [challenger, challenged].find((player) => matchOf(actions.ladder, player));
  if (busy) return <p class="why">{textOf(TONIGHT.playsElsewhere(named(busy)))}</p>;
  const says = TONIGHT.playOnSays(named(challenger), named(challenged));
  return (
    <button
      type="button"
      class="main"
      onClick={() => actions.resume({ challenger, challenged }, [line.line, challenge.line], says)}
    >
      {TONIGHT.playOn}
    </button>
  );
};

/** Puts right who played, the score or when: with another player or time it is another match, recorded in place of this one. */
const Correct = ({ line, night, actions }: OfLine) => {
  const { challenger, challenged } = night.byId.get(line.challenge ?? '') ?? line;
  const [given, choose] = useState<Scored>();
  const [two, setTwo] = useState({ challenger, challenged });
  const when = usePlayed(line, actions);
  if (!two.challenger || !two.challenged) return null;
  const named = namesIn(actions.known);
  const match = { challenger: named(two.challenger), challenged: named(two.challenged) };
  const isSame = two.challenger === challenger && two.challenged === challenged && when.isSame;
  const right = given ?? (isSame ? undefined : line.score && { score: line.score, ...picked(line, ['points']) });
  const command = isSame
    ? ({ verb: 'correct', body: { line: line.line, ...right } } as const)
    : ({ verb: 'replace', body: { line: line.line, ...two, ...right, ...when.body } } as const);
  const choices = playersOf(actions, [challenger, challenged]).map((id) => ({ value: id, text: named(id).name }));
  const select = (side: 'challenger' | 'challenged') => (
    <Select
      label={SCORES[side]}
      value={two[side] ?? ''}
      choices={choices}
      onInput={(chosen) => setTwo({ ...two, [side]: chosen })}
    />
  );
  return (
    <>
      <h3>{TONIGHT.correct}</h3>
      <div>
        {select('challenger')}
        {select('challenged')}
      </div>
      {when.input}
      <ScoreChoice key={JSON.stringify(two)} ladder={actions.ladder} match={match} choose={choose} />
      {right && when.body && (
        <Foreseen key={JSON.stringify(command)} command={command} yes={WORDS.record} actions={actions} />
      )}
    </>
  );
};

/** When it was played. Without a body while something is asked about the time. */
function usePlayed({ playedAt, at }: LineView, { known, at: now }: BoardActions) {
  const zone = known.header.timezone;
  const recorded = asTyped(zone, playedAt ?? at);
  const [typed, set] = useState(recorded);
  const isSame = typed === recorded;
  const moment = momentIn(zone, typed);
  const meant = isSame ? playedAt : moment && new Date(moment).toISOString();
  return {
    isSame,
    body: isSame || meant !== undefined ? { ...(meant !== undefined && { playedAt: meant }) } : undefined,
    input: (
      <ClubTime
        zone={zone}
        label={SCORES.playedAt}
        value={typed}
        max={formatLocal(zone, now).slice(0, 16)}
        onInput={set}
      />
    ),
  };
}

/** The players who are here and, even if they have left, the two who are recorded: top first. */
function playersOf({ known, at }: BoardActions, recorded: readonly (PlayerId | undefined)[]): readonly PlayerId[] {
  const here = new Set<PlayerId | undefined>([...nightAt(known, at).present, ...recorded]);
  return known.order.players().filter((player) => here.has(player));
}

const FOLLOWS: Readonly<Record<string, string>> = TONIGHT.follows;

export function whyNot(way: UndoWay, story: (line: LineView) => string): string {
  switch (way.how) {
    case 'others':
      return TONIGHT.recordedBy(way.by);
    case 'earlier':
      return TONIGHT.beforeMidnight;
    case 'first':
      return TONIGHT.first(story(way.line));
    case 'undone':
      return TONIGHT.gone;
    default:
      return '';
  }
}
