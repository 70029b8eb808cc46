import { venueRule } from '../../rules/common/venue.ts';
import type { Header } from '../../vocabulary/header.ts';
import { fullDay } from '../../words/dates.ts';
import { capital, counted, inARow, ordinal } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { laversSettings } from './declaration.ts';

/** The Lavers rules as this ladder has them, for players who want to know what to do. */
export const laversRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'L1'),
  rule(
    'A match',
    'L5–L7',
    'Two games of 10 minutes each, one as White and one as Black. The challenged player chooses the colour of the first game. Two players meet at most once a night.',
  ),
  hours(header),
  rule(
    'Your peg',
    'L11, L14, L23–L24',
    'Check in when you arrive: your turn count starts at 0. It’s +1 for each challenge you make, −1 for each you receive. Take your peg away when you’ve finished for the evening.',
  ),
  rule(
    'Whose turn it is',
    'L12–L18',
    'Next to challenge is the player left out while everybody else was playing; then the one with the smallest turn count; then the one furthest down the ladder. Only players with an opponent to challenge take turns. You challenge or pass; a pass lasts until a match ends or somebody comes or goes, and you can still be challenged meanwhile.',
  ),
  ...challenging(header),
  rule(
    'Otherwise',
    'L21–L22',
    'A challenged player who wins changes places with the player one rung above them. After a draw, 1–1, nobody moves.',
  ),
  stayingAway(header),
  rule(
    'Starting and joining',
    'L3–L4',
    'The season starts in order of rating, the lowest-rated player on rung 1. New players, and those who come back, start at the bottom.',
  ),
  ...(header.season.end ? grandFinal(header.season.end) : []),
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
      `Anybody who is free, whom you haven’t met tonight and who stands ${near} you. If nobody does, anybody further above; failing that, anybody below. A challenge can’t be declined.`,
    ),
    rule(
      'If the challenger wins',
      'L20',
      `Against somebody who stood ${near} when challenged, the challenger takes their rung, and those between move down one. Otherwise the challenger changes places with the player one rung above.`,
    ),
  ];
}

function stayingAway(header: Header): WrittenRule {
  const { drop, monthsUntilRemoval } = laversSettings;
  const [rungs, month] = [counted(drop.of({ header }), 'rung'), ordinal(monthsUntilRemoval.of({ header }))];
  return rule(
    'Staying away',
    'L25–L26',
    `A calendar month without a match costs ${rungs}. The ${month} month in a row removes you; you may join again at the bottom. A month doesn’t count for players who joined or came back after its first day, nor for anybody if the club was shut on all its nights, if the season began in its second half, or if the final falls in it. A match in progress as it ends counts.`,
  );
}

const grandFinal = (day: string): readonly WrittenRule[] => [
  rule(
    'The Grand Final',
    'L27–L31',
    `${fullDay(day)}. Players who haven’t arrived by 20:15 are removed; those who come later rejoin at the bottom. A player who loses rung 1 that night by a match they didn’t play is marked as displaced, until they lose a match.`,
  ),
  rule(
    'The play-offs',
    'L32–L34',
    'At the close, the two best placed of the displaced players who are still here, rung 1 apart, meet: the one below challenges, the one above chooses the colour, and nobody moves. The winner (or the only one) then challenges rung 1, who chooses the colour; a challenger who wins takes rung 1, and those between move down one. Each play-off is a single Armageddon game: White has 6 minutes and must win, Black has 5, and a draw is a win for Black. A player who doesn’t take it up loses it. Whoever then stands on rung 1 has won the season.',
  ),
];
