import type { Score } from '../../../shared/vocabulary/command.ts';
import type { LineNumber } from '../../../shared/vocabulary/vocabulary.ts';
import { say } from '../../../shared/words/phrase.ts';
import type { Tap } from '../../kit/tablet/queue.ts';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { ScoreChoice } from './match-sheet.tsx';
import { SheetFrame } from './parts.tsx';
import type { Undo } from './undo.ts';
import { TEXT, undoRecordWords } from './words.ts';

/** What can be done about the last tap once it is sent. */
export const UndoSheet = ({ tap, undo, hands }: { readonly tap: Tap; readonly undo: Undo; readonly hands: Hands }) => (
  <SheetFrame title={<Words of={tap.says} />} onClose={() => hands.open(undefined)}>
    <Way tap={tap} undo={undo} hands={hands} />
  </SheetFrame>
);

const Way = ({ tap, undo, hands }: { readonly tap: Tap; readonly undo: Undo; readonly hands: Hands }) => {
  if (undo.how === 'record')
    return (
      <>
        <p>{undoRecordWords(undo.command)}</p>
        <button type="button" class="main" onClick={() => hands.order(undo.command)}>
          {TEXT.undo}
        </button>
      </>
    );
  if (undo.how === 'amend') return <Amend tap={tap} line={undo.line} hands={hands} />;
  return <p>{undo.how === 'wait' ? TEXT.undoWait : TEXT.undoNot}</p>;
};

/** A wrong result: another score, or none. */
const Amend = ({ tap, line, hands }: { readonly tap: Tap; readonly line: LineNumber; readonly hands: Hands }) => {
  // The match is over and forgotten here, but what was tapped names its two.
  const [challenger, challenged] = tap.says.filter((part) => typeof part !== 'string');
  const says = say`${TEXT.correctSays}`;
  const correct = (score: Score) => hands.act('correct', { line, score });
  return (
    <>
      {challenger && challenged && (
        <>
          <h3>{TEXT.correct}</h3>
          <ScoreChoice
            ladder={hands.ladder}
            match={{ challenger, challenged }}
            looks={() => ({ ok: true, says })}
            give={correct}
          />
        </>
      )}
      <h3>{TEXT.void}</h3>
      <p>{TEXT.voidSays}</p>
      <button type="button" class="quiet" onClick={() => hands.act('void', { line })}>
        {TEXT.void}
      </button>
    </>
  );
};
