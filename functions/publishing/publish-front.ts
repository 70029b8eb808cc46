import type { CardView } from '#shared/contract/card.ts';
import type { VersionView } from '#shared/contract/version.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { type Front, type FrontClub, type LiveLadder, MANY_CLUBS, renderFront } from '#web/pages/front-page.tsx';
import { type Club, type ListedClub, readClub, readClubs, readClubsGone } from '../books/clubs.ts';
import type { LadderKey } from '../database/keys.ts';
import { atOnce } from '../runtime/at-once.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { ASSETS, publishList } from './assets.ts';
import { crestAddress, putCrest } from './crest.ts';
import { parsed } from './files.ts';
import { publishSecurity } from './security.ts';
import { CARD, FRONT, type FrontTarget, fileOf, frontVersion, lastFilesOf, type Publishing } from './target.ts';

/** How many of a club's ladders the front page names: the newest. Together with the number of clubs it bounds what is read. */
const LADDERS = 4;
const AT_ONCE = 16;
const ROUNDS = 4;

/**
 * Publishes the list of all clubs but unlisted ones, and renews whom to tell of a hole. 'current' where the list was made
 * after it was asked for: messages come a minute after that, so it is made once a minute at most, and tells of every change.
 */
export async function publishFront(
  publishing: Publishing,
  { latest, asked }: Omit<FrontTarget, 'kind'> = {},
): Promise<'written' | 'older' | 'current'> {
  const { store, files, release } = publishing;
  const [path] = lastFilesOf(FRONT);
  await publishSecurity(files, publishing.contact, publishing.now);
  for (let round = 1; ; round++) {
    const before = await files.edition(path);
    if (asked !== undefined && before && before.at >= asked && before.release === release) return 'current';
    const gone = await readClubsGone(store.database);
    const clubs = await readClubs(store.database);
    const version = frontVersion(clubs, gone);
    // Later than what is there: that was made of cards from before this one reads them.
    const now = instant(Math.max(publishing.now, (before?.at ?? 0) + 1));
    const front = await frontOf(publishing, clubs, latest);
    const html = inLanguage(languageOfMost(clubs), () =>
      renderFront(
        { ...front, origin: publishing.origin, signUp: publishing.signUp, mails: publishing.mails },
        ASSETS,
        publishing.notice?.(),
      ),
    );
    const outcome = await publishList({ ...publishing, now }, FRONT, html, version);
    const isOvertaken = outcome === 'older' && (await files.edition(path))?.version === version;
    if (!isOvertaken || round === ROUNDS) return outcome;
  }
}

/** Publishes what a new site shows until its first club is made. Where there are clubs, their list stays. */
export const publishNoClubs = (
  place: Pick<Publishing, 'files' | 'now' | 'release' | 'signUp' | 'mails'>,
): Promise<'written' | 'older'> =>
  publishList(place, FRONT, renderFront({ clubs: [], signUp: place.signUp, mails: place.mails }, ASSETS), 0);

/** The language that most clubs of a deployment speak: English, where no other is spoken by more. */
function languageOfMost(clubs: readonly ListedClub[]): Language {
  const counts = new Map<Language, number>([['en', 0]]);
  for (const { language = 'en' } of clubs) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].reduce((first, next) => (next[1] > first[1] ? next : first));
  return most;
}

/** Of many clubs the page names each alone, and only the one that was played in last may have the ladder to show. */
async function frontOf(publishing: Publishing, all: readonly ListedClub[], latest?: LadderKey): Promise<Front> {
  const { files, store } = publishing;
  const clubs = all
    .filter(({ unlisted, suspended }) => !unlisted && !suspended)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const areMany = clubs.length >= MANY_CLUBS;
  const changed = areMany ? clubs.filter(({ id }) => id === latest?.club) : [];
  const looked = changed.length > 0 ? changed : clubs.slice(0, MANY_CLUBS);
  const found = new Map<string, LookedAt>();
  const failed = await atOnce(AT_ONCE, looked, async ({ id }) => {
    const club = await readClub(store.database, id);
    if (!club) return;
    await putCrest(publishing, club);
    found.set(id, { ...club, crest: crestAddress(club), ladders: await laddersOf(files, club) });
  });
  if (failed.length > 0) throw failed[0];
  const [spoken, told] = [languageOfMost(all), [...found.values()]];
  // Its reasons are in its club's language.
  const live =
    (await liveOf(
      files,
      told.filter(({ language = 'en' }) => language === spoken),
    )) ?? (await liveOf(files, told));
  return {
    clubs: clubs.map((club) => (areMany ? undefined : found.get(club.id)) ?? { ...club, crest: undefined }),
    live,
  };
}

type FrontFiles = Publishing['files'];
type LookedAt = FrontClub & Required<Pick<FrontClub, 'ladders'>> & Pick<Club, 'untried' | 'language'>;

async function laddersOf(files: FrontFiles, { id: club, ladders, hidden }: Club) {
  const shown = ladders.filter((id) => !hidden?.includes(id)).slice(-LADDERS);
  const cards = await Promise.all(shown.map((ladder) => files.text(fileOf({ club, ladder }, CARD))));
  return shown.flatMap((id, index) => {
    const card = parsed<CardView>(cards[index] ?? '');
    return card ? [{ id, card }] : [];
  });
}

/**
 * The ladder played on last; one that has been played on for a while, where there is any, and never one without a game:
 * that shows nobody what it is about. One of a club that signed itself up only once approved, or played on so.
 */
async function liveOf(files: FrontFiles, clubs: readonly LookedAt[]): Promise<LiveLadder | undefined> {
  let last: { readonly at: number; readonly live: LiveLadder; readonly isTried: boolean } | undefined;
  for (const club of clubs) {
    const running = club.ladders.filter(
      ({ card }) =>
        card.state === 'running' && card.played && card.leaders.length > 0 && (!club.untried || card.established),
    );
    const versions = await Promise.all(
      running.map(({ id }) => files.text(fileOf({ club: club.id, ladder: id }, 'version.json'))),
    );
    for (const [index, ladder] of running.entries()) {
      const at = parsed<VersionView>(versions[index] ?? '')?.last;
      const isTried = ladder.card.established === true;
      const isBetter = !last || (isTried === last.isTried ? at !== undefined && at > last.at : isTried);
      if (at !== undefined && isBetter) last = { at, live: { club, ladder }, isTried };
    }
  }
  return last?.live;
}
