/// <reference lib="dom" />
import type { SessionView } from '#shared/features/session.ts';
import { ask } from './api.ts';

/** Somebody as whom this browser is signed in, and as whom else it is. */
export type Session = SessionView;

export const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'role' in value && 'club' in value;

/** Everybody as whom this browser is signed in; 'unreached' where nobody knows. */
export async function findSessions(): Promise<readonly Session[] | 'unreached'> {
  const outcome = await ask<'getSession'>('/api/session', { as: '' });
  if (outcome.kind === 'done') return everybodyIn(outcome.body);
  return outcome.kind === 'refused' ? [] : 'unreached';
}

export const everybodyIn = ({ others = [], ...session }: Session): readonly Session[] => [session, ...others];

/** The same for all sessions and links of one person in one role: what they record bears one name. */
export const whoIs = ({ club, role, label, player }: Session): string => [club.id, role, player ?? label].join('/');

/** Which ladder the address means: an app is shown at /club/ladder/app/. */
export function ladderOfAddress(): { readonly club: string; readonly ladder: string } {
  const [, club = '', ladder = ''] = location.pathname.split('/');
  return { club, ladder };
}
