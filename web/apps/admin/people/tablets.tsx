/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { clockTime, dayWords } from '#shared/words/dates.ts';
import { capital } from '#shared/words/phrase.ts';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ACCOUNT_PART, FORMS, LOADING } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { COMMON, PEOPLE, SECTIONS, LINKS as W } from '../texts.ts';
import { inZone, withOffset } from '../zoned.ts';
import { isOver, List } from './link-list.tsx';
import type { MadeLink, useLinks } from './links.tsx';

const ROLES = ['scorer', 'organiser'] as const;

interface TabletsProps {
  readonly links: ReturnType<typeof useLinks>;
  readonly onMade: (links: readonly MadeLink[]) => void;
}

/** The links that are nobody's own page. */
export const Tablets = ({ links, onMade }: TabletsProps) => (
  <section>
    <details>
      <summary>
        <h2>{SECTIONS.links}</h2>
      </summary>
      {links.lost && <p class="fault">{LOADING.failed}</p>}
      {links.list && (
        <List
          list={links.list.filter(({ role }) => role !== 'player')}
          end={links.end}
          replace={links.replace}
          onMade={(link) => onMade([link])}
        />
      )}
      <h3>{PEOPLE.newLink}</h3>
      <MakeForm make={links.make} onMade={(link) => onMade([link])} />
    </details>
  </section>
);

const madeOn = (at: string): string => W.history.by(dayWords(at), clockTime(at), '').before;

/** How long a new link of an organiser is announced, in milliseconds. */
const NEWS = 14 * 24 * 3_600_000;

/** The links and keys that organisers lately made for organisers, for all of them to see; the club's first is not listed. */
export const NewOrganisers = ({ list }: { readonly list: readonly KeyView[] }) => {
  const { view } = useAdmin();
  const [, ...later] = list.filter(({ role }) => role === 'organiser');
  const isNew = (each: KeyView) =>
    each.by !== undefined && !isOver(each, view.asOf) && Date.parse(view.asOf) - Date.parse(each.created) < NEWS;
  const fresh = later.filter(isNew);
  if (fresh.length === 0) return null;
  return (
    <section class="announced" aria-label={W.newOrganisers.title}>
      <ul class="lines">
        {fresh.map(({ hash, label, created, by }) => (
          <li key={hash}>
            {W.newOrganisers.title}{' '}
            <b>
              <bdi>{label}</bdi>
            </b>
            {' – '}
            {madeOn(inZone(view.header.timezone, created))}
            <bdi>{by}</bdi>
          </li>
        ))}
      </ul>
      <p>{W.newOrganisers.text(SECTIONS.links)}</p>
    </section>
  );
};

interface MakeProps {
  readonly make: ReturnType<typeof useLinks>['make'];
  readonly onMade: (link: MadeLink) => void;
}

const MakeForm = ({ make, onMade }: MakeProps) => {
  const { view } = useAdmin();
  const [role, setRole] = useState<(typeof ROLES)[number]>('scorer');
  const [label, setLabel] = useState('');
  const [expires, setExpires] = useState('');
  const form = useForm<'label'>({
    check: () => ({ label: label.trim() === '' ? FORMS.missing : undefined }),
    async send() {
      const until = expires !== '' && { expires: withOffset(view.header.timezone, `${expires}T23:59`) };
      const outcome = await make({ role, label: label.trim(), ...until });
      if (typeof outcome === 'string') return outcome;
      onMade(outcome);
      setLabel('');
      return undefined;
    },
  });
  return (
    <Form form={form} label={PEOPLE.newLink} yes={PEOPLE.newLink}>
      <Radios
        legend={W.role}
        value={role}
        onInput={(value) => setRole(ROLES.find((each) => each === value) ?? 'scorer')}
        choices={ROLES.map((each) => ({ value: each, text: capital(ACCOUNT_PART.roles[each]), says: W.may[each] }))}
      />
      <Input
        label={COMMON.purpose}
        hint={W.labelHint}
        value={label}
        onInput={setLabel}
        fault={form.faults.label}
        maxLength={LONGEST.label}
      />
      <Input type="date" label={W.expires} value={expires} onInput={setExpires} />
    </Form>
  );
};
