import { formatLocal } from '#shared/calendar/zone.ts';
import { deadlineOf } from '#shared/engine/due.ts';
import { bearersOn } from '#shared/rules/entrants/people.ts';
import { type Command, type Score, walkoverIn } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, type Instant, instant, type PlayerId, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, shortDay } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/game.ts';
import type { Named } from '#shared/words/names.ts';
import { say, textOf } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { TEXT } from '#shared/words/texts.ts';
import { Censor } from '../censor.ts';
import type { Naming } from '../naming.ts';
import { type LadderPage, ladderName, shortNames } from '../public-notices/ladder-page.ts';
import { PERSONAL } from '../texts.ts';
import { deadlinesMoved, saidOfDeadline } from './deadlines.ts';
import { ended } from './ended.ts';
import { type Around, type AskedFacts, asked } from './facts.ts';
import { type Moved, moved } from './moved.ts';
import type { CameOf, PersonalFacts, PersonalNotice } from './notice.ts';
import { held } from './penalties.ts';
import { standingOf } from './standing.ts';
import {
  answeredWords,
  challengedWords,
  confirmScoresWords,
  confirmWords,
  declinedAsLostWords,
  enteredWords,
  movedWords,
  type NoticeWords,
  removedWords,
  strikesWords,
} from './words.ts';

export interface PersonalScene extends Around {
  readonly names: PublicNames;
  readonly place: Pick<LadderPage, 'club' | 'ladder'>;
  /** The day that it says was offered is told in its own notice, with the date. */
  readonly isToldWithDate?: boolean;
}

/** What a line has for single players, in public names; the same whenever it is made. Nobody is told what they did themselves. */
export function personalNotices(scene: PersonalScene): readonly PersonalNotice[] {
  const { named } = scene.names;
  const ladder = ladderName(scene.after.header, scene.place);
  const own = [...ended(scene), ...held(scene)];
  const toldOtherwise = new Set(own.map(({ facts }) => facts.player));
  return [
    ...asked(scene)
      .filter((facts) => !(scene.isToldWithDate && facts.kind === 'answered' && facts.how === 'offered'))
      .map((facts) => addressed(scene, facts, saidOfAsked(scene, facts))),
    ...deadlinesMoved(scene).map((each) => addressed(scene, each.facts, saidOfDeadline(scene, each, named, ladder))),
    ...own.map(({ facts, said }) => addressed(scene, facts, said(named, ladder))),
    ...moved(scene, named, toldOtherwise).map((each) => addressed(scene, each.facts, saidOfMove(ladder, each))),
  ];
}

export const mayConcern = ({ command: { verb }, effects }: Entry): boolean =>
  ASKING.includes(verb) || effects.settled.length > 0 || effects.moves.length > 0;

const ASKING: readonly Verb[] = [
  'challenge',
  'accept',
  'decline',
  'withdraw',
  'postpone',
  'offer',
  'away',
  'back',
  'reject',
  'approve',
  'abandon',
  'result',
  'match',
  'finish',
  'playoff',
  'leave',
  'void',
];

function addressed(scene: PersonalScene, facts: PersonalFacts, { title, text }: NoticeWords): PersonalNotice {
  const { club, ladder } = scene.place;
  const { line } = scene.entry;
  const about = 'challenge' in facts && facts.challenge ? scene.names.challenge(facts.challenge) : undefined;
  const page = `/${club}/${ladder}/me/`;
  const where = `${club}/${ladder}`;
  const isOver = facts.kind === 'lost' || ('how' in facts && OVER.some((how) => how === facts.how));
  return {
    ...facts,
    title: textOf(title),
    text: textOf(text),
    // What is entered counts, and its challenge is over: the result itself is there to be disputed.
    path: facts.kind === 'entered' ? `${page}#line-${line}` : about === undefined || isOver ? page : `${page}#${about}`,
    tag: `${where}/${about ?? (facts.kind === 'lost' ? `${facts.kind}-${line}` : facts.kind)}`,
    id: `${where}/${line}/${facts.kind}/${isOver && about !== undefined ? `${about}/` : ''}${facts.player}`,
    line,
  };
}

/** What is told of a challenge or result that is over: it is no longer on their page. */
const OVER: readonly CameOf[] = ['counts', 'won', 'over'];

