import { useState } from 'preact/hooks';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { idFor } from '../../kit/tablet/ids.ts';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { SheetFrame } from './parts.tsx';
import { REASONS, TEXT } from './words.ts';

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
          {REASONS.map((each) => (
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

/** A new member at the door: a name, and they are on the ladder and here. */
export const JoinSheet = ({ name: typed, hands }: { readonly name: string; readonly hands: Hands }) => {
  const [name, write] = useState(typed);
  const close = () => hands.open(undefined);
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const player = idFor(name, hands.ladder);
    hands.act('join', { player, name: name.trim() });
    hands.act('arrive', { player });
  };
  return (
    <SheetFrame title={TEXT.newMember} onClose={close}>
      <form onSubmit={submit}>
        <label>
          {TEXT.name}
          <input
            autofocus
            value={name}
            maxLength={200}
            autocomplete="off"
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={name.trim() === ''}>
          {TEXT.joins}
        </button>
      </form>
    </SheetFrame>
  );
};
