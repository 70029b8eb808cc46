/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { WORDS } from '#web/ui/texts.ts';
import { VIEWS } from './texts.ts';

export type View = 'home' | 'results' | 'more';

/** What an address shows: a notice may lead to a result of its own. */
const viewOf = (hash: string): View =>
  hash === '#more' ? 'more' : hash === '#results' || hash.startsWith('#line-') ? 'results' : 'home';

/** What of the page is looked at, which the address says: so the browser’s way back leads through it. */
export function useView(): View {
  const [view, setView] = useState(() => viewOf(location.hash));
  useEffect(() => {
    const changed = () => {
      setView(viewOf(location.hash));
      if (document.getElementById(location.hash.slice(1)) === null) scrollTo(0, 0);
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return view;
}

/** Within a square of 24. */
const ICONS = {
  home: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  ladder: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  results: 'M4 20V11h4v9M10 20V5h4v15M16 20v-6h4v6',
  more: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
} as const;

const Icon = ({ of }: { readonly of: keyof typeof ICONS }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
);

/** The ways through a player’s page: under the thumb on a phone, above everything on a wider screen. */
export const Bar = ({ view }: { readonly view: View }) => {
  const is = (each: View) => (each === view ? ('page' as const) : undefined);
  return (
    <nav class="bar" aria-label={VIEWS.label}>
      <a href="#home" aria-current={is('home')}>
        <Icon of="home" />
        {VIEWS.me}
      </a>
      <a href="../">
        <Icon of="ladder" />
        {WORDS.ladder}
      </a>
      <a href="#results" aria-current={is('results')}>
        <Icon of="results" />
        {WORDS.results}
      </a>
      <a href="#more" aria-current={is('more')}>
        <Icon of="more" />
        {WORDS.more}
      </a>
    </nav>
  );
};
