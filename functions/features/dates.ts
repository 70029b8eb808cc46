import { addDays } from '#shared/calendar/days.ts';
import { parseDay, parseInstant } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import { deadlineOf } from '#shared/engine/due.ts';
import type { OperationId } from '#shared/features/all.ts';
import { gameDate, newGameDate } from '#shared/features/dates.ts';
import { commandOf } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { mayBeLostBySilence } from '#shared/systems/silence.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { type GameDate, putGameDate, readGameDates, removeGameDate, writeOfGameDate } from '../books/game-dates.ts';
import { readAs } from '../http/body.ts';
import type { Endpoint, EndpointAnswer, HttpAnswer } from '../http/call.ts';
import { ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from '../http/problem.ts';
import { HTTP_DATES } from '../runtime/texts.ts';
import { outcomeOf } from './command.ts';
import { type OwnLadderCall, playerIn, spokenFor } from './own/on-ladder.ts';

const AHEAD = 180;
const MINUTE = 60_000;
const LOCAL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;
/** With the offset, as a moment is written that the clocks show twice. */
const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::00)?[+-]\d\d:\d\d$/;

interface DateCall extends Pick<OwnLadderCall, 'call' | 'key' | 'ladder'> {
  /** For whom the caller speaks; undefined of officials. */
  readonly mine: readonly PlayerId[] | undefined;
}

const asking =
  <O extends OperationId>(endpoint: (asking: DateCall) => EndpointAnswer<O>): Endpoint<O> =>
  async (call) => {
    const key = ladderIn(call.event);
    const ladder = key && (await call.runtime.store.load(key));
    if (!key || !ladder) return noSuchLadder;
    const mine = call.caller.role === 'player' ? spokenFor(ladder, playerIn(call)) : undefined;
    return endpoint({ call, key, ladder, mine });
  };

const told = (who: Pick<DateCall, 'ladder'>, date: GameDate) => ({
  ...toldOff(who, date),
  ...(date.or && { or: date.or.map((at) => formatLocal(who.ladder.header.timezone, at)) }),
  ...(date.place !== undefined && { place: date.place }),
  agreed: date.agreed ?? false,
  ...(comesTooLate(who.ladder, date) && { tooLate: true as const }),
});

/** Whether a challenge that is lost by offering no day has run out by then: such a date is no offer. */
function comesTooLate(ladder: Ladder, { challenge: id, at }: Pick<GameDate, 'challenge' | 'at'>): boolean {
  const challenge = ladder.challenges.get(id);
  const deadline = challenge && mayBeLostBySilence(ladder, challenge) ? deadlineOf(ladder, id) : undefined;
  return deadline !== undefined && at >= deadline.at;
}

const toldOff = ({ ladder }: Pick<DateCall, 'ladder'>, { challenge, players, at, by }: GameDate) => ({
  challenge,
  players,
  at: formatLocal(ladder.header.timezone, at),
  ...(by !== undefined && { by }),
});

/** The dates of a player’s challenges, or all of them for officials. Past ones are deleted on reading. */
export async function listDates(who: DateCall) {
  const { call, key, ladder, mine } = who;
  const { store } = call.runtime;
  const all = await readGameDates(store, key);
  const over = all.filter(({ challenge }) => !ladder.challenges.has(challenge));
  await Promise.all(over.map(({ challenge }) => removeGameDate(store, key, challenge)));
  const open = all.filter(
    (date) => !over.includes(date) && (!mine || date.players.some((each) => mine.includes(each))),
  );
  const dates = open.filter(({ calledOff }) => !calledOff).map((date) => told(who, date));
  const off = open.filter(({ calledOff, at }) => calledOff && at > call.at);
  return { dates, calledOff: off.map((date) => toldOff(who, date)) };
}

const list = asking<'listDates'>(async (who) => ({ status: 200, body: await listDates(who) }));

