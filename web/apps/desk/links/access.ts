import { useEffect, useState } from 'preact/hooks';
import { ask, type Outcome } from '../../../kit/api.ts';
import { useDesk } from '../desk.ts';
import { isObject } from '../view.ts';
import * as WORDS from '../words.ts';
import { links as W } from './words.ts';

/** An access link as the service lists it: without the key. Times in UTC. */
export interface AccessView {
  readonly hash: string;
  readonly role: 'organiser' | 'scorer' | 'player';
  readonly label: string;
  readonly player?: string;
  readonly created: string;
  readonly expires?: string;
  readonly revoked?: string;
  readonly lastUsed?: string;
  /** What the key is for; missing on keys from before there were sessions. */
  readonly use?: 'link' | 'program';
  /** When the link was first opened, and when its player had it stopped. */
  readonly opened?: string;
  readonly stopped?: string;
  /** Whether its link opens nothing (any more). */
  readonly usedUp: boolean;
  readonly sessions: readonly SessionView[];
}

/** A browser that a link has signed in. */
export interface SessionView {
  readonly id: string;
  /** Such as "Chrome on Android". */
  readonly device: string;
  readonly opened: string;
  readonly lastUsed: string;
  /** Whether it is the one that asks. */
  readonly current?: boolean;
}

/** A link right after it was made: what is shown this once. */
export interface MadeLink {
  readonly link: string;
  readonly label: string;
  readonly role: AccessView['role'];
}

const isList = (value: unknown): value is { readonly access: readonly AccessView[] } =>
  isObject(value) && 'access' in value && Array.isArray(value.access);

const isMade = (value: unknown): value is MadeLink => isObject(value) && 'link' in value && 'label' in value;

/** Asks for a link, and again as often as the service wants that done more slowly: a sheet for a whole club is long. */
async function askInTurn(path: string, body: object): Promise<Outcome> {
  for (;;) {
    const outcome = await ask(path, { body });
    if (outcome.kind !== 'unreached' || !outcome.after) return outcome;
    const { after } = outcome;
    await new Promise((resolve) => setTimeout(resolve, after * 1000));
  }
}

/** The links of the club: listed, made, replaced, withdrawn. What goes wrong comes as a sentence. */
export function useLinks() {
  const { club } = useDesk();
  const [list, setList] = useState<readonly AccessView[]>();
  const [lost, setLost] = useState(false);
  const path = `/api/clubs/${club}/access`;

  async function look(): Promise<void> {
    const outcome = await ask(path);
    const found = outcome.kind === 'done' && isList(outcome.body) ? outcome.body.access : undefined;
    setLost(!found);
    if (found) setList(found);
  }

  async function make(terms: object): Promise<MadeLink | string> {
    const outcome = await askInTurn(path, terms);
    await look();
    if (outcome.kind === 'refused') return outcome.problem.detail;
    return outcome.kind === 'done' && isMade(outcome.body) ? outcome.body : W.lost;
  }

  /** Takes something away: a link, one of its sessions, or all of them. Nothing where that is done; twice does no harm. */
  async function end(what: string): Promise<string | undefined> {
    const outcome = await ask(`${path}/${what}`, { method: 'DELETE' });
    await look();
    if (outcome.kind === 'refused')
      return outcome.problem.code === 'unknown-session' ? undefined : outcome.problem.detail;
    return outcome.kind === 'done' ? undefined : WORDS.sheet.lost;
  }

  /** A new link for the same, after which the old one is withdrawn, with all that it has signed in. */
  async function replace({ hash, role, label, player, expires }: AccessView): Promise<MadeLink | string> {
    const made = await make({ role, label, ...(player && { player }), ...(expires && { expires }) });
    if (typeof made === 'string') return made;
    return (await end(hash)) ?? made;
  }

  useEffect(() => void look(), [club]);
  return { list, lost, make, end, replace };
}
