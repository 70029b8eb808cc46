import { createHash } from 'node:crypto';
import type { Naming } from '#shared/view/naming.ts';
import type { LadderKey } from '../database/keys.ts';
import type { KeptNotice } from '../ladders/notices.ts';
import type { LadderStore } from '../ladders/store.ts';

/** Tells one choice of public names from another. */
const namesIn = (naming: Naming): string =>
  createHash('sha256').update(JSON.stringify(naming)).digest('base64url').slice(0, 22);

/** Keeps notices beside their ladder until they are delivered, each by its name; the names are the same whenever they are made. */
export async function keepNotices(
  store: Pick<LadderStore, 'keepNotice'>,
  key: LadderKey,
  naming: Naming,
  notices: readonly { readonly name: string; readonly notice: KeptNotice['notice'] }[],
): Promise<void> {
  const names = namesIn(naming);
  for (const { name, notice } of notices) await store.keepNotice(key, name, { notice, names });
}

/**
 * A kept notice in the names that the public sees by now. A notice may have waited for a day: if the club has hidden its
 * names meanwhile, or a person was forgotten, `make` makes the notices of its occasion again and says by which names they
 * are kept. Undefined if there is no such notice any more. A test of a webhook names nobody and is kept as it is.
 */
export async function currentNotice(
  store: Pick<LadderStore, 'naming' | 'keptNotice'>,
  { key, name }: { readonly key: LadderKey; readonly name: string },
  make: () => Promise<readonly { readonly name: string }[]>,
): Promise<KeptNotice['notice'] | undefined> {
  const kept = await store.keptNotice(key, name);
  if (kept && (kept.names === undefined || kept.names === namesIn(await store.naming(key.club)))) return kept.notice;
  const made = await make();
  return made.some((each) => each.name === name) ? (await store.keptNotice(key, name))?.notice : undefined;
}
