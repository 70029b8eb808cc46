/// <reference lib="dom" />

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { textOf } from '#shared/words/phrase.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { SEASONS as W } from '../texts.ts';
import { movedTo } from './fields.ts';

interface OrderingProps {
  readonly order: readonly PlayerId[];
  readonly onChange: (order: readonly PlayerId[]) => void;
}

/** People in an order that is set by hand: a step up or down at a time, or by the number of their place. */
export const Ordering = ({ order, onChange }: OrderingProps) => {
  const { named } = useAdmin();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly news: string }>();
  // A row that is moved loses the focus.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-key="${moved.key}"]`)?.focus();
  }, [moved]);
  const move = (player: PlayerId, place: number, from: string) => {
    const next = movedTo(order, player, place);
    setMoved({ key: `${from}-${player}`, news: W.nowAt(textOf([named(player)]), next.indexOf(player) + 1) });
    onChange(next);
  };
  return (
    <fieldset>
      <legend>{W.positions}</legend>
      <ol class="ordering" ref={list}>
        {order.map((player, index) => (
          <Row key={player} {...{ player, move }} place={index + 1} last={order.length} />
        ))}
      </ol>
      <p class="unseen" role="status">
        {moved?.news}
      </p>
    </fieldset>
  );
};

interface RowProps {
  readonly player: PlayerId;
  readonly place: number;
  readonly last: number;
  readonly move: (player: PlayerId, place: number, from: string) => void;
}

const Row = ({ player, place, last, move }: RowProps) => {
  const { name } = useAdmin().named(player);
  const step = (from: 'up' | 'down', to: number) => (
    <button
      type="button"
      data-key={`${from}-${player}`}
      aria-label={W[from](name)}
      aria-disabled={to < 1 || to > last}
      onClick={() => to >= 1 && to <= last && move(player, to, from)}
    >
      {from === 'up' ? '↑' : '↓'}
    </button>
  );
  return (
    <li>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        value={place}
        data-key={`place-${player}`}
        aria-label={labelled(WORDS.rung, name)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          if (Number.isFinite(typed) && typed !== place) move(player, typed, 'place');
          else currentTarget.value = String(place);
        }}
        onKeyDown={(event) => {
          // Otherwise the form would be sent.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.dispatchEvent(new Event('change'));
        }}
      />
      <bdi>{name}</bdi>
      {step('up', place - 1)}
      {step('down', place + 1)}
    </li>
  );
};
