import { formatLocal } from '#shared/calendar/zone.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, shortDay } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/games.ts';
import type { Named } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { TEXT } from '#shared/words/texts.ts';
import { Censor } from '../censor.ts';
import { lastNames } from '../last-names.ts';
import type { Naming } from '../naming.ts';
import { ladderName, type Place, shortNames } from '../notices.ts';
import { deadlinesMoved, type MovedDeadline, saidOfDeadline } from './deadlines.ts';
import { type Around, type AskedFacts, asked } from './facts.ts';
import { type Moved, moved } from './moved.ts';
import type { PersonalFacts, PersonalNotice } from './notice.ts';
import {
  answeredWords,
  challengedWords,
  confirmScoresWords,
  confirmWords,
  enteredWords,
  movedWords,
  removedWords,
  type Said,
} from './words.ts';

export interface PersonalScene extends Around {
  readonly names: PublicNames;
  readonly place: Pick<Place, 'club' | 'ladder'>;
}

/** What a line has for single players, in public names; the same whenever made. Nobody is told of what they did themselves. */
export const personalNotices = (scene: PersonalScene): readonly PersonalNotice[] => [
  ...asked(scene).map((facts) => addressed(scene, facts, saidOfAsked(scene, facts))),
  ...deadlinesMoved(scene).map((each) => addressed(scene, each.facts, saidOfNewDeadline(scene, each))),
  ...moved(scene, scene.names.named).map((each) => addressed(scene, each.facts, saidOfMove(scene, each))),
];

export const mayConcern = ({ command: { verb }, effects }: Entry): boolean =>
  ASKING.includes(verb) || effects.settled.length > 0 || effects.moves.length > 0;

const ASKING: readonly Verb[] = [
  'challenge',
  'accept',
  'decline',
  'withdraw',
  'postpone',
  'away',
  'back',
  'reject',
  'result',
  'match',
  'finish',
];

function addressed(scene: PersonalScene, facts: PersonalFacts, { title, text }: Said): PersonalNotice {
  const { club, ladder } = scene.place;
  const { line } = scene.entry;
  const about = 'challenge' in facts && facts.challenge ? scene.names.challenge(facts.challenge) : undefined;
  const page = `/${club}/${ladder}/me/`;
  return {
    ...facts,
    title: textOf(title),
    text: textOf(text),
    // What is entered counts, and its challenge is over: the result itself is there to be disputed.
    path: facts.kind === 'entered' ? `${page}#line-${line}` : about === undefined ? page : `${page}#${about}`,
    tag: `${club}/${ladder}/${about ?? facts.kind}`,
    id: `${club}/${ladder}/${line}/${facts.kind}/${facts.player}`,
    line,
  };
}

function saidOfAsked(scene: PersonalScene, facts: AskedFacts): Said {
  const { names, after, place } = scene;
  const about = (other: PlayerId) => ({ other: names.named(other), ladder: ladderName(after.header, place) });
  switch (facts.kind) {
    case 'challenged':
      return challengedWords(about(facts.challenger), placesOf(after, facts.challenger, facts.player));
    case 'answered':
      return answeredWords(facts.how, about(facts.other));
    case 'entered':
      return enteredWords(about(facts.other), enteredScore(scene, facts), facts.reported !== undefined);
    case 'confirm': {
      const until = facts.counts === undefined ? undefined : momentWords(after, facts.counts);
      return facts.score
        ? confirmWords(about(facts.reported), reportedWords(after, facts, facts.score), until)
        : confirmScoresWords(about(facts.reported), until);
    }
  }
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

/** From the side of the player who reported it, or else of the player who is told. */
function enteredScore({ entry, before }: PersonalScene, facts: PersonalFacts<'entered'>): string {
  const { body } = entry.command;
  const pair = 'challenger' in body ? body : before.challenges.get(facts.challenge);
  const isFirst = pair?.challenger === (facts.reported ?? facts.player);
  const points = facts.points?.map((game) => fromOwnSide(game, isFirst));
  return scoreWords(fromOwnSide(facts.score, isFirst)) + asPlayed({ ...body, points });
}

/** "5 March, 18:00", by the clocks of the ladder. */
function momentWords({ header }: Ladder, at: Instant): string {
  const when = formatLocal(header.timezone, at);
  return TEXT.dates.moment(shortDay(when), clockTime(when));
}

const saidOfNewDeadline = (scene: PersonalScene, moved: MovedDeadline): Said =>
  saidOfDeadline(scene, moved, scene.names.named, ladderName(scene.after.header, scene.place));

function saidOfMove({ after, place }: PersonalScene, { facts: { from, to }, cause }: Moved): Said {
  const ladder = ladderName(after.header, place);
  if (to !== undefined) return movedWords(ladder, [from, to], cause);
  return removedWords(ladder, cause.what === 'penalty' ? cause.said : undefined);
}

/** What the public calls the players and challenges of a log, by what the log itself calls them. */
export interface PublicNames {
  readonly named: Named;
  readonly challenge: (id: ChallengeId) => ChallengeId;
}

/** Goes through a log for the names alone; `ladder` is what it comes to, in the names of the log. */
export function publicNames(
  { header, commands }: { readonly header: Header; readonly commands: readonly Command[] },
  { players }: Pick<Ladder, 'players'>,
  naming: Naming,
): PublicNames {
  const censor = new Censor(header, naming, lastNames(header, commands));
  for (const command of commands) censor.told(command);
  const shown = new Map(
    [...players.values()].map(({ id, name }) => {
      const [player, seen] = [censor.player(id), censor.shown(id, name)];
      return [player, { id: player, ...(seen !== undefined && { name: seen }) }] as const;
    }),
  );
  const publicly = shortNames({ players: shown });
  return { named: (id: PlayerId) => publicly(censor.player(id)), challenge: censor.challenge };
}
