import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { WORDS } from '#web/ui/texts.ts';

interface RowProps {
  readonly title: string;
  /** What is chosen now, beside the title. */
  readonly now?: string | undefined;
  readonly children: ComponentChildren;
}

/** One line of a list of settings, which opens to change it; what was typed stays when it is closed. */
export const Row = ({ title, now, children }: RowProps) => {
  const [isMade, setMade] = useState(false);
  return (
    <details class="row" onToggle={({ currentTarget: { open } }) => open && setMade(true)}>
      <summary>
        <h3>{title}</h3> {now !== undefined && <span class="quiet">{now}</span>}
      </summary>
      {isMade && children}
    </details>
  );
};

interface PlaceProps {
  readonly words: { readonly title: string; readonly says: string };
  readonly text: string;
  readonly look?: string;
}

/** Where something of the ladder is found, to be copied; `look` opens it. */
export const Place = ({ words: { title, says }, text, look }: PlaceProps) => (
  <Row title={title}>
    <p>{says}</p>
    <ToCopy text={text} what={title} />
    {look !== undefined && (
      <a href={look} target="_blank" rel="noopener">
        {WORDS.open}
        <span class="unseen"> {title}</span>
      </a>
    )}
  </Row>
);
