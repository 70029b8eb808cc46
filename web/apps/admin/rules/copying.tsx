/// <reference lib="dom" />
import { useEffect, useId, useState } from 'preact/hooks';
import { words } from '#shared/rules/common/settings.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { findSystem } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { readFile } from '#web/ui/page/published.ts';
import { ask } from '#web/ui/session/api.ts';
import type { LadderAddress } from '#web/ui/session/session.ts';
import { fieldsOf, type HeaderFields, playing } from '../header-fields.ts';
import { FRESH as W } from '../texts.ts';
import { isObject } from '../view.ts';
import { ladderAt } from './ladder-at.ts';

interface CopyingProps {
  readonly club: string;
  readonly ladders: readonly string[];
  readonly onCopy: (copied: (fields: HeaderFields) => HeaderFields) => void;
}

/** Milliseconds without a key after which an address is there. */
const PAUSE = 400;

/** Takes the rules of another ladder: one of the club, or any that has a public page here. */
export const CopyRules = (props: CopyingProps) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <From {...props} />;
  return (
    <button type="button" class="plain" onClick={() => setOpen(true)}>
      {W.copy}
    </button>
  );
};

const From = ({ club, ladders, onCopy }: CopyingProps) => {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [from, setFrom] = useState<string>();
  const addressOf = (ladder: string) => `${location.origin}/${club}/${ladder}/`;
  async function copy(): Promise<void> {
    const at = ladderAt(typed, location.origin);
    if (!at) return setFault(W.copyWhere(addressOf(ladders[0] ?? 'main')));
    const header = await headerAt(at, club);
    if (!header || !(await isLoaded(header))) return setFault(W.copyNone);
    onCopy((fields) => withRulesOf(fields, header, at.club === club));
    setFrom(header.name ?? at.ladder);
  }
  useEffect(() => {
    setFault(undefined);
    setFrom(undefined);
    if (typed.trim() === '') return undefined;
    const timer = setTimeout(() => void copy(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <Input label={W.copy} value={typed} list={list} hint={W.copyHint} onInput={setTyped} fault={fault} />
      <datalist id={list}>
        {ladders.map((ladder) => (
          <option key={ladder} value={addressOf(ladder)} />
        ))}
      </datalist>
      <p role="status">{from !== undefined && W.copied(from)}</p>
    </>
  );
};

/** A ladder of the club as its organiser reads it; of others what their pages publish. */
async function headerAt({ club, ladder }: LadderAddress, own: string): Promise<Header | undefined> {
  if (club !== own) return headerIn(await readFile<unknown>(`/${club}/${ladder}/state.json`));
  const ladderOfClub = await ask<'getLadder'>(`/api/clubs/${club}/ladders/${ladder}`);
  return ladderOfClub.kind === 'done' ? headerIn(ladderOfClub.body) : undefined;
}

const headerIn = (published: unknown): Header | undefined =>
  isObject(published) && 'header' in published && isHeader(published.header) ? published.header : undefined;

const isHeader = (value: unknown): value is Header =>
  isObject(value) && PLAYS.some(({ system }) => 'system' in value && system === value.system);

/** What another club says in its own words stays there: where it plays, and what that costs. */
export function withRulesOf(fields: HeaderFields, header: Header, isOwn: boolean): HeaderFields {
  const { system } = header;
  const play = PLAYS.findLast((each) => each.system === system) ?? { system };
  const fitting = (findSystem(system)?.settings ?? []).filter(
    ({ name, accepts }) => header.settings?.[name] !== undefined && accepts(header.settings[name]),
  );
  const copied = fieldsOf(header).settings;
  const names = fitting.map(({ name }) => name).filter((name) => isOwn || name !== words.name);
  const own = isOwn ? {} : { [words.name]: fields.settings[words.name] };
  const settings = Object.entries({ ...own, ...Object.fromEntries(names.map((name) => [name, copied[name]])) });
  return {
    ...playing(fields, play),
    settings: Object.fromEntries(settings.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  };
}
