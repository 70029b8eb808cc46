/// <reference lib="dom" />

import { useMemo } from 'preact/hooks';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { SECTIONS, ROLL as W } from './texts.ts';
import type { PersonView, StandingView } from './view.ts';

export const Part = () => {
  const { view, ladder, session } = useAdmin();
  const asksDistance = matchPlayOf(view)?.distance ?? false;
  const lines = useMemo(
    () => rollOf(view.standings, view.entrants, document.documentElement.lang || undefined),
    [view.standings, view.entrants],
  );
  return (
    <>
      <p>{W.text}</p>
      <button type="button" class="main" onClick={() => print()}>
        {WORDS.print}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by arrow keys */}
      <section class="roll" aria-label={SECTIONS.roll} tabIndex={0}>
        <p class="top">
          <b>
            <bdi>{view.header.name ?? ladder}</bdi>
          </b>
          <bdi>{session.club.name}</bdi>
          <span>{W.date} ____________________</span>
        </p>
        <ul class="ticks" style={{ columns: columnsFor(lines.length) }}>
          {lines.map((line) => (
            <Name key={line.player} line={line} />
          ))}
        </ul>
        <p class="new">
          {W.newcomers} <span />
        </p>
        <p>
          <b>{WORDS.results}</b> {asksDistance && <small>{W.distanceSays}</small>}
        </p>
        <ul class="to-play">
          {Array.from({ length: gamesFor(lines.length) }, (_, index) => (
            <li key={index}>
              <span /> {W.against} <span /> {asksDistance && <span class="short">{W.distance}</span>}{' '}
              <span class="short">{SCORES.result}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

const Name = ({ line: { name, rung } }: { readonly line: RollLine }) => (
  <li>
    <i class="box" /> <bdi>{name}</bdi> <small>{rung ?? '–'}</small>
  </li>
);

interface RollLine {
  readonly player: string;
  readonly name: string;
  readonly rung?: number;
}

export function rollOf(
  standings: readonly Pick<StandingView, 'player' | 'name' | 'rung'>[],
  entrants: readonly Pick<PersonView, 'player' | 'name'>[],
  language?: string,
): readonly RollLine[] {
  const { compare } = new Intl.Collator(language);
  return [
    ...standings.map(({ player, name, rung }) => ({ player, name, rung })),
    ...entrants.map(({ player, name }) => ({ player, name })),
  ].toSorted((one, other) => compare(one.name, other.name));
}

export const columnsFor = (players: number): number => Math.min(4, Math.max(1, Math.ceil(players / 26)));

/** What a sheet has for both, and the heights of their lines, in millimetres. */
const [SHEET, NAME, GAME] = [240, 6.5, 9];

export function gamesFor(players: number): number {
  const left = SHEET - Math.ceil(players / columnsFor(players)) * NAME;
  return 2 * Math.min(14, Math.max(3, Math.floor(left / GAME)));
}
