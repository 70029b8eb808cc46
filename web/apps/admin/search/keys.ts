/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { drawer } from '#web/ui/session/remembered.ts';
import { isOpenTo } from '../panels.tsx';

/** Where G and another key lead, by that key. */
export const PLACES = {
  g: 'results',
  p: 'people',
  s: 'rules',
  h: 'history',
  m: 'more',
} as const;

export type Wish = 'search' | 'help' | 'go' | { readonly to: string };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key press asks for; single keys only while nobody types (WCAG 2.1.4). `going`: G came just before. */
export function wishOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  typing: boolean,
  on: boolean,
  going: boolean,
): Wish | undefined {
  const letter = key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey && letter === 'k') return 'search';
  if (ctrlKey || metaKey || altKey || typing || !on) return undefined;
  if (going) {
    const to = Object.entries(PLACES).find(([each]) => each === letter)?.[1];
    return to === undefined ? undefined : { to };
  }
  if (key === '/') return 'search';
  if (key === '?') return 'help';
  return letter === 'g' ? 'go' : undefined;
}

const NAME = 'shortcuts';

/** Whether this browser uses them; by default it does. */
export const areOn = (): boolean => drawer()?.getItem(NAME) !== 'off';
export const turn = (on: boolean): void => (on ? drawer()?.removeItem(NAME) : drawer()?.setItem(NAME, 'off'));

/** How long G waits for its second key, in milliseconds. */
const PATIENCE = 1500;

const TYPED_INTO = 'input, select, textarea, [contenteditable]';

export function useShortcuts(role: string) {
  const [shown, show] = useState<'search' | 'help'>();
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      const going = event.timeStamp - wentAt < PATIENCE;
      wentAt = Number.NEGATIVE_INFINITY;
      if (event.repeat || document.querySelector('dialog[open]')) return;
      const wish = wishOf(event, typing, areOn(), going);
      if (wish === undefined) return;
      if (wish === 'go') wentAt = event.timeStamp;
      else if (typeof wish === 'string') show(wish);
      else if (isOpenTo(role, wish.to)) location.hash = wish.to;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [role]);
  return { shown, show };
}
