import * as z from 'zod/mini';
import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { AloneMode, NamingMode } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { clubPartition, NAMING } from '../database/keys.ts';
import { byName, maybe, stored, text } from '../database/stored.ts';
import { stillOrLacking, type Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

const namingKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: NAMING });

export const namingIn = stored<Naming>(
  z.object({
    mode: text<NamingMode>(),
    nicknames: byName(z.string()),
    alone: maybe(byName(text<AloneMode>())),
    renamed: maybe(byName(z.object({ now: z.string(), before: z.array(z.string()) }))),
    forgotten: maybe(z.array(z.string())),
  }),
);

/** Full names, as long as a club has not chosen otherwise. */
const fromItem = (item: Item | undefined): Naming => (item ? namingIn(item) : FULL_NAMES);

export const firstNaming = (club: string, mode: Naming['mode']): Write<never> => ({
  put: { ...namingKey(club), value: pack({ mode, nicknames: {} } satisfies Naming), count: 1 },
});

export const readNaming = async (database: Reader, club: string): Promise<Naming> =>
  fromItem(await database.get(namingKey(club)));

/** How a club shows everybody. Who is shown otherwise stays so, as do other names, and who was forgotten. */
export const setNaming = (
  database: Database,
  club: string,
  { mode, nicknames }: Pick<Naming, 'mode' | 'nicknames'>,
  change?: AdminChange,
): Promise<void> => changeNaming(database, club, (naming) => ({ ...naming, mode, nicknames }), change);

/** How one player alone is shown; undefined for as everybody. */
interface ShownAlone {
  readonly as: AloneMode | undefined;
  readonly nickname?: string | undefined;
}

export const showAlone = (
  database: Database,
  club: string,
  player: PlayerId,
  { as, nickname }: ShownAlone,
  change: AdminChange,
): Promise<void> =>
  changeNaming(
    database,
    club,
    ({ alone = {}, nicknames, ...naming }) => ({
      ...naming,
      nicknames: nickname === undefined ? nicknames : { ...nicknames, [player]: nickname },
      ...withAlone(as === undefined ? without(alone, player) : { ...alone, [player]: as }),
    }),
    change,
  );

const withAlone = (alone: NonNullable<Naming['alone']>) => (Object.keys(alone).length > 0 ? { alone } : {});

const without = <T>(all: Readonly<Record<string, T>>, player: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id !== player));

/** So many names of before are remembered of one player, and so much of all together, as JSON: the table holds 400 KB. */
const [NAMES, LENGTH] = [16, 200_000] as const;

/** Notes a player's present and former names; the player renamed longest ago is dropped first. */
export const noteRenamed = (
  database: Database,
  club: string,
  player: PlayerId,
  now: string,
  before: readonly string[],
): Promise<void> =>
  changeNaming(database, club, (naming) => {
    const { renamed = {} } = naming;
    const known = Object.hasOwn(renamed, player) ? renamed[player] : undefined;
    const all = [...new Set([...(known?.before ?? []), ...(known ? [known.now] : []), ...before])];
    const others = all.filter((name) => name !== now).slice(-NAMES);
    if (areAlike(known, { now, before: others }) || (!known && others.length === 0)) return undefined;
    const kept = Object.entries({ ...without(renamed, player), [player]: { now, before: others } });
    while (kept.length > 1 && JSON.stringify(kept).length > LENGTH) kept.shift();
    return { ...naming, renamed: Object.fromEntries(kept) };
  });

/** Names without a player, who was forgotten and is called otherwise from then on; undefined where nothing is to be changed. */
export function namingWithout(naming: Naming, player: PlayerId, as: string): Naming | undefined {
  const { mode, nicknames, alone = {}, renamed = {}, forgotten = [] } = naming;
  const isNamed = [nicknames, alone, renamed].some((each) => Object.hasOwn(each, player));
  if (forgotten.includes(as) && !isNamed) return undefined;
  return {
    mode,
    nicknames: without(nicknames, player),
    ...withAlone(without(alone, player)),
    ...(naming.renamed && { renamed: without(renamed, player) }),
    forgotten: [...new Set([...forgotten, as])],
  };
}

/** Nothing is written where nothing is to be changed. */
export const changeNaming = (
  database: Database,
  club: string,
  changed: (naming: Naming) => Naming | undefined,
  change?: AdminChange,
): Promise<void> =>
  untilThrough(database, club, async () => {
    const item = await database.get(namingKey(club));
    const naming = changed(fromItem(item));
    if (!naming) return undefined;
    const count = item?.['count'];
    const put = { ...namingKey(club), value: pack(naming), count: Number(count ?? 0) + 1 };
    const condition = stillOrLacking('names-changed', 'count', count);
    const end = await writeAll(database, [{ put, condition }, ...lineOf(club, change)]);
    return end === 'committed' ? undefined : AGAIN;
  });
