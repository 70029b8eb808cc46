import { drawer, SESSIONS, TRUTH } from '../forms/drawer.ts';
import { isSession, type Session } from './session.ts';

/** As whom this browser was last signed in. */
export function lastSessions(): readonly Session[] {
  try {
    const found: unknown = JSON.parse(drawer()?.getItem(SESSIONS) ?? '[]');
    return Array.isArray(found) ? found.filter(isSession) : [];
  } catch {
    return [];
  }
}

/** Remembers as whom this browser is signed in, and forgets what others were shown; not what they tapped and nobody has heard of. */
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

/** Whether what was kept under a name was shown to somebody: BOARD/club/ladder to officials, me/PLAYER/club/ladder to a player. */
function isFor(name: string, { club, role, player }: Session): boolean {
  const [app, ...rest] = name.slice(0, -TRUTH.length).split('/');
  const [id, whose] = rest.toReversed().slice(1);
  return club.id === id && (role === 'player' ? app === 'me' && whose === player : app !== 'me');
}
