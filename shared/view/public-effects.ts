import { picked } from '../vocabulary/alike.ts';
import {
  acceptanceName,
  confirmationName,
  type DuePeriod,
  deadlineName,
  type Effects,
  type Move,
  type Settlement,
} from '../vocabulary/entry.ts';
import type { HandicapTerms } from '../vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '../vocabulary/vocabulary.ts';

/** Calls players, and challenges, something else. */
export interface Renaming {
  readonly player: (player: PlayerId) => PlayerId;
  readonly challenge: (challenge: ChallengeId) => ChallengeId;
}

/** What a line did, to players who are called otherwise: what is listed here, and nothing else. */
export function publicEffects({ settled, clause, moves, terms, free, strikes }: Effects, renaming: Renaming): Effects {
  const played = publicTerms(terms);
  return {
    settled: settled.map((settlement) => publicSettlement(settlement, renaming)),
    ...(clause !== undefined && { clause }),
    moves: publicShifts(moves, renaming),
    ...(played && { terms: played }),
    ...(free && { free }),
    ...publicStrikes(strikes, renaming),
  };
}

const publicStrikes = (strikes: Effects['strikes'], renaming: Renaming): Pick<Effects, 'strikes'> =>
  strikes ? { strikes: strikes.map(({ player, count, of }) => ({ player: renaming.player(player), count, of })) } : {};

export const publicTerms = (terms: HandicapTerms | undefined): HandicapTerms | undefined =>
  terms && picked(terms, ['kind', 'level']);

function publicSettlement(settlement: Settlement, renaming: Renaming): Settlement {
  const did = publicOutcome(settlement, renaming);
  switch (settlement.kind) {
    case 'month':
    case 'week':
    case 'days': {
      const { through } = settlement;
      return {
        ...picked(settlement, ['kind', ...PERIOD, 'length']),
        ...(through && { through: picked(through, PERIOD) }),
        ...did,
      };
    }
    case 'season':
      return { ...picked(settlement, ['kind', 'name', 'last', 'at']), ...did };
    case 'cut':
      return { ...picked(settlement, ['kind', 'name', 'at']), ...did };
    case 'confirmation': {
      const { kind, at, score } = settlement;
      const challenge = renaming.challenge(settlement.challenge);
      const players = {
        challenger: renaming.player(settlement.challenger),
        challenged: renaming.player(settlement.challenged),
      };
      return { kind, name: confirmationName(challenge), at, challenge, ...players, score, ...did };
    }
    case 'pot-confirmation': {
      const { kind, at } = settlement;
      const game = renaming.challenge(settlement.game);
      const scores = settlement.scores.map(([player, score]) => [renaming.player(player), score] as const);
      return { kind, name: confirmationName(game), at, game, scores, ...did };
    }
    case 'deadline': {
      const { kind, at, unaccepted, outcome, silent, strikes } = settlement;
      const challenge = renaming.challenge(settlement.challenge);
      const name = (unaccepted ? acceptanceName : deadlineName)(challenge);
      const players = {
        challenger: renaming.player(settlement.challenger),
        challenged: renaming.player(settlement.challenged),
      };
      const why = {
        outcome,
        ...(silent !== undefined && { silent: renaming.player(silent) }),
        ...publicStrikes(strikes, renaming),
      };
      return { kind, name, at, challenge, ...players, ...(unaccepted && { unaccepted }), ...why, ...did };
    }
  }
}

const PERIOD = ['name', 'first', 'last', 'at'] as const satisfies readonly (keyof DuePeriod)[];

function publicOutcome(settlement: Settlement, renaming: Renaming) {
  const { clause, clauses, dropped, removed, forfeited, moves } = settlement;
  const { player: rename } = renaming;
  return {
    clause,
    ...(clauses && { clauses: picked(clauses, ['dropped', 'removed', 'forfeited']) }),
    ...(dropped && { dropped: dropped.map(rename) }),
    removed: removed.map(rename),
    ...(forfeited && { forfeited: forfeited.map(({ player, points }) => ({ player: rename(player), points })) }),
    moves: publicShifts(moves, renaming),
  };
}

const publicShifts = (moves: readonly Move[], { player }: Renaming): readonly Move[] =>
  moves.map(({ players, from, change }) => ({ players: players.map(player), from, change }));
