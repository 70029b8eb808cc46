import { readClub } from '../books/clubs.ts';
import type { LadderKey } from '../database/keys.ts';
import { publishClub } from './publish-club.ts';
import { publishFront } from './publish-front.ts';
import { type LadderOutcome, publishLadder, publishRest } from './publish-ladder.ts';
import { publishStir } from './put-version.ts';
import {
  clubVersion,
  isPublished,
  type PageTarget,
  type Publishing,
  type Target,
  type WantedVersion,
} from './target.ts';

export type PublicationOutcome = LadderOutcome | 'written' | 'stirred';

/** How it is found out what is published: by looking, or by what this process remembers to have published. */
export type Trust = 'looks' | 'remembers';

/** Publishes something unless what is published of it is current. Throws if storage fails; repeating is harmless. */
export async function bringUpToDate(
  publishing: Publishing,
  target: Target,
  trust: Trust = 'looks',
): Promise<PublicationOutcome | 'current'> {
  const { store } = publishing;
  switch (target.kind) {
    case 'ladder':
    case 'rest':
      return bringLadderUpToDate(publishing, target, trust);
    case 'club': {
      const club = await readClub(store.database, target.club);
      if (!club) return 'no-such-ladder';
      const wanted = { line: clubVersion(club) };
      return (await isUpToDate(publishing, target, wanted, 'looks')) ? 'current' : publishClub(publishing, club);
    }
    case 'stir':
      return publishStir(publishing, target);
    case 'front':
      return publishFront(publishing, target);
  }
}

type LadderTarget = Extract<Target, { readonly key: LadderKey }>;

async function bringLadderUpToDate(publishing: Publishing, target: LadderTarget, trust: Trust) {
  const version = await publishing.store.version(target.key);
  if (!version) return 'no-such-ladder';
  // It is published as soon as it can be read again.
  if (version.shut === 'rewriting') return 'current';
  if (await isUpToDate(publishing, target, version, trust)) return 'current';
  return (target.kind === 'rest' ? publishRest : publishLadder)(publishing, target.key, version);
}

function isUpToDate(publishing: Publishing, target: PageTarget, wanted: WantedVersion, trust: Trust): Promise<boolean> {
  const { files } = publishing;
  const editionOf = async (path: string) =>
    (trust === 'remembers' ? files.remembered(path) : undefined) ?? files.edition(path);
  return isPublished(editionOf, publishing, target, wanted);
}
