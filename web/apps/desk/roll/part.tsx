/// <reference lib="dom" />
import { useMemo } from 'preact/hooks';
import { pairPlayOf } from '../../../kit/controls.ts';
import { useDesk } from '../desk.ts';
import { ROLL as W } from '../texts.ts';
import { columnsFor, gamesFor, type RollLine, rollOf } from './lines.ts';

/** A sheet for an evening without a tablet: everybody by name with a box to tick, and room for who plays whom. */
export const Part = () => {
  const { view, ladder, session } = useDesk();
  const asksDistance = pairPlayOf(view)?.distance ?? false;
  const lines = useMemo(
    () => rollOf(view.standings, view.entrants, document.documentElement.lang || undefined),
    [view.standings, view.entrants],
  );
  return (
    <>
      <p>{W.text}</p>
      <button type="button" class="main" onClick={() => print()}>
        {W.print}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by arrow keys */}
      <section class="roll" aria-label={W.title} tabIndex={0}>
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
          <b>{W.pairings}</b> {asksDistance && <small>{W.distanceSays}</small>}
        </p>
        <ul class="to-play">
          {Array.from({ length: gamesFor(lines.length) }, (_, index) => (
            <li key={index}>
              <span /> {W.against} <span /> {asksDistance && <span class="short">{W.distance}</span>}{' '}
              <span class="short">{W.result}</span>
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
