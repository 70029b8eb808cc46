/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView, Reason, StandingView } from '#shared/contract/view.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase, Who } from '#shared/words/phrase.ts';
import { isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { type Bout, boutsOf } from '#web/ui/ladder/record.ts';
import { readFile } from '#web/ui/page/published.ts';

export interface Published {
  readonly view: LadderView;
  readonly history: HistoryView;
}

export interface OwnBout extends Omit<Bout, 'opponents'> {
  readonly opponents: readonly Who[];
}

export interface Told {
  /** By what they are called in public, which need not be their id here. */
  readonly publicId: string;
  /** Why they stand where they stand: their last moves, newest first. */
  readonly why: readonly Reason[];
  readonly bouts: readonly OwnBout[];
  readonly published: Published;
  /** The rule of a clause in plain words, where it has one of its own. */
  readonly ruleOf: (clause: string) => string | undefined;
}

/** What is published of a player, found by rung, as public ids may differ; only if both show the same line. */
export function toldOf(published: Published, ladder: Ladder, player: PlayerId): Told | undefined {
  const { view, history } = published;
  if (view.version !== ladder.line) return undefined;
  const order = ladder.order.players();
  const standing: StandingView | undefined = view.standings[order.indexOf(player)];
  const publicId = standing?.id ?? player;
  const named = namesIn(ladder);
  const known = new Map(view.standings.map(({ id }, index) => [id, order[index]] as const));
  const member = (who: Who): Who => {
    const id = known.get(who.id);
    return id ? named(id) : who;
  };
  const index = history.players.findIndex(({ id }) => id === publicId);
  const bouts = index < 0 ? [] : boutsOf(history, index);
  return {
    publicId,
    published,
    why: (standing?.why ?? []).map((reason) => ({ ...reason, text: withNames(reason.text, member) })),
    bouts: bouts.map((bout) => ({
      ...bout,
      opponents: bout.opponents.flatMap((each) => history.players[each] ?? []).map(member),
    })),
    ruleOf: (clause) => {
      const [rule, another] = view.rules.filter((each) => each.clause === clause);
      return another ? undefined : rule?.text;
    },
  };
}

const withNames = (phrase: Phrase, named: (who: Who) => Who): Phrase =>
  phrase.map((part) => (typeof part === 'string' ? part : named(part)));

/** Milliseconds after which what could not be read is asked for again, and a history that is to follow. */
const [AGAIN, FOLLOWS] = [3000, 10_000] as const;

/** What is published of the ladder, read again whenever the ladder is at another line than what was read. */
export function usePublished(line: LineNumber | undefined): Published | undefined {
  const [published, setPublished] = useState<Published>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      const read = await readPublished();
      if (gone) return;
      if (read) setPublished(read);
      if (!read || read.view.version !== line) timer = setTimeout(() => void look(), AGAIN);
      else if (isBehind(read.history, read.view)) timer = setTimeout(() => void look(), FOLLOWS);
    };
    if (line !== undefined && published?.view.version !== line) void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [line]);
  return published;
}

async function readPublished(): Promise<Published | undefined> {
  const [view, history] = await Promise.all([readFile<LadderView>('../view.json'), readHistory('../')]);
  return view && history ? { view, history } : undefined;
}
