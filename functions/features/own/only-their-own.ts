import type { LadderKey } from '#functions/database/keys.ts';
import { notYourRole } from '#functions/http/access.ts';
import type { Call } from '#functions/http/call.ts';
import { type Problem, problem, refused } from '#functions/http/problem.ts';
import type { RequestTerms } from '#functions/http/request.ts';
import type { SubmitOptions } from '#functions/ladders/submit.ts';
import { REQUESTS } from '#functions/runtime/texts.ts';
import { isAmendment } from '#shared/engine/amend.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { findChallenge, openIn } from '#shared/rules/challenge/the-two.ts';
import { isAmong } from '#shared/rules/common/settings.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { againstAmending } from '../who-may-undo.ts';
import { playerIn, spokenFor } from './on-ladder.ts';

const forOfficials = notYourRole('player', ['organiser', 'scorer']);
const forOrganisers = notYourRole('player', ['organiser']);

/** What players may do, and what they are told if it is not their own business. */
const OWN: { readonly [V in Verb]?: keyof typeof REQUESTS.own } = {
  join: 'self',
  prefer: 'self',
  away: 'self',
  back: 'self',
  arrive: 'self',
  challenge: 'self',
  postpone: 'self',
  accept: 'answer',
  decline: 'answer',
  withdraw: 'withdraw',
  result: 'result',
  match: 'result',
  start: 'start',
  finish: 'result',
  approve: 'approve',
  reject: 'reject',
};

/** Players speak for themselves alone, not of paid-up membership; scorers may set right their own latest lines. */
export async function onlyTheirOwn(
  call: Call,
  key: LadderKey,
  command: Command,
  { dryRun: _, ...options }: RequestTerms,
): Promise<SubmitOptions | Problem> {
  const { caller } = call;
  if (caller.role === 'scorer' && isAmendment(command)) return (await againstAmending(call, key, command)) ?? options;
  if (caller.role !== 'player') return options;
  if (!(command.verb in OWN)) return forOfficials;
  if (command.verb === 'join' && (command.body.rung !== undefined || command.body.people)) return forOfficials;
  if (speaksForClub(command)) return forOfficials;
  if (isAnswer(command.verb) && !(await isConfirmed(call, key))) return forOrganisers;
  if (command.verb === 'challenge' && command.body.agreed) return BOTH_AGREE;
  // No player pays into a pot on another’s word.
  if (command.verb === 'start') return notYours(command.verb);
  const no = command.verb === 'arrive' ? await againstCheckingIn(call, key, command) : undefined;
  if (no) return no;
  const me = playerIn(call);
  const seats = command.verb === 'join' && (await seatsNewcomers(call, key));
  const allows = (ladder: Ladder): boolean => {
    const mine = spokenFor(ladder, me);
    if (command.verb === 'approve' || command.verb === 'reject') return mayAnswer(ladder, command, mine);
    if (seats && command.verb === 'join' && !ladder.players.has(command.body.player)) return true;
    const reported = isReport(command) ? command.body.reported : undefined;
    if (reported !== undefined && !mine.includes(reported)) return false;
    const whose = whoseItIs(ladder, command);
    // What the ladder does not know is for the rules to refuse.
    return !whose || isAnyOf(mine, whose);
  };
  return { ...options, allows };
}

const isAnyOf = (mine: readonly PlayerId[], players: readonly PlayerId[]): boolean =>
  players.some((player) => mine.includes(player));

/** Where a game admits newcomers, a player may also give their names. */
async function seatsNewcomers({ runtime }: Call, key: LadderKey): Promise<boolean> {
  const header = await runtime.headers.of(key);
  return header !== undefined && systemOf({ header }).controls.play.kind === 'pots';
}

/** Players report matches that nobody has challenged for only where the rules know that; elsewhere they come from a club's sheet. */
export function againstReporting({ caller }: Pick<Call, 'caller'>, header: Header, verb: Verb): Problem | undefined {
  if (caller.role !== 'player' || verb !== 'match') return undefined;
  return systemOf({ header }).rules.match?.fields.includes('reported') ? undefined : FROM_SHEET;
}

const isAnswer = (verb: Verb): boolean => verb === 'approve' || verb === 'reject';

/** Whether players confirm each other’s results in the system of a ladder; elsewhere the club approves them. */
async function isConfirmed({ runtime }: Call, key: LadderKey): Promise<boolean> {
  const header = await runtime.headers.of(key);
  return header !== undefined && isAmong(systemOf({ header }).settings, confirm);
}

