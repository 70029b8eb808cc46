import { CloseSheet, PlayoffSheet } from './confirm-sheets.tsx';
import { JoinSheet, ReasonSheet } from './forms.tsx';
import type { Hands, Sheet } from './hands.ts';
import { MatchSheet } from './match-sheet.tsx';
import { OtherSheet, PegSheet, WhomSheet } from './peg-sheet.tsx';
import { UndoSheet } from './undo-sheet.tsx';
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
          give={(reason) => hands.insist(sheet.tap, reason)}
          close={close}
        />
      );
    case 'join':
      return <JoinSheet name={sheet.name} hands={hands} />;
    case 'undo':
      return <UndoSheet tap={sheet.tap} undo={sheet.undo} hands={hands} />;
    case 'close':
      return <CloseSheet hands={hands} />;
    case 'playoff':
      return <PlayoffSheet sheet={sheet} hands={hands} />;
  }
};