function saidOfAsked(scene: PersonalScene, facts: AskedFacts): NoticeWords {
  const { names, after, place } = scene;
  const about = (other: PlayerId) => ({ other: names.named(other), ladder: ladderName(after.header, place) });
  switch (facts.kind) {
    case 'challenged':
      return untilWhen(
        scene,
        facts.challenge,
        challengedWords(about(facts.challenger), placesOf(after, facts.challenger, facts.player)),
      );
    case 'answered': {
      const { moves, strikes } = scene.entry.effects;
      const struck = strikesWords(strikes, facts.player, names.named(facts.other));
      return facts.how === 'declined' && moves.length + struck.length > 0
        ? declinedAsLostWords(about(facts.other), standingOf(scene, facts.player), struck)
        : answeredWords(facts.how, about(facts.other), lastDay(after, facts.falls));
    }
    case 'entered':
      return enteredWords(about(facts.other), enteredIn(scene, facts), standingOf(scene, facts.player));
    case 'confirm': {
      const until = facts.counts === undefined ? undefined : momentWords(after, facts.counts);
      return facts.score
        ? confirmWords(about(facts.reported), reportedWords(after, facts, facts.score), until)
        : confirmScoresWords(about(facts.reported), until);
    }
  }
}

/** The last day by which something may be done that falls due at an instant. */
export const lastDay = ({ header }: Ladder, falls: Instant | undefined): string | undefined =>
  falls === undefined ? undefined : shortDay(formatLocal(header.timezone, instant(falls - 1)));

/** By when a new challenge has to be accepted or played, where there is a deadline. */
function untilWhen({ after }: PersonalScene, challenge: ChallengeId, said: NoticeWords): NoticeWords {
  const due = deadlineOf(after, challenge);
  if (!due) return said;
  const until = shortDay(formatLocal(after.header.timezone, instant(due.at - 1)));
  const by = PERSONAL.challenged[due.unaccepted ? 'accept' : 'play'](until);
  return { ...said, text: say`${said.text} ${by}` };
}

function placesOf({ order }: Ladder, ...two: readonly [PlayerId, PlayerId]): readonly [number, number] | readonly [] {
  const [one, other] = [order.rungOf(two[0]), order.rungOf(two[1])];
  return one === undefined || other === undefined ? [] : [one, other];
}

/** From the side of the player who reported it, as on their opponent’s page. */
function reportedWords({ challenges }: Ladder, facts: PersonalFacts<'confirm'>, score: Score): string {
  const { challenger, awaiting } = challenges.get(facts.challenge) ?? {};
  const isChallenger = challenger === facts.reported;
  const points = facts.points?.map((game) => fromOwnSide(game, isChallenger));
  return scoreWords(fromOwnSide(score, isChallenger)) + asPlayed({ ...awaiting, points });
}

/** From the side of the player who reported it, or else of the player who reads it. */
function enteredIn({ entry, before, mistaken }: PersonalScene, facts: PersonalFacts<'entered'>) {
  const { verb, body } = entry.command;
  const two = 'challenger' in body ? body : before.challenges.get(facts.challenge);
  const isFirst = (player: PlayerId): boolean => two?.challenger === player;
  const teller = isFirst(facts.reported ?? facts.player);
  const points = facts.points?.map((game) => fromOwnSide(game, teller));
  const [own, theirs] = fromOwnSide(facts.score, isFirst(facts.player));
  const how = verb === 'result' || verb === 'match' ? walkoverIn(body) : undefined;
  return {
    result: scoreWords(fromOwnSide(facts.score, teller)) + asPlayed({ ...body, points }),
    by: mistaken ? 'correction' : facts.reported === undefined ? 'club' : 'other',
    walkover: how && ({ how, end: own > theirs ? 'won' : 'lost' } as const),
  } as const;
}

/** "5 March, 18:00", by the clocks of the ladder. */
function momentWords({ header }: Ladder, at: Instant): string {
  const when = formatLocal(header.timezone, at);
  return TEXT.dates.moment(shortDay(when), clockTime(when));
}

const saidOfMove = (ladder: string, { facts: { from, to }, cause }: Moved): NoticeWords =>
  to === undefined ? removedWords(ladder) : movedWords(ladder, [from, to], cause);

/** What the public calls the players and challenges of a log, by what the log itself calls them. */
export interface PublicNames {
  readonly named: Named;
  readonly challenge: (id: ChallengeId) => ChallengeId;
}

/** Goes through a log for the names alone; `ladder` is what it comes to, in the names of the log. */
export function publicNames(
  { header, commands }: { readonly header: Header; readonly commands: readonly Command[] },
  ladder: Ladder,
  naming: Naming,
): PublicNames {
  const censor = Censor.ofLog(header, commands, naming);
  for (const command of commands) censor.told(command);
  const shown = new Map(
    [...bearersOn(ladder).players.values()].map((bearer) => {
      const [player, seen] = [censor.player(bearer.id), censor.nameOn(ladder, bearer)];
      return [player, { id: player, ...(seen !== undefined && { name: seen }) }] as const;
    }),
  );
  const publicly = shortNames({ players: shown });
  return { named: (id: PlayerId) => publicly(censor.player(id)), challenge: censor.challenge };
}
