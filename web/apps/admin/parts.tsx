/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { PartName } from '#web/scripts.ts';
import { fill } from '#web/ui/page/lazy.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { COMMON, TEXT } from './texts.ts';

interface PanelProps<Props> {
  readonly part: PartName;
  readonly props: Props;
}

/** A part with a script of its own. */
export const LazyWith = <Props extends object>({ part, props }: PanelProps<Props>) => {
  const [tries, setTries] = useState(0);
  const { Part, lost } = usePart<Props>(part, tries);
  if (Part) return <Part {...props} />;
  if (!lost) return <p role="status">{TEXT.opening}</p>;
  return (
    <p role="alert">
      {COMMON.unreached}{' '}
      <button type="button" onClick={() => setTries(tries + 1)}>
        {COMMON.again}
      </button>
    </p>
  );
};

/** A panel with a script of its own: most scorers and organisers only record results. */
export const LazyPanel = ({ part }: { readonly part: PartName }) => <LazyWith part={part} props={{}} />;

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

/** The key that leaves everything as it is. */
export const Back = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {COMMON.cancel}
  </button>
);
