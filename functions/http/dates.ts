import { addDays } from '../../shared/calendar/days.ts';
import { parseDay } from '../../shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '../../shared/calendar/zone.ts';
import type { Operation } from '../../shared/contract/answers.ts';
import { gameDate } from '../../shared/contract/requests.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import type { Challenge, Ladder } from '../../shared/vocabulary/ladder.ts';
import { type Instant, type PlayerId, parsePlayerId } from '../../shared/vocabulary/vocabulary.ts';
import { dayWords } from '../../shared/words/dates.ts';
import type { GameDate, LadderKey } from '../store/port.ts';
import { readAs } from './body.ts';
import type { Call, Endpoint, Told } from './call.ts';
import { TEXT } from './dates/words.ts';
import { ladderIn } from './event.ts';
import { isProblem, noSuchLadder, type Problem, problem } from './problem.ts';

/** How many days ahead a date may be. */
const AHEAD = 180;
const MINUTE = 60_000;
const LOCAL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;

/** A ladder, and who asks: a player, or an official. */
interface Asking {
  readonly call: Call;
  readonly key: LadderKey;
  readonly ladder: Ladder;
  readonly me: PlayerId | undefined;
}

const asking =
  <O extends Operation>(endpoint: (asking: Asking) => Told<O>): Endpoint<O> =>
  async (call) => {
    const key = ladderIn(call.event);
    const ladder = key && (await call.runtime.store.load(key));
    if (!key || !ladder) return noSuchLadder;
    const me = call.caller.role === 'player' ? parsePlayerId(call.caller.player ?? '') : undefined;
    return endpoint({ call, key, ladder, me });
  };

const told = ({ ladder }: Pick<Asking, 'ladder'>, { challenge, players, at, by, agreed }: GameDate) => ({
  challenge,
  players,
  at: formatLocal(ladder.header.timezone, at),
  ...(by !== undefined && { by }),
  agreed: agreed ?? false,
});

/** Those of a player’s challenges, or all of them for officials. What is over is taken away when somebody looks. */
const list = asking<'listDates'>(async (who) => {
  const { call, key, ladder, me } = who;
  const { store } = call.runtime;
  const all = await store.gameDates(key);
  const over = all.filter(({ challenge }) => !ladder.challenges.has(challenge));
  await Promise.all(over.map(({ challenge }) => store.removeGameDate(key, challenge)));
  const open = all.filter((date) => !over.includes(date) && (me === undefined || date.players.includes(me)));
  return { status: 200, body: { dates: open.map((date) => told(who, date)) } };
});

/** A date for a challenge; what an official says counts as agreed, and what a player says once the other agrees. */
const propose = asking<'proposeDate'>(async (who) => {
  const found = await datedBy(who);
  if (isProblem(found)) return found;
  const { challenge, at, before } = found;
  const { id, issued, challenger, challenged } = challenge;
  const date: GameDate = {
    ...{ challenge: id, issued, players: [challenger, challenged], at },
    ...(who.me ? { by: who.me } : { agreed: true }),
    version: (before?.version ?? 0) + 1,
  };
  return put(who, date, before);
});

/** The other player agrees to the very date that they have seen; asked again, it is so already. */
const agree = asking<'agreeToDate'>(async (who) => {
  const found = await datedBy(who);
  if (isProblem(found)) return found;
  const { at, before } = found;
  if (before?.at !== at) return problem('unknown-proposal', TEXT.changed);
  if (before.agreed) return { status: 200, body: told(who, before) };
  if (who.me !== undefined && before.by === who.me) return problem('not-yours', TEXT.own);
  return put(who, { ...before, agreed: true, version: before.version + 1 }, before);
});

async function put(who: Asking, date: GameDate, before: GameDate | undefined) {
  const { call, key } = who;
  const { store } = call.runtime;
  if (!(await store.putGameDate(key, date))) return problem('unknown-proposal', TEXT.changed);
  // The public sees what is agreed, and what is so no longer.
  if (date.agreed || before?.agreed) await store.touch(key, call.at);
  return { status: 200 as const, body: told(who, date) };
}

/** The challenge and the date that a request names, as far as the caller may speak of them. */
async function datedBy({ call, key, ladder, me }: Asking) {
  const asked = readAs(gameDate, call.event);
  if (isProblem(asked)) return asked;
  const challenge = ladder.challenges.get(asked.value.challenge);
  if (!challenge || challenge.awaiting) return problem('unknown-challenge', TEXT.notOpen);
  const { challenger, challenged } = challenge;
  if (me !== undefined && me !== challenger && me !== challenged) return problem('not-yours', TEXT.notYours);
  const no = againstDating(ladder, challenge);
  if (no) return no;
  const at = momentIn(ladder, asked.value.at, call.at);
  if (typeof at === 'string') return problem('invalid', at);
  const all = await call.runtime.store.gameDates(key);
  return { challenge, at, before: all.find((each) => each.challenge === challenge.id) };
}

/** A match that is played at once needs no date, and nobody has one who has not said yet that they will play. */
function againstDating(ladder: Ladder, { accepted }: Challenge): Problem | undefined {
  const { play } = systemOf(ladder).controls;
  const waits = play.kind === 'pairs' && play.challenge.begins === 'when accepted';
  return waits && accepted ? undefined : problem('unknown-challenge', TEXT.notAccepted);
}

/** An instant that is ahead and not too far; or why it is none. */
function momentIn({ header: { timezone, season } }: Ladder, text: string, now: Instant): Instant | string {
  const [, date = '', hours, minutes] = LOCAL.exec(text) ?? [];
  const day = parseDay(date);
  if (!day) return TEXT.unreadable;
  const at = instantOf(timezone, day, (Number(hours) * 60 + Number(minutes)) * MINUTE);
  if (at <= now) return TEXT.past;
  const furthest = addDays(localOf(timezone, now).day, AHEAD);
  const last = season.end !== undefined && season.end < furthest ? season.end : furthest;
  return day <= last ? at : TEXT.tooLate(dayWords(last));
}

/** When two players mean to play, beside the log: proposed by one of them, agreed by the other. */
export const dates = { listDates: list, proposeDate: propose, agreeToDate: agree };
