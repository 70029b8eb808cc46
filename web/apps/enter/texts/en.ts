type Role = 'organiser' | 'scorer' | 'player';

const ROLES = { organiser: 'an organiser', scorer: 'a scorer', player: 'a player' };

export const enter = {
  title: 'Enter – Club Ladder',
  looking: 'Looking at your link…',
  unreached: 'The service can’t be reached. Trying again…',
  unreachedOnce: 'The service can’t be reached. Please try again.',
  nobody: 'You’re not signed in. Please open the invite link that your organiser gave you – the whole of it.',
  signedOut: 'You’re signed out.',
  invited: (role: Role, club: string) => `This invite link signs you in as ${ROLES[role]} of ${club}. Where to?`,
  once: 'It only works once, so open it in the browser you’ll be using.',
  yours: (name: string, club: string) => `Hello ${name} – this is your invite link to ${club}.`,
  /** Somebody as others are told. */
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
  signOut: 'Sign out',
  signOutAll: 'Sign out of all',
  stopSays:
    'Not your own device? Its browser may remember your invite link. Stop the link as well, and ask your organiser for a new one.',
  stop: 'Sign out and stop my link',
  places: {
    new: 'Make a new ladder',
    ladder: 'The ladder',
    board: 'Club night',
    desk: 'Admin',
    me: 'Your page',
    of: (ladder: string, page: string) => `${ladder}: ${page}`,
  },
  /** What a player is told of their ladders. */
  own: {
    place: (rung: number, of: number) => `rung ${rung} of ${of}`,
    points: (points: string) => `${points} points`,
    gap: (gap: string) => `gap to the next ${gap}`,
    waits: {
      answer: (other?: string) => `${other ?? 'Someone'} has challenged you: accept or decline.`,
      confirm: (other?: string) => (other ? `Confirm your result against ${other}.` : 'Confirm the scores of a game.'),
      play: (other?: string) => `To play: ${other ?? 'a game'}.`,
    },
  },
  /** Why a link opens nothing, and what to do. */
  faults: {
    'unknown-key': 'This invite link is invalid. Please open the whole link, or ask your organiser for a new one.',
    'expired-key': 'This invite link has expired. Please ask your organiser for a new one.',
    'revoked-key': 'This invite link was withdrawn. Please ask your organiser for a new one.',
    'replaced-link': 'This invite link has been replaced by a new one. Please open that, or ask your organiser for it.',
    'stopped-link': 'This invite link was stopped. Please ask your organiser for a new one.',
    'used-link':
      'This invite link has already been used: those for organisers and scorers only work once. Please ask an organiser for a new one. If it wasn’t you who opened it, tell them.',
    'program-key': 'This key is for a program. It doesn’t open any pages.',
  },
};
