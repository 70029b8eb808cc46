/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: ComponentChildren;
  /** What the button says that closes it; without, it has buttons of its own. */
  readonly close?: string;
  readonly onClose: () => void;
  /** Whether the focus goes to the first button at once, and not to the title: for those who tap all evening. */
  readonly brisk?: true;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A dialog over the page. The browser keeps the focus inside, closes it with Escape, on Android with Back, and gives the focus back. */
export const Dialog = ({ title, close, onClose, brisk, class: look, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} class={look} aria-labelledby={id} onCancel={onClose}>
      <h2 id={id} {...(!brisk && { tabIndex: -1, autofocus: true })}>
        {title}
      </h2>
      {children}
      {close !== undefined && (
        <button type="button" class="quiet" onClick={onClose}>
          {close}
        </button>
      )}
    </dialog>
  );
};
