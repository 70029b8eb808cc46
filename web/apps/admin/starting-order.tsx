/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { Header } from '#shared/vocabulary/header.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Select } from '#web/ui/forms/fields.tsx';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { ask } from '#web/ui/session/api.ts';
import { LOADING } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { SEASONS as W } from './texts.ts';
import type { StandingView } from './view.ts';

/** How another ladder of the club stands, top first: those who have left it are not there, those who are away are. */
export interface OtherOrder {
  readonly ladder: string;
  readonly players: readonly StandingView[];
}

interface OrderFromProps {
  readonly titles: ReadonlyMap<string, string> | undefined;
  readonly from: OtherOrder | undefined;
  /** What stands for no other ladder. */
  readonly none: string;
  readonly onTake: (from: OtherOrder | undefined) => void;
  /** Another one was chosen, and is being read. */
  readonly onRead?: (reading: Promise<void>) => void;
}

/** Takes the order of another ladder of the club; nothing where there is none. */
export const OrderFrom = ({ titles, from, none, onTake, onRead }: OrderFromProps) => {
  const { club, ladder, session } = useAdmin();
  const [fault, setFault] = useState<string>();
  const others = session.club.ladders.filter((each) => each !== ladder);
  async function take(other: string): Promise<void> {
    setFault(undefined);
    if (other === '') return onTake(undefined);
    const found = await ask<'getLadder'>(`/api/clubs/${club}/ladders/${other}`, { patience: PATIENCE });
    if (found.kind !== 'done') return setFault(LOADING.failed);
    const players = found.body.standings;
    if (players.length === 0) return setFault(W.nobodyOn);
    onTake({ ladder: other, players });
  }
  if (others.length === 0) return null;
  return (
    <Select
      label={W.from}
      value={from?.ladder ?? ''}
      empty={none}
      choices={others.map((value) => ({ value, text: titles?.get(value) ?? value }))}
      onInput={(other) => {
        const reading = take(other);
        onRead?.(reading);
      }}
      fault={fault}
    />
  );
};

/** A ladder of thousands takes its time, in milliseconds. */
const PATIENCE = 20_000;

interface StartingOrderProps {
  readonly header: Header;
  /** Top first. */
  readonly order: readonly { readonly id: string; readonly name: string; readonly rating?: number | undefined }[];
}

/** Those with whom a season would begin: where all of a table play each other, at the tables that they would make. */
export const StartingOrder = ({ header, order }: StartingOrderProps) => {
  const { round, tableName } = controlsOf({ header });
  const ladder = { ...newLadder(header), order: Order.of(order.flatMap(({ id }) => parsePlayerId(id) ?? [])) };
  const sizes =
    round(ladder)
      ?.tables()
      .map(({ length }) => length) ?? [];
  const list = (first: number, end?: number) => (
    <ol class="order" start={first + 1}>
      {order.slice(first, end).map(({ id, name, rating }) => (
        <li key={id}>
          <bdi>{name}</bdi> {rating}
        </li>
      ))}
    </ol>
  );
  if (sizes.length === 0) return list(0);
  let first = 0;
  return (
    <>
      {sizes.map((size, index) => {
        const above = first;
        first += size;
        return (
          <section key={above} aria-label={tableName(index + 1)}>
            <b>{tableName(index + 1)}</b>
            {list(above, first)}
          </section>
        );
      })}
    </>
  );
};
