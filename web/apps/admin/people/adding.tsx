/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import { Radios } from '#web/ui/forms/fields.tsx';
import { useAdmin } from '../admin.ts';
import { COMMON, PEOPLE } from '../texts.ts';

interface AddingProps {
  readonly title: string;
  /** The form; `isEmpty`: nobody was ever on the ladder; `fold`: they are on it now. */
  readonly children: (isEmpty: boolean, fold: () => void) => ComponentChildren;
}

/** Where many are put on the ladder at once: unfolded while it is empty. */
export const Adding = ({ title, children }: AddingProps) => {
  const { view } = useAdmin();
  const isEmpty = view.version === 1;
  const [open, setOpen] = useState(isEmpty);
  return (
    <section>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {children(isEmpty, () => setOpen(false))}
      </details>
    </section>
  );
};

interface AddingNewsProps {
  readonly progress: string;
  /** Who could not be added, each as a sentence that says why. */
  readonly refused: readonly string[];
}

export const AddingNews = ({ progress, refused }: AddingNewsProps) => (
  <>
    {progress !== '' && <p>{progress}</p>}
    {refused.map((each) => (
      <p key={each} class="fault">
        {each}
      </p>
    ))}
  </>
);

interface OrderInputProps {
  readonly orders: readonly ListOrder[];
  readonly order: ListOrder;
  readonly onInput: (order: ListOrder | undefined) => void;
  readonly fault?: string | undefined;
}

/** In which order an empty ladder begins; not asked where there is only one. */
export const OrderInput = ({ orders, order, onInput, fault }: OrderInputProps) =>
  orders.length < 2 ? null : (
    <Radios
      legend={COMMON.order}
      value={order}
      onInput={(value) => onInput(orders.find((each) => each === value))}
      choices={orders.map((value) => ({ value, text: { given: PEOPLE.given, ...COMMON.orders }[value] }))}
      fault={fault}
    />
  );
