import { movementRules } from '../../rules/challenge/half-distance-in-words.ts';
import { venueRule } from '../../rules/common/venue.ts';
import type { Header } from '../../vocabulary/header.ts';
import { counted } from '../../words/english.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { nairobiSettings } from './declaration.ts';

/** The Nairobi rules as this ladder has them. */
export const nairobiRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'N6'),
  session(header),
  rule(
    'Who you can challenge',
    'N8',
    `Anyone up to ${counted(nairobiSettings.reach.of({ header }), 'place')} above you. The challenger chooses the colour.`,
  ),
  rule('No declining', 'N9', 'A challenge can’t be declined or cancelled.'),
  rematch(header),
  rule(
    'After the game',
    'N7',
    'Submit the moves and the result. The ladder changes once the coordinator approves them, using the order at that moment; a rejected game still has to be played.',
  ),
  ...movementRules(header, { fromBelow: 'N10a, N10b', fromAbove: 'N10c', drawn: 'N10d' }),
  stayingAway(header),
  rule(
    'Taking part',
    'N3, N11',
    'Registered members take part; both players must have paid up on the day of the challenge. The first order is drawn by lot; new players, and those who come back, start at the bottom.',
  ),
];

function session(header: Header): WrittenRule {
  const [from, to] = [nairobiSettings.hoursFrom.of({ header }), nairobiSettings.hoursTo.of({ header })];
  return rule(
    'When',
    'N6',
    `On Saturdays from ${from} to ${to} at the club house, with a clock: each player has at least 60 and at most 120 minutes for the whole game.`,
  );
}

function rematch(header: Header): WrittenRule {
  const months = nairobiSettings.rematchMonths.of({ header });
  const wait = `two can challenge each other again ${counted(months, 'month')} after their last challenge, whoever made it`;
  return rule(
    'Rematches',
    'N9',
    months === 0 ? 'The same two can challenge each other again at once.' : `The same ${wait}.`,
  );
}

function stayingAway(header: Header): WrittenRule {
  const { drop, weeksUntilDrop } = nairobiSettings;
  const [places, weeks] = [counted(drop.of({ header }), 'place'), weeksUntilDrop.of({ header })];
  const cost =
    weeks === 1
      ? `Every week without a game costs ${places}.`
      : `Missing ${weeks} weeks in a row costs ${places}, and each further week ${places} more.`;
  return rule(
    'Staying away',
    'N4–N5',
    `${cost} Weeks run from Monday to Sunday; a game awaiting approval counts as played. A week doesn’t count if you joined or came back after its Monday, the club was closed on its Saturday, or the season began after its Thursday or ends before its Sunday. The coordinator may remove an inactive player.`,
  );
}
