import type { When } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import type { FinalView } from '#shared/contract/view.ts';
import { decide } from '#shared/engine/decide.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { busyPlayers, hasPassed, haveMet, latecomersOf, nightAt, pegOn } from '#shared/rules/night/pegs.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { finalOf } from '#shared/view/final.ts';
import { termsOf } from '#shared/view/measures.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { byIssue, type Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import { type ChallengeId, type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { clockTime } from '#shared/words/dates.ts';
import type { TermsTold } from '#shared/words/game-terms.ts';
import type { Named } from '#shared/words/names.ts';
import type { Who } from '#shared/words/phrase.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { matchId } from '#web/ui/page/ids.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { Alphabet } from './alphabet.ts';

type WhyNot = 'playing' | 'met' | 'others-first' | 'outside-hours';

export interface PegModel extends Who {
  readonly rung: number;
  readonly side: 'dark' | 'light';
  /** I−A. */
  readonly imbalance: number;
  readonly passed: boolean;
  /** Left over while everybody else plays, and first when that ends. */
  readonly waiting: boolean;
  readonly turn: boolean;
  /** Whether the player whose turn it is may challenge them. */
  readonly open: boolean;
  readonly no?: WhyNot;
  readonly displaced: boolean;
}

export interface MatchModel {
  readonly id: ChallengeId;
  readonly challenger: Who;
  readonly challenged: Who;
  readonly since: When;
  readonly minutes: number;
  readonly terms: TermsTold;
  /** It began on an earlier night and never ended: what follows is recorded as of that moment. */
  readonly leftOpen?: Instant;
}

export interface AbsentModel extends Who {
  readonly rung?: number;
  /** How they come: with a peg; at the bottom, because they came after the cut; or by joining the ladder again. */
  readonly comes: 'arrive' | 'late' | 'rejoin';
}

/** The night of the final, one after another. */
export const FINAL_STEPS = ['check-in', 'play', 'close', 'playoff'] as const;

export interface FinalModel extends FinalView {
  readonly tonight: boolean;
  /** The step that is due; undefined once there is a champion. */
  readonly step?: (typeof FINAL_STEPS)[number];
  /** The last moment for a challenge. */
  readonly playUntil: When;
  /** Milliseconds until players who are not here are removed; 0 from then on. */
  readonly untilCut: number;
  /** The players to be removed then, by name; empty from then on. */
  readonly missing: readonly AbsentModel[];
  /** The last time before the cut at which those were called. */
  readonly called?: string;
}

export interface BoardModel {
  readonly now: When;
  readonly turn?: PegModel;
  /** Why the player whose turn it is can't challenge now without a reason: it is too early or too late (L9). */
  readonly hours?: string;
  /** When challenges begin, while that is to come today. */
  readonly opens?: When;
  readonly over?: string;
  readonly pegs: readonly PegModel[];
  /** The one that began first before the others. */
  readonly matches: readonly MatchModel[];
  readonly absent: readonly AbsentModel[];
  readonly final?: FinalModel;
}

export const hasNights = (ladder: Ladder): boolean => systemOf(ladder).controls.hasNights;

export function boardOf(ladder: Ladder, at: Instant): BoardModel {
  const { ladder: now } = settleDue(ladder, at, asRemembered);
  const named = namesIn(now);
  const { absent } = lastingOf(now, at);
  const hours = againstTheHours(now, at);
  const span = systemOf(now).nights.hoursOn(now, at);
  const over = againstArriving(now, at, absent);
  const pegs = pegsOf(now, at, named, hours);
  const turn = pegs.find((peg) => peg.turn);
  const final = finalModel(now, at, named, absent);
  const step = final && stepOf(final, now, at);
  return {
    now: formatLocal(now.header.timezone, at),
    pegs,
    ...(turn && { turn }),
    ...(hours && { hours }),
    ...(span && at < span.from && { opens: formatLocal(now.header.timezone, span.from) }),
    ...(over && { over }),
    matches: matchesOf(now, at, named),
    absent,
    ...(final && { final: { ...final, ...(step && { step }) } }),
  };
}

/** Normal play is over after its hours, and before that once nobody plays, and nobody is left to challenge. */
function stepOf({ champion, playoff, untilCut, cut }: FinalModel, ladder: Ladder, at: Instant): FinalModel['step'] {
  if (champion) return undefined;
  if (playoff) return 'playoff';
  if (!cut && untilCut > 0) return 'check-in';
  const { turnOf, hoursOn } = systemOf(ladder).nights;
  const isOver =
    at > (hoursOn(ladder, at)?.to ?? at) || localOf(ladder.header.timezone, at).day !== ladder.header.season.end;
  return isOver || (ladder.challenges.size === 0 && turnOf(ladder, at) === undefined) ? 'close' : 'play';
}

/** What stays while the clock goes on: of thousands of players it takes too long to be worked out each second. */
interface Lasting {
  readonly day: Day;
  readonly absent: readonly AbsentModel[];
}

const LASTING = new WeakMap<Ladder, Lasting>();

function lastingOf(ladder: Ladder, at: Instant): Lasting {
  const { day } = nightAt(ladder, at);
  const known = LASTING.get(ladder);
  if (known?.day === day) return known;
  const lasting = { day, absent: absentFrom(ladder, at, namesIn(ladder)) };
  LASTING.set(ladder, lasting);
  return lasting;
}

