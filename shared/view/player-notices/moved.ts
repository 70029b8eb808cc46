import { findChallenge } from '#shared/rules/challenge/the-two.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { wordsOf } from '#shared/systems/words.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Entry, Settlement } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { type Named, plainText } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { settlementWords } from '#shared/words/settlement-words.ts';
import { HAPPENED } from '#shared/words/texts.ts';
import { TEXT } from '../texts.ts';
import type { Around } from './facts.ts';
import type { PersonalFacts } from './notice.ts';
import type { Cause } from './words.ts';

export interface Moved {
  readonly facts: PersonalFacts<'moved'>;
  readonly cause: Cause;
}

/** Whom a line moved without their doing: by a game of others, or as others made way; not what it works out again, but for an organiser's move undone. */
export function moved(around: Around, named: Named, toldOtherwise: ReadonlySet<PlayerId>): readonly Moved[] {
  const { entry, before, after } = around;
  const players = new Set([
    ...entry.effects.settled.flatMap(shifted),
    ...(isGame(entry) || entry.command.verb === 'place' ? shifted(entry.effects) : []),
    ...(around.undone?.verb === 'place' ? after.order.players() : []),
  ]);
  const own = playing(around);
  return [...players].flatMap((player) => {
    const [from, to] = [before.order.rungOf(player), after.order.rungOf(player)];
    if (from === undefined || from === to || own.has(player) || toldOtherwise.has(player)) return [];
    return [{ facts: { kind: 'moved', player, from, to }, cause: causeOf(around, player, named) }];
  });
}

const shifted = ({ moves }: Pick<Settlement, 'moves'>): readonly PlayerId[] => moves.flatMap(({ players }) => players);

const GAMES = ['result', 'match', 'approve', 'finish', 'playoff'] as const;
type GameEntry = Entry<(typeof GAMES)[number]>;

const isGame = (entry: Entry): entry is GameEntry => GAMES.some((verb) => verb === entry.command.verb);

/** The players of a line's game: they know the result, or are told what now counts. */
const playing = ({ entry, before }: Around): ReadonlySet<PlayerId> =>
  new Set(isGame(entry) ? playersOf(entry, before) : []);

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

const inWords = ({ after: ladder }: Around, settlement: Settlement, named: Named) =>
  settlementWords(wordsOf(ladder).settlements, settlement, { ladder, named });

/** Why a settlement moved a player against whom it held nothing. */
const besides = (around: Around, settlement: Settlement, named: Named): Cause =>
  inWords(around, settlement, named).others === 'cause'
    ? { what: 'penalty', said: inWords(around, settlement, named).cause() }
    : { what: 'others' };

/** An organiser put the player on another rung, or somebody else past them. */
function placed({ body, override = '' }: Command<'place'>, player: PlayerId, named: Named): Cause {
  if (body.player === player) return { what: 'placed', said: plainText(override) };
  return { what: 'penalty', said: textOf(HAPPENED.placed(named(body.player), body.rung)) };
}

/** Of a move by an organiser that was undone. */
function placedNoMore(
  { player, rung }: Bodies['place'],
  { entry, after }: Around,
  told: PlayerId,
  named: Named,
): Cause {
  const undone = TEXT.changes.cancelled(dayWords(dayOf(after, entry.command.at)));
  return {
    what: 'penalty',
    said: `${textOf(HAPPENED.placed(player === told ? undefined : named(player), rung))}. ${undone}`,
  };
}

function causeOf(around: Around, player: PlayerId, named: Named): Cause {
  const { entry, before, undone } = around;
  const { command } = entry;
  if (undone?.verb === 'place') return placedNoMore(undone.body, around, player, named);
  if (command.verb === 'place' && shifted(entry.effects).includes(player)) return placed(command, player, named);
  if (!isGame(entry) || !shifted(entry.effects).includes(player)) {
    const settlement = entry.effects.settled.findLast((each) => shifted(each).includes(player));
    return settlement ? besides(around, settlement, named) : { what: 'others' };
  }
  const [one, other, ...more] = playersOf(entry, before);
  if (one === undefined || other === undefined || more.length > 0 || entry.command.verb === 'finish')
    return { what: 'game' };
  return { what: 'match', players: [named(one), named(other)] };
}
