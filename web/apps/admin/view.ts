import type { DeskView as AdminView, DeskPerson as PersonView } from '#shared/features/ladder-view.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import type { Choice } from '#web/ui/forms/fields.tsx';
import { MANY } from '#web/ui/forms/one-of-many.tsx';

export type { LineView } from '#shared/contract/entries.ts';
export type {
  DeskAwaiting as AwaitingView,
  DeskChallenge as OpenView,
  DeskGame as RunningView,
  DeskGoGame as GoGameView,
  DeskStanding as StandingView,
  DeskWaitingScores as WaitingScoresView,
} from '#shared/features/ladder-view.ts';
export type { AdminView, PersonView };

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type Named = (id: PlayerId) => Who;

export function namesIn({ standings, off, entrants }: Pick<AdminView, 'standings' | 'off' | 'entrants'>): Named {
  const names = new Map([...standings, ...off, ...entrants].map(({ player, name }) => [player, name]));
  return (id) => ({ id, name: names.get(id) ?? id });
}

/** Whether the season has a champion, or its last day has passed: then the next one may start. */
export const isSeasonOver = ({
  header: { season },
  asOf,
  final,
}: Pick<AdminView, 'header' | 'asOf' | 'final'>): boolean =>
  season.end !== undefined && !final?.playoff && (final?.champion !== undefined || asOf.slice(0, 10) > season.end);

/** The choices in each view, put together only once. */
const PLAYING = new WeakMap<object, readonly Choice[]>();

/** All who may play, top first, programs without a rung last. */
export function playing(view: Pick<AdminView, 'standings' | 'entrants'>): readonly Choice[] {
  const known = PLAYING.get(view) ?? [
    ...view.standings.map(({ player, name, rung }) => ({ value: player, text: `${rung}  ${name}` })),
    ...view.entrants.map(({ player, name }) => ({ value: player, text: `–  ${name}` })),
  ];
  PLAYING.set(view, known);
  return known;
}

/** What a join says of a player: one who was on the ladder before keeps their name. */
export const joining = (
  { off }: Pick<AdminView, 'off'>,
  { id, name }: { readonly id: string; readonly name: string },
) => ({ player: id, ...(!off.some(({ player }) => player === id) && { name }) });

/** People by name; of many also by rung, so that two of one name can be told apart. */
export const byName = (people: readonly (PersonView & { readonly rung?: number })[]): readonly Choice[] =>
  people.map(({ player, name, rung }) => ({
    value: player,
    text: people.length > MANY && rung !== undefined ? `${name}, ${rung}` : name,
  }));