/** A date for a challenge; what an official says counts as agreed, and what a player says once the other agrees. */
const propose = asking<'proposeDate'>(async (who) => {
  const asked = readAs(newGameDate, who.call.event);
  if (isProblem(asked)) return asked;
  const found = await datedBy(who, asked.value);
  if (isProblem(found)) return found;
  const { challenge, before, me } = found;
  const all = momentsIn(who, [asked.value.at, ...(asked.value.or ?? [])]);
  if (isProblem(all)) return all;
  const [at, ...or] = all;
  const no = tooFar(who, or.at(-1) ?? at);
  if (no) return no;
  const { id, issued, challenger, challenged } = challenge;
  const place = asked.value.place?.trim() ?? '';
  const date: GameDate = {
    ...{ challenge: id, issued, players: [challenger, challenged], at },
    // What an official says is agreed: there is nothing to choose.
    ...(me && or.length > 0 && { or }),
    ...(place !== '' && { place }),
    ...(me ? { by: me } : { agreed: true }),
    version: (before?.version ?? 0) + 1,
  };
  return put(who, date, found, { status: 200, body: told(who, date) });
});

/** The other player agrees to the very date that they have seen; asked again, it is so already. */
const agree = asking<'acceptDate'>(async (who) => {
  const found = await namedBy(who);
  if (isProblem(found)) return found;
  const { at, before, me } = found;
  const no = tooFar(who, at);
  if (no) return no;
  if (!before || !offeredIn(before).includes(at) || before.calledOff)
    return problem('unknown-proposal', HTTP_DATES.changed);
  if (at <= who.call.at) return problem('invalid', HTTP_DATES.past);
  if (before.agreed) return { status: 200, body: told(who, before) };
  if (me !== undefined && before.by === me) return problem('not-yours', HTTP_DATES.own);
  const { or: _, ...one } = before;
  const date: GameDate = { ...one, at, agreed: true, version: before.version + 1 };
  return put(who, date, found, { status: 200, body: told(who, date) });
});

/** Either player, or an official, ends the very date that they have seen, agreed or not; asked again, it is so already. */
const callOff = asking<'cancelDate'>(async (who) => {
  const found = await namedBy(who);
  if (isProblem(found)) return found;
  const { at, before, me } = found;
  if (before?.at !== at) return problem('unknown-proposal', before ? HTTP_DATES.changed : HTTP_DATES.none);
  if (before.calledOff) return { status: 204 };
  const { agreed, by, or, ...kept } = before;
  const off: GameDate = { ...kept, ...(me && { by: me }), calledOff: true, version: before.version + 1 };
  return put(who, off, found, { status: 204 });
});

/**
 * Answers so once it has been kept, or says why it has not. Where it is the first day that a player offers, the log says so
 * in the same transaction: neither is ever kept without the other.
 */
async function put<A extends HttpAnswer>(
  who: DateCall,
  date: GameDate,
  { before, me }: Pick<Dated, 'before' | 'me'>,
  answer: A,
): Promise<A | Problem> {
  const { call, key } = who;
  const { store } = call.runtime;
  const kept = { ...date, put: call.at };
  const offer = me && offerWith(who, date, me);
  if (offer) {
    const together = [await writeOfGameDate(store, key, kept)];
    const submission = await store.submit(key, offer, { together });
    if (submission.kind === 'outdated') return problem('unknown-proposal', HTTP_DATES.changed);
    // Another request of the same player came first: the date alone is to be kept.
    const isKnown = submission.kind === 'refused' && submission.refusal.code === 'already-offered';
    if (!isKnown) return outcomeOf(submission, () => answer, offer.verb);
  }
  if (!(await putGameDate(store, key, kept))) return problem('unknown-proposal', HTTP_DATES.changed);
  // The public sees what is agreed, and what is so no longer.
  if (date.agreed || before?.agreed) await store.touch(key, call.at);
  return answer;
}

/** What the log records of it: that a player has offered a day, once, if the one who hasn't would lose (H15). */
function offerWith(
  { call: { at, caller }, ladder }: DateCall,
  date: GameDate,
  me: PlayerId,
): Command<'offer'> | undefined {
  const challenge = ladder.challenges.get(date.challenge);
  if (date.calledOff || !challenge || !mayBeLostBySilence(ladder, challenge)) return undefined;
  if (challenge.offered?.includes(me) || comesTooLate(ladder, date)) return undefined;
  return commandOf({ at, by: caller.by }, 'offer', { challenge: challenge.id, player: me });
}

