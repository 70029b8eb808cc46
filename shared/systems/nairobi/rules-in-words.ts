import { movementRules } from '../../rules/challenge/half-distance-in-words.ts';
import type { Header } from '../../vocabulary/header.ts';
import { counted } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { nairobiSettings } from './declaration.ts';

/** The Nairobi rules as this ladder has them. */
export const nairobiRules = (header: Header): readonly WrittenRule[] => [
  session(header),
  rule(
    'Whom you may challenge',
    'N8',
    `Anybody up to ${counted(nairobiSettings.reach.of({ header }), 'rung')} above you. The challenger chooses the colour.`,
  ),
  rule('No way out', 'N9', 'A challenge can be neither declined nor cancelled.'),
  rematch(header),
  rule(
    'After the game',
    'N7',
    'Hand in its moves and result. They move the ladder once the coordinator has approved them; a game that is rejected is still to be played.',
  ),
  ...movementRules(header, { fromBelow: 'N10a–b', fromAbove: 'N10c', drawn: 'N10d' }),
  stayingAway(header),
  rule(
    'Taking part',
    'N3, N11',
    'Registered members who have paid up take part. The first order is drawn; new players start at the bottom.',
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
  const wait = `two players may challenge each other again ${counted(months, 'month')} after their last challenge, whoever issued it`;
  return rule(
    'Again',
    'N9',
    months === 0 ? 'Two players may challenge each other again at once.' : `The same ${wait}.`,
  );
}

function stayingAway(header: Header): WrittenRule {
  const { drop, weeksUntilDrop } = nairobiSettings;
  const [rungs, weeks] = [counted(drop.of({ header }), 'rung'), weeksUntilDrop.of({ header })];
  const cost =
    weeks === 1
      ? `Every week without a game costs ${rungs}.`
      : `Missing ${weeks} weeks in a row costs ${rungs}, and every further week in that row ${rungs} more.`;
  return rule(
    'Staying away',
    'N4–N5',
    `${cost} Weeks run from Monday to Sunday. The coordinator may remove somebody who is inactive.`,
  );
}
