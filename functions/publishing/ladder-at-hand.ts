import { formatLocal } from '#shared/calendar/zone.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { type GameDates, gameDatesOf } from '#shared/view/icalendar.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { buildView, closedView, pastView } from '#shared/view/view.ts';
import { pickLook } from '#shared/vocabulary/club.ts';
import { LogNeeded } from '#shared/vocabulary/log-needed.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import { pathOf } from '#web/pages/ladder-head.tsx';
import { type Club, readClub } from '../books/clubs.ts';
import { readGameDates } from '../books/game-dates.ts';
import { FIRST_SEASON, type LadderKey } from '../database/keys.ts';
import type { Version } from '../ladders/head.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { madeOnce } from './cache.ts';
import { crestAddress } from './crest.ts';
import { faceAddress, facesShown, type ShownFaces } from './faces.ts';
import type { Edition, PublicPlace } from './files.ts';
import { namesSince } from './names-since.ts';
import { Seasons } from './seasons.ts';
import type { FolderKey, Publishing, Readable } from './target.ts';

const seasonsOf = madeOnce((store: Readable, room: number | undefined) => new Seasons(store, room));

/** A ladder with all that its pages are made of. */
export interface LadderAtHand {
  readonly key: FolderKey;
  /** Continues with the ladder: everything made of it together is of one edition. */
  readonly told: NarrationSoFar;
  readonly basis: string | undefined;
  readonly place: PublicPlace;
  readonly edition: Edition;
  readonly isClosed: boolean;
  /** The seasons before, oldest first. */
  readonly ended: readonly EndedSeason[];
  /** Which of them this is, if any. */
  readonly past?: EndedSeason;
  readonly dates: GameDates;
  readonly faces: ShownFaces;
  /** How the public sees names. */
  readonly naming: Naming;
}

/** Of a season that is over, all but its log is as when the next one began. */
interface PublicationRequest extends Partial<Version> {
  readonly past?: EndedSeason;
}

/** Reads a ladder to publish it, and when it was last touched; undefined if there is none. */
export async function findLadder(
  { store, room, files, origin, release, mails, now }: Publishing,
  club: Club,
  key: LadderKey,
  asked?: PublicationRequest,
) {
  const version: PublicationRequest | undefined = asked ?? (await store.version(key));
  const { touched, epoch, shut, past, season: number = FIRST_SEASON } = version ?? {};
  const season = await seasonsOf(store, room).find(
    { ...key, season: number },
    past
      ? { epoch: `past ${epoch}`, later: await namesSince(store, key, past) }
      : { epoch, source: { files, release } },
  );
  if (!season) return undefined;
  const { told, basis, naming } = season;
  // Not before what has been written: of two servers' clocks one may be behind, and at midnight that is another day.
  const at = instant(Math.max(past?.ended ?? now, told.ladder.at, touched ?? 0));
  const edition = { version: told.ladder.line, at, release };
  const unlisted = club.unlisted || club.hidden?.includes(key.ladder) || false;
  const place = {
    origin,
    club: { ...club, unlisted, mails, crest: crestAddress(club) },
    ladder: key.ladder,
    ...(past && { past: past.name }),
  };
  const ended = past ? [] : (await store.seasons(key)).ended;
  const folder = { ...key, ...(past && { past: past.name }) };
  const isClosed = shut === 'closed';
  const hasDates = !past && told.ladder.challenges.size > 0;
  const agreed = hasDates ? (await readGameDates(store, key)).filter((date) => date.agreed) : [];
  const dates = gameDatesOf(told.ladder, agreed);
  return {
    found: {
      ...{ key: folder, told, basis, place, edition, isClosed, ended, dates, ...(past && { past }) },
      faces: facesShown(club, naming),
      naming,
    },
    touched,
  };
}

/** Does it in the language of the club; again where a snapshot does not tell enough, by the whole log. */
export async function inItsLanguage<Outcome>(
  { store, room }: Publishing,
  key: LadderKey,
  work: (club: Club) => Promise<Outcome>,
): Promise<Outcome | 'no-such-ladder'> {
  const club = await readClub(store.database, key.club);
  if (!club) return 'no-such-ladder';
  const attempt = () => inLanguage(club.language, () => work(club));
  return attempt().catch((error: unknown) => {
    if (!(error instanceof LogNeeded)) throw error;
    seasonsOf(store, room).readWholly(key);
    return attempt();
  });
}

function dated(
  { ladder: { header } }: NarrationSoFar,
  { challenges, ...view }: LadderView,
  dates: GameDates,
): LadderView {
  const withDates = challenges?.map((each) => {
    const at = dates.get(each.id);
    return at === undefined ? each : { ...each, date: formatLocal(header.timezone, at) };
  });
  return { ...view, ...(withDates && { challenges: withDates }) };
}

const withFaces = ({ standings, ...view }: LadderView, club: string, faces: ShownFaces): LadderView => ({
  ...view,
  standings:
    faces.size === 0
      ? standings
      : standings.map((each) => {
          const { people } = each;
          return withFace(
            people ? { ...each, people: people.map((one) => withFace(one, club, faces)) } : each,
            club,
            faces,
          );
        }),
});

function withFace<Each extends Who>(who: Each, club: string, faces: ShownFaces): Each {
  const name = faces.get(who.id);
  return name === undefined ? who : { ...who, face: faceAddress(club, name) };
}

/** All that the page of a ladder says. */
export function viewOf(
  { told, place, edition, isClosed, ended, past, dates, faces }: LadderAtHand,
  notice: string | undefined,
): LadderView {
  const { club } = place;
  const plain = dated(told, buildView(told, past?.ended ?? edition.at, notice, past !== undefined), dates);
  const built = withFaces(plain, club.id, faces);
  const shown = { name: club.name, ...pickLook(club), ...(club.unlisted && { unlisted: true as const }) };
  const view = { ...built, club: shown, page: `${place.origin}${pathOf(place)}` };
  if (past) return pastView(view, { name: past.name, end: past.end });
  const seasons = ended.toReversed().map(({ name, start, end }) => ({ name, start, end }));
  return { ...(isClosed ? closedView(view) : view), ...(seasons.length > 0 && { seasons }) };
}
