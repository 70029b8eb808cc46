import type { ComponentChildren } from 'preact';

interface AloneProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page that has no more to show than a word: screen readers still say where one is. */
export const Alone = ({ title, children }: AloneProps) => (
  <>
    <header>
      <h1>{title}</h1>
    </header>
    <main>{children}</main>
  </>
);
