/// <reference lib="dom" />

import { useEffect, useRef } from 'preact/hooks';
import { termsOf } from '#shared/view/measures.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { RIVALS, WORDS } from '#web/ui/texts.ts';
import { foresee } from './foresee.ts';
import type { OwnSheetProps } from './more.tsx';
import type { PlayerSheetProps } from './near.tsx';
import type { PotSheetProps } from './pots.tsx';
import type { ReportProps } from './report.tsx';

import { Consequences, Sheet } from './sheet.tsx';
import { LazyPart, type PhoneSheet as Open, type Tools } from './tools.tsx';
import { commandWords } from './words.ts';

export const OpenSheet = ({ sheet, tools }: { readonly sheet: Open; readonly tools: Tools }) => {
  switch (sheet.kind) {
    case 'confirm':
      return <ConfirmSheet sheet={sheet} tools={tools} />;
    case 'report':
      return <LazyPart<ReportProps> part="report" props={{ tools, of: sheet }} of={sheet} />;
    case 'finish':
    case 'start':
      return <LazyPart<PotSheetProps> part="pots" props={{ tools, sheet }} of={sheet} />;
    case 'player':
      return <LazyPart<PlayerSheetProps> part="sections" props={{ tools, player: sheet.player }} of={sheet} />;
    case 'prefer':
    case 'away':
      return <LazyPart<OwnSheetProps> part="more" props={{ tools, sheet: sheet.kind }} of={sheet} />;
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

/** Asks once what a link asks for: to check in, or to challenge a player. A link alone does nothing. */
export function useAskedFor(tools: Tools): void {
  const asked = useRef<URLSearchParams | undefined>(new URLSearchParams(location.search));
  useEffect(() => {
    if (!asked.current || asked.current.size === 0) return;
    const wanted = asked.current;
    asked.current = undefined;
    history.replaceState(null, '', location.pathname);
    if (wanted.has('arrive')) askToArrive(tools);
    askToChallenge(tools, wanted.get('challenge') ?? '');
  });
}

function askToArrive({ model: { night, place }, open, command, player }: Tools): void {
  if (night?.underWay && !night.here && place)
    open({ kind: 'confirm', command: command('arrive', { player }), yes: WORDS.checkIn });
}

function askToChallenge({ model, open, command, player, newId }: Tools, id: string): void {
  const challenged = parsePlayerId(id);
  if (!challenged || challenged === player || !model.ladder.order.has(challenged)) return;
  const challenge = command('challenge', { id: newId(), challenger: player, challenged });
  open({ kind: 'confirm', command: challenge, yes: RIVALS.challenge });
}
