import type { CardView } from '#shared/contract/card.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { cardOf, clubNights } from '#shared/view/card.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../books/clubs.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import { JSON_FILE } from './assets.ts';
import { type Edition, type PublicPlace, parsed } from './files.ts';
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

interface KnownCard {
  readonly text: string;
  /** How often its club had changed by then; a suspended club has no cards. */
  readonly switched: number;
}

/** Cards as they were last put, or found to be, with the club's page made of them. */
const carded = new WeakMap<NarrationSoFar, KnownCard>();

/** What of a card is news at once; nearly every result changes the rest of it, and would have two files more to put. */
const newsIn = ({ latest: _, top: __, players: ___, ...news }: CardView) => news;

/**
 * Puts what the club's page says of a ladder, where that has changed, and that page, where it was made before. With the ladder's
 * page, which knows its `champions`, only what is news counts: a leader, a winner, its nights; all else with the rest of its files.
 */
export async function putCard(
  publishing: Publishing,
  { key, told, edition, past, place: { club } }: CardedLadder,
  view: LadderView,
  champions?: CardView['champions'],
): Promise<void> {
  const { files, store } = publishing;
  const { switched = 0 } = club;
  const remembered = carded.get(told);
  const known = remembered?.switched === switched ? remembered.text : undefined;
  const path = fileOf(key, CARD);
  const before = known ?? (await files.text(path));
  const was = before === undefined ? undefined : parsed<CardView>(before);
  const results = told.daysPlayed().reduce((sum, { results: some }) => sum + some, 0);
  const nights = clubNights(told.ladder, edition.at);
  const card = cardOf(view, champions ?? was?.champions ?? [], nights, results);
  const text = `${JSON.stringify(card)}\n`;
  const isSaid = champions && was ? areAlike(newsIn(was), newsIn(card)) : before === text;
  if (isSaid && known !== undefined) return;
  if (!isSaid || past) await files.put(path, text, { ...JSON_FILE, edition });
  if (!past && !(isSaid && (await isOnClubPage(files, path, club.id)))) {
    const now = await readClub(store.database, club.id);
    // When a whole club is published for the first time its page would be made once for each ladder; lacking cards, it is in part.
    const isMadeLater = before === undefined && now && (await awaitsCards(files, now, key.ladder));
    if (now && !isMadeLater)
      await publishClub({ ...publishing, now: instant(Math.max(publishing.now, edition.at)) }, now);
  }
  carded.set(told, { text: isSaid && before !== undefined && !past ? before : text, switched });
}

/** Whether a club's page was made when a card lay there: it may have failed after the card was put. */
async function isOnClubPage(files: Publishing['files'], card: string, club: string): Promise<boolean> {
  const [page] = lastFilesOf(clubTarget(club));
  const [shown, put] = await Promise.all([files.edition(page), files.edition(card)]);
  return shown !== undefined && put !== undefined && shown.at >= put.at;
}
