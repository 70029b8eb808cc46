import { drawer, TRUTH } from './drawer.ts';
import { findSession, isSession, type Session } from './session.ts';

const NAME = 'session';

/** Whose session this browser has; where nobody can be asked, whose it had last, and then nothing is sure. */
export async function currentSession(): Promise<{
  readonly session: Session | 'nobody' | 'unreached';
  readonly sure: boolean;
}> {
  const session = await findSession();
  if (session === 'unreached') return { session: lastSession() ?? session, sure: false };
  if (session === 'nobody') forgetSession();
  else rememberSession(session);
  return { session, sure: true };
}

/** Who was last let in on this browser. */
export function lastSession(): Session | undefined {
  try {
    const session: unknown = JSON.parse(drawer()?.getItem(NAME) ?? '');
    return isSession(session) ? session : undefined;
  } catch {
    return undefined;
  }
}

export function rememberSession(session: Session): void {
  try {
    drawer()?.setItem(NAME, JSON.stringify(session));
  } catch {
    // Without it a player's page opens where there is a connection.
  }
}

/** Forgets who was let in, and what they were shown. What they tapped and nobody has heard of stays. */
export function forgetSession(): void {
  const kept = drawer();
  if (!kept) return;
  for (const name of Object.keys(kept)) if (name === NAME || name.endsWith(TRUTH)) kept.removeItem(name);
}
