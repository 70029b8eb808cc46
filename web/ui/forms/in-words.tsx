import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { IN_WORDS } from '../texts.ts';

interface InWordsProps {
  readonly label: string;
  readonly words: string;
  /** Whether its field is shown already. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** What is filled in well for most, in words; its field is shown to those who change it. */
export const InWords = ({ label, words, isOpen, children }: InWordsProps) => {
  const [isChanged, setChanged] = useState(false);
  if (isOpen || isChanged) return <>{children}</>;
  return (
    <p>
      <span class="hint">{label}</span> {words}{' '}
      <button
        type="button"
        class="plain"
        aria-label={labelled(IN_WORDS.change, label)}
        onClick={() => setChanged(true)}
      >
        {IN_WORDS.change}
      </button>
    </p>
  );
};
