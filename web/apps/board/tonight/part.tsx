import { useState } from 'preact/hooks';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { clockTime } from '#shared/words/dates.ts';
import { textOf } from '#shared/words/phrase.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Words } from '#web/ui/page/words.tsx';
import { commandOf, waiting } from '#web/ui/tablet/queue.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { Hands, TonightSheet } from '../hands.ts';
import { Pending, SheetFrame } from '../parts.tsx';
import { TEXT, TONIGHT } from '../texts.ts';
import { Foreseen } from './foreseen.tsx';
import { JoinSheet } from './join.tsx';
import { type Night, useNight } from './night.ts';
import { Undo } from './undo.tsx';
import { momentOf } from './ways.ts';

export const Part = ({ sheet, hands }: { readonly sheet: TonightSheet; readonly hands: Hands }) =>
  sheet.kind === 'join' ? <JoinSheet name={sheet.name} hands={hands} /> : <SoFar sheet={sheet} hands={hands} />;

type SoFarSheet = Exclude<TonightSheet, { readonly kind: 'join' }>;

interface SoFarProps {
  readonly sheet: SoFarSheet;
  readonly hands: Hands;
}

const SoFar = ({ sheet, hands }: SoFarProps) => {
  const night = useNight(hands);
  const close = () => hands.open(undefined);
  const title = night ? titleOf(sheet, night, hands) : TEXT.tonight;
  return (
    <SheetFrame title={title} onClose={close}>
      {sheet.kind === 'tonight' && <Waiting hands={hands} />}
      {night ? (
        <Sheet sheet={sheet} night={night} hands={hands} />
      ) : (
        <p role="status">{hands.reached ? WORDS.opening : TONIGHT.lost}</p>
      )}
    </SheetFrame>
  );
};

function titleOf(sheet: SoFarSheet, { lines, story }: Night, { known }: Hands) {
  if (sheet.kind === 'tonight') return TEXT.tonight;
  if (sheet.kind === 'arrived') return <Words of={TONIGHT.checkedIn(namesIn(known)(sheet.player))} />;
  const line = lines.find((each) => each.line === sheet.line);
  return line ? <Words of={TONIGHT.undoWhat(story(line))} /> : TEXT.undo;
}

const Sheet = ({ sheet, night, hands }: SoFarProps & { readonly night: Night }) => {
  switch (sheet.kind) {
    case 'tonight':
      return <Lines night={night} hands={hands} />;
    case 'undo':
      return <Undo line={night.lines.find(({ line }) => line === sheet.line)} night={night} hands={hands} />;
    case 'arrived':
      return <Arrived {...sheet} night={night} hands={hands} />;
  }
};

interface ArrivedProps {
  readonly player: PlayerId;
  readonly time?: string;
  readonly night: Night;
  readonly hands: Hands;
}

/** When a player arrived: of the arrival that is recorded, or of one that is recorded with it (L29). */
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
      {TONIGHT.cameAt}
      <input type="time" value={time} onInput={({ currentTarget }) => set(currentTarget.value)} />
    </label>
  );
  if (recorded)
    return (
      <>
        <p>{TONIGHT.cameSays}</p>
        {field}
        {arrivedAt && (
          <Foreseen
            key={arrivedAt}
            command={{ verb: 'correct', body: { line: recorded.line, arrivedAt } }}
            yes={TONIGHT.cameYes}
            hands={hands}
          />
        )}
      </>
    );
  return (
    <>
      <p>{TONIGHT.cameLate}</p>
      {field}
      <button
        type="button"
        class="main"
        disabled={!arrivedAt}
        onClick={() => hands.order(commandOf({ at: hands.at }, 'arrive', { player, arrivedAt: moment }))}
      >
        {TONIGHT.cameBefore}
      </button>
      <button type="button" class="quiet" onClick={() => hands.submit('arrive', { player })}>
        {TONIGHT.cameNow}
      </button>
    </>
  );
};

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
            {TEXT.undo}
            <span class="unseen"> {textOf(says)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Lines = ({ night, hands }: { readonly night: Night; readonly hands: Hands }) => {
  const lines = night.lines.filter((line) => night.way(line).how !== 'never');
  if (lines.length === 0) return <p>{TONIGHT.nothing}</p>;
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
          {here !== undefined && here !== clockTime(line.at) && TONIGHT.hereAt(here)}
          {line.by !== undefined && (
            <>
              {' · '}
              <bdi>{line.by}</bdi>
            </>
          )}
          {way.how === 'undone' && ` · ${TEXT.taps.void}`}
        </small>
      </p>
      {way.how !== 'undone' && (
        <button type="button" onClick={() => hands.open({ kind: 'undo', line: line.line })}>
          {TEXT.undo}
          <span class="unseen"> {textOf(story)}</span>
        </button>
      )}
    </li>
  );
};
