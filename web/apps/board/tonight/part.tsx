import { useState } from 'preact/hooks';
import { instantOf, localOf } from '../../../../shared/calendar/zone.ts';
import type { LineView } from '../../../../shared/contract/entries.ts';
import type { LineNumber, PlayerId } from '../../../../shared/vocabulary/vocabulary.ts';
import { clockTime } from '../../../../shared/words/dates.ts';
import { type Phrase, say, textOf } from '../../../../shared/words/phrase.ts';
import { pairsIn, storyOf } from '../../../kit/line-story.ts';
import { namesIn } from '../../../kit/names-in.ts';
import { commandOf, waiting } from '../../../kit/tablet/queue.ts';
import { useSession } from '../../../kit/use-session.ts';
import { Words } from '../../../kit/words.tsx';
import type { Hands, TonightSheet } from '../hands.ts';
import { ScoreChoice } from '../match-sheet.tsx';
import { Pending, SheetFrame } from '../parts.tsx';
import { TEXT } from '../words.ts';
import { Foreseen } from './foreseen.tsx';
import { useLines } from './lines.ts';
import { momentOf, type Way, wayOf } from './ways.ts';
import { FOLLOWS, WORDS, whyNot } from './words.ts';

interface PartProps {
  readonly sheet: TonightSheet;
  readonly hands: Hands;
}

/** What was recorded tonight, and how it is undone. */
export const Part = ({ sheet, hands }: PartProps) => {
  const night = useNight(hands);
  const close = () => hands.open(undefined);
  const title = night ? titleOf(sheet, night, hands) : TEXT.tonight;
  return (
    <SheetFrame title={title} onClose={close}>
      {sheet.kind === 'tonight' && <Waiting hands={hands} />}
      {night ? (
        <Sheet sheet={sheet} night={night} hands={hands} />
      ) : (
        <p role="status">{hands.reached ? WORDS.opening : WORDS.lost}</p>
      )}
    </SheetFrame>
  );
};

/** Tonight's lines with what is to be said of each. */
interface Night {
  readonly lines: readonly LineView[];
  readonly story: (line: LineView) => Phrase;
  readonly way: (line: LineView) => Way;
  readonly today: string;
}

function useNight(hands: Hands): Night | undefined {
  const lines = useLines(hands);
  const session = useSession();
  if (!lines || !session || typeof session === 'string') return undefined;
  const pairs = pairsIn(lines);
  const named = namesIn(hands.known);
  const today = localOf(hands.known.header.timezone, hands.at).day;
  return {
    lines,
    today,
    story: (line) => storyOf(line, pairs, named),
    way: (line) => wayOf(line, { lines, session, today }),
  };
}

function titleOf(sheet: TonightSheet, { lines, story }: Night, { known }: Hands) {
  if (sheet.kind === 'tonight') return TEXT.tonight;
  if (sheet.kind === 'arrived') return <Words of={say`${namesIn(known)(sheet.player)} arrived`} />;
  const line = lines.find((each) => each.line === sheet.line);
  return line ? <Words of={say`${TEXT.undo}: ${story(line)}`} /> : TEXT.undo;
}

const Sheet = ({ sheet, night, hands }: PartProps & { readonly night: Night }) => {
  switch (sheet.kind) {
    case 'tonight':
      return <Lines night={night} hands={hands} />;
    case 'undo':
      return <Undo line={night.lines.find(({ line }) => line === sheet.line)} night={night} hands={hands} />;
    case 'arrived':
      return <Arrived {...sheet} night={night} hands={hands} />;
  }
};

