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
  nobody: 'You’re not signed in. Please open the whole link that your organiser gave you.',
  signedOut: 'You’re signed out.',
  invited: (role: string, club: string) => `This link makes you ${role} of ${club}.`,
  once: 'It works once, so open it in the browser that you’ll use: choose where to go.',
  yours: (name: string, club: string) => `Hello ${name} – this is your link to ${club}.`,
  also: (others: readonly Session[]) => `You stay signed in as ${listed(others.map(namedAs))} as well.`,
  instead: (label: string, club: string) =>
    `Eight people are signed in here, which is as many as may be. Opening this link signs out “${label}” at ${club}.`,
  hello: (name: string, club: string) => `Hello ${name} – you’re signed in to ${club}.`,
  official: (role: string, club: string, label: string) => `You’re signed in as ${role} of ${club} (“${label}”).`,
  backOfficial:
    'To sign in again you need a new link, as yours has been opened. Taps that haven’t been sent stay here and are sent after that.',
  backPlayer: 'Your link signs you in again. What hasn’t been sent stays here and is sent after that.',
  signOut: 'Sign out',
  signOutAll: 'Sign out of all',
  stopSays:
    'Not your own device? Its browser may remember your link. Stop the link too, and your organiser gives you a new one.',
  stop: 'Sign out and stop my link',
} as const;

/** What a player is told of their ladders. */
export const OWN = {
  place: (rung: number, of: number) => `rung ${rung} of ${of}`,
  points: (points: number) => `${points.toLocaleString('en-GB')} points`,
  gap: (gap: string) => `gap to the next ${gap}`,
  waits: {
    answer: (other?: string) => `${other ?? 'Someone'} has challenged you: accept or decline.`,
    confirm: (other?: string) => (other ? `Confirm the result with ${other}.` : 'Confirm the scores of a game.'),
    play: (other?: string) => `To play: ${other ?? 'a game'}.`,
  },
} as const;

/** Why a link opens nothing, and what to do. */
export const FAULTS: Readonly<Record<string, string>> = {
  'unknown-key': 'This link is invalid. Please open the whole link, or ask your organiser for a new one.',
  'expired-key': 'This link has expired. Please ask your organiser for a new one.',
  'revoked-key': 'This link was withdrawn. Please ask your organiser for a new one.',
  'replaced-link': 'There’s a new link in the place of this one. Please open that, or ask your organiser for it.',
  'stopped-link': 'This link was stopped. Please ask your organiser for a new one.',
  'used-link':
    'This link has already been used: links for organisers and scorers work once. Please ask an organiser for a new one. If you didn’t open it yourself, tell them.',
  'program-key': 'This is a key for a program. It opens no pages.',
};
