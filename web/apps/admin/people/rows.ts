import type { KeyView } from '#shared/features/access.ts';
import type { MemberView } from '#shared/features/members.ts';
import { language } from '#shared/words/language.ts';
import { LINKS, PEOPLE as W } from '../texts.ts';
import type { AdminView, PersonView, StandingView } from '../view.ts';
import { type Directory, inOrderOfNames } from './directory.ts';
import { isOver } from './link-list.tsx';

const DAY = 24 * 3_600_000;

/** A person of the club; only organisers see members and links. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly rung?: number;
  /** As this ladder has them: where they are on it, or were. */
  readonly person?: PersonView & Partial<Pick<StandingView, 'points' | 'gap'>>;
  readonly isOn: boolean;
  /** Where several people play as an entrant: the entrants as which they play. */
  readonly as?: readonly string[];
  readonly member?: MemberView;
  /** The other ladders that they are on. */
  readonly elsewhere: readonly string[];
  /** In force. */
  readonly link?: KeyView;
}

/** Everybody: those on the ladder, top first, and then the others by name. */
export function rowsOf(
  view: AdminView,
  ladder = '',
  { members, titles }: Pick<Directory, 'members' | 'titles'> = { members: [], titles: new Map() },
  keys: readonly KeyView[] = [],
): readonly PersonRow[] {
  const byId = new Map(members.map((member) => [member.id as string, member]));
  const links = linksInForce(keys, view.asOf);
  const more = (id: string) => {
    const [member, link] = [byId.get(id), links.get(id)];
    return {
      ...(member && { member }),
      ...(link && { link }),
      elsewhere: (member?.ladders ?? [])
        .filter((each) => !each.left && each.ladder !== ladder)
        .map((each) => titles.get(each.ladder) ?? each.ladder),
    };
  };
  const on = peopleOn(view).map((row) => ({ ...row, isOn: true, ...more(row.id) }));
  const here = new Set(on.map(({ id }) => id));
  const off = view.header.entrants ? [] : view.off;
  const offById = new Map(off.map((person) => [person.player as string, person]));
  const others = members.length > 0 ? inOrderOfNames(members) : off.map(({ player: id, name }) => ({ id, name }));
  return [
    ...on,
    ...others
      .filter(({ id }) => !here.has(id))
      .map(({ id, name }) => {
        const person = offById.get(id);
        return { id, name, ...(person && { person }), ...asNobody(view), isOn: false, ...more(id) };
      }),
  ];
}

type RowOnLadder = Pick<PersonRow, 'id' | 'name' | 'rung' | 'person' | 'as'>;

/** Those on the ladder, top first; where entrants have several people all of these, each once, on their best rung. */
function peopleOn(view: AdminView): readonly RowOnLadder[] {
  const on = [...view.standings, ...view.entrants].map((person: PersonView & { readonly rung?: number }) => ({
    id: person.player as string,
    name: person.name,
    ...(person.rung !== undefined && { rung: person.rung }),
    person,
  }));
  if (!view.header.entrants) return on;
  const people = new Map<string, RowOnLadder>();
  for (const { rung, name: entrant, person } of on)
    for (const { id, name } of person.people ?? []) {
      const best = people.get(id) ?? { id, name, ...(rung !== undefined && { rung }) };
      people.set(id, { ...best, as: [...(best.as ?? []), entrant] });
    }
  return [...people.values()];
}

const asNobody = ({ header }: AdminView): Pick<PersonRow, 'as'> => (header.entrants ? { as: [] } : {});

function linksInForce(list: readonly KeyView[], asOf: string): ReadonlyMap<string, KeyView> {
  const valid = list.filter((each) => each.use !== 'program' && !isOver(each, asOf));
  return new Map(valid.flatMap((each) => (each.player === undefined ? [] : [[each.player, each] as const])));
}

const reaches = ({ member }: PersonRow): boolean =>
  member?.unreached === undefined && (member?.email !== undefined || member?.ownAddress === true);

/** Whether what the organiser writes to all players goes to somebody: who has opened an invitation, or got one. */
export const getsMessages = (row: PersonRow): boolean =>
  reaches(row) && Boolean(row.member?.ownAddress || row.member?.invited || row.member?.signedIn);

/** Whether an invitation by e-mail is still to be sent. */
export const isToInvite = (row: PersonRow): boolean =>
  row.rung !== undefined && reaches(row) && !row.member?.invited && !row.member?.signedIn;

/** Who was invited and hasn't opened the invitation; a day later anybody may remind them again. */
export const isUnopened = (row: PersonRow): boolean =>
  row.rung !== undefined && reaches(row) && row.member?.invited !== undefined && !row.member.signedIn;

export const isToRemind = (row: PersonRow, asOf: string): boolean =>
  isUnopened(row) && Date.parse(asOf) - Date.parse(row.member?.invited ?? '') >= DAY;

/** Whether only a link on paper is left: e-mail can't reach them, and they have no link yet. */
export const isToPrint = (row: PersonRow, mails: boolean): boolean =>
  row.rung !== undefined && (!row.link || row.link.stopped !== undefined) && !(mails && reaches(row));

/** How far it has come with a person and their page. */
export function stateOf({ member, link }: PersonRow, asOf: string): string {
  if (member?.unreached) return W.unreached;
  if (member?.signedIn) return W.signedIn;
  if (member?.invited) return W.invited(daysAgo(member.invited, asOf));
  return link ? LINKS.notOpened : W.notInvited;
}

/** "3 days ago", "yesterday", "today". */
function daysAgo(then: string, now: string): string {
  const days = (Date.parse(now.slice(0, 10)) - Date.parse(then.slice(0, 10))) / DAY;
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