/** Players confirm or dispute what others report of their games, and take back their own report. */
function mayAnswer(ladder: Ladder, { verb, body }: Command<'approve' | 'reject'>, mine: readonly PlayerId[]): boolean {
  const waits = waitingOf(ladder, body);
  if (!waits) return true;
  const { reported, disputed, players } = waits;
  const player = players.find((each) => mine.includes(each));
  if (reported === undefined || player === undefined) return false;
  // In a game of several, only the player who disputes its scores may still confirm them.
  if (verb === 'approve') return reported !== player && (disputed === undefined || disputed === player);
  return reported === player ? body.disputed === undefined : body.disputed === player;
}

/** The players of a match or game whose result waits, and what each has said of it. */
function waitingOf(ladder: Ladder, body: Bodies['approve']) {
  const { challenger, challenged, awaiting } = openIn(ladder, body) ?? {};
  if (challenger && challenged && awaiting) {
    const { reported, disputed } = awaiting;
    const players = [challenger, challenged];
    return { players, reported, disputed: disputed && players.find((each) => each !== reported) };
  }
  const game = findGame(ladder, body.game);
  return game?.awaiting && { ...game.awaiting, players: game.players };
}

const REPORTS = ['result', 'match', 'finish'] as const;

const isReport = (command: Command): command is Command<(typeof REPORTS)[number]> =>
  REPORTS.some((verb) => verb === command.verb);

/** What a player reports says that it is theirs, where a ladder may ask the other player to confirm it. */
export async function asReported(
  call: Call,
  key: LadderKey,
  header: Header,
  command: Command,
): Promise<Command | Problem> {
  if (call.caller.role !== 'player' || !isReport(command)) return command;
  // Whether the caller speaks for the entrant that is named is looked at on the ladder that the report finds.
  if (header.entrants && command.body.reported !== undefined) return command;
  const reported = await reporterOf(call, key, header, command);
  if (command.body.reported !== undefined && command.body.reported !== reported) return notYours(command.verb);
  const { settings, rules } = systemOf({ header });
  const isKnown = isAmong(settings, confirm) && rules[command.verb]?.fields.includes('reported') === true;
  if (!isKnown) return command;
  switch (command.verb) {
    case 'result':
      return { ...command, body: { ...command.body, reported } };
    case 'match':
      return { ...command, body: { ...command.body, reported } };
    case 'finish':
      return { ...command, body: { ...command.body, reported } };
  }
}

/** The one of those who played for whom the caller speaks; the caller, on a ladder of whose entrants they are one. */
async function reporterOf(call: Call, key: LadderKey, header: Header, command: Command): Promise<PlayerId> {
  const me = playerIn(call);
  const ladder = header.entrants && (await call.runtime.store.load(key));
  if (!ladder) return me;
  const mine = spokenFor(ladder, me);
  return whoseItIs(ladder, command)?.find((each) => mine.includes(each)) ?? me;
}

export function notYours(verb: Verb): Problem {
  const whose = OWN[verb];
  return problem('not-yours', whose ? REQUESTS.own[whose] : REQUESTS.notYours);
}

/** Players check themselves in as of now; only officials enter an earlier arrival. */
async function againstCheckingIn(
  { at, runtime }: Call,
  key: LadderKey,
  { body }: Command<'arrive'>,
): Promise<Problem | undefined> {
  if (body.arrivedAt !== undefined) return forOfficials;
  const header = await runtime.store.header(key);
  const no = header && systemOf({ header }).nights.againstCheckingIn({ header }, at);
  return no && refused(no);
}

/** The role may do it, on another ladder. */
const FROM_SHEET = problem('not-yours', () => REQUESTS.fromSheet);
const BOTH_AGREE = problem('not-yours', () => REQUESTS.bothAgree);

const speaksForClub = ({ verb, body }: Command): boolean =>
  (verb === 'join' || verb === 'prefer') && (body.registered !== undefined || body.paidUntil !== undefined);

/** In whose name a command is, or whose challenge or game it is about, if the ladder knows it. */
function whoseItIs(ladder: Ladder, { verb, body }: Command): readonly PlayerId[] | undefined {
  switch (verb) {
    case 'join':
    case 'prefer':
    case 'away':
    case 'back':
    case 'arrive':
      return [body.player];
    case 'challenge':
      return [body.challenger];
    case 'match':
      return [body.challenger, body.challenged];
    case 'postpone':
      return body.player === undefined ? [] : [body.player];
    case 'accept':
    case 'decline':
      return playersOf(findChallenge(ladder, body.challenge), 'challenged');
    case 'withdraw':
      return playersOf(findChallenge(ladder, body.challenge), 'challenger');
    case 'result':
      return playersOf(findChallenge(ladder, body.challenge), 'challenger', 'challenged');
    case 'finish':
      return findGame(ladder, body.game)?.players;
    default:
      return undefined;
  }
}

const playersOf = (open: Challenge | undefined, ...sides: readonly ('challenger' | 'challenged')[]) =>
  open && sides.map((side) => open[side]);
