import { choice, figure, onlyWhere, type WithSettings } from '#shared/rules/common/settings.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Clause, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { keptOfPlayers } from '../common/records-of-players.ts';
import { CHALLENGE } from '../texts.ts';
import { inOrderOfIssue } from './rematches.ts';
import { type LostChallenges, lostSlot, type Meeting, meetingsSlot } from './slots.ts';
import { days, type Rematch, type Remembering } from './terms.ts';
import { nameBesideReader, type TheTwo, twoNames } from './the-two.ts';

/** Of ladders and logs from before there were days: read where those are not given, and never asked for (H5). */
export const rematchWeeks = onlyWhere(() => false, figure('rematchWeeks', 2, [0, 52]));

const given = figure('rematchDays', 14, [0, 366]);

/** How many days after their last challenge the same two may challenge each other again; 0 for at once (H5). */
export const rematchDays = {
  ...given,
  of: (ladder: WithSettings): number =>
    ladder.header.settings?.[given.name] === undefined ? 7 * rematchWeeks.of(ladder) : given.of(ladder),
};

/** Which of the two waits, and what else has to happen before they meet again (H5). */
export const rematchFor = choice('rematchFor', 'both', ['both', 'loser', 'return', 'other']);

/** How often the same two meet in a season; 0 for any number (H5). */
export const rematchMost = figure('rematchMost', 0, [0, 20]);

const isLoserAsked = (ladder: WithSettings): boolean => ['loser', 'return'].includes(rematchFor.of(ladder));
const areOthersAsked = (ladder: WithSettings): boolean => rematchFor.of(ladder) === 'other';

/** The last challenge that each player lost to each other one. */
const LOST = keptOfPlayers<LostChallenges>(lostSlot, isLoserAsked);
/** The last game of each player, and what was lost without a game after it. */
const MEETINGS = keptOfPlayers<readonly Meeting[]>(meetingsSlot, areOthersAsked);

export const keptOfTheTwo = [LOST, MEETINGS] as const;

/** What the last challenge of two came to (H5). */
export const rememberingTwo: Remembering = (ladder, challenge, ending) => {
  const { challenger, challenged } = challenge;
  const losers = losersBy(ending.outcome).map((role) => challenge[role]);
  const lost = losers.reduce((after, loser) => withLoss(after, loser, challenge, ending.day), ladder);
  const told = ending.told === undefined ? { lost: true as const } : { line: ending.told };
  return [challenger, challenged].reduce((after, player) => {
    const other = player === challenger ? challenged : challenger;
    return MEETINGS.changed(after, player, (known) => including(known, { other, day: ending.day, ...told }));
  }, lost);
};

function losersBy(outcome: Parameters<Remembering>[2]['outcome']): readonly (keyof TheTwo)[] {
  if (outcome === 'lost-by-both') return ['challenger', 'challenged'];
  if (outcome === 'drawn') return [];
  return outcome === 'challenger-won' ? ['challenged'] : ['challenger'];
}

/** One that was told later than that of a later challenge is not the last, unless nothing becomes of the later one. */
function withLoss(ladder: Ladder, loser: PlayerId, { id, challenger, challenged }: Challenge, day: Day): Ladder {
  const to = loser === challenger ? challenged : challenger;
  const issued = inOrderOfIssue(ladder, { challenger, challenged }).map((each) => each.id);
  return LOST.changed(ladder, loser, (known = {}) => {
    const last = known[to];
    if (last && issued.indexOf(last.id) > issued.indexOf(id)) return known;
    return { ...known, [to]: { id, day, ...(loser === challenged && { challenged: true as const }) } };
  });
}

/** In the order in which they were played, from the last game on: what was lost without one on its day came after it. */
function including(known: readonly Meeting[] = [], meeting: Meeting): readonly Meeting[] {
  const all = [...known.filter((each) => !isSame(each, meeting)), meeting].toSorted(
    (one, other) =>
      (one.day < other.day ? -1 : Number(one.day > other.day)) ||
      Number(one.lost ?? false) - Number(other.lost ?? false) ||
      (one.line ?? 0) - (other.line ?? 0),
  );
  return all.slice(
    Math.max(
      0,
      all.findLastIndex(({ lost }) => !lost),
    ),
  );
}

const isSame = (one: Meeting, other: Meeting): boolean =>
  one.day === other.day && one.line === other.line && one.other === other.other;

/** Whether a player has played a third one since they last met another. */
function hasPlayedOthers(ladder: Ladder, player: PlayerId, other: PlayerId): boolean {
  const meetings = MEETINGS.of(ladder, player) ?? [];
  return meetings[0]?.lost === undefined && meetings.length > 0 && meetings.every((each) => each.other !== other);
}

/** The same two again after some days, as a club has it (H5). */
export const sameTwo = (clause: Clause): Rematch => ({
  wait: days(rematchDays),
  clause,
  further: {
    from(ladder, { challenger, challenged }, last, wait) {
      const usual = wait(ladder, last.day);
      if (!isLoserAsked(ladder)) return usual;
      const loss = LOST.of(ladder, challenger)?.[challenged];
      const hasLost = loss?.id === last.id;
      if (rematchFor.of(ladder) === 'loser') return hasLost ? wait(ladder, loss.day) : undefined;
      return hasLost && loss.challenged ? undefined : usual;
    },
    never(ladder, two, issued) {
      const [names, other] = [twoNames(ladder, two), nameBesideReader(ladder, two)];
      const [most, met] = [rematchMost.of(ladder), issued.filter(({ id }) => !ladder.challenges.has(id)).length];
      if (most > 0 && met >= most) return CHALLENGE.metEnough(names, met, other);
      const { challenger, challenged } = two;
      const mayMeet =
        met === 0 ||
        !areOthersAsked(ladder) ||
        hasPlayedOthers(ladder, challenger, challenged) ||
        hasPlayedOthers(ladder, challenged, challenger);
      return mayMeet ? undefined : CHALLENGE.othersFirst(names, other);
    },
  },
});
