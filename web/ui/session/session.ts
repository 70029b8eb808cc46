/// <reference lib="dom" />
import type { SessionView } from '#shared/features/session.ts';
import { ask } from './api.ts';
import { drawer, SESSIONS, TRUTH } from './remembered.ts';

export type Session = SessionView;

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'role' in value && 'club' in value;

/** All sessions of this browser; 'unreached' if the service is not reached. */
export async function findSessions(): Promise<readonly Session[] | 'unreached'> {
  const outcome = await ask<'getSession'>('/api/session', { as: '' });
  if (outcome.kind === 'done') return everybodyIn(outcome.body);
  return outcome.kind === 'refused' ? [] : 'unreached';
}

export const everybodyIn = ({ others = [], ...session }: Session): readonly Session[] => [session, ...others];

/** The same for all sessions and links of one person in one role: what they record bears one name. */
export const whoIs = ({ club, role, label, player }: Session): string => [club.id, role, player ?? label].join('/');

/** Where a ladder lies on the site. */
export interface LadderAddress {
  readonly club: string;
  readonly ladder: string;
}

/** Which ladder the address means: an app is shown at /club/ladder/app/. */
export function ladderOfAddress(): LadderAddress {
  const [, club = '', ladder = ''] = location.pathname.split('/');
  return { club, ladder };
}

export function lastSessions(): readonly Session[] {
  try {
    const found: unknown = JSON.parse(drawer()?.getItem(SESSIONS) ?? '[]');
    return Array.isArray(found) ? found.filter(isSession) : [];
  } catch {
    return [];
  }
}

/** Remembers as whom this browser is signed in, and forgets what others were shown, but not their unsent taps. */
export function rememberSessions(all: readonly Session[]): void {
  const kept = drawer();
  if (!kept) return;
  for (const name of Object.keys(kept))
    if (name.endsWith(TRUTH) && !all.some((each) => isFor(name, each))) kept.removeItem(name);
  try {
    kept.setItem(SESSIONS, JSON.stringify(all));
  } catch {
    // Without it a player's page opens where there is a connection.
  }
}

/** Whether what was kept under a name was shown to a person: BOARD/club/ladder to officials, me/PLAYER/club/ladder to a player. */
function isFor(name: string, { club, role, player }: Session): boolean {
  const [app, ...rest] = name.slice(0, -TRUTH.length).split('/');
  const [id, whose] = rest.toReversed().slice(1);
  return club.id === id && (role === 'player' ? app === 'me' && whose === player : app !== 'me');
}

/** Signs out one session or all, and stops the link if asked; whether the service has done it. */
export async function signOut(how: 'session' | 'session/link', whom?: Session): Promise<boolean> {
  const { kind } = await ask(`/api/${how}`, { method: 'DELETE', as: whom?.actor ?? '' });
  if (kind === 'done') rememberSessions(lastSessions().filter(({ actor }) => whom && actor !== whom.actor));
  return kind === 'done';
}

/** Has a page that comes back with Back be loaded anew, unseen: its people may have signed out since. */
export function loadAnewWhenShownAgain(): void {
  addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
