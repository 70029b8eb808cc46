import { termsOf } from '#shared/view/measures.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { foresee } from './foresee.ts';
import type { OwnSheetProps } from './more.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import type { PotSheetProps } from './pots.tsx';
import { Report } from './report.tsx';

import { Consequences, Sheet } from './sheet.tsx';
import { type PhoneSheet as Open, SheetPart, type Tools } from './tools.tsx';
import { commandWords } from './words.ts';

export interface OpenSheetProps {
  readonly sheet: Open;
  readonly tools: Tools;
}

export const OpenSheet = ({ sheet, tools }: OpenSheetProps) => {
  switch (sheet.kind) {
    case 'confirm':
      return <ConfirmSheet sheet={sheet} tools={tools} />;
    case 'report':
      return <Report tools={tools} of={sheet} />;
    case 'finish':
    case 'start':
      return <SheetPart<PotSheetProps> part="pots" props={{ tools, sheet }} tools={tools} />;
    case 'player':
      return <PlayerSheet tools={tools} player={sheet.player} />;
    case 'prefer':
    case 'away':
      return <SheetPart<OwnSheetProps> part="more" props={{ tools, sheet: sheet.kind }} tools={tools} />;
  }
};

interface ConfirmProps {
  readonly sheet: Extract<Open, { kind: 'confirm' }>;
  readonly tools: Tools;
}

const ConfirmSheet = ({ sheet: { command, yes }, tools }: ConfirmProps) => {
  const { model, player } = tools;
  return (
    <Sheet title={commandWords(command, model.ladder, player)} onClose={() => tools.open(undefined)}>
      <ComingTerms command={command} tools={tools} />
      {command.verb === 'challenge' && <p class="hint">{tools.told?.between(command.body.challenged)}</p>}
      <Consequences tools={tools} command={command} yes={yes} />
    </Sheet>
  );
};

const ComingTerms = ({
  command,
  tools: { model, player },
}: Pick<ConfirmProps['sheet'], 'command'> & { readonly tools: Tools }) => {
  if (command.verb !== 'challenge') return null;
  const foreseen = foresee(model.ladder, command, player);
  const challenge = foreseen.kind === 'changes' ? foreseen.after.challenges.get(command.body.id) : undefined;
  const terms = challenge && termsOf(model.ladder, challenge, model.named);
  if (!terms || Object.keys(terms).length === 0) return null;
  return (
    <p>
      <Terms terms={terms} you={player} />
    </p>
  );
};
