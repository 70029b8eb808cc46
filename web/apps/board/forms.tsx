import { useState } from 'preact/hooks';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { Words } from '../../kit/words.tsx';
import { SheetFrame } from './parts.tsx';
import { TEXT } from './texts.ts';
import { reasons } from './words.ts';

/** The rules say no, unless somebody gives a reason, which is recorded. */
export const ReasonSheet = ({
  title,
  says,
  usual = '',
  give,
  close,
}: {
  readonly title: Phrase;
  readonly says: string;
  /** The reason that it most likely is. */
  readonly usual?: string;
  readonly give: (reason: string) => void;
  readonly close: () => void;
}) => {
  const [reason, write] = useState(usual);
  const submit = (event: Event) => {
    event.preventDefault();
    if (reason.trim() !== '') give(reason.trim());
  };
  return (
    <SheetFrame title={<Words of={title} />} onClose={close}>
      <p class="why">{says}</p>
      <form onSubmit={submit}>
        <div class="chips">
          {reasons().map((each) => (
            <button type="button" key={each} aria-pressed={each === reason} onClick={() => write(each)}>
              {each}
            </button>
          ))}
        </div>
        <label>
          {TEXT.reason}
          <input value={reason} maxLength={200} onInput={({ currentTarget }) => write(currentTarget.value)} />
        </label>
        <button type="submit" class="main" disabled={reason.trim() === ''}>
          {TEXT.allTheSame}
        </button>
      </form>
    </SheetFrame>
  );
};
