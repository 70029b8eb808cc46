/// <reference lib="dom" />
import { ask } from './api.ts';

/** Whose session this browser has. */
export interface Session {
  readonly club: { readonly id: string; readonly name: string; readonly ladders: readonly string[] };
  readonly role: 'organiser' | 'scorer' | 'player';
  /** What the key was handed out for, such as "tablet at the bar". */
  readonly label: string;
  /** Whose key it is, where the role is player. */
  readonly player?: string;
}

export const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'role' in value && 'club' in value;

/** The session, 'nobody' where there is none (any more), 'unreached' where nobody knows. */
export async function findSession(): Promise<Session | 'nobody' | 'unreached'> {
  const outcome = await ask('/api/session');
  if (outcome.kind === 'done' && isSession(outcome.body)) return outcome.body;
  return outcome.kind === 'refused' ? 'nobody' : 'unreached';
}

/** Which ladder the address means: an app is shown at /club/ladder/app/. */
export function ladderOfAddress(): { readonly club: string; readonly ladder: string } {
  const [, club = '', ladder = ''] = location.pathname.split('/');
  return { club, ladder };
}
