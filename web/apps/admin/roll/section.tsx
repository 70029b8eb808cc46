import { useState } from 'preact/hooks';
import { LazyPanel } from '../parts.tsx';
import { ROLL as W } from '../texts.ts';

/** The roll comes with a script of its own: few evenings need paper. While it is unfolded, printing prints it alone. */
export const RollSection = () => {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2>{W.title}</h2>
        </summary>
        {open && <LazyPanel part="roll" />}
      </details>
    </section>
  );
};
