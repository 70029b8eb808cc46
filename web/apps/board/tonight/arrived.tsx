import { useState } from 'preact/hooks';
import { instantOf, localOf } from '../../../../shared/calendar/zone.ts';
import type { PlayerId } from '../../../../shared/vocabulary/vocabulary.ts';
import { commandOf } from '../../../kit/tablet/queue.ts';
import type { Hands } from '../hands.ts';
import { TONIGHT } from '../texts.ts';
import { Foreseen } from './foreseen.tsx';
import type { Night } from './night.ts';
import { momentOf } from './ways.ts';

interface ArrivedProps {
  readonly player: PlayerId;
  readonly time?: string;
  readonly night: Night;
  readonly hands: Hands;
}

/** When somebody came: of the arrival that is recorded, or of one that is recorded with it (L29). */
export const Arrived = ({ player, time: told = '20:15', night, hands }: ArrivedProps) => {
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
            deed={{ verb: 'correct', body: { line: recorded.line, arrivedAt } }}
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
      <button type="button" class="quiet" onClick={() => hands.act('arrive', { player })}>
        {TONIGHT.cameNow}
      </button>
    </>
  );
};
