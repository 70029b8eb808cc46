import { createHash } from 'node:crypto';
import { formatLocal } from '#shared/calendar/zone.ts';
import { type AskedGameView, newAskedGame } from '#shared/features/proposals.ts';
import { commandOf, parseBody } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { stakeOf } from '#shared/view/pots.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type AskedGame, putAskedGame, readAskedGames, replaceAskedGame } from '../books/proposals.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import type { LadderKey } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import type { AnswerOf, Call, EndpointAnswer } from '../http/call.ts';
import { idIn } from '../http/event.ts';
import { isProblem, noSuchProposal, type Problem, problem, refused } from '../http/problem.ts';
import { makeId } from '../http/request.ts';
import { PROPOSALS, REQUESTS } from '../runtime/texts.ts';
import { outcomeOf } from './command.ts';
import { tell, tellRehearsed } from './entry-answer.ts';

/** A ladder on which games for points are played, and who speaks: a player, or an official. */
export interface AskedGameCall {
  readonly call: Call;
  readonly key: LadderKey;
  readonly header: Header;
  readonly me: PlayerId | undefined;
}

const toldGame = (
  { header }: AskedGameCall,
  { id, asks, players, stake, agreed, declined, at }: AskedGame,
): AskedGameView => ({
  ...{ id, asks, players, stake },
  agreed: agreed.map(({ player }) => player),
  ...(declined !== undefined && { declined }),
  at: formatLocal(header.timezone, at),
});

const concerns = (player: PlayerId | undefined, { players }: AskedGame): boolean =>
  player === undefined || players.includes(player);

/** The games that a player asks for or is asked to, or all of them for officials. */
export async function listAsked(asking: AskedGameCall): Promise<readonly AskedGameView[]> {
  const { call, key, me } = asking;
  const games = await readAskedGames(call.runtime.store, key, call.at);
  return games.filter((game) => concerns(me, game)).map((game) => toldGame(asking, game));
}

const OFFICIALS_START = problem('not-your-role', () => PROPOSALS.officialsStart);

/** A player asks others to a game: nobody pays before all have agreed. */
export async function askForGame(asking: AskedGameCall): Promise<Problem | AnswerOf<'createProposal'>> {
  const { call, header, me } = asking;
  if (!me) return OFFICIALS_START;
  const asked = readAs(newAskedGame, call.event);
  if (isProblem(asked)) return asked;
  const parsed = parseBody('start', systemOf({ header }), { id: makeId({}), players: [me, ...asked.value.players] });
  if (!parsed.ok) return refused(parsed.refusal);
  const { id, players } = parsed.value;
  const game = { id, asks: me, players, stake: stakeOf({ header }), agreed: [], by: call.caller.by, at: call.at };
  const no = await againstStarting(asking, game);
  if (no) return no;
  return put(asking, game);
}

async function put(asking: AskedGameCall, game: AskedGame): Promise<Problem | AnswerOf<'createProposal'>> {
  const { store } = asking.call.runtime;
  const declined = (await readAskedGames(store, asking.key, game.at)).find(
    (each) => each.asks === game.asks && each.declined !== undefined,
  );
  // A declined game is replaced.
  if (declined) await replaceAskedGame(store, asking.key, declined, undefined);
  switch (await putAskedGame(store, asking.key, game)) {
    case 'asked':
      return { status: 201, body: toldGame(asking, game) };
    case 'exists':
      return problem('already-exists', PROPOSALS.alreadyAsked);
    case 'too-many':
      return problem('too-many-proposals', REQUESTS.later);
  }
}

const startOf = (at: Command['at'], { id, players }: AskedGame, by: string) =>
  commandOf({ at, by: by.length <= LONGEST.remark ? by : by.slice(0, LONGEST.remark) }, 'start', { id, players });

/** Whether everybody asked is on the ladder, and can pay what they are asked for. */
const isStill =
  ({ players, asks, stake }: AskedGame) =>
  (ladder: Ladder): boolean =>
    stakeOf(ladder) === stake && players.every((player) => player === asks || ladder.order.has(player));

