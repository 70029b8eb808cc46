import { venueRule } from '../../rules/common/venue.ts';
import type { Header } from '../../vocabulary/header.ts';
import { fullDay } from '../../words/dates.ts';
import { counted, ordinal } from '../../words/english.ts';
import { inARow } from '../../words/in-a-row.ts';
import { capital } from '../../words/phrase.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { laversSettings } from './declaration.ts';

/** The Lavers rules as this ladder has them, for players who want to know what to do. */
export const laversRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'L1'),
  rule(
    'A match',
    'L5–L7, L19',
    'Two games of 10 minutes each, one as White and one as Black. The challenged player chooses the colour of the first game. You can play each opponent once a night.',
  ),
  hours(header),
  rule(
    'Your turn count',
    'L11, L14, L23–L24',
    'Check in when you arrive: your turn count starts at 0. It’s +1 for each challenge you make, −1 for each you receive. Check out when you’ve finished for the evening.',
  ),
  rule(
    'Whose turn it is',
    'L12–L18',
    'Next to challenge is the player left out while everyone else was playing; then the one with the lowest turn count; then the one lowest on the ladder. Only players with an opponent to challenge take turns. You challenge or pass; a pass lasts until a match ends or a player checks in or out, and you can still be challenged meanwhile.',
  ),
  ...challenging(header),
  rule(
    'Otherwise',
    'L21–L22',
    'A challenged player who wins changes places with the player directly above them. After a draw, 1–1, nobody moves.',
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
    `${nights(header)}Challenges can be made from ${from} to ${to}; a match may end later. On the night of the Grand Final from ${finalFrom} to ${finalTo}.`,
  );
}

/** Where that is not any day. */
function nights(header: Header): string {
  const { of, usual } = laversSettings.nights;
  const days = usual.filter((day) => of({ header }).includes(day)).map((day) => `${capital(day)}s`);
  return days.length < usual.length ? `On ${inARow(days)}. ` : '';
}

function challenging(header: Header): readonly WrittenRule[] {
  const near = `up to ${counted(laversSettings.reach.of({ header }), 'place')} above`;
  return [
    rule(
      'Who you can challenge',
      'L17',
      `Any free player ${near} you that you haven’t played tonight. If there’s nobody, anyone higher; failing that, anyone lower. Challenges can’t be declined.`,
    ),
    rule(
      'If the challenger wins',
      'L20a, L20b',
      `If the opponent was ${near} when challenged, the challenger takes their rung, and players in between move down one. Otherwise the challenger changes places with the player directly above.`,
    ),
  ];
}

function stayingAway(header: Header): WrittenRule {
  const { drop, monthsUntilRemoval } = laversSettings;
  const [places, month] = [counted(drop.of({ header }), 'place'), ordinal(monthsUntilRemoval.of({ header }))];
  return rule(
    'Staying away',
    'L25–L26',
    `A calendar month without a match costs ${places}. A ${month} month in a row removes you; you can rejoin at the bottom. A month doesn’t count if you joined or came back after its first day, the club was closed on all its nights, the season began in its second half, or the final is in it. A match still in progress when it ends counts.`,
  );
}

const grandFinal = (day: string): readonly WrittenRule[] => [
  rule(
    'The Grand Final',
    'L27–L31',
    `${fullDay(day)}. Players not checked in by 20:15 are removed; latecomers rejoin at the bottom. A player who loses the top spot that night without playing stays in the running for a play-off until they lose a match.`,
  ),
  rule(
    'The play-offs',
    'L32–L34',
    'At the end, the two highest of those players still here (other than rung 1) play off: the lower one challenges, the higher one chooses the colour, and nobody moves. The winner (or the only one) then challenges rung 1, who chooses the colour; a challenger who wins takes rung 1, and players in between move down one. Each play-off is a single Armageddon game: White has 6 minutes and must win, Black has 5, and a draw counts as a win for Black. A player who doesn’t take it up loses it. The player then on rung 1 has won the season.',
  ),
];
