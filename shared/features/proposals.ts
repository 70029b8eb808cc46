import * as z from 'zod/mini';
import { lineView } from '../contract/entries.ts';
import { ANY_VERB, REFUSALS } from '../contract/problems.ts';
import { list, object, optional, told, when } from '../contract/schema.ts';
import { challenge, player } from '../log/fields.ts';
import { MOST } from '../vocabulary/size-limits.ts';
import { EVERYBODY, LADDER, operationsWith, PLAYER } from './operation.ts';

export const proposalView = object({ id: challenge, challenger: player, challenged: player, at: when });
export type ProposalView = z.infer<typeof proposalView>;

export const askedGameView = object({
  id: challenge,
  asks: told('Who asks.', player),
  players: told('In the order of their seats, who asks among them.', list(player)),
  stake: told('What each is asked to pay, in points.', z.number()),
  agreed: told('Who of those asked has agreed.', list(player)),
  declined: optional('Who does not want to play: then it comes to nothing.', player),
  at: when,
});
export type AskedGameView = z.infer<typeof askedGameView>;

/** Challenges made by or to a player, oldest first. */
export const proposalsShape = {
  proposals: list(proposalView),
  games: told(
    'Games for points to which players ask each other; organisers and scorers see all of them.',
    list(askedGameView),
  ),
} as const;
const proposalsView = object(proposalsShape);

export const newProposal = z.strictObject({ challenged: player });

export const newAskedGame = z.strictObject({ players: z.array(player).check(z.maxLength(MOST.seats)) });

export const proposalsOperations = operationsWith(
  { lambda: 'challenges-and-results', tag: 'Challenges' },
  {
    id: 'listProposals',
    method: 'GET',
    path: `${LADDER}/proposals`,
    roles: EVERYBODY,
    answers: { 200: proposalsView },
    problems: ['not-this-system'],
    summary: 'List a player’s proposals',
  },
  {
    id: 'createProposal',
    method: 'POST',
    path: `${LADDER}/proposals`,
    roles: PLAYER,
    rates: ['records', 'challenges'],
    body: z.union([newProposal, newAskedGame]),
    answers: { 201: z.union([proposalView, askedGameView]) },
    problems: [
      ...ANY_VERB,
      ...REFUSALS.challenge,
      ...REFUSALS.start,
      'unknown-proposal',
      'already-exists',
      'too-many-proposals',
      'too-large',
      'ladder-closed',
      'ladder-deleted',
    ],
    summary: 'Propose a match outside the range, or ask others to a game for points',
    description:
      'It becomes a challenge once the other player agrees. A proposal stands for two weeks. On a ladder for points it names all `players` who are asked; the game starts once all of them have agreed, and is asked for during a day.',
  },
  {
    id: 'acceptProposal',
    method: 'POST',
    path: `${LADDER}/proposals/{player}/agree`,
    roles: EVERYBODY,
    rates: ['records'],
    answers: { 200: askedGameView, 201: lineView },
    problems: [
      ...ANY_VERB,
      ...REFUSALS.challenge,
      ...REFUSALS.start,
      'unknown-proposal',
      'already-exists',
      'too-large',
      'key-reused',
      'ladder-closed',
      'ladder-deleted',
    ],
    summary: 'Agree to a proposal',
    description:
      'By the id of the player who made it. The last to agree to a game for points gets the line that starts it; an organiser or scorer starts it for all who have not answered.',
  },
  {
    id: 'deleteProposal',
    method: 'DELETE',
    path: `${LADDER}/proposals/{player}`,
    roles: EVERYBODY,
    rates: ['records'],
    answers: { 204: 'nothing' },
    problems: ['not-this-system', 'unknown-proposal', 'already-exists'],
    summary: 'Take back or turn down a proposal',
  },
);