function whyNot({ players, asks, stake }: AskedGame, ladder: Ladder): Problem {
  const gone = players.find((player) => player !== asks && !ladder.order.has(player));
  if (gone) return refused(refusal('not-on-ladder', PROPOSALS.gone(nameOf(ladder, gone)), 'S'));
  return problem('unknown-proposal', PROPOSALS.otherStake(String(stakeOf(ladder)), String(stake)));
}

async function againstStarting({ call, key }: AskedGameCall, game: AskedGame): Promise<Problem | undefined> {
  const start = startOf(call.at, game, game.by);
  const submission = await call.runtime.store.rehearse(key, start, { allows: isStill(game) });
  if (submission.kind === 'not-allowed') return whyNot(game, submission.ladder);
  const outcome = outcomeOf(submission, tellRehearsed, 'start');
  return isProblem(outcome) ? outcome : undefined;
}

/** The game that a player asks for, if the caller may see it. */
async function askedBy({ call, key, me }: AskedGameCall): Promise<AskedGame | undefined> {
  const asks = parsePlayerId(idIn(call.event, 'player') ?? '');
  const games = await readAskedGames(call.runtime.store, key, call.at);
  return games.find((game) => game.asks === asks && concerns(me, game));
}

const mustAnswer = ({ players, asks, agreed }: AskedGame): readonly PlayerId[] =>
  players.filter((player) => player !== asks && !agreed.some((each) => each.player === player));

/** A player joins, and the game begins once everybody has answered; an official begins it for all of them at once. */
export async function sitDown(asking: AskedGameCall): EndpointAnswer<'acceptProposal'> {
  const { call, me } = asking;
  return untilThrough(call.runtime.database, asking.key.ladder, async () => {
    const game = await askedBy(asking);
    if (!game) return noSuchProposal;
    if (game.declined !== undefined) return problem('unknown-proposal', PROPOSALS.declined);
    if (!me) return start(asking, game, `${game.by}, ${call.caller.by}`);
    const agreed = await agreedBy(asking, game, me);
    if (!agreed) return AGAIN;
    if (mustAnswer(agreed).length > 0) return { status: 200, body: toldGame(asking, agreed) };
    return start(asking, agreed, [agreed.by, ...agreed.agreed.map(({ by }) => by)].join(', '));
  });
}

/** The game with a player's agreement; undefined if another answer was faster. */
async function agreedBy({ call, key }: AskedGameCall, game: AskedGame, me: PlayerId): Promise<AskedGame | undefined> {
  if (!mustAnswer(game).includes(me)) return game;
  const after = { ...game, agreed: [...game.agreed, { player: me, by: call.caller.by }] };
  return (await replaceAskedGame(call.runtime.store, key, game, after)) ? after : undefined;
}

/** Starts the game: exactly once, even if the last answers race or one breaks off. */
async function start({ call, key, me }: AskedGameCall, game: AskedGame, by: string): EndpointAnswer<'acceptProposal'> {
  const { store } = call.runtime;
  const idempotencyKey = createHash('sha256')
    .update(`game ${game.id} ${me ? '' : call.caller.id}`)
    .digest('hex');
  const options = { idempotencyKey, allows: isStill(game) };
  const submission = await store.submit(key, startOf(call.at, game, by), options);
  if (submission.kind === 'not-allowed') return whyNot(game, submission.ladder);
  const isStarted = submission.kind === 'refused' && submission.refusal.code === 'duplicate-id';
  if (submission.kind === 'accepted' || isStarted) await replaceAskedGame(store, key, game, undefined);
  return outcomeOf(submission, (accepted) => tell(201, accepted), 'start');
}

/** The player who asked, or an official, cancels the game; one who was asked declines, and the others are told. */
export async function standUp(asking: AskedGameCall): EndpointAnswer<'deleteProposal'> {
  const { call, key, me } = asking;
  return untilThrough(call.runtime.database, key.ladder, async () => {
    const game = await askedBy(asking);
    if (!game) return noSuchProposal;
    const isOver = me === undefined || me === game.asks;
    const agreed = game.agreed.filter(({ player }) => player !== me);
    const after = isOver ? undefined : { ...game, agreed, declined: game.declined ?? me };
    return (await replaceAskedGame(call.runtime.store, key, game, after)) ? { status: 204 } : AGAIN;
  });
}
