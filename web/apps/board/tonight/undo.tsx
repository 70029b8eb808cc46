import { useState } from 'preact/hooks';
import type { LineView } from '#shared/contract/entries.ts';
import { matchOf } from '#shared/rules/common/standing.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import type { Scored } from '#web/ui/chess/each-game.tsx';
import { pairsIn } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import type { Hands } from '../hands.ts';
import { ScoreChoice } from '../match-sheet.tsx';
import { TEXT, TONIGHT } from '../texts.ts';
import { Foreseen } from './foreseen.tsx';
import type { Night } from './night.ts';
import type { Way } from './ways.ts';

interface OfLine {
  readonly line: LineView;
  readonly night: Night;
  readonly hands: Hands;
}

export const Undo = ({ line, night, hands }: Omit<OfLine, 'line'> & { readonly line: LineView | undefined }) => {
  if (!line) return <p>{TONIGHT.gone}</p>;
  const way = night.way(line);
  if (way.how !== 'void')
    return (
      <>
        <p class="why">{whyNot(way, (each) => textOf(night.story(each)))}</p>
        {way.how === 'first' && (
          <button type="button" class="main" onClick={() => hands.open({ kind: 'undo', line: way.line.line })}>
            {TONIGHT.undoFirst}
          </button>
        )}
      </>
    );
  if (line.verb === 'join') return <UndoJoining lines={way.lines} hands={hands} />;
  const ofResult = line.verb === 'result';
  return (
    <>
      {ofResult && <PlayOn line={line} night={night} hands={hands} />}
      {ofResult && <Correct line={line} night={night} hands={hands} />}
      {ofResult && <h3>{TONIGHT.cancel}</h3>}
      <p>{followsOf(line.verb)}</p>
      <Foreseen
        command={{ verb: 'void', body: { line: line.line } }}
        yes={ofResult ? TONIGHT.cancel : TEXT.undo}
        isLast={ofResult}
        hands={hands}
      />
      {line.verb === 'arrive' && line.at.slice(0, 10) === hands.known.header.season.end && (
        <button
          type="button"
          class="quiet"
          onClick={() => line.player && hands.open({ kind: 'arrived', player: line.player })}
        >
          {TONIGHT.came}
        </button>
      )}
    </>
  );
};

/** A new member was put at the bottom, and has done no more than come in: nobody else moves. */
const UndoJoining = ({ lines, hands }: { readonly lines: readonly LineNumber[]; readonly hands: Hands }) => (
  <>
    <p>{TONIGHT.follows.join}</p>
    <button
      type="button"
      class="main"
      onClick={() => {
        for (const line of lines) hands.submit('void', { line });
      }}
    >
      {TEXT.undo}
    </button>
  </>
);

/** Mostly a result was tapped for the wrong table: those two go on playing, as before the tap. */
const PlayOn = ({ line, night, hands }: OfLine) => {
  const challenge = pairsIn(night.lines).get(line.challenge ?? '');
  const { challenger, challenged } = challenge ?? {};
  if (!challenge || !challenger || !challenged || night.way(challenge).how === 'others') return null;
  const named = namesIn(hands.known);
  const busy = [challenger, challenged].find((player) => matchOf(hands.ladder, player));
  if (busy) return <p class="why">{textOf(TONIGHT.playsElsewhere(named(busy)))}</p>;
  const says = TONIGHT.playOnSays(named(challenger), named(challenged));
  return (
    <button
      type="button"
      class="main"
      onClick={() => hands.resume({ challenger, challenged }, [line.line, challenge.line], says)}
    >
      {TONIGHT.playOn}
    </button>
  );
};

const Correct = ({ line, night, hands }: OfLine) => {
  const [given, choose] = useState<Scored>();
  const pair = pairsIn(night.lines).get(line.challenge ?? '');
  if (!pair?.challenger || !pair.challenged) return null;
  const named = namesIn(hands.known);
  const match = { challenger: named(pair.challenger), challenged: named(pair.challenged) };
  return (
    <>
      <h3>{TONIGHT.correct}</h3>
      <ScoreChoice ladder={hands.ladder} match={match} choose={choose} />
      {given && (
        <Foreseen
          key={JSON.stringify(given)}
          command={{ verb: 'correct', body: { line: line.line, ...given } }}
          yes={TONIGHT.correctYes}
          hands={hands}
        />
      )}
    </>
  );
};

const FOLLOWS: Readonly<Record<string, string>> = TONIGHT.follows;

const followsOf = (verb: string): string | undefined => FOLLOWS[verb];

export function whyNot(way: Way, story: (line: LineView) => string): string {
  switch (way.how) {
    case 'others':
      return way.by === undefined ? TONIGHT.recordedByOthers : TONIGHT.recordedBy(way.by);
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
