/// <reference lib="dom" />

import { useEffect, useRef } from 'preact/hooks';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { RIVALS, WORDS } from '#web/ui/texts.ts';
import type { Tools } from './tools.tsx';

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
