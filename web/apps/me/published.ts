/// <reference lib="dom" />

import type { AskedView } from '#shared/contract/forecast.ts';
import type { HistoryView, PlayedView } from '#shared/contract/history.ts';
import type { LadderView, Reason, StandingView } from '#shared/contract/view.ts';
import { askedSentence } from '#shared/view/asked-sentence.ts';
import { isPickedFrom } from '#shared/view/pages-of-rows.ts';
import type { PlayerPart } from '#shared/view/player-part.ts';
import { type Stand, trackOf } from '#shared/view/reading-history.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase, Who } from '#shared/words/phrase.ts';
import { arrowOf } from '#web/ui/ladder/arrow.ts';
import { isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { type Bout, boutsOf, sumOf } from '#web/ui/ladder/record.ts';
import { readFile } from '#web/ui/page/published.ts';
import type { FateModel } from './model.ts';
import { NEAR } from './texts.ts';

export interface PublishedData {
  readonly view: LadderView;
  readonly history: HistoryView;
  /** Of a long ladder: which places in its order the view tells of. */
  readonly places?: readonly number[];
}

export interface OwnBout extends Omit<Bout, 'opponents'> {
  readonly opponents: readonly Who[];
}

/** What awaits the player, or is asked of them, and the clause. */
export interface Fate extends Pick<FateModel, 'words' | 'isThreat'> {
  readonly clause: string | undefined;
}

export interface OwnFacts {
  /** By what they are called in public, which need not be their id here. */
  readonly publicId: string;
  /** What the table is called in which they play all others. */
  readonly table?: string;
  /** Why they stand where they stand: their last moves, newest first. */
  readonly why: readonly Reason[];
  /** What the season asks of them by its end, and what too little will cost, which only the log tells. */
  readonly asked?: Fate;
  readonly bouts: readonly OwnBout[];
  /** Their rungs over the season, oldest first; empty for those of whom the history does not know. */
  readonly way: readonly Stand[];
  /** Challenges that the player has not lost since they came to rung 1; 0 for those who are not there. */
  readonly defences: number;
  /** By how many rungs players have moved lately, below being positive; those who have not are missing. */
  readonly moved: ReadonlyMap<PlayerId, number>;
  /** How the player and another one have fared against each other this season. */
  readonly between: (other: PlayerId) => string;
  readonly published: PublishedData;
  /** The rule of a clause in plain words, where it has one of its own. */
  readonly ruleOf: (clause: string) => string | undefined;
}

/** The clause of all that no rule of a system is about, such as what a result waits for: the rules of that clause say something else. */
const OF_EVERY_LADDER = '§0';

/** What is published of a player, found by rung, as public ids may differ; only if both show the same line. */
export function toldOf(published: PublishedData, ladder: Ladder, player: PlayerId): OwnFacts | undefined {
  const { view, history, places } = published;
  if (view.version !== ladder.line) return undefined;
  const order = ladder.order.players();
  const known = new Map(
    view.standings.map(({ id }, index) => [id, order[(places?.[index] ?? index + 1) - 1]] as const),
  );
  const standing: StandingView | undefined = view.standings.find(({ id }) => known.get(id) === player);
  const publicId = standing?.id ?? player;
  const named = namesIn(ladder);
  const member = (who: Who): Who => {
    const id = known.get(who.id);
    return id ? named(id) : who;
  };
  const index = history.players.findIndex(({ id }) => id === publicId);
  const idOf = (who: Who | undefined) => (who && known.get(who.id)) ?? [];
  const ids = ({ players }: PlayedView) => players.flatMap((each) => idOf(history.players[each]));
  const results = history.results.map((played) => asDecided(played, ladder, ids(played)));
  const bouts = index < 0 ? [] : boutsOf({ ...history, results }, index);
  const own = bouts.map((bout) => ({
    ...bout,
    opponents: bout.opponents.flatMap((each) => history.players[each] ?? []).map(member),
  }));
  return {
    publicId,
    published,
    ...(standing?.table && { table: standing.table.name }),
    ...(standing?.asked && { asked: askedOf(standing, standing.asked) }),
    defences: standing?.onTop?.defences ?? 0,
    way: index < 0 ? [] : trackOf(history, index),
    moved: new Map(
      view.standings.flatMap((each): [PlayerId, number][] => {
        const [id, by] = [known.get(each.id), arrowOf(each)];
        return id && by !== 0 ? [[id, by]] : [];
      }),
    ),
    why: (standing?.why ?? []).map((reason) => ({ ...reason, text: withNames(reason.text, member) })),
    bouts: own,
    between: (other) => {
      const theirs = own.filter(({ opponents }) => opponents.some(({ id }) => id === other));
      return theirs.some(({ outcome }) => outcome) ? NEAR.between(sumOf(theirs)) : NEAR.neverMet;
    },
    ruleOf: (clause) => {
      if (clause === OF_EVERY_LADDER) return undefined;
      const [rule, another] = view.rules.filter((each) => each.clause === clause);
      return another ? undefined : rule?.text;
    },
  };
}

function askedOf({ rung, forecast, later = [] }: StandingView, asked: AskedView): Fate {
  const due = [forecast, ...later].find((each) => each?.kind === 'season');
  const isThreat = due?.unless === 'reaching';
  return { words: askedSentence(asked, rung, due), clause: due?.clause, isThreat };
}

/** A history that is behind still has a result wait that was confirmed or rejected meanwhile. */
function asDecided(played: PlayedView, { challenges }: Ladder, players: readonly PlayerId[]): PlayedView {
  if (played.state !== 'awaiting' || players.length !== 2) return played;
  const open = [...challenges.values()];
  if (open.some(({ awaiting }) => awaiting?.line === played.line)) return played;
  const isToBePlayed = open.some((each) => [each.challenger, each.challenged].every((id) => players.includes(id)));
  return { ...played, state: isToBePlayed ? 'rejected' : 'stands' };
}

const withNames = (phrase: Phrase, named: (who: Who) => Who): Phrase =>
  phrase.map((part) => (typeof part === 'string' ? part : named(part)));

/** What is published, and what it says of a player. */
export interface ReadPublished extends PublishedData {
  /** Whether the history is still to follow. */
  readonly isBehind: boolean;
  readonly told: (ladder: Ladder, player: PlayerId) => OwnFacts | undefined;
}

/** Reads what is published, at least up to the line of a ladder where that is published; of a long one what is about a player. */
export async function readPublished({ line, order }: Ladder, player: PlayerId): Promise<ReadPublished | undefined> {
  const place = order.rungOf(player);
  const who = place === undefined ? player : `place/${place}`;
  const published = await (isPickedFrom({ players: order.size, line })
    ? readFile<PlayerPart>(`../player/${who}.json?v=${line}`)
    : readWhole(line));
  if (!published) return undefined;
  return {
    ...published,
    isBehind: isBehind(published.history, published.view),
    told: (ladder, player) => toldOf(published, ladder, player),
  };
}

async function readWhole(line: LineNumber): Promise<PublishedData | undefined> {
  const [view, history] = await Promise.all([readFile<LadderView>(`../view.json?v=${line}`), readHistory('../')]);
  return view && history && { view, history };
}
