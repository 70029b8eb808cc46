import { isDeepStrictEqual } from 'node:util';
import { Season, termsIn } from '#shared/engine/season.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { type RawItem, type RawSeason, unpacked } from './raw.ts';

/** The fold of a season's lines. */
export const folded = ({ header, entries }: Pick<RawSeason, 'header' | 'entries'>): Season =>
  Season.of(
    header,
    entries.map(({ command }) => command),
    termsIn(entries),
  );

/** In what a season as it is stored differs from the fold of its log. */
export function differences(season: RawSeason): readonly string[] {
  const { items, head, entries } = season;
  const gap = entries.findIndex(({ line }, index) => line !== (entries[0]?.line ?? 0) + index);
  if (gap >= 0) return [`line ${entries[gap]?.line} follows none`];
  if (Number(head['line']) !== (entries.at(-1)?.line ?? head['line'])) return ['its head is of another line'];
  const fold = folded(season);
  const { ladder } = fold;
  const [stands, shouldStand] = [orderIn(items, head), ladder.order.players().join(' ')];
  const [open, shouldBeOpen] = [openIn(items), [...ladder.challenges.values()].map(({ id }) => id)].map(sorted);
  const { at } = unpacked(head['value']);
  return [
    ...(stands === shouldStand ? [] : [`it stands ${stands} and not ${shouldStand}`]),
    ...(open === shouldBeOpen ? [] : [`open are ${open} and not ${shouldBeOpen}`]),
    ...(at === ladder.at ? [] : [`it is as of ${at} and not ${ladder.at}`]),
    ...movedOtherwise(season, fold).map((line) => `line ${line} moved others than it should`),
  ];
}

const sorted = (ids: readonly string[]): string => ids.toSorted().join(' ');

const openIn = (items: readonly RawItem[]): readonly string[] =>
  items.filter(({ sk }) => sk.startsWith('state#challenge#')).map(({ value }) => unpacked(value).id);

/** Who stands on the rungs, by the pages that the head names. */
function orderIn(items: readonly RawItem[], head: RawItem): string {
  const pages: readonly number[] = unpacked(head['value']).pages;
  return pages
    .map((number) => {
      const name = `state#order#${String(number).padStart(5, '0')}`;
      const page = unpacked(items.find(({ sk }) => sk === name)?.['value']) ?? '';
      return typeof page === 'string' ? page : page.players;
    })
    .filter((ids) => ids !== '')
    .join(' ');
}

/** A line for which the whole log was looked at may have changed what those before it did. */
function movedOtherwise({ entries }: RawSeason, fold: Season): readonly LineNumber[] {
  const last = entries.findLast(({ lookedBack }) => lookedBack)?.line ?? 0;
  const moves = new Map(fold.lines().map((each) => [each.line, each.effects.moves]));
  return entries
    .filter(({ line, effects }) => line > last && !isDeepStrictEqual(plain(effects.moves), plain(moves.get(line))))
    .map(({ line }) => line);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? []));
