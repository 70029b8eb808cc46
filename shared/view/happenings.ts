import { Season, type Step } from '../engine/season.ts';
import { outcomeBy } from '../rules/common/score.ts';
import { lineupOn } from '../rules/pairs/lineup.ts';
import { findGame } from '../rules/pots/stake.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import { type Entry, isPeriod, settledAt } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { EndedTable } from '../vocabulary/round.ts';
import type { ChallengeId, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import { Games, type GamesSnapshot } from '../words/games.ts';
import type { Happening, MeasuredChange } from '../words/happening.ts';
import { PotGames } from '../words/pots.ts';
import { measuredOf, measureOf, rungsOf, touchedBy } from './measures.ts';

/** Where points or gaps change, and not rungs alone. */
const hasMoreThanRungs = (ladder: Pick<Ladder, 'header'>): boolean => measureOf(ladder) !== 'rungs';

/** What a step of a season did, with the ladders around it where more than rungs can change. */
export function happeningOf(step: Step): Happening {
  const { entry, settlement, before, after } = step;
  const { moves, clause } = settlement ?? entry.effects;
  return {
    line: entry.line,
    at: settlement ? settledAt(settlement) : entry.command.at,
    moves,
    ...(clause !== undefined && { clause }),
    entry,
    ...(settlement && { settlement }),
    ...tablesIn(step),
    ...(hasMoreThanRungs(after) && { measured: measuredChanges(before, after), ladders: { before, after } }),
  };
}

/** The tables of a round that a step ends. */
function tablesIn({ settlement, before }: Step): Pick<Happening, 'tables'> {
  const round = settlement && isPeriod(settlement) && systemOf(before).controls.round(before);
  if (!round || round.last !== settlement.last) return {};
  const fared = (player: PlayerId): EndedTable => {
    const place = round.placeOf(player);
    return place ? [{ player, ...picked(place, ['points', 'met', 'goes']) }] : [];
  };
  return { tables: round.tables().map((players) => players.flatMap(fared)) };
}

/** Players whose points or gap differ, top first; those who left come last. */
function measuredChanges(before: Ladder, after: Ladder): readonly MeasuredChange[] {
  const touched = new Set(touchedBy(before, after));
  const [had, has] = [measuresOn(before, touched), measuresOn(after, touched)];
  return [...new Set([...after.order.topFirst(touched), ...before.order.topFirst(touched)])].flatMap((player) => {
    const [was, is] = [had(player), has(player)];
    return was === is ? [] : [{ player, ...(was !== undefined && { was }), ...(is !== undefined && { is }) }];
  });
}

/** So few are looked for on the ladder one by one. */
const FEW = 16;

/** The points or gap of some players, if they are on a ladder. */
function measuresOn(ladder: Ladder, some: ReadonlySet<PlayerId>): (player: PlayerId) => string | number | undefined {
  const rungs = some.size > FEW ? rungsOf(ladder) : undefined;
  return (player) => {
    const on = rungs ? rungs.get(player) : ladder.order.rungOf(player);
    if (on === undefined) return undefined;
    const { points, gap } = measuredOf(ladder, player, on);
    return points ?? gap;
  };
}

/** The results of a ladder's log, each with who has won as the system has it. */
export const gamesOf = (ladder: Pick<Ladder, 'header'>, lines: readonly Entry[] = [], from?: GamesSnapshot): Games =>
  new Games(
    (score, on = ladder) => outcomeBy(systemOf(ladder).score, score, on),
    lines,
    from,
    (two, said, on) => on && lineupOn(on, two, said),
  );

/**
 * The line of the result or scores that wait as a step comes, of the challenge or game that it is about. By the ladder, as only
 * that knows: a challenge may have had others before, which were turned down, or were not after all.
 */
export function awaitedIn({ entry, settlement, before }: Step): LineNumber | undefined {
  const about: { readonly challenge?: ChallengeId; readonly game?: ChallengeId } = settlement ?? entry.command.body;
  const challenge = about.challenge === undefined ? undefined : before.challenges.get(about.challenge);
  return (challenge ?? findGame(before, about.game))?.awaiting?.line;
}

/** The results of some lines, by the steps of their season. */
export function resultsIn(header: Header, lines: readonly Entry[], steps: readonly Step[]) {
  const own = new Map(steps.flatMap((step) => (step.settlement ? [] : [[step.entry.line, step] as const])));
  const [games, pots] = [gamesOf({ header }), new PotGames()];
  for (const entry of lines) {
    const step = own.get(entry.line);
    const awaited = step && awaitedIn(step);
    games.note(entry, awaited, step?.before);
    pots.note(entry, awaited);
  }
  return { games, pots };
}

/** A season step by step, as it stands now: only the ladders around a line tell points and gaps. */
export function replayedSteps(header: Header, lines: readonly Entry[]): readonly Step[] {
  const steps: Step[] = [];
  const season = new Season(header, {
    again: (from) => {
      while ((steps.at(-1)?.entry.line ?? 0) >= from) steps.pop();
    },
    step: (step) => steps.push(step),
  });
  for (const { command, effects } of lines) season.append(command, effects.terms);
  season.workOut();
  return steps;
}
