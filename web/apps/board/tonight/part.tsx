import { namesIn } from '../../../kit/names-in.ts';
import { Words } from '../../../kit/words.tsx';
import type { Hands, TonightSheet } from '../hands.ts';
import { SheetFrame } from '../parts.tsx';
import { TEXT, TONIGHT } from '../texts.ts';
import { Arrived } from './arrived.tsx';
import { JoinSheet } from './join.tsx';
import { type Night, useNight } from './night.ts';
import { Lines, Waiting } from './so-far.tsx';
import { Undo } from './undo.tsx';

interface PartProps {
  readonly sheet: TonightSheet;
  readonly hands: Hands;
}

/** What was recorded tonight, and how it is undone; and who comes in new. */
export const Part = ({ sheet, hands }: PartProps) =>
  sheet.kind === 'join' ? <JoinSheet name={sheet.name} hands={hands} /> : <SoFar sheet={sheet} hands={hands} />;

type SoFarSheet = Exclude<TonightSheet, { readonly kind: 'join' }>;

interface SoFarProps {
  readonly sheet: SoFarSheet;
  readonly hands: Hands;
}

const SoFar = ({ sheet, hands }: SoFarProps) => {
  const night = useNight(hands);
  const close = () => hands.open(undefined);
  const title = night ? titleOf(sheet, night, hands) : TEXT.tonight;
  return (
    <SheetFrame title={title} onClose={close}>
      {sheet.kind === 'tonight' && <Waiting hands={hands} />}
      {night ? (
        <Sheet sheet={sheet} night={night} hands={hands} />
      ) : (
        <p role="status">{hands.reached ? TONIGHT.opening : TONIGHT.lost}</p>
      )}
    </SheetFrame>
  );
};

function titleOf(sheet: SoFarSheet, { lines, story }: Night, { known }: Hands) {
  if (sheet.kind === 'tonight') return TEXT.tonight;
  if (sheet.kind === 'arrived') return <Words of={TONIGHT.checkedIn(namesIn(known)(sheet.player))} />;
  const line = lines.find((each) => each.line === sheet.line);
  return line ? <Words of={TONIGHT.undoWhat(story(line))} /> : TEXT.undo;
}

const Sheet = ({ sheet, night, hands }: SoFarProps & { readonly night: Night }) => {
  switch (sheet.kind) {
    case 'tonight':
      return <Lines night={night} hands={hands} />;
    case 'undo':
      return <Undo line={night.lines.find(({ line }) => line === sheet.line)} night={night} hands={hands} />;
    case 'arrived':
      return <Arrived {...sheet} night={night} hands={hands} />;
  }
};
