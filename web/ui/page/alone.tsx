import type { ComponentChildren } from 'preact';

/** A page that has no more to show than a word: screen readers still say where one is. */
export const Alone = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <>
    <header>
      <h1>{title}</h1>
    </header>
    <main>{children}</main>
  </>
);
