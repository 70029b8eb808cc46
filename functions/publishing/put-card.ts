import type { CardView } from '#shared/contract/card.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { cardOf, clubNights } from '#shared/view/card.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../books/clubs.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import { JSON_FILE } from './assets.ts';
import type { Edition, PublicPlace } from './files.ts';
import { awaitsCards, publishClub } from './publish-club.ts';
import { CARD, clubTarget, type FolderKey, fileOf, lastFilesOf, type Publishing } from './target.ts';

/** A ladder as its card is made of it. */
interface CardedLadder {
  readonly key: FolderKey;
  readonly told: NarrationSoFar;
  readonly place: PublicPlace;
  readonly edition: Edition;
  /** Which season of the ladder it is, if that is over. */
  readonly past?: EndedSeason;
}

/** What a ladder's card said when it was last put, and how often its club had changed by then; a suspended club has no cards. */
const carded = new WeakMap<NarrationSoFar, string>();

/** Puts what the club's page says of a ladder, where that has changed: a leader, a winner, its nights; and that page, where it was made before. */
export async function putCard(
  publishing: Publishing,
  { key, told, edition, past, place }: CardedLadder,
  view: LadderView,
  champions: CardView['champions'],
): Promise<void> {
  const { files, store } = publishing;
  const results = told.daysPlayed().reduce((sum, { results: some }) => sum + some, 0);
  const card = `${JSON.stringify(cardOf(view, champions, clubNights(told.ladder, edition.at), results))}\n`;
  const known = `${place.club.switched ?? 0} ${card}`;
  if (carded.get(told) === known) return;
  const path = fileOf(key, CARD);
  const before = await files.text(path);
  if (before !== card || past) await files.put(path, card, { ...JSON_FILE, edition });
  if (!past && !(before === card && (await isOnClubPage(files, path, place.club.id)))) {
    const club = await readClub(store.database, place.club.id);
    // When a whole club is published for the first time its page would be made once for each ladder; lacking cards, it is in part.
    const isMadeLater = before === undefined && club && (await awaitsCards(files, club, key.ladder));
    if (club && !isMadeLater)
      await publishClub({ ...publishing, now: instant(Math.max(publishing.now, edition.at)) }, club);
  }
  carded.set(told, known);
}

/** Whether a club's page was made when a card lay there: it may have failed after the card was put. */
async function isOnClubPage(files: Publishing['files'], card: string, club: string): Promise<boolean> {
  const [page] = lastFilesOf(clubTarget(club));
  const [shown, put] = await Promise.all([files.edition(page), files.edition(card)]);
  return shown !== undefined && put !== undefined && shown.at >= put.at;
}
