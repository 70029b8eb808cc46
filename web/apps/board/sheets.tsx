import { usePart } from '../../kit/use-part.ts';
import { CloseSheet, PlayoffSheet } from './confirm-sheets.tsx';
import { ReasonSheet } from './forms.tsx';
import type { Hands, Sheet, TonightSheet } from './hands.ts';
import { MatchSheet } from './match-sheet.tsx';
import { SheetFrame } from './parts.tsx';
import { OtherSheet, PegSheet, WhomSheet } from './peg-sheet.tsx';
import { TEXT } from './texts.ts';
import { tapWords } from './words.ts';

/** The sheet that is open. */
export const OpenSheet = ({ sheet, hands }: { readonly sheet: Sheet; readonly hands: Hands }) => {
  const close = () => hands.open(undefined);
  switch (sheet.kind) {
    case 'match':
      return <MatchSheet match={sheet.match} hands={hands} />;
    case 'peg':
      return <PegSheet player={sheet.player} hands={hands} />;
    case 'other':
      return <OtherSheet turn={sheet.turn} hands={hands} />;
    case 'whom':
      return <WhomSheet challenger={sheet.challenger} hands={hands} />;
    case 'override': {
      const { command, refusal } = sheet;
      const give = (override: string) => hands.order({ ...command, override });
      return <ReasonSheet title={tapWords(command, hands.ladder)} says={refusal.message} give={give} close={close} />;
    }
    case 'insist':
      return (
        <ReasonSheet
          title={sheet.tap.says}
          says={sheet.detail}
          usual={TEXT.enteredLate}
          give={(reason) => hands.insist(sheet.tap, reason)}
          close={close}
        />
      );
    case 'close':
      return <CloseSheet hands={hands} />;
    case 'playoff':
      return <PlayoffSheet sheet={sheet} hands={hands} />;
    case 'join':
    case 'tonight':
    case 'undo':
    case 'arrived':
      return <Tonight sheet={sheet} hands={hands} />;
  }
};

/** It comes with a script of its own, which is kept for when there is no connection. */
const Tonight = (props: { readonly sheet: TonightSheet; readonly hands: Hands }) => {
  const { Part, lost } = usePart<typeof props>('tonight', props.hands.reached);
  if (Part) return <Part {...props} />;
  return (
    <SheetFrame
      title={props.sheet.kind === 'join' ? TEXT.newMember : TEXT.tonight}
      onClose={() => props.hands.open(undefined)}
    >
      <p role="status">{lost ? TEXT.noPart : TEXT.opening}</p>
    </SheetFrame>
  );
};
