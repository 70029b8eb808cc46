/// <reference lib="dom" />
import type { SessionView } from '../../shared/contract/access.ts';
import { ask } from './api.ts';

/** Whose session this browser has. */
export type Session = SessionView;

export const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'role' in value && 'club' in value;

/** The session, 'nobody' where there is none (any more), 'unreached' where nobody knows. */
export async function findSession(): Promise<Session | 'nobody' | 'unreached'> {
  const outcome = await ask<'lookAtSession'>('/api/session');
  if (outcome.kind === 'done') return outcome.body;
  return outcome.kind === 'refused' ? 'nobody' : 'unreached';
}

/** Which ladder the address means: an app is shown at /club/ladder/app/. */
export function ladderOfAddress(): { readonly club: string; readonly ladder: string } {
  const [, club = '', ladder = ''] = location.pathname.split('/');
  return { club, ladder };
}
