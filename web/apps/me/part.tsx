/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { loadPart } from '../../kit/loading.ts';
import type { PartName } from '../../scripts.ts';

interface Module<Props> {
  readonly show: (place: Element, props: Props) => void;
}

interface PartProps<Props> {
  readonly part: PartName;
  readonly props: Props;
  /** The part is drawn again whenever this is another. */
  readonly of: unknown;
}

/** A part of the page with a script of its own. It is of no use without a connection, and missing as long as there is none. */
export function Part<Props>({ part, props, of }: PartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadPart<Module<Props>>(part).then(
      ({ show }) => place.current && show(place.current, props),
      () => {},
    );
  }, [of]);
  return <div ref={place} />;
}
