import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** The key that does it. */
  readonly yes: string;
  /** Why it was not done, as a sentence; nothing where it was. */
  readonly go: () => Promise<string | undefined>;
  readonly onEnd: () => void;
}

/** Asks before something is taken away that cannot be given back. */
export const Question = ({ title, text, yes, go, onEnd }: QuestionProps) => {
  const [no, setNo] = useState('');
  async function answer(): Promise<void> {
    const said = await go();
    if (said === undefined) onEnd();
    else setNo(said);
  }
  return (
    <Dialog title={title} onClose={onEnd}>
      <p>{text}</p>
      <div aria-live="polite">{no !== '' && <p class="fault">{no}</p>}</div>
      <div class="buttons">
        <button type="button" class="main" onClick={() => void answer()}>
          {yes}
        </button>
        <button type="button" onClick={onEnd}>
          Not yet
        </button>
      </div>
    </Dialog>
  );
};
