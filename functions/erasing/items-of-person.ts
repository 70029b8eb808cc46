import type { Item } from '../database/item.ts';
import * as keys from '../database/keys.ts';
import {
  access,
  askedGame,
  type CopiedItem,
  change,
  contact,
  dispute,
  face,
  freeTimes,
  gameDate,
  held,
  link,
  member,
  message,
  naming,
  notice,
  proposal,
  request,
  type Sought,
  session,
  subscription,
  suggestion,
  use,
  webhook,
} from './copied-items.ts';

/** A part of a copy. */
const PARTS = [
  'member',
  'names',
  'contact',
  'face',
  'links',
  'browsers',
  'requests',
  'history',
  'mentions',
  'beside',
  'notices',
] as const;
type CopyPart = (typeof PARTS)[number];
export type CopyParts = Map<CopyPart, CopiedItem[]>;

type Copy = (item: Item, who: Sought) => CopiedItem | undefined;

/** Why a copy has nothing of a place. */
type Left =
  /** Only ever made of what it has. */
  | 'derived'
  /** Gone within days by itself, or told by the logs besides. */
  | 'passing'
  /** It names nobody, or organisers alone. */
  | 'nobody';

interface ItemKind {
  readonly copied: readonly [CopyPart, Copy] | Left;
  /** What erasing a person does to it. */
  readonly erased: 'removed' | 'rewritten' | 'made again' | 'passing' | 'stays';
}

const nobody: ItemKind = { copied: 'nobody', erased: 'stays' };
const derived: ItemKind = { copied: 'derived', erased: 'made again' };
const passing: ItemKind = { copied: 'passing', erased: 'passing' };

/**
 * Every kind of item in which a club stores anything, by the beginning of its name: how it appears in a copy of what is stored
 * about a person, and what happens to it when they are erased. A test plants somebody in each, and holds both against this
 * list.
 */
export const PLACES: Readonly<Record<string, ItemKind>> = {
  [keys.ENTRY]: { copied: 'derived', erased: 'rewritten' },
  [keys.STATE]: derived,
  [keys.ID]: derived,
  [keys.IDEMPOTENCY]: { copied: 'passing', erased: 'rewritten' },
  [keys.SEASONS]: nobody,
  [keys.RULES_NUMBER]: nobody,
  [keys.CLAIM]: { copied: 'passing', erased: 'removed' },
  [keys.SENT]: passing,
  [keys.PROPOSAL]: { copied: ['beside', proposal], erased: 'removed' },
  [keys.ASKED_GAME]: { copied: ['beside', askedGame], erased: 'removed' },
  [keys.GAME_DATE]: { copied: ['beside', gameDate], erased: 'removed' },
  [keys.FREE]: { copied: ['beside', freeTimes], erased: 'removed' },
  [keys.SUGGESTED]: { copied: ['beside', suggestion], erased: 'removed' },
  [keys.DISPUTE]: { copied: ['beside', dispute], erased: 'removed' },
  [keys.WEBHOOK]: { copied: ['mentions', webhook], erased: 'rewritten' },
  [keys.NOTICE]: { copied: ['notices', notice], erased: 'removed' },
  [keys.MESSAGE]: { copied: ['notices', message], erased: 'removed' },
  [keys.CLUB]: nobody,
  [keys.CLUB_LADDER]: nobody,
  [keys.CREST]: nobody,
  // Whose photographs there are: what those say themselves.
  [keys.FACES]: { copied: 'derived', erased: 'removed' },
  [keys.FACE]: { copied: ['face', face], erased: 'removed' },
  [keys.ACCESS_COUNT]: nobody,
  [keys.LADDER_COUNT]: nobody,
  [keys.MEMBER_COUNT]: nobody,
  [keys.INVITATION_COUNT]: nobody,
  [keys.RETURN_COUNT]: nobody,
  [keys.RESTORED]: nobody,
  // Who signed the club up, and where its organisers get their mail.
  [keys.SIGNED_UP]: nobody,
  [keys.ORGANISER_ADDRESS]: nobody,
  [keys.CODE]: nobody,
  // Digests of addresses, from which no address can be read.
  [keys.JOIN_BLOCK]: passing,
  [keys.JOIN_REQUEST]: { copied: ['requests', request], erased: 'removed' },
  [keys.NAMING]: { copied: ['names', naming], erased: 'removed' },
  [keys.MEMBER]: { copied: ['member', member], erased: 'removed' },
  [keys.ACCESS]: { copied: ['links', access], erased: 'removed' },
  [keys.CHANGE]: { copied: ['history', change], erased: 'rewritten' },
  [keys.SESSION]: { copied: ['browsers', session], erased: 'removed' },
  [keys.LINK]: { copied: ['links', link], erased: 'removed' },
  [keys.CONTACT]: { copied: ['contact', contact], erased: 'removed' },
  [keys.HELD_BACK]: { copied: ['notices', held], erased: 'removed' },
  [keys.SUBSCRIPTION]: { copied: ['browsers', subscription], erased: 'removed' },
  [keys.USES]: { copied: ['links', use], erased: 'removed' },
  [keys.RATE]: { copied: 'passing', erased: 'removed' },
  // By a digest of an address, in which clubs it is used: what their contact says.
  [keys.ADDRESSES]: { copied: 'derived', erased: 'removed' },
};

const LONGEST_FIRST = Object.keys(PLACES).toSorted((one, other) => other.length - one.length);

/** Partitions of one kind of items each. */
const ALIKE = [keys.USES, keys.RATE, keys.ADDRESSES];

/** Of which kind an item is. */
export const kindOf = ({ pk, sk }: Pick<Item, 'pk' | 'sk'>): string | undefined => {
  const name = ALIKE.find((kind) => pk.startsWith(kind)) ?? sk;
  return LONGEST_FIRST.find((kind) => name === kind || (kind.endsWith('#') && name.startsWith(kind)));
};

/** What an item has of a person. */
export function copyOf(item: Item, who: Sought): readonly [CopyPart, CopiedItem] | undefined {
  const { copied } = PLACES[kindOf(item) ?? ''] ?? nobody;
  if (typeof copied === 'string') return undefined;
  const [part, copy] = copied;
  const said = copy(item, who);
  return said && [part, said];
}
