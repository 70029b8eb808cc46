import type { AdminChangeView } from '#shared/features/access.ts';
import { type AdminChange, type AdminLine, readChanges } from '../books/admin-history.ts';
import type { Call, Endpoint } from '../http/call.ts';

const SHOWN = 100;

/** The line of the admin history that says what a call changes; to be handed to the store with the change itself. */
export function changeBy({ caller, at, event }: Call, what: AdminChange['what'], about: string): AdminChange {
  const { role, by } = caller;
  if (role === 'anybody') throw new Error(`${what} by nobody in particular`);
  const { ladder } = event.pathParameters ?? {};
  return { at, what, about, by, role, ...(ladder !== undefined && { ladder }) };
}

/** Who made and revoked keys, changed names and webhooks, and when; newest first. */
export const adminHistory: Endpoint<'listAdminChanges'> = async ({ club, runtime, query: { beforeChange } }) => {
  const lines = await readChanges(runtime.database, club, SHOWN + 1, beforeChange);
  const shown = lines.slice(0, SHOWN);
  return { status: 200, body: { changes: shown.map(told), more: lines.length > SHOWN } };
};

const told = ({ id, at, what, about, by, role, ladder }: AdminLine): AdminChangeView => ({
  id,
  at: new Date(at).toISOString(),
  what,
  about,
  by,
  role,
  ...(ladder !== undefined && { ladder }),
});
