/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import type { LineView } from '#shared/contract/entries.ts';
import { Words } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import type { Queue, Tap } from '#web/ui/tablet/queue.ts';
import type { Hands } from './hands.ts';
import { isUndoneResult } from './outbox.ts';
import { Pending } from './parts.tsx';
import { TEXT } from './texts.ts';

/** What was tapped just now, and Undo: without a question where nothing is recorded yet. */
export const Toast = ({ hands }: { readonly hands: Hands }) => {
  const { queue, takeBack, open } = hands;
  const latest = useRef<Latest | undefined>(undefined);
  latest.current ??= new Latest(queue);
  const taps = latest.current.of(queue, performance.now());
  const [first] = taps;
  const line = taps.find((tap) => tap.line !== undefined)?.line;
  useResuming(hands);
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
              {TEXT.undo}
            </button>
          )}
        </>
      )}
    </div>
  );
};

/** A result that was on its way when it was undone: once it is recorded, its two play on, as the board has shown since. */
function useResuming({ queue, path, reached, resume }: Hands): void {
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

/** The line that issued a challenge; nothing where it cannot be had. */
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

/** For so many milliseconds a tap stays in sight, with the way back. */
const SHOWN = 10_000;

const allOf = ({ taps, done }: Queue): readonly Tap[] => [...done, ...taps];

/** Knows what was tapped just now on this tablet: usually one tap, two for a new member at the door. */
export class Latest {
  readonly #seen: Set<string>;
  #keys: readonly string[] = [];
  #until = Number.NEGATIVE_INFINITY;

  /** What a queue holds already is nothing new. */
  constructor(queue: Queue) {
    this.#seen = new Set(allOf(queue).map(({ key }) => key));
  }

  /** What is in sight at a moment, in milliseconds of any clock that nobody sets. */
  of(queue: Queue, now: number): readonly Tap[] {
    const all = allOf(queue);
    const fresh = all.map(({ key }) => key).filter((key) => !this.#seen.has(key));
    for (const key of fresh) this.#seen.add(key);
    if (fresh.length > 0) [this.#keys, this.#until] = [fresh, now + SHOWN];
    return now < this.#until ? all.filter(({ key, undone }) => this.#keys.includes(key) && !undone) : [];
  }
}
