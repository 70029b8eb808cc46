import type { MembersView, MemberView } from '#shared/features/members.ts';
import { language } from '#shared/words/language.ts';
import type { KnownPerson } from '#web/ui/people/namesakes.ts';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin, useFetched } from '../admin.ts';

export interface Directory {
  readonly members: readonly MemberView[];
  /** Whether they can be invited by e-mail. */
  readonly mails: boolean;
  /** What keeps the club from inviting. */
  readonly invitations: MembersView['invitations'];
  readonly titles: ReadonlyMap<string, string>;
  /** Whether records can't be read, and are not among them. */
  readonly isPartial: boolean;
}

/** How long a page of members is waited for, in milliseconds: the rosters of all ladders are read for it. */
const PATIENCE = 20_000;

export async function fetchMembers(club: string): Promise<Directory | undefined> {
  const members: MemberView[] = [];
  let isPartial = false;
  for (let after = ''; ; ) {
    const query = after === '' ? '' : `?after=${after}`;
    const outcome = await ask<'listMembers'>(`/api/clubs/${club}/members${query}`, { patience: PATIENCE });
    if (outcome.kind !== 'done') return undefined;
    const { members: page, ladders, mails, invitations, more, partial = false } = outcome.body;
    members.push(...page);
    isPartial ||= partial;
    after = page.at(-1)?.id ?? '';
    if (!more || after === '')
      return {
        members,
        mails,
        invitations,
        titles: new Map(ladders.map(({ ladder, name }) => [ladder, name])),
        isPartial,
      };
  }
}

/** What it takes to tell who is meant by a name; `here` are those in the list that is being added to. */
export const knownIn = ({ members, titles }: Directory, here: ReadonlySet<string>): readonly KnownPerson[] =>
  members.map(({ id, name, ladders }) => ({
    id,
    name,
    also: ladders.flatMap((each) => each.name ?? []),
    ladders: ladders.map(({ ladder }) => titles.get(ladder) ?? ladder),
    here: here.has(id),
  }));

export const inOrderOfNames = (members: readonly MemberView[]): readonly MemberView[] => {
  const { compare } = new Intl.Collator(language());
  return members.toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
};

export function useMembers() {
  const { club } = useAdmin();
  const { found: directory, ...rest } = useFetched(() => fetchMembers(club), club);
  return { directory, ...rest };
}
