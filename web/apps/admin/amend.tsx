import { useEffect } from 'preact/hooks';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Correcting } from './correcting.tsx';
import { HISTORY as W } from './texts.ts';
import type { LineView } from './view.ts';

interface AmendProps {
  readonly line: LineView;
  readonly story: Phrase;
  readonly how: 'correct' | 'void';
  /** What a player says is right, with which the form begins. */
  readonly claimed?: Score | undefined;
  readonly onEnd: () => void;
}

export const Amend = ({ how, ...props }: AmendProps) =>
  how === 'void' ? <Voiding {...props} /> : <Correcting {...props} />;

type Props = Omit<AmendProps, 'how'>;

const Voiding = ({ line, story, onEnd }: Props) => {
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
