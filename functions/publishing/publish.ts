import { renderFront } from '../../web/pages/club-page.tsx';
import type { LadderKey } from '../store/port.ts';
import { ASSETS } from './assets.ts';
import { isPublished, type Wanted } from './current.ts';
import { publishList } from './list.ts';
import { publishClub } from './publish-club.ts';
import { type LadderOutcome, publishLadder, publishRest } from './publish-ladder.ts';
import type { Publishing } from './publishing.ts';
import { publishSecurity } from './security.ts';
import { FRONT, type Target } from './target.ts';
import { clubVersion, frontVersion } from './versions.ts';

export type Outcome = LadderOutcome | 'written';

/** How it is found out what is published: by looking, or by what this process remembers to have published. */
export type Trust = 'looks' | 'remembers';

/** Publishes something unless what is published of it is current. Throws where storage fails; repeating is harmless. */
export async function bringUpToDate(
  publishing: Publishing,
  target: Target,
  trust: Trust = 'looks',
): Promise<Outcome | 'current'> {
  const { store } = publishing;
  switch (target.kind) {
    case 'ladder':
    case 'rest':
      return bringLadderUpToDate(publishing, target, trust);
    case 'club': {
      const club = await store.club(target.club);
      if (!club) return 'no-such-ladder';
      const wanted = { line: clubVersion(club) };
      return (await isUpToDate(publishing, target, wanted, 'looks')) ? 'current' : publishClub(publishing, club);
    }
    case 'front':
      return publishFront(publishing);
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

/** Publishes something as it is now, whatever is published of it. */
export async function publishNow(publishing: Publishing, target: Target): Promise<Outcome> {
  if (target.kind === 'ladder') return publishLadder(publishing, target.key);
  if (target.kind === 'rest') return publishRest(publishing, target.key);
  if (target.kind === 'front') return publishFront(publishing);
  const club = await publishing.store.club(target.club);
  return club ? publishClub(publishing, club) : 'no-such-ladder';
}

function isUpToDate(publishing: Publishing, target: Target, wanted: Wanted, trust: Trust): Promise<boolean> {
  const { files } = publishing;
  const editionOf = async (path: string) =>
    (trust === 'remembers' ? files.remembered(path) : undefined) ?? files.edition(path);
  return isPublished(editionOf, publishing, target, wanted);
}

/** Publishes the list of all clubs but unlisted ones, and renews whom to tell of a hole. */
export async function publishFront(publishing: Publishing): Promise<'written' | 'older'> {
  const gone = await publishing.store.clubsGone();
  const clubs = await publishing.store.clubs();
  await publishSecurity(publishing.files, publishing.contact, publishing.now);
  const listed = clubs.filter(({ unlisted }) => !unlisted);
  return publishList(publishing, FRONT, renderFront(listed, ASSETS, publishing.notice), frontVersion(clubs, gone));
}
