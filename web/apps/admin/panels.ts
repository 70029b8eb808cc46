/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Step } from './guide/steps.ts';

const FOR_SCORERS = ['play', 'players', 'log'] as const;
const PANELS = [...FOR_SCORERS, 'members', 'links', 'club', 'change', 'files'] as const;
export type PanelName = (typeof PANELS)[number];

export const isOpenTo = (role: string, panel: string): boolean =>
  role === 'organiser' || FOR_SCORERS.some((each) => each === panel);

const panelOfAddress = (): PanelName | undefined => PANELS.find((name) => name === location.hash.slice(1));

/** Which part of Admin the address means; a new ladder begins with its players. Going elsewhere takes the focus along. */
export function usePanel(role: string, step: Step | undefined) {
  const [asked, setAsked] = useState(panelOfAddress);
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      const panel = panelOfAddress();
      if (!panel) return;
      setAsked(panel);
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    };
    addEventListener('hashchange', follow);
    // The address may have changed before anybody listened.
    setAsked((before) => panelOfAddress() ?? before);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const wanted = asked ?? (step === 'players' ? 'players' : 'play');
  const panel: PanelName = isOpenTo(role, wanted) ? wanted : 'play';
  return { panel, heading };
}
