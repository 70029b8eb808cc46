import { useState } from 'preact/hooks';
import { usePart } from '../../kit/use-part.ts';
import type { PartName } from '../../scripts.ts';
import * as WORDS from './words.ts';

/** A panel with a script of its own: most who come to the desk record results, and leave it alone. */
export const LazyPanel = ({ part }: { readonly part: PartName }) => {
  const [tries, setTries] = useState(0);
  const { Part, lost } = usePart<object>(part, tries);
  if (Part) return <Part />;
  if (!lost) return <p role="status">{WORDS.opening}</p>;
  return (
    <p role="alert">
      {WORDS.panelLost}{' '}
      <button type="button" onClick={() => setTries(tries + 1)}>
        {WORDS.sheet.again}
      </button>
    </p>
  );
};
