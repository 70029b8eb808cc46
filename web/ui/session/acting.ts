/// <reference lib="dom" />

import { askAs } from './api.ts';
import { drawer } from './remembered.ts';
import { findSessions, lastSessions, rememberSessions, type Session, whoIs } from './session.ts';

/** A page for those who are signed in: of a ladder, or of no club yet. */
export interface SignedInPage {
  readonly app: 'desk' | 'board' | 'me' | 'new';
  readonly club?: string;
  readonly ladder?: string;
}

/** The people each page is for, in its order of preference. */
const ROLES: { readonly [App in SignedInPage['app']]: readonly Session['role'][] } = {
  desk: ['organiser', 'scorer'],
  board: ['scorer', 'organiser'],
  me: ['player'],
  new: ['organiser'],
};

/** The people a page was for: their ids, and their names. */
interface Pin {
  readonly who: string;
  readonly label: string;
}

export interface Gone {
  readonly gone: string;
  readonly others: readonly Session[];
}

export const isFor = ({ app, club }: SignedInPage, session: Session): boolean =>
  ROLES[app].includes(session.role) && (club === undefined || session.club.id === club);

/** The person a page acts for: as before (`pin`), or as it prefers. If it is for nobody here, who should be told. */
export function actorFor(stage: SignedInPage, all: readonly Session[], pin?: Pin): Session | Gone | 'nobody' {
  const able = all.filter((each) => isFor(stage, each));
  const before = able.find((each) => whoIs(each) === pin?.who);
  if (pin && !before && able.length > 0) return { gone: pin.label, others: able };
  const rather = ROLES[stage.app].flatMap((role) => able.filter((each) => each.role === role));
  const found = before ?? rather[0] ?? all.find(({ club }) => club.id === stage.club) ?? all[0];
  return found ? { ...found, others: all.filter((each) => each !== found) } : 'nobody';
}

/** As whom this page acts; offline, as far as this browser remembers, which is not certain. */
export async function findActor(stage: SignedInPage): Promise<{
  readonly actor: Session | Gone | 'nobody' | 'unreached';
  readonly sure: boolean;
}> {
  const found = await findSessions();
  const sure = found !== 'unreached';
  if (!sure) return { actor: lastActor(stage) ?? found, sure };
  rememberSessions(found);
  return { actor: acting(stage, found), sure };
}

/** As whom this page acts as far as this browser remembers. */
export function lastActor(stage: SignedInPage): Session | Gone | undefined {
  const actor = acting(stage, lastSessions());
  return actor === 'nobody' ? undefined : actor;
}

/** Who is signed in in this browser, as far as this page knows, and for whom of them it acts. */
export const here: { all: readonly Session[]; actor: Session | undefined } = { all: [], actor: undefined };

function acting(stage: SignedInPage, all: readonly Session[]): Session | Gone | 'nobody' {
  here.all = all;
  const actor = actorFor(stage, all, pinOf(stage));
  if (typeof actor !== 'object' || 'gone' in actor || !isFor(stage, actor)) return actor;
  keep(tab(), stage, actor);
  if (actor.role === 'organiser') keep(tab(), { app: 'new' }, actor);
  here.actor = actor;
  askAs(actor.actor);
  return actor;
}

/** Has a page act as a person when it is opened next: in this tab, and a player's own in this browser. */
export function chooseActor(stage: SignedInPage, session: Session): void {
  keep(tab(), stage, session);
  if (stage.app === 'me') keep(drawer(), stage, session);
}

const nameOf = ({ app, club = '', ladder = '' }: SignedInPage): string => `acting/${app}/${club}/${ladder}`;

function keep(kept: Storage | undefined, stage: SignedInPage, session: Session): void {
  try {
    kept?.setItem(nameOf(stage), `${whoIs(session)}\n${session.label}`);
  } catch {
    // Then it goes by the order of the roles.
  }
}

function pinOf(stage: SignedInPage): Pin | undefined {
  try {
    const here = tab()?.getItem(nameOf(stage));
    const text = here ?? (stage.app === 'me' ? drawer()?.getItem(nameOf(stage)) : undefined);
    const [who = '', label = ''] = text?.split('\n') ?? [];
    return who === '' ? undefined : { who, label };
  } catch {
    return undefined;
  }
}

function tab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Lets the pages of this tab go by the order of the roles again where they were for a person who is signed out. */
export function forgetActors(all: readonly Session[]): void {
  const known = all.map(whoIs);
  for (const kept of [tab(), drawer()])
    for (const name of Object.keys(kept ?? {}))
      if (name.startsWith('acting/') && !known.includes(kept?.getItem(name)?.split('\n')[0] ?? ''))
        kept?.removeItem(name);
}
