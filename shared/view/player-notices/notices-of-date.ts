import { formatLocal } from '#shared/calendar/zone.ts';
import { deadlineOf } from '#shared/engine/due.ts';
import { silentOf } from '#shared/rules/deadlines/deadline.ts';
import { mayBeLostBySilence } from '#shared/systems/silence.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { eitherOf } from '#shared/words/lists.ts';
import { textOf } from '#shared/words/phrase.ts';
import { type LadderPage, ladderName } from '../public-notices/ladder-page.ts';
import type { PersonalNotice } from './notice.ts';
import { lastDay, type PublicNames } from './notices-of-line.ts';
import { calledOffWords, dateWords, withLoss } from './words.ts';

/** A date as players are told of it. */
export interface DateTold {
  readonly challenge: ChallengeId;
  /** The challenger first. */
  readonly players: readonly [PlayerId, PlayerId];
  readonly at: Instant;
  /** Later ones of which the other player may choose instead. */
  readonly or?: readonly Instant[];
  /** Who proposed it, or called it off; missing if an official has. */
  readonly by?: PlayerId;
  readonly agreed?: true;
  /** It is stored so that the other player can be told, and because the next date counts on from it. */
  readonly calledOff?: true;
  /** 1 at first, and one more after each change. */
  readonly version: number;
}

interface DateScene {
  readonly ladder: Ladder;
  readonly names: PublicNames;
  readonly place: Pick<LadderPage, 'club' | 'ladder'>;
}

/** What is told of a date that was proposed, agreed or called off: to those for whom it is news, in public names. */
export function dateNotices(scene: DateScene, date: DateTold): readonly PersonalNotice<'date'>[] {
  const { players, by, agreed } = date;
  const isNews = (player: PlayerId): boolean => by === undefined || (player === by) === (agreed ?? false);
  return players.filter(isNews).map((player) => dateNotice(scene, date, player));
}

function dateNotice({ ladder, names, place }: DateScene, date: DateTold, player: PlayerId): PersonalNotice<'date'> {
  const { challenge, players, at, or = [], by, agreed = false, calledOff = false, version } = date;
  const [one, two] = players;
  const other = player === one ? two : one;
  const when = eitherOf([at, ...or].map((each) => meetingWords(formatLocal(ladder.header.timezone, each))));
  const about = { other: names.named(other), ladder: ladderName(ladder.header, place) };
  const said = calledOff ? calledOffWords(about, when, by !== undefined) : dateWords(about, when, agreed);
  const until = calledOff ? undefined : lostAfter(ladder, date, player);
  const { title, text } = until === undefined ? said : withLoss(said, about, until);
  const [where, known] = [`${place.club}/${place.ladder}`, names.challenge(challenge)];
  return {
    ...{ kind: 'date', player, challenge, other, at, agreed, calledOff },
    title: textOf(title),
    text: textOf(text),
    path: `/${where}/me/#${known}`,
    tag: `${where}/${known}`,
    id: `${where}/${known}/date-${version}/${player}`,
    line: ladder.line,
  };
}

/** After which day a player loses the challenge, if they alone offer no day; undefined if that is not so. */
function lostAfter(ladder: Ladder, { challenge: id }: DateTold, player: PlayerId): string | undefined {
  const open = ladder.challenges.get(id);
  if (!open || !mayBeLostBySilence(ladder, open) || silentOf(open) !== player) return undefined;
  return lastDay(ladder, deadlineOf(ladder, id)?.at);
}
