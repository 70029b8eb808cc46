/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartName } from '#web/scripts.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { LOADING, WORDS } from '#web/ui/texts.ts';
import type { Step } from './guide/steps.ts';
import { COMMON, TEXT } from './texts.ts';
import type { AdminView } from './view.ts';

interface PanelProps<Props> {
  readonly part: PartName;
  readonly props: Props;
}

export const LazyWith = <Props extends object>({ part, props }: PanelProps<Props>) => {
  const [tries, setTries] = useState(0);
  const { Part, lost } = usePart<Props>(part, tries);
  if (Part) return <Part {...props} />;
  if (!lost) return <p role="status">{WORDS.oneMoment}</p>;
  return <Lost again={() => setTries(tries + 1)} />;
};

/** A panel with a script of its own: most scorers and organisers only record results. */
export const LazyPanel = ({ part }: { readonly part: PartName }) => <LazyWith part={part} props={{}} />;

interface UnfoldedProps {
  readonly title: string;
  readonly part: PartName;
  /** Whether it goes when it is folded again; otherwise what was typed in it stays. */
  readonly leaves?: boolean;
}

/** A section that is needed so seldom that its script comes when it is unfolded. */
export const Unfolded = ({ title, part, leaves = false }: UnfoldedProps) => {
  const [shown, setShown] = useState(false);
  return (
    <section>
      <details onToggle={({ currentTarget: { open } }) => setShown((before) => open || (before && !leaves))}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {shown && <LazyPanel part={part} />}
      </details>
    </section>
  );
};

export const Lost = ({ again }: { readonly again: () => unknown }) => (
  <>
    <p class="fault" role="alert">
      {LOADING.failed}
    </p>
    <button type="button" onClick={() => void again()}>
      {COMMON.again}
    </button>
  </>
);

interface NamedButtonProps {
  readonly words: string;
  /** Who or what it is for: only read by screen readers, as others see what it is beside. */
  readonly of: string;
  readonly main?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export const NamedButton = ({ words, of, main, disabled, onClick }: NamedButtonProps) => (
  <button type="button" class={main ? 'main' : undefined} disabled={disabled} onClick={onClick}>
    {words}
    <span class="unseen"> {of}</span>
  </button>
);

interface MainButtonProps {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export const MainButton = ({ onClick, children }: MainButtonProps) => (
  <button type="button" class="main" onClick={onClick}>
    {children}
  </button>
);

export const Back = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {COMMON.cancel}
  </button>
);

export const HEADINGS = ['results', 'people', 'rules', 'history', 'more'] as const;
export type PanelHeading = (typeof HEADINGS)[number];
/** The page for webmasters lies below More. */
export type PanelName = PanelHeading | 'webmaster';

/** Earlier addresses: they stand in mails and bookmarks. */
const FORMERLY: Readonly<Record<string, PanelName>> = {
  play: 'results',
  players: 'people',
  members: 'people',
  links: 'people',
  change: 'rules',
  log: 'history',
  club: 'more',
  files: 'webmaster',
};

export const panelAt = (hash: string): PanelName | undefined => {
  const name = hash.slice(1);
  return [...HEADINGS, 'webmaster' as const].find((each) => name.startsWith(each)) ?? FORMERLY[name];
};

const FOR_SCORERS: readonly string[] = ['results', 'people', 'history'];

export const isOpenTo = (role: string, panel: string): boolean => role === 'organiser' || FOR_SCORERS.includes(panel);

export const headingWords = (heading: PanelHeading, view: AdminView): string => {
  if (heading === 'results') return controlsOf(view).hasNights ? WORDS.tonight : WORDS.results;
  return heading === 'more' ? WORDS.more : TEXT.headings[heading];
};

/** Which part of Admin the address means; a new ladder begins with its people. Going elsewhere takes the focus along. */
export function usePanel(role: string, step: Step | undefined) {
  const [asked, setAsked] = useState(() => panelAt(location.hash));
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      const panel = panelAt(location.hash);
      if (!panel) return;
      setAsked(panel);
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    };
    addEventListener('hashchange', follow);
    // The address may have changed before this listened.
    setAsked((before) => panelAt(location.hash) ?? before);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const wanted = asked ?? (step === 'players' ? 'people' : 'results');
  const panel: PanelName = isOpenTo(role, wanted) ? wanted : 'results';
  return { panel, heading };
}
