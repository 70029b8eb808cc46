import { lastDayOfPlay } from '#shared/calendar/club-calendar.ts';
import type { When } from '#shared/calendar/moment.ts';
import { formatLocal } from '#shared/calendar/zone.ts';
import type { GameTermsView } from '#shared/contract/games.ts';
import { judge } from '#shared/engine/decide.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { placeOf as placeIn } from '#shared/rules/common/pyramid.ts';
import { dayOf, playsIn } from '#shared/rules/common/standing.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import type { OwnAnswer } from '#shared/systems/play-controls.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { mayBeLostBySilence } from '#shared/systems/silence.ts';
import { forecastsAhead, isThreat, isTold, withoutPassing } from '#shared/view/ahead.ts';
import { forecastsOf, outlookAlone, outlooksOf } from '#shared/view/forecast.ts';
import { measuredOf, rungsOf, termsOf } from '#shared/view/measures.ts';
import { outlookSentence, partIn } from '#shared/view/outlook-sentence.ts';
import type { Bodies, Command, GamePoints, Preferences } from '#shared/vocabulary/command.ts';
import { byIssue, type Challenge, type Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import type { Who } from '#shared/words/phrase.ts';
import { fromOwnSide } from '#shared/words/score.ts';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';

interface PlaceModel {
  readonly rung: number;
  readonly of: number;
  readonly row?: number;
  readonly points?: number;
  /** The gap to the next program below, such as "3.5+". */
  readonly gap?: string;
  readonly fates: readonly FateModel[];
}

export interface FateModel {
  /** The player’s challenge that it is about, where it is about one. */
  readonly challenge: ChallengeId | undefined;
  readonly words: string;
  readonly clause: Clause;
  readonly isThreat: boolean;
}

export interface NightModel {
  readonly here: boolean;
  readonly underWay: boolean;
  /** It is that of the Grand Final: a rung may yet be played off. */
  readonly isFinal: boolean;
  /** Arriving now is at the bottom: the final's cut is over (L29). */
  readonly late: boolean;
  readonly turn?: Who;
  readonly myTurn: boolean;
  /** When they may challenge, while that is still to come; after the hours it is nobody's turn. */
  readonly from?: When;
}

export interface OwnChallenge {
  readonly id: ChallengeId;
  readonly opponent: Who;
  readonly isChallenger: boolean;
  readonly since: When;
  readonly state: 'open' | 'accepted' | 'awaiting' | 'running';
  readonly isReported: boolean;
  /** The player's own points first. */
  readonly score?: readonly [own: number, other: number];
  /** The points of each game, the player's own first. */
  readonly points?: GamePoints;
  readonly terms: GameTermsView;
  readonly answers: readonly OwnAnswer[];
  /** What the rules have against what they may not say; that it can’t be postponed, or was accepted, needs no word. */
  readonly nos: readonly Refusal[];
  readonly postponing?: 'own' | 'theirs';
  /** Which of the two has offered a day to play, if the one who offers none loses. */
  readonly offered?: 'own' | 'theirs' | 'both';
}

export interface MeModel {
  readonly me: Who;
  readonly ladder: Ladder;
  readonly named: Named;
  readonly place?: PlaceModel;
  /** A program that is still looking for its place, or waits for its first game. */
  readonly entering: boolean;
  readonly join?: 'new' | 'again';
  readonly night?: NightModel;
  readonly open: readonly OwnChallenge[];
  readonly preferences: Preferences;
  readonly champion?: Who;
}

export function meOf(known: Ladder, player: PlayerId, at: Instant): MeModel {
  const { ladder } = settleDue(known, at, asRemembered);
  const named = namesIn(ladder);
  const place = placeOf(ladder, player, at);
  const join = place ? undefined : joinOf(ladder, player, at);
  const night = nightOf(ladder, player, at, named);
  const record = ladder.players.get(player);
  const { champion } = systemOf(ladder).honours(ladder);
  return {
    me: named(player),
    ladder,
    named,
    ...(place && { place }),
    entering: record?.entering ?? false,
    ...(join && { join }),
    ...(night && { night }),
    open: openOf(ladder, player, at, named),
    preferences: record?.preferences ?? {},
    ...(champion && { champion: named(champion) }),
  };
}

function placeOf(ladder: Ladder, player: PlayerId, at: Instant): PlaceModel | undefined {
  const own = ladder.order.rungOf(player);
  if (own === undefined) return undefined;
  const rung = rungsOf(ladder).get(player) ?? own;
  return {
    rung,
    of: ladder.order.size,
    ...(systemOf(ladder).controls.shape(ladder) === 'pyramid' && { row: placeIn(own).row }),
    ...measuredOf(ladder, player, own),
    fates: fatesOf(ladder, player, rung, at),
  };
}

function fatesOf(ladder: Ladder, player: PlayerId, rung: number, at: Instant): readonly FateModel[] {
  const [named, outlooks] = [namesIn(ladder), outlooksOf(ladder)];
  const due = new Map(outlooks.map(({ settlement }) => [settlement.name, settlement]));
  const forecasts = forecastsOf(outlooks, at).get(player) ?? [];
  const fates = new Map<string, FateModel>();
  const when = { asOf: formatLocal(ladder.header.timezone, at), season: ladder.header.season };
  const told = [...forecastsAhead(forecasts, rung)].filter(({ forecast }) => isTold(forecast, when));
  const parts = told.map((ahead) => {
    const settlement = due.get(ahead.forecast.period);
    const part = settlement && partIn(ladder, settlement, player, (id) => named(id).name);
    const challenge = part && settlement.kind === 'deadline' ? settlement.challenge : undefined;
    // On its card a challenge is told by itself, whatever else falls due before.
    const alone = challenge && outlookAlone(ladder, challenge);
    const [forecast] = (alone && forecastsOf([alone], at).get(player)) ?? [];
    return { ...ahead, ...(forecast && { forecast, rung }), part, challenge };
  });
  for (const { forecast, rung: stands, part, challenge } of withoutPassing(parts)) {
    const words = outlookSentence(forecast, stands, part);
    // Of what happens to the player at one instant the last is told.
    const key = challenge ?? (forecast.what === 'rise' ? forecast.at : words);
    fates.set(key, { challenge, words, clause: forecast.clause, isThreat: isThreat(forecast) });
  }
  return [...fates.values()];
}

function joinOf(ladder: Ladder, player: PlayerId, at: Instant): MeModel['join'] {
  const join: Command = { at, verb: 'join', body: { player } };
  if (judge(ladder, join) || systemOf(ladder).nights.latecomersOf(ladder).includes(player)) return undefined;
  return ladder.players.has(player) ? 'again' : 'new';
}

function nightOf(ladder: Ladder, player: PlayerId, at: Instant, named: Named): NightModel | undefined {
  const { calendar, controls, honours, nights } = systemOf(ladder);
  if (!controls.hasNights || honours(ladder).champion) return undefined;
  const late = nights.latecomersOf(ladder).includes(player);
  if (!late && !ladder.order.has(player)) return undefined;
  const day = dayOf(ladder, at);
  const underWay = nights.isUnderWay(ladder, at);
  const isFinal = day === ladder.header.season.end;
  const isExpected = isFinal || lastDayOfPlay(calendar(ladder.header), { from: day, to: day });
  if (!underWay && !isExpected) return undefined;
  const hours = nights.hoursOn(ladder, at);
  const turn = hours && at > hours.to ? undefined : nights.turnOf(ladder, at);
  return {
    here: nights.isPresent(ladder, player, day),
    underWay,
    isFinal,
    late,
    ...(turn && { turn: named(turn) }),
    myTurn: turn === player,
    ...(hours && at < hours.from && { from: formatLocal(ladder.header.timezone, hours.from) }),
  };
}

function openOf(ladder: Ladder, player: PlayerId, at: Instant, named: Named): OwnChallenge[] {
  return [...ladder.challenges.values()]
    .filter((challenge) => playsIn(challenge, player))
    .toSorted(byIssue)
    .map((challenge) => ownChallenge(ladder, challenge, player, at, named));
}

function ownChallenge(ladder: Ladder, challenge: Challenge, player: PlayerId, at: Instant, named: Named): OwnChallenge {
  const { id, challenger, challenged, issued, awaiting, accepted } = challenge;
  const isChallenger = challenger === player;
  const judged = answersFor(ladder, challenge, player).map(
    (verb) => [verb, judge(ladder, { at, verb, body: answerBody(verb, challenge, player) })] as const,
  );
  const score = awaiting && fromOwnSide(awaiting.score, isChallenger);
  const points = awaiting?.points?.map((game) => fromOwnSide(game, isChallenger));
  return {
    id,
    opponent: named(isChallenger ? challenged : challenger),
    isChallenger,
    since: formatLocal(ladder.header.timezone, issued),
    state: isRunning(ladder) ? 'running' : awaiting ? 'awaiting' : accepted ? 'accepted' : 'open',
    isReported: awaiting?.reported !== undefined,
    ...(score && { score }),
    ...(points && { points }),
    terms: termsOf(ladder, challenge, named),
    answers: judged.flatMap(([verb, no]) => (no ? [] : [verb])),
    nos: accepted ? [] : judged.flatMap(([verb, no]) => (no && verb !== 'postpone' ? [no] : [])),
    ...(challenge.postponing && { postponing: challenge.postponing === player ? 'own' : 'theirs' }),
    ...(mayBeLostBySilence(ladder, challenge) && offeredBy(challenge, player)),
  };
}

function offeredBy({ offered: [first, second] = [] }: Challenge, player: PlayerId): Pick<OwnChallenge, 'offered'> {
  if (first === undefined) return {};
  return { offered: second !== undefined ? 'both' : first === player ? 'own' : 'theirs' };
}

const isRunning = (ladder: Ladder): boolean => matchPlayOf(ladder)?.challenge.begins === 'at once';

/** The possible answers to a challenge: yes and no by the one, withdrawing by the other. */
function answersFor(
  ladder: Ladder,
  { awaiting, accepted, challenger, postponing }: Challenge,
  player: PlayerId,
): readonly OwnAnswer[] {
  const challenge = matchPlayOf(ladder)?.challenge;
  if (awaiting || challenge?.begins !== 'when accepted') return [];
  const theirs: readonly OwnAnswer[] =
    challenger === player ? ['withdraw'] : accepted ? ['decline'] : ['accept', 'decline'];
  return challenge.ownAnswers.filter((verb) => (verb === 'postpone' ? postponing !== player : theirs.includes(verb)));
}

/** What a player’s answer says: putting off is for both to say, each for themselves. */
export const answerBody = (verb: OwnAnswer, { id }: Pick<Challenge, 'id'>, player: PlayerId): Bodies['postpone'] => ({
  challenge: id,
  ...(verb === 'postpone' && { player }),
});
