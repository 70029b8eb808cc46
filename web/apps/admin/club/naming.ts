import { useEffect, useState } from 'preact/hooks';
import type { Naming } from '#shared/view/naming.ts';
import type { NamingMode } from '#shared/vocabulary/club.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ask } from '#web/ui/session/api.ts';
import { CONNECTION } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { isObject } from '../view.ts';
import { lookAtClub, updateClub } from './update-club.ts';

/** A long log takes a while, in milliseconds. */
const PATIENCE = 20_000;

const fetchNaming = async (): Promise<Naming | undefined> => (await lookAtClub())?.naming;

async function fetchIntroduced(path: string): Promise<readonly IntroducedPlayer[] | undefined> {
  const outcome = await ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE });
  return outcome.kind === 'done' ? readIntroduced(outcome.body) : undefined;
}

/** How the club shows names, and whom the ladder has introduced so far; 'lost' is what could not be fetched. */
export function useNaming() {
  const { club, path, view } = useAdmin();
  const [naming, setNaming] = useState<Naming | 'lost'>();
  const [introduced, setIntroduced] = useState<readonly IntroducedPlayer[] | 'lost'>();
  const known = view.standings.length + view.off.length + view.entrants.length;

  async function loadNaming(): Promise<void> {
    setNaming((await fetchNaming()) ?? 'lost');
  }
  async function lookAtLog(): Promise<void> {
    setIntroduced((await fetchIntroduced(path)) ?? 'lost');
  }

  /** Undefined if it is saved, or why not. What another organiser has changed meanwhile stays. */
  async function save(mode: NamingMode, typed: TypedNames): Promise<string | undefined> {
    const before = await fetchNaming();
    if (!before) return CONNECTION.again;
    const after = { mode, nicknames: withTyped(before.nicknames, typed) };
    const no = await updateClub({ naming: after });
    if (no === undefined) setNaming({ ...before, ...after });
    return no;
  }

  useEffect(() => void loadNaming(), [club]);
  useEffect(() => void lookAtLog(), [path, known]);
  return { naming, introduced, save, loadNaming, lookAtLog };
}

/** What is typed and not yet saved, by player id; blank takes a nickname away. */
export type TypedNames = ReadonlyMap<string, string>;

export const LONGEST = 40;

export const isTooLong = (nickname: string): boolean => nickname.trim().length > LONGEST;

export const nicknameOf = ({ nicknames }: Naming, typed: TypedNames, player: string): string =>
  typed.get(player) ?? (Object.hasOwn(nicknames, player) ? (nicknames[player] ?? '') : '');

/** All nicknames with what was typed put over them. Those of players who are not at hand stay. */
export function withTyped(nicknames: Naming['nicknames'], typed: TypedNames): Naming['nicknames'] {
  const all = [...Object.entries(nicknames), ...typed].map(([player, name]) => [player, name.trim()] as const);
  return Object.fromEntries([...new Map(all)].filter(([, name]) => name !== ''));
}

/** A player whom a line of a log brings onto a ladder. */
export interface IntroducedPlayer {
  readonly player: PlayerId;
  /** What the line calls them, if it could change that: blank where a seed gives no name. */
  readonly name?: string;
}

/** The players that a season log introduces, in the order in which the public meets them. The service wrote it. */
export function readIntroduced(log: string): readonly IntroducedPlayer[] {
  const lines = log.split('\n');
  const last = lastRenamed(lines);
  return lines.flatMap(introducedBy).map((each) => {
    const name = last.get(each.player);
    return name === undefined ? each : { ...each, name };
  });
}

/** Players who have been renamed; lines that were undone are left out. Lines count from 1. */
function lastRenamed(lines: readonly string[]): ReadonlyMap<PlayerId, string> {
  const voided = new Set(lines.flatMap((line) => /"void":\{"line":(\d+)/.exec(line)?.slice(1, 2).map(Number) ?? []));
  const renamed = lines.flatMap((line, index) => {
    if (voided.has(index + 1) || !line.includes('"rename":')) return [];
    const entry: unknown = JSON.parse(line);
    return isObject(entry) && 'rename' in entry ? introduction(entry.rename, 'player') : [];
  });
  return new Map(renamed.flatMap(({ player, name }) => (name === undefined ? [] : [[player, name]])));
}

/** Most lines introduce nobody, and need not be read. */
function introducedBy(line: string): readonly IntroducedPlayer[] {
  if (!/"(seed|join|start)":/.test(line)) return [];
  const entry: unknown = JSON.parse(line);
  if (!isObject(entry)) return [];
  if ('join' in entry) return introduction(entry.join, 'player');
  if ('start' in entry) return seated(entry.start);
  return 'seed' in entry ? seeded(entry.seed) : [];
}

/** A player in a game for points is on the ladder from then on. */
const seated = (start: unknown): readonly IntroducedPlayer[] =>
  playersIn(start).flatMap((id) => introduction({ player: id }, 'player'));

function seeded(seed: unknown): readonly IntroducedPlayer[] {
  const players = playersIn(seed);
  const byRating = isObject(seed) && 'order' in seed && seed.order === 'rating';
  const inOrder = byRating ? players.toSorted((one, other) => ratingOf(one) - ratingOf(other)) : players;
  return inOrder.flatMap((player) => introduction(player, 'id')).map((each) => ({ name: '', ...each }));
}

const playersIn = (body: unknown): readonly unknown[] =>
  isObject(body) && 'players' in body && Array.isArray(body.players) ? body.players : [];

const ratingOf = (player: unknown): number =>
  isObject(player) && 'rating' in player && typeof player.rating === 'number' ? player.rating : 0;

function introduction(value: unknown, key: 'player' | 'id'): readonly IntroducedPlayer[] {
  if (!isObject(value)) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const [id, name] = [fields.get(key), fields.get('name')];
  const player = typeof id === 'string' ? parsePlayerId(id) : undefined;
  return player ? [{ player, ...(typeof name === 'string' && { name }) }] : [];
}
