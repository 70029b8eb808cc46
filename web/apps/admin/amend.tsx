import { useEffect } from 'preact/hooks';
import { Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Correcting, type CorrectingProps } from './correcting.tsx';
import { HISTORY as W } from './texts.ts';

interface AmendProps extends CorrectingProps {
  readonly how: 'correct' | 'void';
}

export const Amend = ({ how, ...props }: AmendProps) =>
  how === 'void' ? <Voiding {...props} /> : <Correcting {...props} />;

const Voiding = ({ line, story, onEnd }: CorrectingProps) => {
  const { submit } = useAdmin();
  const command = {
    title: W.voidLineTitle,
    about: <Words of={story} />,
    verb: 'void',
    body: { line: line.line },
    yes: WORDS.undo,
  };
  useEffect(() => void submit(command).then(onEnd), []);
  return null;
};
