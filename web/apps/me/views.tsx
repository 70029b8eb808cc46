/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#web/ui/page/icon.tsx';
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
