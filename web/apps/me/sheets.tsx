import { termsOf } from '#shared/view/measures.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import type { AwayProps } from './away/away.tsx';
import { foresee } from './foresee.ts';
import { LazyPart } from './parts.tsx';
import type { PotsProps } from './pots.tsx';
import type { PreferencesProps } from './preferences.tsx';
import type { ReportProps } from './report.tsx';
import { Consequences, Sheet } from './sheet.tsx';
import type { Sheet as Open, Tools } from './tools.ts';
import { deedWords } from './words.ts';

/** The sheet that is open. */
export const OpenSheet = ({ sheet, tools }: { readonly sheet: Open; readonly tools: Tools }) => {
  switch (sheet.kind) {
    case 'confirm':
      return <ConfirmSheet sheet={sheet} tools={tools} />;
    case 'report':
      return <LazyPart<ReportProps> part="report" props={{ tools, challenge: sheet.challenge }} of={sheet} />;
    case 'finish':
    case 'start':
      return <LazyPart<PotsProps> part="pots" props={{ tools, sheet }} of={sheet} />;
    case 'prefer':
      return <LazyPart<PreferencesProps> part="preferences" props={{ tools, changing: true }} of={sheet} />;
    case 'away':
      return <LazyPart<AwayProps> part="away" props={{ tools, announcing: true }} of={sheet} />;
  }
};

interface ConfirmProps {
  readonly sheet: Extract<Open, { kind: 'confirm' }>;
  readonly tools: Tools;
}

const ConfirmSheet = ({ sheet: { command, yes }, tools }: ConfirmProps) => {
  const { model, player } = tools;
  return (
    <Sheet title={deedWords(command, model.ladder, player)} onClose={() => tools.open(undefined)}>
      <ComingTerms command={command} tools={tools} />
      <Consequences tools={tools} command={command} yes={yes} />
    </Sheet>
  );
};

/** What the game of a challenge would be played at: colours, stones, clock. */
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
      <Terms terms={terms} />
    </p>
  );
};
