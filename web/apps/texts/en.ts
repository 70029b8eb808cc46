import { ordinal } from '#shared/words/english.ts';
import { parts } from '#shared/words/phrase.ts';

type Role = 'organiser' | 'scorer' | 'player';

const ROLES = { organiser: 'an organiser', scorer: 'a scorer', player: 'a player' };

export const enter = {
  title: 'Sign in – Club Ladder',
  looking: 'Checking your link…',
  signedOut: 'You’re signed out.',
  invited: (role: Role, club: string) => `This invite link signs you in as ${ROLES[role]} of ${club}. Where to?`,
  once: 'It only works once, so open it in the browser you’ll be using.',
  yours: (name: string, club: string) => `Hello ${name} – this is your invite link to ${club}.`,
  official: (label: string, role: Role) => `“${label}” (${role})`,
  also: (others: string) => `You’ll stay signed in as ${others} too.`,
  instead: (label: string, club: string) =>
    `Eight people are signed in here, and that’s the limit. Opening this link signs out “${label}” at ${club}.`,
  hello: (name: string, club: string) => `Hello ${name} – you’re signed in to ${club}.`,
  signedIn: (role: Role, club: string, label: string) => `You’re signed in as ${ROLES[role]} of ${club} (“${label}”).`,
  backOfficial:
    'To sign in again you’ll need a new invite link, as yours has been used. Anything not sent yet stays on this device and is sent once you’re back.',
  backPlayer:
    'Your invite link signs you in again. Anything not sent yet stays on this device and is sent once you’re back.',
  signOutAll: 'Sign everyone out',
  stopSays:
    'Not your own device? Its browser may remember your invite link. Stop the link as well, and ask your organiser for a new one.',
  stop: 'Sign out and stop my link',
  /** What a player is told of their ladders. */
  own: {
    waits: {
      answer: (other?: string) => `${other ?? 'Someone'} challenged you: accept or decline.`,
      confirm: (other?: string) => (other ? `Confirm your result against ${other}.` : 'Confirm the scores of a game.'),
      play: (other?: string) => `To play: ${other ?? 'a game'}.`,
    },
  },
};

export const front = {
  /** Nothing where all are shown. */
  more: (count: number) => (count === 0 ? '' : `${count} more: type the first letters of your club’s name.`),
  none: 'No club found. Check the spelling, or ask your organiser.',
};

export const join = {
  of: (ladder: string) => `Ask to join ${ladder}`,
  lead: 'The organisers will see your request and answer it.',
  name: 'Your name',
  email: 'E-mail (optional)',
  partner: 'Who do you play with?',
  partnerHint: 'This ladder is for pairs. The organisers will add both of you. No partner yet? Just say so.',
  note: 'Anything they should know (optional)',
  consent: 'The organisers may keep this until they’ve answered, for 30 days at most. It isn’t published.',
  consentMissing: 'Please tick the box above, or ask an organiser in person.',
  yes: 'Send request',
  sent: 'Your request has been sent.',
  sentText: 'Come back to this page on this phone: once you’re accepted, a button here opens your page.',
  accepted: 'You’re in!',
  gone: 'Your last request was turned down or has expired. You can send another.',
  forget: 'Forget my request on this phone',
  nowhere: 'This address is incomplete. Please scan the QR code again.',
};

/** Who plays as a pair, and how. */
export const playedAs = {
  people: 'Who plays',
  with: 'Record with each partner',
  noPair: 'Not in a pair now.',
};

export const player = {
  season: { points: 'Points over the season', rungs: 'Rungs over the season' },
  absent: 'Not on the ladder now.',
  champion: 'champion',
  placeOf: (place: number, of: number) => `${ordinal(place)} of ${of}`,
  results: {
    title: 'All results',
    played: 'Played',
    none: 'No games played yet.',
    won: <T>(score: T, other: T) => parts`won ${score} against ${other}`,
    drawn: <T>(score: T, other: T) => parts`drew ${score} with ${other}`,
    lost: <T>(score: T, other: T) => parts`lost ${score} to ${other}`,
    open: <T>(score: T, other: T) => parts`played ${score} with ${other}`,
    playoff: ', in a play-off',
    pot: <T>(score: T, others: T) => parts`${score} against ${others}`,
  },
  records: { title: 'Record against each opponent', opponent: 'Opponent' },
  opponents: {
    title: 'Can challenge',
  },
};

export const signUp = {
  title: 'Start your own club',
  lead: 'We’ll e-mail you a link. Open it, and your club is there with you as its organiser.',
  club: 'Name of your club',
  id: 'Web address',
  language: 'Language',
  idWrong: 'Please use a–z, 0–9 and “-” only.',
  taken: (id: string, free: string) => `“${id}” is taken. How about “${free}”? Change it or send it as it is.`,
  emailHint: 'Only the person who runs this service sees it. If you don’t open the link, it’s deleted after a day.',
  yes: 'Send me the link',
  sent: (to: string) => `We’ve sent a link to ${to}.`,
  sentText:
    'Open it on the device you’ll run the club with. It works once, within 24 hours. Nothing there? Look in your spam folder.',
  again: 'Send it again, or to another address',
  notHere: 'Clubs can’t sign up by themselves here. Please ask the person who runs this service for one.',
  back: 'Back to the front page',
};

export const signedIn = {
  bar: 'Your pages',
  you: (rung: number) => `You: ${ordinal(rung)}`,
  reach: 'Challenge up to here',
  drop: 'Drop to here unless you play',
};

export const wall = {
  lostSince: <T>(day: T, time: string) => parts`No connection: as of ${day}, ${time}`,
  latest: 'Latest results',
  thisLadder: 'This ladder',
  free: 'Free to play',
};

export const whatIf = {
  tooFew: 'The ladder needs at least two players.',
  twice: 'A player can’t be in a game twice.',
  wins: 'win',
  loses: 'loss',
  draws: 'draw',
  remove: 'Remove one',
  forbidden: <T>(refusal: T) => parts`Not allowed by the rules. ${refusal} If an organiser allowed it:`,
  rungs: <T>(changes: T) => parts`Rungs: ${changes}.`,
  moves: <T>(name: T, from: number, to: number) => parts`${name} ${from} → ${to}`,
  leaves: <T>(name: T) => parts`${name} (off the ladder)`,
  joins: <T>(name: T, rung: number) => parts`${name} (new, in ${ordinal(rung)})`,
  after: 'The ladder after that',
};
