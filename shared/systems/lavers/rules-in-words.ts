import type { Header } from '../../vocabulary/header.ts';
import { fullDay } from '../../words/dates.ts';
import { capital, counted, inARow, ordinal } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { laversSettings } from './declaration.ts';

/** The Lavers rules as this ladder has them, for players who want to know what to do. */
export const laversRules = (header: Header): readonly WrittenRule[] => [
  rule(
    'A match',
    'L5–L7',
    'Two games of 10 minutes each, one with either colour. Whoever accepts the challenge chooses the colour of the first game. Two players meet at most once a night.',
  ),
  hours(header),
  rule(
    'Your peg',
    'L11, L14, L23–L24',
    'On arrival your peg goes on 0. A challenge that you issue counts one up, one that you accept counts one down. Take your peg away when you have finished for the evening.',
  ),
  rule(
    'Whose turn it is',
    'L12–L16',
    'First whoever was left over while all others were playing; then whoever has the smallest count; then whoever stands on the lowest rung of the ladder, furthest from rung 1. Whoever has the turn challenges or passes. A pass stands until a match ends or somebody comes or goes.',
  ),
  ...challenging(header),
  rule(
    'Otherwise',
    'L21–L22',
    'A challenged player who wins changes places with the player one rung above. After a draw, 1–1, nobody moves.',
  ),
  stayingAway(header),
  rule('Joining', 'L4', 'New players, and those who come back, start at the bottom.'),
  ...(header.season.end ? [grandFinal(header.season.end)] : []),
];

function hours(header: Header): WrittenRule {
  const { hoursFrom, hoursTo, finalHoursFrom, finalHoursTo } = laversSettings;
  const [from, to, finalFrom, finalTo] = [hoursFrom, hoursTo, finalHoursFrom, finalHoursTo].map((each) =>
    each.of({ header }),
  );
  return rule(
    'When',
    'L9, L28',
    `${nights(header)}Challenges are issued from ${from} to ${to}; a match may end later. On the night of the Grand Final from ${finalFrom} to ${finalTo}.`,
  );
}

/** Where that is not any day. */
function nights(header: Header): string {
  const { of, usual } = laversSettings.nights;
  const days = usual.filter((day) => of({ header }).includes(day)).map((day) => `${capital(day)}s`);
  return days.length < usual.length ? `On ${inARow(days)}. ` : '';
}

function challenging(header: Header): readonly WrittenRule[] {
  const near = `up to ${counted(laversSettings.reach.of({ header }), 'rung')} above`;
  return [
    rule(
      'Whom you may challenge',
      'L17',
      `Anybody who is free and ${near} you. If there is nobody, anybody further above; and if there is nobody there either, anybody below. A challenge cannot be declined.`,
    ),
    rule(
      'If the challenger wins',
      'L20',
      `Against somebody who stood ${near}, the challenger takes that rung, and those between move down one. Otherwise the challenger changes places with the player one rung above.`,
    ),
  ];
}

function stayingAway(header: Header): WrittenRule {
  const { drop, monthsUntilRemoval } = laversSettings;
  const [rungs, month] = [counted(drop.of({ header }), 'rung'), ordinal(monthsUntilRemoval.of({ header }))];
  return rule(
    'Staying away',
    'L25–L26',
    `A calendar month without a match costs ${rungs}, unless the club was shut on all its nights. With the ${month} month in a row you are removed, and may join again at the bottom.`,
  );
}

const grandFinal = (day: string): WrittenRule =>
  rule(
    'The Grand Final',
    'L27–L34',
    `${fullDay(day)}. Whoever has not arrived by 20:15 is removed. Whoever loses rung 1 that night without having played is marked as displaced until they lose a match. At the end the two best placed of those who are still here, rung 1 apart, play off, and the winner challenges rung 1, each in one Armageddon game; whoever does not take it up loses it. Whoever then stands on rung 1 has won the season.`,
  );
