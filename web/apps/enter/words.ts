import type { Session } from '../../kit/session.ts';

export const articled = (role: Session['role']): string => (role === 'organiser' ? 'an organiser' : `a ${role}`);

/** Somebody as others are told: "Jo (organiser)". */
const namedAs = ({ role, label }: Session): string => (role === 'player' ? label : `“${label}” (${role})`);

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

/** Every text of the page to which links lead. */
export const SAYS = {
  unreached: 'The service can’t be reached. Trying again…',
  unreachedOnce: 'The service can’t be reached. Please try again.',
  nobody: 'You’re not signed in. Please open the invite link that your organiser gave you – the whole of it.',
  signedOut: 'You’re signed out.',
  invited: (role: string, club: string) => `This invite link signs you in as ${role} of ${club}. Where to?`,
  once: 'It only works once, so open it in the browser you’ll be using.',
  yours: (name: string, club: string) => `Hello ${name} – this is your invite link to ${club}.`,
  also: (others: readonly Session[]) => `You’ll stay signed in as ${listed(others.map(namedAs))} too.`,
  instead: (label: string, club: string) =>
    `Eight people are signed in here, and that’s the limit. Opening this link signs out “${label}” at ${club}.`,
  hello: (name: string, club: string) => `Hello ${name} – you’re signed in to ${club}.`,
  official: (role: string, club: string, label: string) => `You’re signed in as ${role} of ${club} (“${label}”).`,
  backOfficial:
    'To sign in again you’ll need a new invite link, as yours has been used. Anything not sent yet stays on this device and is sent once you’re back.',
  backPlayer:
    'Your invite link signs you in again. Anything not sent yet stays on this device and is sent once you’re back.',
  signOut: 'Sign out',
  signOutAll: 'Sign out of all',
  stopSays:
    'Not your own device? Its browser may remember your invite link. Stop the link as well, and ask your organiser for a new one.',
  stop: 'Sign out and stop my link',
} as const;

/** What a player is told of their ladders. */
export const OWN = {
  place: (rung: number, of: number) => `rung ${rung} of ${of}`,
  points: (points: number) => `${points.toLocaleString('en-GB')} points`,
  gap: (gap: string) => `gap to the next ${gap}`,
  waits: {
    answer: (other?: string) => `${other ?? 'Someone'} has challenged you: accept or decline.`,
    confirm: (other?: string) => (other ? `Confirm your result against ${other}.` : 'Confirm the scores of a game.'),
    play: (other?: string) => `To play: ${other ?? 'a game'}.`,
  },
} as const;

/** Why a link opens nothing, and what to do. */
export const FAULTS: Readonly<Record<string, string>> = {
  'unknown-key': 'This invite link is invalid. Please open the whole link, or ask your organiser for a new one.',
  'expired-key': 'This invite link has expired. Please ask your organiser for a new one.',
  'revoked-key': 'This invite link was withdrawn. Please ask your organiser for a new one.',
  'replaced-link': 'This invite link has been replaced by a new one. Please open that, or ask your organiser for it.',
  'stopped-link': 'This invite link was stopped. Please ask your organiser for a new one.',
  'used-link':
    'This invite link has already been used: those for organisers and scorers only work once. Please ask an organiser for a new one. If it wasn’t you who opened it, tell them.',
  'program-key': 'This key is for a program. It doesn’t open any pages.',
};
