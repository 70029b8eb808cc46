import type { LadderView, ResultView, StandingView } from '../contract/view.ts';
import { shortDay } from '../words/dates.ts';
import { scoreWords, written } from '../words/score.ts';

/** How many rungs a text for a group tells: more nobody reads there. */
const TOLD = 10;

/**
 * A ladder as people tell it in a group, the top first: "Squash ladder, 28 November", then "1 Priya ▲1" and so on. A player who
 * has moved since the day that changes are counted from has an arrow; where a ladder is played for points, those.
 */
export function ladderAsText({ name, asOf, standings }: LadderView, ladder: string): string {
  const told = standings.slice(0, TOLD).map(lineOf);
  const more = standings.length > TOLD ? ['…'] : [];
  return [`${name ?? ladder}, ${shortDay(asOf)}`, ...told, ...more].join('\n');
}

const lineOf = ({ rung, name, points, change }: StandingView): string =>
  [rung, name, ...(points === undefined ? moved(change) : [written(points)])].join(' ');

const moved = (change: StandingView['change']): readonly string[] =>
  change === 'new' || change === 0 ? [] : [change < 0 ? `▲${-change}` : `▼${change}`];

/** The two names and the score between them, the player with more points first. */
export function winnerFirst({ challenger, challenged, score: [one, other] }: ResultOfTwo) {
  const [first, second] = one < other ? [challenged, challenger] : [challenger, challenged];
  return [first.name, scoreWords([Math.max(one, other), Math.min(one, other)]), second.name] as const;
}

/** A result as people tell it: "Bob Bell 2–0 Ann Ames". */
export const resultAsText = (result: ResultOfTwo): string => winnerFirst(result).join(' ');

interface ResultOfTwo extends Pick<ResultView, 'score'> {
  readonly challenger: { readonly name: string };
  readonly challenged: { readonly name: string };
}

/** The same for a group: with the ladder and the day on which it was played. */
export const resultForGroup = (result: ResultOfTwo & Pick<ResultView, 'at'>, ladder: string): string =>
  `${resultAsText(result)}\n${ladder}, ${shortDay(result.at)}`;
