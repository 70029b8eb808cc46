export const front = {
  points: (points: number) => `${points} points`,
  isNew: 'new',
  /** Nothing where all are shown. */
  more: (count: number) => (count === 0 ? '' : `${count} more: type the first letters of your club’s name.`),
  none: 'No club found. Check the spelling, or ask your organiser.',
  /** Of signing in by e-mail. */
  choose: 'Choose your club, and we’ll send you a sign-in link by e-mail.',
  yourClub: 'Your club',
  unreached: 'No connection. Please try again in a moment.',
  noMails:
    'No e-mails are sent from here at the moment. Please open your invite link, or ask your organiser for a new one.',
};
