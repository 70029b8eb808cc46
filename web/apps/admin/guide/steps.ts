/// <reference lib="dom" />

import { useRef, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { hasResult } from '#web/ui/ladder/line-story.ts';
import { drawer } from '#web/ui/session/remembered.ts';
import type { AdminView } from '../view.ts';

type GuideView = Pick<AdminView, 'version' | 'standings' | 'entrants' | 'entries' | 'challenges' | 'games'>;

/** How far a new ladder has come. Nothing but the ladder remembers it, so that a reload is no matter. */
export type Step = 'players' | 'first' | 'done';

function stepOf({ version, standings, entries }: GuideView): Step {
  if (version === 1 || (standings.length === 0 && version < 5)) return 'players';
  const begun =
    version > 60 || entries.some((line) => hasResult(line) || line.verb === 'arrive' || line.verb === 'approve');
  return begun ? 'done' : 'first';
}

const TASKS = ['players', 'share', 'begin', 'result'] as const;
export type Task = (typeof TASKS)[number];

export type KeyKnown = Pick<KeyView, 'role' | 'revoked'>;

/** What is done on the way to the first result. Without known links, as for a scorer, they are left out. */
export function tasksOf(
  view: GuideView,
  links: readonly KeyKnown[] | undefined,
): readonly (readonly [Task, boolean])[] {
  const { standings, entrants, entries, challenges, games } = view;
  const done: Readonly<Record<Task, boolean>> = {
    players: standings.length + entrants.length > 0,
    share: links?.some(({ role, revoked }) => role !== 'organiser' && revoked === undefined) ?? false,
    begin: challenges.length + games.length > 0 || entries.some(({ verb }) => BEGINS.has(verb)),
    result: entries.some(hasResult),
  };
  return TASKS.filter((task) => task !== 'share' || links).map((task) => [task, done[task]] as const);
}

const BEGINS: ReadonlySet<string> = new Set(['arrive', 'challenge', 'match', 'start']);

interface Guided {
  readonly step: Step | undefined;
  readonly hide: () => void;
}

/** The guide is there from the beginning of a ladder up to its first result, and then until it is put away. */
export function useGuide(view: AdminView, place: string): Guided {
  const step = stepOf(view);
  const began = useRef(step !== 'done');
  const name = `guide/${place}`;
  const [hidden, setHidden] = useState(() => drawer()?.getItem(name) === 'hidden');
  const hide = () => {
    setHidden(true);
    drawer()?.setItem(name, 'hidden');
  };
  return { step: began.current && !hidden ? step : undefined, hide };
}
