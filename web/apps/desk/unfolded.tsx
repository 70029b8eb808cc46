/// <reference lib="dom" />
import { fill } from '../../kit/lazy.ts';
import { loadPart } from '../../kit/loading.ts';
import type { PartName } from '../../scripts.ts';

interface UnfoldedProps {
  readonly title: string;
  readonly part: PartName;
}

/** A section that is needed so seldom that its script comes when it is unfolded. */
export const Unfolded = ({ title, part }: UnfoldedProps) => (
  <section>
    <details onToggle={({ currentTarget }) => void fill(currentTarget, () => loadPart(part))}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="place" />
    </details>
  </section>
);
