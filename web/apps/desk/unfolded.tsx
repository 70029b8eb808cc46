/// <reference lib="dom" />
import { load } from '../../kit/lazy.ts';
import type { SCRIPTS } from '../../pages/page.tsx';

interface UnfoldedProps {
  readonly title: string;
  readonly script: keyof typeof SCRIPTS;
}

/** A section that is needed so seldom that its script comes when it is unfolded. */
export const Unfolded = ({ title, script }: UnfoldedProps) => (
  <section>
    <details data-script={script} onToggle={({ currentTarget }) => void load(currentTarget)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="place" />
    </details>
  </section>
);
