import { ordinal } from '#shared/words/english.ts';

export const chart = { failed: 'The season can’t be loaded at the moment.' };

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

export const join = {
  opening: 'Opening…',
  title: 'Ask to join',
  of: (ladder: string) => `Ask to join ${ladder}`,
  lead: 'The organisers will see your request and answer it.',
  name: 'Your name',
  nameMissing: 'Please give your name.',
  email: 'E-mail (optional)',
  emailWrong: 'An e-mail address looks like ann@example.org.',
  note: 'Anything they should know (optional)',
  consent: 'The organisers may keep this until they’ve answered, for 30 days at most. It isn’t published.',
  consentMissing: 'Please tick the box above, or ask an organiser in person.',
  yes: 'Send request',
  trap: 'Leave this empty',
  sent: 'Your request has been sent.',
  sentText: 'Come back to this page on this phone: once you’re accepted, it signs you in.',
  accepted: 'You’re in! Signing you in…',
  gone: 'Your last request was turned down or has expired. You can send another.',
  forget: 'Forget my request on this phone',
  back: 'See the ladder',
  nowhere: 'This address is incomplete. Please scan the QR code again.',
  lost: 'Can’t connect. Please try again.',
};

export const ladder = {
  find: 'Find a player',
  found: (players: number) => (players === 1 ? 'one player' : `${players} players`),
  none: 'No player found.',
  more: (count: number) => `and ${count} more`,
  noNames: 'The names can’t be loaded.',
  unreached: 'The site can’t be reached. What you see may be out of date.',
};

export const signUp = {
  title: 'Start your own club',
  lead: 'We’ll e-mail you a link. Open it, and your club is there with you as its organiser.',
  club: 'Name of your club',
  clubMissing: 'Please give your club a name.',
  id: 'Its address',
  address: (address: string) => `Your club’s page: ${address}`,
  idWrong: 'Please use a–z, 0–9 and “-” only.',
  taken: (id: string, free: string) => `“${id}” is taken. How about “${free}”? Change it or send it as it is.`,
  person: 'Your name',
  personMissing: 'Please give your name.',
  email: 'Your e-mail address',
  emailHint: 'Only whoever runs this service sees it. If you don’t open the link, it’s forgotten after a day.',
  emailWrong: 'An e-mail address looks like ann@example.org.',
  yes: 'Send me the link',
  working: 'One moment …',
  sent: (to: string) => `We’ve sent a link to ${to}.`,
  sentText:
    'Open it on the device you’ll run the club with. It works once, within 24 hours. Nothing there? Look in your spam folder.',
  again: 'Send it again, or to another address',
  notHere: 'Clubs can’t sign up by themselves here. Please ask whoever runs this service for a club.',
  lost: 'Can’t connect. Please try again.',
  back: 'Back to the front page',
};

export const signedIn = {
  bar: 'Your pages',
  you: (rung: number) => `You: ${ordinal(rung)}`,
  reach: 'Challenge up to here',
  drop: 'Drop to here unless you play',
  badge: 'you',
  pages: { me: 'Your page', board: 'Club night', desk: 'Admin' },
  challenge: 'Challenge',
  challengeWho: (name: string) => `Challenge ${name}`,
};
