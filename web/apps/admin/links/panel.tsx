/// <reference lib="dom" />

import { useMemo, useState } from 'preact/hooks';
import type { KeyView } from '#shared/features/access.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { isOver, List } from '../people/link-list.tsx';
import { LinkSheet, type MadeLink, useLinks } from '../people/links.tsx';
import { COMMON, members, sections, LINKS as W, who as WHO } from '../texts.ts';
import { byName } from '../view.ts';
import { withOffset } from '../zoned.ts';

const ROLES = ['organiser', 'scorer', 'player'] as const;
type Role = (typeof ROLES)[number];

export const Part = () => {
  const links = useLinks();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  return (
    <>
      <section>
        <h2>{sections.links.text}</h2>
        <p>{W.hint}</p>
      </section>
      {made.length > 0 && <LinkSheet made={made} />}
      <MakeForm make={links.make} onMade={(link) => setMade([link])} />
      {links.list && <ForEverybody list={links.list} make={links.make} onMade={setMade} />}
      <section>
        <h2>{W.list}</h2>
        {links.lost && <p class="fault">{COMMON.unreached}</p>}
        {links.list && (
          <List
            list={links.list}
            end={links.end}
            replace={links.replace}
            onMade={(link) => {
              setMade([link]);
              scrollTo(0, 0);
            }}
          />
        )}
      </section>
    </>
  );
};

interface MakeProps {
  readonly make: ReturnType<typeof useLinks>['make'];
  readonly onMade: (link: MadeLink) => void;
}

const MakeForm = ({ make, onMade }: MakeProps) => {
  const { view, named } = useAdmin();
  const [role, setRole] = useState<Role>('scorer');
  const [label, setLabel] = useState('');
  const [player, setPlayer] = useState('');
  const [expires, setExpires] = useState('');
  const choices = useMemo(() => byName(view.standings), [view]);
  const who = view.standings.find((each) => each.player === player);
  const purpose = label.trim() || (role === 'player' && who ? named(who.player).name.slice(0, LONGEST.label) : '');
  const form = useForm<'player' | 'label'>({
    check: () =>
      role === 'player'
        ? { player: who ? undefined : WHO.missing }
        : { label: purpose === '' ? COMMON.purposeMissing : undefined },
    async send() {
      const until = expires === '' ? {} : { expires: withOffset(view.header.timezone, `${expires}T23:59`) };
      const whose = who && role === 'player' && { player: who.player };
      const outcome = await make({ role, label: purpose, ...whose, ...until });
      if (typeof outcome === 'string') return outcome;
      onMade(outcome);
      setLabel('');
      setPlayer('');
      return undefined;
    },
  });

  return (
    <section>
      <h2>{W.make}</h2>
      <Form form={form} label={W.make} yes={members.makeLink}>
        <Radios
          legend={W.role}
          value={role}
          onInput={(value) => setRole(ROLES.find((each) => each === value) ?? 'scorer')}
          choices={ROLES.map((each) => ({ value: each, text: W.roles[each].name, says: W.roles[each].may }))}
        />
        {role === 'player' && (
          <OneOf
            label={WORDS.player}
            empty={COMMON.choose}
            value={player}
            onInput={setPlayer}
            choices={choices}
            fault={form.faults.player}
          />
        )}
        {role !== 'player' && (
          <Input
            label={COMMON.purpose}
            hint={W.labelHint}
            value={label}
            onInput={setLabel}
            fault={form.faults.label}
            maxLength={LONGEST.label}
          />
        )}
        <Input type="date" label={W.expires} value={expires} onInput={setExpires} />
      </Form>
    </section>
  );
};

interface ForAllProps {
  readonly list: readonly KeyView[];
  readonly make: MakeProps['make'];
  readonly onMade: (made: readonly MadeLink[]) => void;
}

const ForEverybody = ({ list, make, onMade }: ForAllProps) => {
  const { view, named } = useAdmin();
  const [done, setDone] = useState<number>();
  const [no, setNo] = useState('');
  const have = new Set(list.filter((each) => !isOver(each, view.asOf) && !each.stopped).map(({ player }) => player));
  const without = view.standings.filter(({ player }) => !have.has(player));

  async function makeAll(): Promise<void> {
    const made: MadeLink[] = [];
    setNo('');
    for (const { player } of without) {
      setDone(made.length);
      const outcome = await make({ role: 'player', label: named(player).name.slice(0, LONGEST.label), player });
      if (typeof outcome === 'string') {
        setNo(outcome);
        break;
      }
      made.push(outcome);
    }
    setDone(undefined);
    if (made.length > 0) onMade(made);
  }

  if (view.standings.length === 0) return null;
  return (
    <section>
      <h2>{W.all}</h2>
      <p>{without.length === 0 ? W.allNone : W.allHint(without.length)}</p>
      <div aria-live="polite">
        {done !== undefined && <p>{members.progress(done, without.length)}</p>}
        {no !== '' && <p class="fault">{no}</p>}
      </div>
      {without.length > 0 && done === undefined && (
        <button type="button" onClick={() => void makeAll()}>
          {W.allYes}
        </button>
      )}
    </section>
  );
};