/** What is not sent yet, the latest first: taken back, it was never tapped. */
const Waiting = ({ hands: { queue, takeBack } }: { readonly hands: Hands }) => {
  const taps = waiting(queue).filter(({ undone }) => !undone);
  return (
    <ul class="so-far">
      {taps.toReversed().map(({ key, says }) => (
        <li key={key}>
          <p>
            <b>
              <Words of={says} />
            </b>{' '}
            <Pending />
          </p>
          <button type="button" onClick={() => takeBack(key)}>
            {WORDS.undo}
            <span class="unseen"> {textOf(says)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Lines = ({ night, hands }: { readonly night: Night; readonly hands: Hands }) => {
  const lines = night.lines.filter((line) => night.way(line).how !== 'never');
  if (lines.length === 0) return <p>{WORDS.nothing}</p>;
  return (
    <ul class="so-far">
      {lines.map((line) => (
        <Line key={line.line} line={line} night={night} hands={hands} />
      ))}
    </ul>
  );
};

interface OfLine {
  readonly line: LineView;
  readonly night: Night;
  readonly hands: Hands;
}

const Line = ({ line, night, hands }: OfLine) => {
  const way = night.way(line);
  const story = night.story(line);
  const here = line.arrivedAt && clockTime(line.arrivedAt);
  return (
    <li class={way.how === 'undone' ? 'undone' : undefined}>
      <p>
        <b>
          <Words of={story} />
        </b>
        <small>
          {clockTime(line.at)}
          {here !== undefined && here !== clockTime(line.at) && `, here at ${here}`}
          {line.by !== undefined && (
            <>
              {' · '}
              <bdi>{line.by}</bdi>
            </>
          )}
          {way.how === 'undone' && ` · ${WORDS.undone}`}
        </small>
      </p>
      {way.how !== 'undone' && (
        <button type="button" onClick={() => hands.open({ kind: 'undo', line: line.line })}>
          {WORDS.undo}
          <span class="unseen"> {textOf(story)}</span>
        </button>
      )}
    </li>
  );
};

/** What undoing a line changes, and the button that does it; or why not, and the way to it. */
const Undo = ({ line, night, hands }: Omit<OfLine, 'line'> & { readonly line: LineView | undefined }) => {
  if (!line) return <p>{WORDS.gone}</p>;
  const way = night.way(line);
  if (way.how !== 'void')
    return (
      <>
        <p class="why">{whyNot(way, (each) => textOf(night.story(each)))}</p>
        {way.how === 'first' && (
          <button type="button" class="main" onClick={() => hands.open({ kind: 'undo', line: way.line.line })}>
            {WORDS.undoFirst}
          </button>
        )}
      </>
    );
  if (line.verb === 'join') return <UndoJoining lines={way.lines} hands={hands} />;
  const ofResult = line.verb === 'result';
  return (
    <>
      {ofResult && <Correct line={line} night={night} hands={hands} />}
      {ofResult && <h3>{WORDS.cancel}</h3>}
      <p>{FOLLOWS[line.verb]}</p>
      <Foreseen
        deed={{ verb: 'void', body: { line: line.line } }}
        yes={ofResult ? WORDS.cancelYes : WORDS.undo}
        hands={hands}
      />
      {line.verb === 'arrive' && line.at.slice(0, 10) === hands.known.header.season.end && (
        <button
          type="button"
          class="quiet"
          onClick={() => line.player && hands.open({ kind: 'arrived', player: line.player })}
        >
          {WORDS.came} …
        </button>
      )}
    </>
  );
};

/** A new member was put at the bottom, and has done no more than come in: nobody else moves. */
const UndoJoining = ({ lines, hands }: { readonly lines: readonly LineNumber[]; readonly hands: Hands }) => (
  <>
    <p>{FOLLOWS.join}</p>
    <button
      type="button"
      class="main"
      onClick={() => {
        for (const line of lines) hands.act('void', { line });
      }}
    >
      {WORDS.undo}
    </button>
  </>
);

/** A wrong score: the right one, and what that changes. */
const Correct = ({ line, night, hands }: OfLine) => {
  const [score, choose] = useState<readonly [number, number]>();
  const pair = pairsIn(night.lines).get(line.challenge ?? '');
  if (!pair?.challenger || !pair.challenged) return null;
  const named = namesIn(hands.known);
  const match = { challenger: named(pair.challenger), challenged: named(pair.challenged) };
  return (
    <>
      <h3>{WORDS.correct}</h3>
      <ScoreChoice ladder={hands.ladder} match={match} choose={choose} />
      {score && (
        <Foreseen
          key={score.join()}
          deed={{ verb: 'correct', body: { line: line.line, score } }}
          yes={WORDS.correctYes}
          hands={hands}
        />
      )}
    </>
  );
};

interface ArrivedProps {
  readonly player: PlayerId;
  readonly time?: string;
  readonly night: Night;
  readonly hands: Hands;
}

/** When somebody came: of the arrival that is recorded, or of one that is recorded with it (L29). */
const Arrived = ({ player, time: told = '20:15', night, hands }: ArrivedProps) => {
  const recorded = night.lines.find(
    (line) => line.verb === 'arrive' && line.player === player && night.way(line).how !== 'undone',
  );
  const [time, set] = useState(told);
  const { timezone } = hands.known.header;
  const day = localOf(timezone, recorded ? momentOf(recorded) : hands.at).day;
  const moment = instantOf(timezone, day, Date.parse(`1970-01-01T${time}Z`));
  const arrivedAt = Number.isFinite(moment) ? new Date(moment).toISOString() : undefined;
  const field = (
    <label>
      {WORDS.cameAt}
      <input type="time" value={time} onInput={({ currentTarget }) => set(currentTarget.value)} />
    </label>
  );
  if (recorded)
    return (
      <>
        <p>{WORDS.cameSays}</p>
        {field}
        {arrivedAt && (
          <Foreseen
            key={arrivedAt}
            deed={{ verb: 'correct', body: { line: recorded.line, arrivedAt } }}
            yes={WORDS.cameYes}
            hands={hands}
          />
        )}
      </>
    );
  return (
    <>
      <p>{WORDS.cameLate}</p>
      {field}
      <button
        type="button"
        class="main"
        disabled={!arrivedAt}
        onClick={() => hands.order(commandOf({ at: hands.at }, 'arrive', { player, arrivedAt: moment }))}
      >
        {WORDS.cameBefore}
      </button>
      <button type="button" class="quiet" onClick={() => hands.act('arrive', { player })}>
        {WORDS.cameNow}
      </button>
    </>
  );
};
