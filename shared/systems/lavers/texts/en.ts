import { counted, ordinal } from '#shared/words/english.ts';

export const offer = {
  title: 'Club night with a peg board',
  says: 'Everyone meets on one evening and challenges players just above; the season ends with a Grand Final.',
};

export const lavers = {
  match: {
    text: 'Two games of 10 minutes each, one as White and one as Black. The challenged player chooses the colour of the first game. You can play each opponent once a night.',
  },
  when: {
    text: (from: string, to: string, finalFrom: string, finalTo: string) =>
      `Challenges can be made from ${from} to ${to}; a match may end later. On the night of the Grand Final from ${finalFrom} to ${finalTo}.`,
    on: (days: string, text: string) => `On ${days}. ${text}`,
  },
  turnCount: {
    heading: 'Your turn count',
    text: 'Check in when you arrive: your turn count starts at 0. It’s +1 for each challenge you make, −1 for each you receive. Check out when you’ve finished for the evening.',
  },
  turn: {
    heading: 'Whose turn it is',
    text: 'Next to challenge is the player left out while everyone else was playing; then the one with the lowest turn count; then the one lowest on the ladder. Only players with an opponent to challenge take turns. You challenge or pass; a pass lasts until a match ends or a player checks in or out, and you can still be challenged meanwhile.',
  },
  whom: (rungs: number) =>
    `Any free player up to ${counted(rungs, 'place')} above you that you haven’t played tonight. If there’s nobody, anyone higher; failing that, anyone lower. Challenges can’t be declined.`,
  won: {
    heading: 'If the challenger wins',
    text: (rungs: number) =>
      `If the opponent was up to ${counted(rungs, 'place')} above when challenged, the challenger takes their rung; the opponent and everyone in between move down one. Otherwise the challenger changes places with the player directly above.`,
  },
  otherwise: {
    heading: 'If the challenged player wins, or it’s a draw',
    text: 'A challenged player who wins changes places with the player directly above them. After a draw, 1–1, nobody moves.',
  },
  away: (drop: number, months: number) =>
    `A calendar month without a match costs ${counted(drop, 'place')}. A ${ordinal(months)} month in a row removes you; you can rejoin at the bottom. A month doesn’t count if you joined or came back after its first day, the club was closed on all its nights, the season began with less than half of it left, or the final is in it. A match still in progress when it ends counts.`,
  start: {
    heading: 'Starting and joining',
    text: 'The season starts in order of rating, the lowest-rated player on rung 1. New players, and those who come back, start at the bottom.',
  },
  final: {
    heading: 'The Grand Final',
    text: (day: string, time: string) =>
      `${day}. Players not checked in by ${time} are removed; latecomers rejoin at the bottom. A player who loses the top spot that night without playing stays in the running for a play-off until they lose a match.`,
  },
  playoffs: {
    heading: 'The play-offs',
    text: 'At the end, the two highest of those players still here (other than rung 1) play off: the lower one challenges, the higher one chooses the colour, and nobody moves. The winner (or the only one) then challenges rung 1, who chooses the colour; a challenger who wins takes rung 1; its holder and everyone in between move down one. Each play-off is a single Armageddon game: White has 6 minutes and must win, Black has 5, and a draw counts as a win for Black. A player who doesn’t take it up loses it. The player then on rung 1 has won the season.',
  },
};
