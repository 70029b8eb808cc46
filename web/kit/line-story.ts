import type { LineView } from '../../shared/contract/entries.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import { dayWords } from '../../shared/words/dates.ts';
import { asUnplayed } from '../../shared/words/games.ts';
import { list } from '../../shared/words/in-a-row.ts';
import type { Named } from '../../shared/words/names.ts';
import { type Phrase, say } from '../../shared/words/phrase.ts';
import { scoreWords } from '../../shared/words/score.ts';

/** What later lines have made of a line. */
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

/** The two of each challenge and match that lines tell of, by its id. */
export const pairsIn = (lines: readonly LineView[]): ReadonlyMap<string, LineView> =>
  new Map(lines.flatMap((line) => (line.id === undefined ? [] : [[line.id, line] as const])));

/** Everybody whom a line names. */
export function peopleIn(line: LineView, pairs: ReadonlyMap<string, LineView>): readonly PlayerId[] {
  const about = pairs.get(line.challenge ?? line.game ?? line.id ?? '') ?? line;
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

/** A line of the log in plain words; one that amends another says first what that was, where it is known. */
export function storyOf(
  line: LineView,
  pairs: ReadonlyMap<string, LineView>,
  named: Named,
  amended?: LineView,
): Phrase {
  const who = line.player ? named(line.player) : '';
  const pair = pairs.get(line.challenge ?? line.game ?? '') ?? line;
  const two =
    pair.challenger && pair.challenged ? say`${named(pair.challenger)} against ${named(pair.challenged)}` : '';
  switch (line.verb) {
    case 'seed':
      return say`Seeded: ${line.players?.length ?? 0} on the ladder`;
    case 'join':
      return say`${who} joined`;
    case 'prefer':
      return say`${who} changed preferences`;
    case 'rename':
      return say`${who} is now called ${line.name ?? ''}`;
    case 'leave':
      return say`${who} left the ladder`;
    case 'arrive':
      return say`${who} checked in`;
    case 'depart':
      return say`${who} checked out`;
    case 'pass':
      return say`${who} passed`;
    case 'challenge':
      return pair.challenger && pair.challenged
        ? say`${named(pair.challenger)} challenged ${named(pair.challenged)}`
        : say`A challenge`;
    case 'result':
    case 'match':
      return resultStory(line, pair, named);
    case 'start':
    case 'finish':
      return gameStory(line, pair, named);
    case 'correct':
      return say`${amended ? storyOf(amended, pairs, named) : 'An earlier entry'}: corrected${line.score ? ` to ${scoreWords(line.score)}` : ''}`;
    case 'void':
      return say`${amended ? storyOf(amended, pairs, named) : 'An earlier entry'}: cancelled`;
    case 'close':
      return say`Normal play was closed`;
    case 'playoff':
      return say`${line.winner ? named(line.winner) : ''} won a play-off${line.walkover ? ' by a walkover' : ''}`;
    case 'configure':
      return say`The ladder was changed${changed(line)}`;
    case 'settle':
      return say`Drops and removals that were due`;
    default:
      return say`${two === '' ? 'A challenge' : two}: ${ENDINGS[line.verb] ?? line.verb}`;
  }
}

/** What a line changes of the ladder: ": called Mondays, last day 14 June 2027, closed days, settings". */
function changed({ name, end, closures, settings }: LineView): string {
  const said = [
    name !== undefined && `called ${name}`,
    end === null ? 'no last day' : end && `last day ${dayWords(end)}`,
    closures && 'closed days',
    settings && 'settings',
  ].filter((each) => typeof each === 'string');
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

const ENDINGS: Readonly<Record<string, string>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  approve: 'the result was approved',
  reject: 'the result was rejected',
  abandon: 'cancelled',
};

function resultStory(line: LineView, { challenger, challenged }: LineView, named: Named): Phrase {
  const score = line.score ? scoreWords(line.score) : '';
  const day = line.playedAt ? `, played on ${dayWords(line.playedAt)}` : '';
  if (!challenger || !challenged) return say`A result, ${score}${day}`;
  return say`${named(challenger)} ${score} ${named(challenged)}${asUnplayed(line)}${day}`;
}

function gameStory(line: LineView, game: LineView, named: Named): Phrase {
  const scores = line.scores?.map(([player, score]) => say`${named(player)} ${score}`) ?? [];
  if (scores.length > 0)
    return say`A game ended: ${scores.flatMap((each, index) => (index > 0 ? [', ', ...each] : each))}`;
  const players = game.players?.map((each) => named(typeof each === 'string' ? each : each.id)) ?? [];
  return say`A game began: ${list(players)}`;
}
