import type { LineView } from '#shared/contract/entries.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords, shortDay } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/game.ts';
import { inARow, list } from '#shared/words/lists.ts';
import type { Named } from '#shared/words/names.ts';
import { type Phrase, say, type Who } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { HAPPENED, TEXT as SHARED } from '#shared/words/texts.ts';
import { LINE_STORY } from '../texts.ts';

export interface Mark {
  readonly verb: 'corrected' | 'voided';
  readonly line: number;
}

/** Which lines were amended, and by which; the last amendment of a line counts. */
export function marksIn(newestFirst: readonly LineView[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { verb, line, amends } of newestFirst.toReversed()) {
    if (amends !== undefined) marks.set(amends, { verb: verb === 'void' ? 'voided' : 'corrected', line });
  }
  return marks;
}

/** Whether a line has a result that could be corrected or voided. */
export const hasResult = ({ verb }: LineView): boolean => ['result', 'match', 'finish'].includes(verb);

/** Whether lines of a kind are undone by voiding them: what settles, corrects or voids is not undone itself. */
export const isVoidable = ({ verb }: LineView): boolean => !['settle', 'correct', 'void'].includes(verb);

/** The lines that say of a challenge, match or game who plays it, by its id. */
export const linesById = (lines: readonly LineView[]): ReadonlyMap<string, LineView> =>
  new Map(lines.flatMap((line) => (line.id === undefined ? [] : [[line.id, line] as const])));

export function peopleIn(line: LineView, byId: ReadonlyMap<string, LineView>): readonly PlayerId[] {
  const about = byId.get(line.challenge ?? line.game ?? line.id ?? '') ?? line;
  return [about, line].flatMap(({ player, challenger, challenged, winner, players = [], scores = [] }) =>
    [
      player,
      challenger,
      challenged,
      winner,
      ...players.map((each) => (typeof each === 'string' ? each : each.id)),
      ...scores.map(([id]) => id),
    ].filter((id) => id !== undefined),
  );
}

/** A line of the log in plain words; one that amends another first says what that was, if known. */
export function storyOf(line: LineView, byId: ReadonlyMap<string, LineView>, named: Named, amended?: LineView): Phrase {
  const who = line.player ? named(line.player) : '';
  const two = byId.get(line.challenge ?? line.game ?? '') ?? line;
  const earlier = () => (amended ? storyOf(amended, byId, named) : [LINE_STORY.earlier]);
  switch (line.verb) {
    case 'seed':
      return [LINE_STORY.seeded(line.players?.length ?? 0)];
    case 'join':
      return line.rung === undefined ? HAPPENED.joined(who) : LINE_STORY.joinedOn(who, line.rung);
    case 'prefer':
      return LINE_STORY.preferred(who);
    case 'rename':
      return HAPPENED.renamed(who);
    case 'regroup':
      return HAPPENED.nowAre(who, inARow((line.people ?? []).map(({ id, name = id }) => name)));
    case 'leave':
      return HAPPENED.left(who);
    case 'place':
      return HAPPENED.placed(who, line.rung ?? 0);
    case 'away':
      return HAPPENED.away(who, shortDay(line.from ?? ''), shortDay(line.to ?? ''));
    case 'back':
      return HAPPENED.back(who);
    case 'arrive':
      return HAPPENED.checkedIn(who);
    case 'depart':
      return HAPPENED.checkedOut(who);
    case 'pass':
      return HAPPENED.passed(who);
    case 'challenge':
      return twoOf(two, named, HAPPENED.challenged);
    case 'postpone':
      return LINE_STORY.postponed(twoOf(two, named, LINE_STORY.against), who);
    case 'offer':
      return SHARED.labelled(twoOf(two, named, LINE_STORY.against), SHARED.offered(who)).flat(2);
    case 'result':
    case 'match':
      return resultStory(line, two, named);
    case 'start':
    case 'finish':
      return gameStory(line, two, named);
    case 'correct':
      return SHARED.labelled(
        earlier(),
        HAPPENED.corrected(line.score && `${scoreWords(line.score)}${asPlayed(line)}`),
      ).flat();
    case 'void':
      return SHARED.labelled(earlier(), SHARED.undone).flat();
    case 'close':
      return [HAPPENED.closed];
    case 'playoff':
      return LINE_STORY.playoff(line.winner ? named(line.winner) : '', line.walkover === true);
    case 'configure':
      return [LINE_STORY.changed(changesOf(line))];
    case 'settle':
      return [LINE_STORY.settled];
    default:
      return endingOf(line.disputed ? 'dispute' : line.verb)(twoOf(two, named, LINE_STORY.against));
  }
}

const twoOf = (
  { challenger, challenged }: LineView,
  named: Named,
  words: (challenger: Who, challenged: Who) => Phrase,
): Phrase => (challenger && challenged ? words(named(challenger), named(challenged)) : [LINE_STORY.aChallenge]);

const changesOf = ({ name, end, closures, settings }: LineView) => ({
  name,
  end: end && dayWords(end),
  closures: closures !== undefined,
  settings: settings !== undefined,
});

const isEnding = (verb: string): verb is keyof typeof LINE_STORY.endings => verb in LINE_STORY.endings;

const endingOf = (verb: string): ((two: Phrase) => Phrase) =>
  isEnding(verb) ? LINE_STORY.endings[verb] : (two) => say`${two}: ${verb}`;

function resultStory(line: LineView, { challenger, challenged }: LineView, named: Named): Phrase {
  const score = line.score ? scoreWords(line.score) : '';
  const story =
    challenger && challenged
      ? say`${named(challenger)} ${score} ${named(challenged)}${asPlayed(line)}`
      : [LINE_STORY.aResult(score)];
  return line.playedAt ? LINE_STORY.playedOn(story, dayWords(line.playedAt)) : story;
}

function gameStory(line: LineView, game: LineView, named: Named): Phrase {
  const scores = line.scores?.map(([player, score]) => say`${named(player)} ${score}`) ?? [];
  if (scores.length > 0) return LINE_STORY.ended(scores.flatMap((each, index) => (index > 0 ? [', ', ...each] : each)));
  const players = game.players?.map((each) => named(typeof each === 'string' ? each : each.id)) ?? [];
  return LINE_STORY.began(list(players));
}
