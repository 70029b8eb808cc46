/// <reference lib="dom" />
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '#web/ui/session/session.ts';
import type { Named } from './people.ts';
import type { DeskView, LineView } from './view.ts';

/** Something that is to be recorded. Every change of the ladder is one, and goes through the sheet. */
export interface Deed {
  readonly title: string;
  /** What it is about, in words. */
  readonly about?: ComponentChildren;
  readonly verb: string;
  readonly body: object;
  /** The key that records it. */
  readonly yes: string;
  /** The key that leaves everything as it is, where it is not the usual one. */
  readonly no?: string;
  /** Recorded without being looked at first: it moves nobody whom that could surprise. */
  readonly plain?: boolean;
  /** Asks why, though the rules ask for no reason. */
  readonly asksWhy?: boolean;
}

/** What every part of the desk needs. */
export interface DeskTools {
  /** Of this ladder, under /api. */
  readonly path: string;
  readonly club: string;
  readonly ladder: string;
  readonly session: Session;
  readonly view: DeskView;
  readonly named: Named;
  /** Shows what it does and asks; what was recorded, or nothing where it was not. */
  readonly act: (deed: Deed) => Promise<LineView | undefined>;
  /** Looks again; the ladder as it is then. */
  readonly refresh: () => Promise<DeskView>;
  /** Tells those who listen to the page. */
  readonly say: (words: string) => void;
}

export const Tools = createContext<DeskTools | undefined>(undefined);

export function useDesk(): DeskTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('no desk around');
  return tools;
}
