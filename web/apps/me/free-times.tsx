import { useRef, useState } from 'preact/hooks';
import { FREE_TIMES, type FreeTime } from '#shared/vocabulary/free-times.ts';
import { Check } from '#web/ui/forms/fields.tsx';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { CONNECTION } from '#web/ui/texts.ts';
import { FREE } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

interface FreeChoice {
  readonly when: readonly FreeTime[];
  readonly wants: boolean;
}

interface FreeTimesProps {
  readonly tools: Tools;
  readonly upcoming: Upcoming;
}

/** When the player can play, and whether they would like a game this week: kept with each touch. */
export const FreeTimes = ({ tools, upcoming }: FreeTimesProps) => {
  const { model, path } = tools;
  const { free, look } = upcoming;
  const [fault, setFault] = useState('');
  const [chosen, choose] = useState<FreeChoice>();
  const newest = useRef<FreeChoice | undefined>(undefined);
  // On a club night nobody asks when.
  const isDated = matchPlayOf(model.ladder)?.challenge.begins === 'when accepted';
  if (!isDated || !model.place || model.champion) return null;
  const { when, wants } = chosen ?? { when: free.when, wants: free.wants !== undefined };
  /** Shows what was touched at once, and sends one choice after the other: of several touches in a row the last says all. */
  const keep = async (choice: FreeChoice): Promise<void> => {
    const isSending = newest.current !== undefined;
    newest.current = choice;
    choose(choice);
    if (isSending) return;
    for (let sent: FreeChoice | undefined; sent !== newest.current; ) {
      sent = newest.current;
      const outcome = await ask<'updateFreeTimes'>(`${path}/upcoming/free-times`, { method: 'PUT', body: { ...sent } });
      setFault(
        outcome.kind === 'refused' ? outcome.problem.detail : outcome.kind === 'unreached' ? CONNECTION.again : '',
      );
      await look();
    }
    newest.current = undefined;
    choose(undefined);
  };
  const turned = (time: FreeTime) => FREE_TIMES.filter((each) => (each === time) !== when.includes(each));
  return (
    <section class="free">
      <h2>{FREE.title}</h2>
      <Check label={FREE.wants} checked={wants} onInput={(is) => void keep({ when, wants: is })} />
      <div class="buttons">
        {FREE_TIMES.map((time) => (
          <button
            key={time}
            type="button"
            aria-pressed={when.includes(time)}
            onClick={() => void keep({ when: turned(time), wants })}
          >
            {FREE.times[time]}
          </button>
        ))}
      </div>
      <p class="hint">{FREE.seen}</p>
      <div role="alert">{fault !== '' && <p class="fault">{fault}</p>}</div>
    </section>
  );
};
