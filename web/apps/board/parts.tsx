/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { usePart } from '#web/ui/page/use-part.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions, NightPart } from './actions.ts';
import { TEXT } from './texts.ts';

/** Not yet recorded: what this tablet shows, another may not show yet. */
export const Pending = () => (
  <svg class="pending" viewBox="0 0 16 16" role="img" aria-label={WORDS.notSent}>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 4v4.5l3 1.5" />
  </svg>
);

export const Imbalance = ({ of }: { readonly of: number }) => (
  <span class="imbalance" role="img" aria-label={TEXT.turnCount(of)}>
    {of > 0 ? `+${of}` : of < 0 ? `−${-of}` : '0'}
  </span>
);

interface ListEntry {
  readonly id: string;
  readonly gone?: true;
}

/** While somebody is tapping, a list in the order it had when that began, with what is now known of each entry. */
export function useStill<T extends ListEntry>(list: readonly T[], still: boolean): readonly (T & ListEntry)[] {
  const shown = useRef(list);
  if (!still) shown.current = list;
  const now = new Map(list.map((each) => [each.id, each]));
  return shown.current.map((each) => now.get(each.id) ?? { ...each, gone: true });
}

/** Whether the window is as a media query asks. */
export function useMedia(query: string): boolean {
  const [is, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => set(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return is;
}

/** What comes with the script of the night, and is seen once that is here. */
export const OfTheNight = ({
  kind,
  actions,
}: {
  readonly kind: 'refused' | 'unfinished' | 'final';
  readonly actions: BoardActions;
}) => {
  const { Part } = usePart<NightPart>('tonight', actions.reached);
  return Part ? <Part sheet={{ kind }} actions={actions} /> : null;
};

interface SheetFrameProps {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export const SheetFrame = (props: SheetFrameProps) => <Dialog brisk class="sheet" close={WORDS.back} {...props} />;

/** No part of a name is to break: a long one is set smaller, and a longer one has the room of two where a card is narrow. */
const [LONG, LONGER] = [10, 13] as const;

/** `beside`: whether a button takes of the card what two letters need. */
export function widthOf(name: string, beside = false): string {
  const longest = Math.max(...name.split(/[\s-]/).map((part) => [...part].length)) + (beside ? 2 : 0);
  return longest >= LONGER ? 'is-wide' : longest >= LONG ? 'is-tight' : '';
}
