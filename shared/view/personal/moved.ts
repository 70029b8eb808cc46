import { findChallenge } from '#shared/rules/challenge/pairs.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { wordsOf } from '#shared/systems/words.ts';
import type { Entry, Settlement } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import { settlementWords } from '#shared/words/settlement-words.ts';
import type { Around } from './facts.ts';
import type { PersonalFacts } from './notice.ts';
import type { Cause } from './words.ts';

export interface Moved {
  readonly facts: PersonalFacts<'moved'>;
  readonly cause: Cause;
}

/** Whom a line moved without their doing: by a game of others, an approval, or what fell due; not what it works out again. */
export function moved(around: Around, named: Named): readonly Moved[] {
  const { entry, before, after } = around;
  const players = new Set([
    ...entry.effects.settled.flatMap(shifted),
    ...(isGame(entry) ? shifted(entry.effects) : []),
  ]);
  const own = playing(around);
  return [...players].flatMap((player) => {
    const [from, to] = [before.order.rungOf(player), after.order.rungOf(player)];
    const penalty = penaltyOf(around, player);
    if (from === undefined || from === to || (own.has(player) && !penalty)) return [];
    const facts = { kind: 'moved', player, from, to } as const;
    return [{ facts, cause: penalty ? penaltySaid(around, penalty, named) : causeOf(around, player, named) }];
  });
}

const shifted = ({ moves }: Pick<Settlement, 'moves'>): readonly PlayerId[] => moves.flatMap(({ players }) => players);

const GAMES = ['result', 'match', 'approve', 'finish', 'playoff'] as const;
type GameEntry = Entry<(typeof GAMES)[number]>;

const isGame = (entry: Entry): entry is GameEntry => GAMES.some((verb) => verb === entry.command.verb);

/** Those who played the game of a line, and know what came of it. An approval is news to them, unless it was their own. */
function playing({ entry, before }: Around): ReadonlySet<PlayerId> {
  if (!isGame(entry)) return new Set();
  const { verb, body } = entry.command;
  if (verb !== 'approve') return new Set(playersOf(entry, before));
  const waits = findChallenge(before, body.challenge)?.awaiting ?? findGame(before, body.game)?.awaiting;
  if (waits?.reported === undefined || waits.disputed) return new Set();
  return new Set(playersOf(entry, before).filter((player) => player !== waits.reported));
}

function playersOf({ command: { verb, body } }: GameEntry, before: Around['before']): readonly PlayerId[] {
  switch (verb) {
    case 'match':
      return [body.challenger, body.challenged];
    case 'playoff':
      return body.players;
    case 'finish':
      return body.scores.map(([player]) => player);
    case 'result':
    case 'approve': {
      const found = findChallenge(before, body.challenge);
      if (found) return [found.challenger, found.challenged];
      return verb === 'approve' ? (findGame(before, body.game)?.players ?? []) : [];
    }
  }
}

/** What was held against a player, or settled of theirs. */
const penaltyOf = ({ entry }: Around, player: PlayerId): Settlement | undefined =>
  entry.effects.settled.findLast((each) => isAbout(each, player));

function isAbout(settlement: Settlement, player: PlayerId): boolean {
  const { dropped = [], removed, forfeited = [] } = settlement;
  const held = [...dropped, ...removed, ...forfeited.map((each) => each.player)];
  if ('challenger' in settlement) held.push(settlement.challenger, settlement.challenged);
  return held.includes(player);
}

const penaltySaid = (around: Around, settlement: Settlement, named: Named): Cause => ({
  what: 'penalty',
  said: inWords(around, settlement, named).cause(),
});

const inWords = ({ after: ladder }: Around, settlement: Settlement, named: Named) =>
  settlementWords(wordsOf(ladder).settlements, settlement, { ladder, named });

/** Why a settlement moved a player against whom it held nothing. */
const besides = (around: Around, settlement: Settlement, named: Named): Cause =>
  inWords(around, settlement, named).others === 'cause' ? penaltySaid(around, settlement, named) : { what: 'others' };

function causeOf(around: Around, player: PlayerId, named: Named): Cause {
  const { entry, before } = around;
  if (!isGame(entry) || !shifted(entry.effects).includes(player)) {
    const settlement = entry.effects.settled.findLast((each) => shifted(each).includes(player));
    return settlement ? besides(around, settlement, named) : { what: 'others' };
  }
  const [one, other, ...more] = playersOf(entry, before);
  if (one === undefined || other === undefined || more.length > 0 || entry.command.verb === 'finish')
    return { what: 'game' };
  return { what: 'match', players: [named(one), named(other)] };
}