/** What the rules say of a challenge at this time of day, if it is the time alone that they are against. */
function againstTheHours(ladder: Ladder, at: Instant): string | undefined {
  const { nights } = systemOf(ladder);
  const challenger = nights.turnOf(ladder, at);
  const [challenged] = challenger === undefined ? [] : nights.mayChallenge(ladder, challenger, at);
  if (challenger === undefined || challenged === undefined) return undefined;
  return reasonAgainst(
    ladder,
    commandOf({ at }, 'challenge', { id: matchId('hours'), challenger, challenged }),
  )('outside-hours');
}

function againstArriving(ladder: Ladder, at: Instant, absent: readonly AbsentModel[]): string | undefined {
  const player = absent.find(({ comes }) => comes === 'arrive')?.id;
  return player && reasonAgainst(ladder, commandOf({ at }, 'arrive', { player }))('season-over');
}

/** What the rules say against a command, if that is why they turn it down. */
export const reasonAgainst = (ladder: Ladder, command: Command) => (code: Refusal['code']) => {
  const { refusal } = decide(ladder, command);
  return refusal?.code === code ? refusal.message : undefined;
};

function pegsOf(ladder: Ladder, at: Instant, named: Named, hours: string | undefined): PegModel[] {
  const night = nightAt(ladder, at);
  const present = new Set(night.present);
  const busy = busyPlayers(ladder);
  const { nights, honours } = systemOf(ladder);
  const turn = nights.turnOf(ladder, at);
  const open = new Set(turn === undefined ? [] : nights.mayChallenge(ladder, turn, at));
  const { champion, displaced } = honours(ladder);
  return ladder.order.players().flatMap((id, index) => {
    if (!present.has(id)) return [];
    const peg = pegOn(ladder, id, night.day);
    const mayBe = open.has(id) && hours === undefined;
    const closed = turn !== undefined && turn !== id && !mayBe;
    return {
      ...named(id),
      rung: index + 1,
      side: busy.has(id) ? ('light' as const) : ('dark' as const),
      imbalance: peg?.imbalance ?? 0,
      passed: hasPassed(peg, night),
      waiting: night.waiting === id,
      turn: turn === id,
      open: mayBe,
      ...(closed && {
        no: open.has(id) ? 'outside-hours' : whyNot(busy.has(id), haveMet(ladder, night.day, turn, id)),
      }),
      displaced: !champion && displaced.includes(id),
    };
  });
}

/** Why the player whose turn it is cannot challenge a player who is here (L7, L14, L17). */
const whyNot = (busy: boolean, met: boolean): WhyNot => (busy ? 'playing' : met ? 'met' : 'others-first');

/** After midnight this much of the next day, in milliseconds, is still the same night. */
const SMALL_HOURS = 6 * 3_600_000;

/** When the night of an instant began: with its date, or the one before where it went on after midnight. */
export const nightBegan = (timezone: string, at: Instant): Instant =>
  instantOf(timezone, localOf(timezone, instant(at - SMALL_HOURS)).day);

const minutesSince = (began: Instant, now: Instant): number => Math.max(0, Math.floor((now - began) / 60_000));

function matchesOf(ladder: Ladder, at: Instant, named: Named): MatchModel[] {
  const began = nightBegan(ladder.header.timezone, at);
  return [...ladder.challenges.values()].toSorted(byIssue).map((challenge) => ({
    id: challenge.id,
    challenger: named(challenge.challenger),
    challenged: named(challenge.challenged),
    since: formatLocal(ladder.header.timezone, challenge.issued),
    minutes: minutesSince(challenge.issued, at),
    terms: termsOf(ladder, challenge, named),
    ...(challenge.issued < began && { leftOpen: challenge.issued }),
  }));
}

const ALPHABET = new Alphabet();

function absentFrom(ladder: Ladder, at: Instant, named: Named): readonly AbsentModel[] {
  const here = new Set(nightAt(ladder, at).present);
  const rungs = new Map(ladder.order.players().map((id, index) => [id, index + 1] as const));
  const late = new Set(latecomersOf(ladder));
  const absent = [...ladder.players.values()]
    .filter(({ id }) => !here.has(id))
    .map(({ id }): AbsentModel => {
      const rung = rungs.get(id);
      if (rung !== undefined) return { ...named(id), rung, comes: 'arrive' };
      return { ...named(id), comes: late.has(id) ? 'late' : 'rejoin' };
    });
  return ALPHABET.sorted(absent);
}

/** At these times of day those who are not in yet are called, in minutes before the cut: 20:00, 20:10 and 20:14. */
const CALLS = [15, 5, 1];
const MINUTE = 60_000;

function finalModel(ladder: Ladder, at: Instant, named: Named, absent: readonly AbsentModel[]): FinalModel | undefined {
  const view = finalOf(ladder, named);
  if (!view) return undefined;
  const { timezone } = ladder.header;
  const cut = instantOf(timezone, view.day, timeOf(view.cutAt));
  const last = CALLS.findLast((minutes) => at >= cut - minutes * MINUTE);
  const called = last !== undefined && at <= cut && formatLocal(timezone, instant(cut - last * MINUTE));
  return {
    ...view,
    tonight: localOf(timezone, at).day === view.day,
    playUntil: formatLocal(timezone, systemOf(ladder).nights.hoursOn(ladder, cut)?.to ?? cut),
    untilCut: Math.max(0, cut - at),
    missing: view.cut ? [] : absent.filter(({ rung }) => rung !== undefined),
    ...(called && { called: clockTime(called) }),
  };
}

/** The time of day of a moment as local clocks show it, in milliseconds after midnight. */
const timeOf = (when: When): number => Date.parse(`1970-01-01T${when.slice(11, 19)}Z`);
