import { useState } from 'preact/hooks';
import { localOf } from '#shared/calendar/zone.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { clockTime } from '#shared/words/dates.ts';
import { capital, textOf } from '#shared/words/phrase.ts';
import { HAPPENED, TEXT as SHARED } from '#shared/words/texts.ts';
import { isElsewhere, momentIn, questionOf } from '#web/ui/forms/clock.ts';
import { Answers } from '#web/ui/forms/club-time.tsx';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Words } from '#web/ui/page/words.tsx';
import { commandOf, waiting } from '#web/ui/tablet/queue.ts';
import { CLUB_TIME, CONNECTION, WORDS } from '#web/ui/texts.ts';
import type { BoardActions, NightPart, TonightSheet } from '../actions.ts';
import { Pending, SheetFrame } from '../parts.tsx';
import { TEXT, TONIGHT } from '../texts.ts';
import { FinalPanel } from './final.tsx';
import { CloseSheet, PlayoffSheet } from './final-sheets.tsx';
import { Foreseen } from './foreseen.tsx';
import { JoinSheet } from './join.tsx';
import { type Night, useNight } from './night.ts';
import { RefusedTaps } from './refused.tsx';
import { type OfLine, Undo } from './undo.tsx';
import { momentOf } from './undo-ways.ts';
import { Unfinished } from './unfinished.tsx';

export const Part = ({ sheet, actions }: NightPart) => {
  switch (sheet.kind) {
    case 'refused':
      return <RefusedTaps actions={actions} />;
    case 'unfinished':
      return <Unfinished actions={actions} />;
    case 'final':
      return actions.board.final ? <FinalPanel final={actions.board.final} actions={actions} /> : null;
    case 'close':
      return <CloseSheet actions={actions} />;
    case 'playoff':
      return <PlayoffSheet sheet={sheet} actions={actions} />;
    case 'join':
      return <JoinSheet name={sheet.name} actions={actions} />;
    default:
      return <SoFar sheet={sheet} actions={actions} />;
  }
};

type SoFarSheet = Exclude<TonightSheet, { readonly kind: 'join' | 'close' | 'playoff' }>;

interface SoFarProps {
  readonly sheet: SoFarSheet;
  readonly actions: BoardActions;
}

const SoFar = ({ sheet, actions }: SoFarProps) => {
  const night = useNight(actions);
  const close = () => actions.open(undefined);
  const title = night ? titleOf(sheet, night, actions) : TEXT.tonight;
  return (
    <SheetFrame title={title} onClose={close}>
      {sheet.kind === 'tonight' && <Waiting actions={actions} />}
      {night ? (
        <Sheet sheet={sheet} night={night} actions={actions} />
      ) : (
        <p role="status">{actions.reached ? WORDS.oneMoment : CONNECTION.again}</p>
      )}
    </SheetFrame>
  );
};

function titleOf(sheet: SoFarSheet, { lines, story }: Night, { known }: BoardActions) {
  if (sheet.kind === 'tonight') return TEXT.tonight;
  if (sheet.kind === 'arrived') return <Words of={HAPPENED.checkedIn(namesIn(known)(sheet.player))} />;
  const line = lines.find((each) => each.line === sheet.line);
  return line ? <Words of={TONIGHT.undoWhat(story(line))} /> : WORDS.undo;
}

const Sheet = ({ sheet, night, actions }: SoFarProps & { readonly night: Night }) => {
  switch (sheet.kind) {
    case 'tonight':
      return <Lines night={night} actions={actions} />;
    case 'undo':
      return <Undo line={night.lines.find(({ line }) => line === sheet.line)} night={night} actions={actions} />;
    case 'arrived':
      return <Arrived {...sheet} night={night} actions={actions} />;
  }
};

interface ArrivedProps {
  readonly player: PlayerId;
  readonly time?: string;
  readonly night: Night;
  readonly actions: BoardActions;
}

/** When a player arrived: of the arrival that is recorded, or of one that is recorded with it (L29). */
const Arrived = ({ player, time: told = '20:15', night, actions }: ArrivedProps) => {
  const recorded = night.lines.find(
    (line) => line.verb === 'arrive' && line.player === player && night.way(line).how !== 'undone',
  );
  const { timezone } = actions.known.header;
  const day = localOf(timezone, recorded ? momentOf(recorded) : actions.at).day;
  const [typed, set] = useState(`${day}T${told}`);
  const moment = momentIn(timezone, typed);
  const arrivedAt = moment === undefined ? undefined : new Date(moment).toISOString();
  const question = questionOf(timezone, typed);
  const field = (
    <>
      <label>
        {TONIGHT.cameAt}
        <input
          type="time"
          value={typed.slice(11, 16)}
          onInput={({ currentTarget }) => set(`${day}T${currentTarget.value}`)}
        />
      </label>
      {isElsewhere(timezone) && <p class="hint">{CLUB_TIME.of(timezone)}</p>}
      {question && <p class="fault">{question.says}</p>}
      <Answers question={question} onInput={set} />
    </>
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
            yes={WORDS.save}
            actions={actions}
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
        disabled={moment === undefined}
        onClick={() => {
          if (moment !== undefined)
            actions.order(commandOf({ at: actions.at }, 'arrive', { player, arrivedAt: moment }));
        }}
      >
        {TONIGHT.cameBefore}
      </button>
      <button type="button" class="quiet" onClick={() => actions.submit('arrive', { player })}>
        {TONIGHT.cameNow}
      </button>
    </>
  );
};

const Waiting = ({ actions: { queue, takeBack } }: { readonly actions: BoardActions }) => {
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

const Lines = ({ night, actions }: { readonly night: Night; readonly actions: BoardActions }) => {
  const lines = night.lines.filter((line) => night.way(line).how !== 'never');
  if (lines.length === 0) return <p>{TONIGHT.nothing}</p>;
  return (
    <ul class="so-far">
      {lines.map((line) => (
        <Line key={line.line} line={line} night={night} actions={actions} />
      ))}
    </ul>
  );
};

const Line = ({ line, night, actions }: OfLine) => {
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
          {way.how === 'undone' && ` · ${capital(SHARED.undone)}`}
        </small>
      </p>
      {way.how !== 'undone' && (
        <button type="button" onClick={() => actions.open({ kind: 'undo', line: line.line })}>
          {WORDS.undo}
          <span class="unseen"> {textOf(story)}</span>
        </button>
      )}
    </li>
  );
};
