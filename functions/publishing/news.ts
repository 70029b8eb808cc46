import type { PotGameView } from '#shared/contract/pots.ts';
import type { ResultView, SettlementView } from '#shared/contract/view.ts';
import { potOutcome } from '#shared/rules/pots/outcome.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { type ChangeTold, changeWords } from '#shared/view/changes.ts';
import { resultsOf, settlementView } from '#shared/view/results.ts';
import type { NarrationSoFar as Season } from '#shared/view/season-narrative.ts';
import { NEWS } from '#shared/view/texts.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { asPlayed, type GameInWords } from '#shared/words/game.ts';
import type { Happening } from '#shared/words/happening.ts';
import { few, list, separated } from '#shared/words/lists.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { capital, type Phrase, say } from '#shared/words/phrase.ts';
import type { PotGame } from '#shared/words/pots.ts';
import { scoreWords, signed } from '#shared/words/score.ts';
import { settlementWords } from '#shared/words/settlement-words.ts';
import { GAMES, HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { type News, type SeasonMoment, seasonNews } from './season-news.ts';

/** Something of which there are news, not yet put into words. */
interface NewsItem extends Pick<News, 'id' | 'published' | 'updated'> {
  readonly line: LineNumber;
  readonly tell: (told: Telling) => Pick<News, 'title' | 'text'>;
}

interface Telling extends NarrationContext {
  readonly results: ReadonlyMap<LineNumber, ResultView>;
}

/** The last changed items up to a count, newest first. */
export function newsOf(told: NewsSource, count: number, seen: SeasonMoment): readonly News[] {
  const { context } = told;
  const newest = [...newestItems(told, count)]
    .toSorted((one, other) => other.updated - one.updated || other.line - one.line)
    .slice(0, count);
  const games = context.games.of(newest.map(({ line }) => line));
  const results = new Map(resultsOf(games, told.own, context).map((result) => [result.line, result]));
  const all = newest.map(({ tell, line: _, ...item }) => ({ ...item, ...tell({ ...context, results }) }));
  return [...seasonNews(told, seen), ...all].toSorted((one, other) => other.updated - one.updated).slice(0, count);
}

/** The last changed items up to a count, and a few more: what changed since a line is met on the way back to it. */
function newestItems(told: NewsSource, count: number): Iterable<NewsItem> {
  const items = new Map<string, NewsItem>();
  let least: Instant | undefined;
  for (const happening of told.happenings()) {
    if (least !== undefined && happening.at < least) break;
    for (const item of itemsOf(happening, told)) if (!items.has(item.id)) items.set(item.id, item);
    if (items.size >= count) least ??= happening.at;
  }
  return items.values();
}

/** Of what there are news since something happened: it itself, or a game that it amended or approved. */
function itemsOf(happening: Happening, told: NewsSource): readonly NewsItem[] {
  const { context } = told;
  const { line, settlement, entry } = happening;
  if (settlement) return penaltyIn(context, happening);
  const { body } = entry.command;
  const meant = 'line' in body ? lineNumber(body.line) : line;
  const [game, pot] = [context.games.behind(meant), context.pots.at(meant)];
  return [
    ...(game
      ? [playedItem(game.entry.line, game, told, ({ results }) => toldResult(results.get(game.entry.line)))]
      : []),
    ...changedBy(told.change(meant), context),
    ...announcedAt(entry, context),
    ...(pot
      ? [playedItem(pot.line, pot, told, ({ ladder, named: who }) => potTold(potOutcome(ladder, pot, who)))]
      : []),
  ];
}

type NewsSource = Pick<Season, 'context' | 'own' | 'happenings' | 'change' | 'ladder' | 'begun'>;

const named = (line: LineNumber): string => `line-${line}`;

const lastOf = ({ own }: NewsSource, ...of: readonly (LineNumber | undefined)[]): Instant =>
  instant(Math.max(...of.map((line) => (line === undefined ? 0 : (own(line)?.at ?? 0)))));

type Amended = Pick<GameInWords, 'correctedBy' | 'voidedBy' | 'approvedBy'>;

/** A match or game that was given a result, or its scores. */
const playedItem = (line: LineNumber, by: Amended, told: NewsSource, tell: NewsItem['tell']): NewsItem => ({
  id: named(line),
  line,
  published: lastOf(told, line),
  updated: lastOf(told, line, by.correctedBy, by.voidedBy, by.approvedBy),
  tell,
});

const toldResult = (result: ResultView | undefined): Pick<News, 'title' | 'text'> =>
  result
    ? {
        title: say`${result.challenger} ${scoreWords(result.score)} ${result.challenged}${asPlayed(result)}`,
        text: sentence(say`${result.moved}${result.counted ? `, ${WORDS.countedOn(shortDay(result.counted))}` : ''}`),
      }
    : { title: [], text: [] };

/** What a line announced before it was played: a challenge, or a game for points. */
function announcedAt({ line, command }: Entry, { ladder }: NarrationContext): readonly NewsItem[] {
  const at = { id: named(line), line, published: command.at, updated: command.at };
  if (command.verb === 'start') return [{ ...at, tell: startTold(command.body.players) }];
  if (command.verb !== 'challenge' || !systemOf(ladder).controls.plays.includes('challenges')) return [];
  const { challenger, challenged } = command.body;
  return [{ ...at, tell: ({ named: who }) => challengeTold(say`${who(challenger)}`, say`${who(challenged)}`) }];
}

const challengeTold = (challenger: Phrase, challenged: Phrase) => ({
  title: NEWS.feed.challenges(challenger, challenged),
  text: say`${HAPPENED.challenged(challenger, challenged)}.`,
});

const startTold =
  (players: PotPlayers): NewsItem['tell'] =>
  ({ named: who }) => ({
    title: NEWS.feed.game(few(players.map(who), 6)),
    text: NEWS.feed.gameBegun(list(players.map(who))),
  });

type PotPlayers = readonly PotGame['scores'][number][0][];

function potTold({ rows, state }: PotGameView): Pick<News, 'title' | 'text'> {
  const [best, ...others] = rows;
  if (!best) return { title: [], text: [] };
  const title = NEWS.feed.first(best, rows.length);
  if (state === 'void') return { title, text: [`${capital(GAMES.voided)}.`] };
  if (state === 'rejected') return { title, text: [`${capital(GAMES.takenBack)}.`] };
  const scores = [best, ...others].map((row) => say`${row} ${row.score} (${signed(row.net)})`);
  return { title, text: NEWS.feed.scores(separated(scores), state === 'awaiting') };
}

/** What was changed of the ladder, or of a player's name. */
function changedBy(change: ChangeTold | undefined, { ladder: { header } }: NarrationContext): readonly NewsItem[] {
  if (!change) return [];
  const { line, at, said, voided } = change;
  const [title = []] = said;
  const text = changeWords(change, header.timezone);
  return [{ id: named(line), line, published: at, updated: voided?.at ?? at, tell: () => ({ title, text }) }];
}

function penaltyIn({ ladder, named: who }: NarrationContext, happening: Happening): readonly NewsItem[] {
  const { line, at, settlement } = happening;
  if (!settlement) return [];
  const view = settlementView(ladder, { line, at, settlement }, who);
  if (!costs(view)) return [];
  // A month in which one season ends and the next begins is settled in both.
  const { line: season } = ladder.header;
  const id = `settled-${settlement.name}${season === undefined ? '' : `-${season}`}`;
  const title = settlementWords(wordsOf(ladder).settlements, settlement, { ladder, named: who }).news();
  return [{ id, line, published: at, updated: at, tell: () => penaltyTold(title, view) }];
}

const costs = ({ dropped, removed, forfeited = [] }: SettlementView): boolean =>
  dropped.length + removed.length + forfeited.length > 0;

/** How many of those penalised are named. */
const NAMED = 20;

function penaltyTold(title: string, { cause, dropped, removed, forfeited = [] }: SettlementView) {
  const parts = [
    ...(dropped.length > 0 ? [NEWS.feed.dropped(few(dropped, NAMED))] : []),
    ...(removed.length > 0 ? [NEWS.feed.removed(few(removed, NAMED))] : []),
    ...(forfeited.length > 0 ? [NEWS.feed.forfeited(few(forfeited, NAMED))] : []),
  ];
  return { title: [title], text: say`${capital(cause)} – ${separated(parts)}.` };
}

/** With a capital letter and a full stop. */
function sentence(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  const begun = typeof first === 'string' ? [capital(first), ...rest] : phrase;
  return say`${begun}.`;
}
