import { useEffect, useState } from 'preact/hooks';
import { ask, type Outcome } from '../client/api.ts';
import { useDesk } from './desk.ts';
import { isObject } from './view.ts';
import * as WORDS from './words.ts';

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

/** The links of the club: listed, made, withdrawn. What goes wrong comes as a sentence. */
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
    return outcome.kind === 'done' && isMade(outcome.body) ? outcome.body : WORDS.links.lost;
  }

  /** Nothing where it is withdrawn; to withdraw it twice does no harm. */
  async function withdraw(hash: string): Promise<string | undefined> {
    const outcome = await ask(`${path}/${hash}`, { method: 'DELETE' });
    await look();
    if (outcome.kind === 'refused') return outcome.problem.detail;
    return outcome.kind === 'done' ? undefined : WORDS.sheet.lost;
  }

  useEffect(() => void look(), [club]);
  return { list, lost, make, withdraw };
}