/** The challenge and the date that a request names, as far as the caller may speak of them. */
async function namedBy(who: DateCall) {
  const asked = readAs(gameDate, who.call.event);
  if (isProblem(asked)) return asked;
  const at = momentIn(who.ladder, asked.value.at);
  if (at === undefined) return problem('invalid', HTTP_DATES.unreadable);
  const found = await datedBy(who, asked.value);
  if (isProblem(found)) return found;
  const offered = found.before && offeredIn(found.before);
  // Of several days the first may be over: the others can still be answered.
  const isOver = (offered?.includes(at) ? offered : [at]).every((each) => each <= who.call.at);
  return isOver ? problem('invalid', HTTP_DATES.past) : { ...found, at };
}

/** The days of which the other player may choose one, soonest first. */
const offeredIn = ({ at, or = [] }: GameDate): readonly Instant[] => [at, ...or];

type AtLeastOne<T> = readonly [T, ...T[]];

/** The instants that some texts name, soonest first; all of them have to be ahead. */
function momentsIn({ call, ladder }: DateCall, texts: AtLeastOne<string>): AtLeastOne<Instant> | Problem {
  const moments = [...new Set(texts)].map((text) => momentIn(ladder, text));
  const read = moments.filter((each) => each !== undefined).toSorted((one, other) => one - other);
  const [first, ...more] = read;
  if (first === undefined || read.length < moments.length) return problem('invalid', HTTP_DATES.unreadable);
  return first <= call.at ? problem('invalid', HTTP_DATES.past) : [first, ...more];
}

/** A challenge, the date that it has, and the one of its two for whom the caller speaks; nobody, of officials. */
interface Dated {
  readonly challenge: Challenge;
  readonly before: GameDate | undefined;
  readonly me: PlayerId | undefined;
}

/** The same, as far as the caller may speak of them. */
async function datedBy(
  { call, key, ladder, mine }: DateCall,
  asked: { readonly challenge: ChallengeId },
): Promise<Dated | Problem> {
  const challenge = ladder.challenges.get(asked.challenge);
  if (!challenge || challenge.awaiting) return problem('unknown-challenge', HTTP_DATES.notOpen);
  const me = mine && [challenge.challenger, challenge.challenged].find((each) => mine.includes(each));
  if (mine && !me) return problem('not-yours', HTTP_DATES.notYours);
  const no = againstDating(ladder, challenge);
  if (no) return no;
  const all = await readGameDates(call.runtime.store, key);
  return { challenge, before: all.find((each) => each.challenge === challenge.id), me };
}

/** A match that is played at once needs no date, and nobody has one who has not said yet that they will play. */
function againstDating(ladder: Ladder, { accepted }: Challenge): Problem | undefined {
  const { play } = systemOf(ladder).controls;
  const waits = play.kind === 'matches' && play.challenge.begins === 'when accepted';
  return waits && accepted ? undefined : problem('unknown-challenge', HTTP_DATES.notAccepted);
}

function momentIn({ header: { timezone } }: Ladder, text: string): Instant | undefined {
  if (EXACT.test(text)) return parseInstant(text);
  const [, date = '', hours, minutes] = LOCAL.exec(text) ?? [];
  const day = parseDay(date);
  return day && instantOf(timezone, day, (Number(hours) * 60 + Number(minutes)) * MINUTE);
}

/** Why nobody can mean to play at an instant that is too far ahead, or after the season. */
function tooFar({ call, ladder: { header } }: DateCall, at: Instant): Problem | undefined {
  const { timezone, season } = header;
  const furthest = addDays(localOf(timezone, call.at).day, AHEAD);
  const last = season.end !== undefined && season.end < furthest ? season.end : furthest;
  return localOf(timezone, at).day <= last ? undefined : problem('invalid', HTTP_DATES.tooLate(dayWords(last)));
}

export const dates = { listDates: list, proposeDate: propose, acceptDate: agree, cancelDate: callOff };
