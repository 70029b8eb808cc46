/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TEXT } from './words.ts';

/** Not yet recorded: what this tablet shows, another may not show yet. */
export const Pending = () => (
  <svg class="pending" viewBox="0 0 16 16" role="img" aria-label={TEXT.pending}>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 4v4.5l3 1.5" />
  </svg>
);

/** Whole numbers with their sign, as on the board: +1, 0, −1. */
export const Imbalance = ({ of }: { readonly of: number }) => (
  <span class="imbalance" role="img" aria-label={`I−A ${of}`}>
    {of > 0 ? `+${of}` : of < 0 ? `−${-of}` : '0'}
  </span>
);

/** A sheet over the board. The browser keeps the focus inside, closes it with Escape, and gives the focus back. */
export const SheetFrame = ({
  title,
  onClose,
  children,
}: {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby="sheet-title" onCancel={onClose}>
      <h2 id="sheet-title">{title}</h2>
      {children}
      <button type="button" class="quiet" onClick={onClose}>
        {TEXT.close}
      </button>
    </dialog>
  );
};
