import { dueAt } from '#shared/engine/due.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type AdminChange, lineOf } from '../books/admin-history.ts';
import { clubKey, clubLadderItem, switched } from '../books/clubs.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { DUE_INDEX } from '../database/table.ts';
import { newToken, present } from '../database/transaction.ts';
import { dueAttributes, EPOCH, headKey, markIn, SHUT, stillAt, TOUCHED } from './head.ts';
import { find } from './load.ts';
import { sinceTouched } from './touch.ts';

export type StatusChange = 'changed' | 'unchanged' | 'no-such-ladder';

/** Closes a ladder or opens it again: no line tells of it, and its pages are made again. A closed one is never due. */
export async function setClosed(
  database: Database,
  key: LadderKey,
  closed: boolean,
  at: Instant,
  change?: AdminChange,
): Promise<StatusChange> {
  return untilThrough(database, nameOf(key), async () => {
    const found = await find(database, key);
    const head = found && (await database.get(headKey(key)));
    if (!found || !head) return 'no-such-ladder';
    if ((found.shut === 'closed') === closed) return 'unchanged';
    if (Number(head['line']) !== found.ladder.line || markIn(head).epoch !== found.epoch) return AGAIN;
    const since = sinceTouched(found.ladder, at);
    const next = closed ? undefined : dueAt(found.ladder, since);
    const put = {
      ...plainHead(head),
      ...dueAttributes(key, next),
      [TOUCHED]: since,
      ...(closed && { [SHUT]: 'closed' }),
    };
    const condition = stillAt('ladder-changed', found.ladder.line, found.epoch);
    const end = await writeAll(database, [{ put, condition }, ...lineOf(key.club, change)]);
    return end === 'committed' ? 'changed' : AGAIN;
  });
}

/** A head with nothing due and nothing forbidden, of a new epoch. */
export function plainHead(head: Item): Item {
  const gone: readonly string[] = [SHUT, DUE_INDEX.partition, DUE_INDEX.sort];
  const rest = Object.entries(head).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(rest), pk: head.pk, sk: head.sk, [EPOCH]: newToken() };
}

export async function setHidden(
  database: Database,
  key: LadderKey,
  hidden: boolean,
  change?: AdminChange,
): Promise<StatusChange> {
  const entry = clubLadderItem(key);
  return untilThrough(database, key.club, async () => {
    const [club, listed] = await Promise.all([database.get(clubKey(key.club)), database.get(entry)]);
    if (!club || !listed) return 'no-such-ladder';
    if ((listed['hidden'] === 1) === hidden) return 'unchanged';
    const put = { ...entry, ...(hidden && { hidden: 1 }) };
    const end = await writeAll(database, [
      { put, condition: present('no-such-ladder') },
      ...switched(key.club, club, 1),
      ...lineOf(key.club, change),
    ]);
    if (end === 'no-such-ladder') return end;
    return end === 'committed' ? 'changed' : AGAIN;
  });
}
