import { QUESTION } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { Form, useForm } from './form.tsx';

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
  const form = useForm({
    async send() {
      const no = await go();
      if (no === undefined) onEnd();
      return no;
    },
  });
  return (
    <Dialog title={title} onClose={onEnd}>
      <p>{text}</p>
      <Form
        form={form}
        label={title}
        yes={yes}
        beside={
          <button type="button" onClick={onEnd}>
            {QUESTION.notYet}
          </button>
        }
      />
    </Dialog>
  );
};
