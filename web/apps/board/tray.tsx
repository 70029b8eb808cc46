/// <reference lib="dom" />

import { useEffect, useRef } from 'preact/hooks';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, shortDay } from '#shared/words/dates.ts';
import { Words } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { type Tap, type TapQueue, waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet, TabletState } from '#web/ui/tablet/tablet.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import { awaited, heldIn, isUndoneResult, nameOfActor, takenOver, waitingWords } from './outbox.ts';
import { OfTheNight, Pending } from './parts.tsx';
import { TEXT } from './texts.ts';
import { shutWords } from './words.ts';

/** How long a tap may be on its way before the board says so, in milliseconds. */
const QUICK = 3000;

/** How the tablet and the service get on: said only when something is amiss. */
export const Line = ({ known, at }: { readonly known: TabletState; readonly at: Instant }) => {
  const held = heldIn(known.queue);
  const taps = waiting(known.queue).filter((tap) => !held.includes(tap));
  const slow = taps.some(({ command }) => at - command.at > QUICK);
  const { shut, reached } = known;
  const says = shut
    ? shutWords(shut)
    : !reached
      ? TEXT.noConnection(taps.length, asOf(known, at))
      : slow
        ? WORDS.sending(taps.length)
        : '';
  return (
    <div class="line" role="status">
      {says !== '' && (
        <details>
          <summary>
            {says} {!reached && known.ladder && <small>{waitingWords(taps, known.ladder.header.timezone, at)}</small>}
          </summary>
          <ul aria-label={WORDS.notSent}>
            {taps.map(({ key, says: what }) => (
              <li key={key}>
                <Words of={what} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

/** When the ladder was last heard of, in its own time: with the day, where that is not today. */
function asOf({ ladder, seen }: TabletState, at: Instant): string | undefined {
  if (!ladder || seen === undefined) return undefined;
  const [then, now] = [formatLocal(ladder.header.timezone, seen), formatLocal(ladder.header.timezone, at)];
  return shortDay(then) === shortDay(now) ? clockTime(then) : `${shortDay(then)}, ${clockTime(then)}`;
}

/** The taps of scorers who are signed out here: nobody else sends them unasked. */
export const Awaited = ({ tablet }: { readonly tablet: Tablet }) => (
  <div class="refusals" role="status">
    {awaited(tablet.known.queue).map(({ who, name, taps }) => (
      <div class="refusal" key={who}>
        <p>{TEXT.awaited(taps, name)}</p>
        <button type="button" onClick={() => tablet.change((queue) => takenOver(queue, who))}>
          {TEXT.sendAs(nameOfActor())}
        </button>
      </div>
    ))}
  </div>
);

export const Refusals = ({ actions }: { readonly actions: BoardActions }) => (
  <div class="refusals" role="alert">
    {actions.queue.refused.length > 0 && <OfTheNight kind="refused" actions={actions} />}
  </div>
);

/** What was tapped just now, and Undo: without a question where nothing is recorded yet. */
export const Toast = ({ actions }: { readonly actions: BoardActions }) => {
  const { queue, takeBack, open } = actions;
  const latest = useRef<Latest | undefined>(undefined);
  latest.current ??= new Latest(queue);
  const taps = latest.current.of(queue, performance.now());
  const [first] = taps;
  const line = taps.find((tap) => tap.line !== undefined)?.line;
  useResuming(actions);
  const back = () => {
    for (const tap of taps.toReversed()) if (tap.line === undefined) takeBack(tap.key);
    if (line !== undefined) open({ kind: 'undo', line });
  };
  return (
    <div class="toast" role="status">
      {first && (
        <>
          <span>
            <Words of={first.says} />
            {taps.some((tap) => tap.line === undefined) && <Pending />}
          </span>
          {first.command.verb !== 'void' && first.command.verb !== 'correct' && (
            <button type="button" onClick={back}>
              {WORDS.undo}
            </button>
          )}
        </>
      )}
    </div>
  );
};

/** A result that was on its way when it was undone: once it is recorded, its two play on, as the board has shown since. */
function useResuming({ queue, path, reached, resume }: BoardActions): void {
  const due = [...queue.done, ...queue.taps].find(isUndoneResult);
  const line = reached ? due?.line : undefined;
  useEffect(() => {
    if (line === undefined || due?.command.verb !== 'result') return;
    const { challenge: id } = due.command.body;
    void challengeBefore(path, line, id).then((found) => {
      if (found?.challenger && found.challenged)
        resume({ challenger: found.challenger, challenged: found.challenged }, [line, found.line], due.says);
    });
  }, [line]);
}

async function challengeBefore(path: string, line: number, id: string): Promise<LineView | undefined> {
  for (let before = line; ; ) {
    const outcome = await ask<'listEntries'>(`${path}/entries?before=${before}`);
    if (outcome.kind !== 'done') return undefined;
    const { entries } = outcome.body;
    const found = entries.find((each) => each.id === id);
    const oldest = entries.at(-1);
    if (found || !oldest) return found;
    before = oldest.line;
  }
}

/** How long a tap stays in sight, with Undo, in milliseconds. */
const SHOWN = 10_000;

const allOf = ({ taps, done }: TapQueue): readonly Tap[] => [...done, ...taps];

/** Knows what was tapped just now on this tablet: usually one tap, two for a new member at the door. */
export class Latest {
  readonly #seen: Set<string>;
  #keys: readonly string[] = [];
  #until = Number.NEGATIVE_INFINITY;

  /** What a queue holds already is nothing new. */
  constructor(queue: TapQueue) {
    this.#seen = new Set(allOf(queue).map(({ key }) => key));
  }

  /** What is in sight at a moment, in milliseconds of any clock that nobody sets. */
  of(queue: TapQueue, now: number): readonly Tap[] {
    const all = allOf(queue);
    const fresh = all.map(({ key }) => key).filter((key) => !this.#seen.has(key));
    for (const key of fresh) this.#seen.add(key);
    if (fresh.length > 0) [this.#keys, this.#until] = [fresh, now + SHOWN];
    return now < this.#until ? all.filter(({ key, undone }) => this.#keys.includes(key) && !undone) : [];
  }
}
