import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import type { MemberView } from '#shared/features/members.ts';
import { textOf } from '#shared/words/phrase.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { controlsOf, matchPlayOf } from '#web/ui/ladder/controls.ts';
import { hasResult, linesById, storyOf } from '#web/ui/ladder/line-story.ts';
import { ask } from '#web/ui/session/api.ts';
import { BY_MAIL, TITLES } from '#web/ui/texts.ts';
import { type AdminTools, useAdmin } from '../admin.ts';
import { isOpenTo } from '../panels.tsx';
import { fetchMembers } from '../people/directory.ts';
import { ALSO, CLUB, SECTIONS as S, TEXT, SEARCH as W } from '../texts.ts';

interface OfClub {
  readonly members: readonly MemberView[];
  readonly keys: readonly KeyView[];
  readonly titles: ReadonlyMap<string, string>;
}

const NOTHING: OfClub = { members: [], keys: [], titles: new Map() };

export function useItems() {
  const admin = useAdmin();
  const [ofClub, setOfClub] = useState(NOTHING);
  const [lost, setLost] = useState(false);
  const { club, session } = admin;
  useEffect(() => {
    if (session.role !== 'organiser') return;
    void Promise.all([fetchMembers(club), ask<'listKeys'>(`/api/clubs/${club}/access`)]).then(([directory, keys]) => {
      setLost(!directory || keys.kind !== 'done');
      setOfClub({ ...NOTHING, ...directory, keys: keys.kind === 'done' ? keys.body.access : [] });
    });
  }, [club, session.role]);
  const items = useMemo(() => itemsOf(admin, ofClub), [admin.view, ofClub]);
  return { items, lost };
}

const itemsOf = (admin: AdminTools, { members, keys, titles }: OfClub): readonly SearchItem[] => [
  ...sections(admin),
  ...players(admin),
  ...results(admin),
  ...games(admin),
  ...members.map(({ name, email, note }) => ({
    kind: 'member' as const,
    text: name,
    also: [email, note].join(' '),
    href: '#people',
  })),
  ...keys
    .filter(({ revoked }) => revoked === undefined)
    .map(({ label, role }) => ({ kind: 'link' as const, text: label, also: role, href: '#people' })),
  ...admin.session.club.ladders.map((id) => ({
    kind: 'ladder' as const,
    text: titles.get(id) ?? id,
    also: id,
    href: `/${admin.club}/${id}/desk/`,
  })),
];

const SECTIONS = [
  ['#results', 'result'],
  ['#people', 'people'],
  ['#people', 'suggest'],
  ['#people', 'roll'],
  ['#history', 'history'],
  ['#people', 'links'],
  ['#more', 'naming'],
  ['#more', 'listing'],
  ['#more', 'share'],
  ['#more', 'ending'],
  ['#more', 'address'],
  ['#more', 'handover'],
  ['#more', 'forget'],
  ['#rules', 'settings'],
  ['#webmaster', 'webmaster'],
  ['#webmaster', 'webhooks'],
  ['#webmaster', 'log'],
  ['#webmaster', 'federations'],
  ['#rules', 'season'],
  ['#webmaster', 'import'],
  ['/new/', 'fresh'],
] as const;

const sections = ({ session, view }: AdminTools): readonly SearchItem[] =>
  SECTIONS.filter(([href, section]) => {
    if (section === 'suggest')
      return session.role === 'organiser' && matchPlayOf(view)?.challenge.begins === 'when accepted';
    if (section === 'federations' && controlsOf(view).federations.length === 0) return false;
    return href.startsWith('#') ? isOpenTo(session.role, href.slice(1)) : session.role === 'organiser';
  }).map(([href, section]) => ({ kind: 'page' as const, text: titleOf(section), also: WORDS[section] ?? '', href }));

type Section = (typeof SECTIONS)[number][1];

const WORDS: { readonly [Each in Section]?: string } = ALSO;

/** A section is called as its heading is, or else as its link. */
function titleOf(section: Section): string {
  switch (section) {
    case 'people':
    case 'history':
      return TEXT.headings[section];
    case 'address':
      return BY_MAIL.email;
    case 'forget':
      return CLUB.forget.title;
    case 'fresh':
      return TITLES.new;
    default:
      return S[section];
  }
}

const players = ({ club, ladder, view }: AdminTools): readonly SearchItem[] =>
  [...view.standings, ...view.entrants, ...view.off].map(({ player, name }) => ({
    kind: 'player' as const,
    text: name,
    also: player,
    href: `/${club}/${ladder}/player/#${player}`,
  }));

/** All results of each player, as far back as the season goes: History looks for them. */
const results = ({ view }: AdminTools): readonly SearchItem[] =>
  [...view.standings, ...view.entrants, ...view.off].map(({ player, name }) => ({
    kind: 'results' as const,
    text: name,
    also: player,
    href: `#history/${player}`,
  }));

function games({ view, named }: AdminTools): readonly SearchItem[] {
  const open = view.challenges.map(({ challenger, challenged }) => ({
    kind: 'game' as const,
    text: `${named(challenger).name} – ${named(challenged).name}`,
    also: W.open,
    href: '#results',
  }));
  const byId = linesById(view.entries);
  const played = view.entries
    .filter(hasResult)
    .map((line) => ({ kind: 'game' as const, text: textOf(storyOf(line, byId, named)), href: '#history' }));
  return [...open, ...played];
}

const KINDS = ['page', 'player', 'results', 'game', 'member', 'link', 'ladder'] as const;
type SearchKind = (typeof KINDS)[number];

export interface SearchItem {
  readonly kind: SearchKind;
  readonly text: string;
  readonly also?: string;
  readonly href: string;
}

const MOST = 12;

/** What fits a few words, each the beginning of one of its own; what begins with them comes first. */
export function find(items: readonly SearchItem[], wanted: string, most = MOST): readonly SearchItem[] {
  const words = nameKey(wanted)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, place: placeOf(item, words) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .slice(0, most)
    .map(({ item }) => item);
}

/** 0 where the text itself begins so, 1 where all words are in the text, 2 where some are beside it. */
function placeOf({ text, also = '' }: SearchItem, words: readonly string[]): 0 | 1 | 2 | undefined {
  const own = nameKey(text);
  if (own.startsWith(words.join(' '))) return 0;
  const has = (where: string): boolean => words.every((word) => where.split(' ').some((each) => each.startsWith(word)));
  if (has(own)) return 1;
  return has(`${own} ${nameKey(also)}`) ? 2 : undefined;
}
