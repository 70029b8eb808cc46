import { readLog } from '#shared/log/read.ts';
import { documentOf, replay, traceOf } from '#shared/log/replay.ts';
import { type Outcome, secondReplay } from './replay.ts';

/** What the code makes of a log, told as the second implementation tells it. */
function firstReplay(text: string): Outcome {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const replayed = replay(log.value);
  const { challenges } = replayed.season.ladder;
  const { lines, refused } = traceOf(log.value);
  // Nobody looks at the ladder in between there, which is to make no difference.
  if (codesOf(replayed.refused) !== codesOf(refused)) throw new Error(`${codesOf(replayed.refused)} unless traced`);
  return {
    trace: lines,
    settled: documentOf(replayed).settled,
    open: [...challenges.values()].map(({ id, awaiting }) => `${id} ${awaiting ? 'waiting' : 'open'}`).toSorted(),
  };
}

const codesOf = (refused: readonly { readonly line: number; readonly code: string }[]): string =>
  refused.map(({ line, code }) => `${line} ${code}`).join(', ');

const told = ({ trace, settled, open }: Outcome): readonly string[] =>
  [...trace, ...settled, { open: [...open].toSorted() }].map((each) => JSON.stringify(each));

/** Of the score of what is no result nobody can say whether it is bad. */
const isAlike = (first: string | undefined, second: string | undefined): boolean =>
  first === second || first?.replace('bad-score', 'not-correctable') === second;

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export interface Difference {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** The first thing on which the two do not agree, as each tells it; nothing where they agree on everything. */
export function difference(
  lines: readonly string[],
  outcome: Outcome = secondReplay(textOf(lines)),
): Difference | undefined {
  const first = told(firstReplay(textOf(lines)));
  const second = told(outcome);
  for (let place = 0; place < Math.max(first.length, second.length); place++) {
    if (!isAlike(first[place], second[place])) return { first: first[place], second: second[place] };
  }
  return undefined;
}

/** The log without the lines that the two need not to disagree. Those that name lines by number follow them. */
export function shortest(lines: readonly string[]): readonly string[] {
  for (let place = lines.length - 1; place > 0; place--) {
    const fewer = without(lines, place);
    if (difference(fewer)) return shortest(fewer);
  }
  return lines;
}

function without(lines: readonly string[], place: number): readonly string[] {
  const gone = place + 1;
  return lines
    .filter((_, index) => index !== place)
    .map((text) =>
      text.replace(/"line":(\d+)/, (_, line) => `"line":${Number(line) > gone ? Number(line) - 1 : Number(line)}`),
    );
}
