import { formatLocal } from '#shared/calendar/zone.ts';
import { notThisSystem } from '#shared/engine/decide.ts';
import type { OperationId } from '#shared/features/all.ts';
import { newProposal } from '#shared/features/proposals.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, type PlayerId, parseChallengeId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { endProposal, type Proposal, putProposal, readProposals } from '../books/proposals.ts';
import type { LadderKey } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import type { AnswerOf, Call, Endpoint, EndpointAnswer } from '../http/call.ts';
import { idIn, ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, noSuchProposal, type Problem, problem, refused } from '../http/problem.ts';
import { makeId, nameFor } from '../http/request.ts';
import { PROPOSALS } from '../runtime/texts.ts';
import { type AskedGameCall, askForGame, listAsked, sitDown, standUp } from './asked-games.ts';
import { outcomeOf } from './command.ts';
import { tell, tellRehearsed } from './entry-answer.ts';
import { playerIn } from './own/on-ladder.ts';

interface ProposalCall {
  readonly call: Call;
  readonly key: LadderKey;
  readonly header: Header;
  /** Who asks: where two may agree, every player is an entrant. */
  readonly me: PlayerId;
}

const asOwn =
  <O extends OperationId>(endpoint: (own: ProposalCall) => EndpointAnswer<O>): Endpoint<O> =>
  async (call) => {
    const own = await ownIn(call);
    return isProblem(own) ? own : endpoint(own);
  };

/** Where games are for points, one player asks others, or an official seats them; elsewhere two agree, without officials. */
const either =
  <O extends OperationId>(
    inGames: (asking: AskedGameCall) => EndpointAnswer<O>,
    ofTwo: Endpoint<O>,
    toOfficials: AnswerOf<O> | Problem,
  ): Endpoint<O> =>
  async (call) => {
    const key = ladderIn(call.event);
    const header = key && (await call.runtime.headers.of(key));
    if (!key || !header || systemOf({ header }).controls.play.kind !== 'pots')
      return call.caller.role === 'player' ? ofTwo(call) : toOfficials;
    const me = call.caller.role === 'player' ? playerIn(call) : undefined;
    return inGames({ call, key, header, me });
  };

const NO_PROPOSALS = { status: 200, body: { proposals: [], games: [] } } as const;

/** Whether two who are out of each other's reach may meet if both want it. */
function mayAgree(header: Header): boolean {
  const { play } = systemOf({ header }).controls;
  return play.kind === 'matches' && play.mayAgree;
}

async function ownIn(call: Call): Promise<ProposalCall | Problem> {
  const key = ladderIn(call.event);
  const header = key && (await call.runtime.headers.of(key));
  if (!key || !header) return noSuchLadder;
  if (!mayAgree(header)) return refused(notThisSystem(newLadder(header), 'challenge'));
  return { call, key, header, me: playerIn(call) };
}

const toldProposal = ({ header }: ProposalCall, { id, challenger, challenged, at }: Proposal) => ({
  id,
  challenger,
  challenged,
  at: formatLocal(header.timezone, at),
});

async function list(own: ProposalCall): EndpointAnswer<'listProposals'> {
  const { call, key, me } = own;
  const found = await readProposals(call.runtime.store, key, me, call.at);
  return { status: 200, body: { proposals: found.map((each) => toldProposal(own, each)), games: [] } };
}

const challengeOf = (
  { call }: ProposalCall,
  { id, challenger, challenged }: TheTwo & { readonly id: ChallengeId },
  by: string,
) => commandOf({ at: call.at, by }, 'challenge', { id, challenger, challenged, agreed: true });

async function propose(own: ProposalCall): EndpointAnswer<'createProposal'> {
  const { call, key, me } = own;
  const asked = readAs(newProposal, call.event);
  if (isProblem(asked)) return asked;
  const id = parseChallengeId(makeId({}));
  if (!id) throw new Error('an id of ours is none');
  const proposal = { id, challenger: me, challenged: asked.value.challenged, by: call.caller.by, at: call.at };
  const no = await refusedNow(own, challengeOf(own, proposal, proposal.by));
  if (no) return no;
  switch (await putProposal(call.runtime.store, key, proposal)) {
    case 'proposed':
      return { status: 201, body: toldProposal(own, proposal) };
    case 'exists':
      return problem('already-exists', PROPOSALS.alreadyProposed);
    case 'too-many':
      return problem('too-many-proposals', PROPOSALS.tooMany);
  }
}

async function refusedNow({ call, key }: ProposalCall, command: Command): Promise<Problem | undefined> {
  const outcome = outcomeOf(await call.runtime.store.rehearse(key, command), tellRehearsed, command.verb);
  return isProblem(outcome) ? outcome : undefined;
}

const otherIn = ({ call }: ProposalCall): PlayerId | undefined => parsePlayerId(idIn(call.event, 'player') ?? '');

/** The challenged player says yes: the challenge is recorded, by both; asked again, it gets the first answer. */
async function agree(own: ProposalCall): EndpointAnswer<'acceptProposal'> {
  const { call, key, me } = own;
  const { store } = call.runtime;
  const other = otherIn(own);
  const proposal = (await readProposals(store, key, me, call.at)).find(
    ({ challenger, challenged }) => challenger === other && challenged === me,
  );
  if (!proposal) return noSuchProposal;
  const command = challengeOf(own, proposal, `${proposal.by}, ${call.caller.by}`);
  const submission = await store.submit(key, command, { idempotencyKey: nameFor(call, `proposal ${proposal.id}`) });
  if (submission.kind === 'accepted') await endProposal(store, key, proposal);
  return outcomeOf(submission, (accepted) => tell(201, accepted), command.verb);
}

/** Either of the two ends it: by taking it back, or by not wanting it. */
async function end(own: ProposalCall): EndpointAnswer<'deleteProposal'> {
  const { call, key, me } = own;
  const other = otherIn(own);
  if (!other) return noSuchProposal;
  const { store } = call.runtime;
  const ended = [
    await endProposal(store, key, { challenger: me, challenged: other }),
    await endProposal(store, key, { challenger: other, challenged: me }),
  ];
  return ended.includes(true) ? { status: 204 } : noSuchProposal;
}

const listGames = async (asking: AskedGameCall): EndpointAnswer<'listProposals'> => ({
  status: 200,
  body: { proposals: [], games: await listAsked(asking) },
});

/** Matches outside the range (C11) and games for points, agreed outside the log; two weeks, or a day, end them. */
export const proposals = {
  listProposals: either<'listProposals'>(listGames, asOwn<'listProposals'>(list), NO_PROPOSALS),
  createProposal: either<'createProposal'>(askForGame, asOwn<'createProposal'>(propose), noSuchProposal),
  acceptProposal: either<'acceptProposal'>(sitDown, asOwn<'acceptProposal'>(agree), noSuchProposal),
  deleteProposal: either<'deleteProposal'>(standUp, asOwn<'deleteProposal'>(end), noSuchProposal),
};
