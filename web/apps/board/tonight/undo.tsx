import { useState } from 'preact/hooks';
import type { LineView } from '#shared/contract/entries.ts';
import { matchOf } from '#shared/rules/common/standing.ts';
import { textOf } from '#shared/words/phrase.ts';
import type { Scored } from '#web/ui/chess/each-game.tsx';
import { pairsIn } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { ScoreChoice } from '../match-sheet.tsx';
import { TEXT, TONIGHT } from '../texts.ts';
import { Foreseen } from './foreseen.tsx';
import type { Night } from './night.ts';
import type { Way } from './undo-ways.ts';

interface OfLine {
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
  const ofResult = line.verb === 'result';
  const follows = FOLLOWS[line.verb];
  return (
    <>
      {ofResult && <PlayOn line={line} night={night} actions={actions} />}
      {ofResult && <Correct line={line} night={night} actions={actions} />}
      {ofResult && <h3>{TEXT.abandonNow}</h3>}
      {follows && <p>{follows}</p>}
      <Foreseen
        command={{ verb: 'void', body: { line: line.line } }}
        yes={ofResult ? TEXT.abandonNow : WORDS.undo}
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
  const challenge = pairsIn(night.lines).get(line.challenge ?? '');
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

const Correct = ({ line, night, actions }: OfLine) => {
  const [given, choose] = useState<Scored>();
  const pair = pairsIn(night.lines).get(line.challenge ?? '');
  if (!pair?.challenger || !pair.challenged) return null;
  const named = namesIn(actions.known);
  const match = { challenger: named(pair.challenger), challenged: named(pair.challenged) };
  return (
    <>
      <h3>{TONIGHT.correct}</h3>
      <ScoreChoice ladder={actions.ladder} match={match} choose={choose} />
      {given && (
        <Foreseen
          key={JSON.stringify(given)}
          command={{ verb: 'correct', body: { line: line.line, ...given } }}
          yes={WORDS.record}
          actions={actions}
        />
      )}
    </>
  );
};

const FOLLOWS: Readonly<Record<string, string>> = TONIGHT.follows;

export function whyNot(way: Way, story: (line: LineView) => string): string {
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
