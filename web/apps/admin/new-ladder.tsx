/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatHeader } from '#shared/log/format.ts';
import { PLAYS, type PlayOffer } from '#shared/systems/offers.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { type Faults, Form, useForm } from '#web/ui/forms/form.tsx';
import { areRulesLoaded, isLoaded, useSystem } from '#web/ui/ladder/system.ts';
import { Alone } from '#web/ui/page/alone.tsx';
import { freeId } from '#web/ui/people/ids.ts';
import { ask, whyUndone } from '#web/ui/session/api.ts';
import type { Session } from '#web/ui/session/session.ts';
import { ACCOUNT } from '#web/ui/session/ways-in.ts';
import { CONNECTION, LOADING, MOVES, TITLES, WORDS } from '#web/ui/texts.ts';
import { Importer } from './files/import-form.tsx';
import {
  type FaultyField,
  faultsIn,
  fieldsOf,
  type HeaderFields,
  headerOf,
  playing,
  usualFields,
} from './header-fields.ts';
import { HeaderInputs } from './header-inputs.tsx';
import { LazyWith } from './panels.tsx';
import { CopyRules } from './rules/copying.tsx';
import type { RulesFormProps } from './rules/form.tsx';
import { COMMON, FRESH as W } from './texts.ts';
import { isObject } from './view.ts';
import { todayIn } from './zoned.ts';

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London';

/** Today where this browser is, by the clock of the service, which may be set to another day. */
const todayOf = ({ now }: Session): Day => todayIn(ownZone(), now);

export const NewLadder = ({ session }: { readonly session: Session }) => {
  const from = new URLSearchParams(location.search).get('from') ?? undefined;
  const [play] = PLAYS;
  const old = useOldLog(session.club.id, from);
  const ofLog = old === 'none' ? undefined : old?.fields;
  const played = from === undefined ? play : ofLog;
  // A new ladder may be of pairs.
  const system = useSystem(played && { system: played.system, entrants: 'pairs' });
  if (play && system === 'loaded' && old !== 'none') {
    const first = ofLog ?? usualFields(play, todayOf(session), ownZone());
    return <Draft session={session} first={first} old={old} />;
  }
  return (
    <Alone title={TITLES.new}>
      {old === 'none' ? (
        <p role="alert">{SHARED.noLadder}</p>
      ) : (
        <p role="status">{system === 'unreached' ? CONNECTION.trying : WORDS.oneMoment}</p>
      )}
    </Alone>
  );
};

interface DraftProps {
  readonly session: Session;
  readonly first: HeaderFields;
  readonly old: OldLog | undefined;
}

const Draft = ({ session, first, old }: DraftProps) => {
  const [fields, setFields] = useState(first);
  const [lost, setLost] = useState(false);
  const header = headerOf(fields);
  const id = freeId(fields.name, new Set(session.club.ladders), 'ladder');
  async function play(next: PlayOffer): Promise<void> {
    const come = await Promise.all([isLoaded(next), areRulesLoaded(next.system)]);
    const there = !come.includes(false);
    setLost(!there);
    if (there) setFields((now) => playing(now, next));
  }
  const set = (changes: Partial<HeaderFields>) => setFields((now) => ({ ...now, ...changes }));
  const inputs = (faults: ReadonlySet<FaultyField>) => (
    <div class="with-rules">
      <div class="card">
        <HeaderInputs
          fields={fields}
          faults={faults}
          isFixed={old !== undefined}
          today={todayOf(session)}
          address={`/${session.club.id}/${id}/`}
          onPlay={(next) => void play(next)}
          onChange={setFields}
        >
          {!old && <CopyRules club={session.club.id} ladders={session.club.ladders} onCopy={setFields} />}
        </HeaderInputs>
        {lost && (
          <p class="fault" role="alert">
            {LOADING.failed}
          </p>
        )}
      </div>
      <LazyWith part="rules" props={{ fields, set } satisfies RulesFormProps} />
    </div>
  );
  const club = session.club.id;
  return (
    <>
      <header>
        <p>
          <a href={`/${club}/`}>
            <bdi>{session.club.name}</bdi>
          </a>{' '}
          · <a href={ACCOUNT}>{WORDS.signOut}</a>
        </p>
        <h1>{TITLES.new}</h1>
        {old && <p>{W.from(old.name)}</p>}
      </header>
      <main class="fresh">
        {old ? (
          <Importer
            club={club}
            id={id}
            log={old.withHeader(header)}
            order={old.order}
            nameOf={old.nameOf}
            look={MOVES.preview}
            check={() => faultIn(fields)}
            fields={({ marks }) => inputs(marks ? faultsIn(fields) : NO_FAULTS)}
          />
        ) : (
          <Make club={club} id={id} fields={fields} inputs={inputs} />
        )}
      </main>
    </>
  );
};

interface MakeProps {
  readonly club: string;
  readonly id: string;
  readonly fields: HeaderFields;
  readonly inputs: (faults: ReadonlySet<FaultyField>) => ComponentChildren;
}

const NO_FAULTS: ReadonlySet<FaultyField> = new Set();

const faultIn = (fields: HeaderFields): Faults => ({ form: faultsIn(fields).size > 0 ? COMMON.bad : undefined });

const Make = ({ club, id, fields, inputs }: MakeProps) => {
  const [lost, setLost] = useState<string>();
  const form = useForm({
    check: () => faultIn(fields),
    /** After an answer that was lost, a ladder that is there already is the one that was asked for. */
    async send() {
      const outcome = await ask(`/api/clubs/${club}/ladders`, { body: { id, ...headerOf(fields) } });
      const exists = outcome.kind === 'refused' && outcome.problem.code === 'already-exists';
      if (outcome.kind === 'done' || (exists && lost === id)) {
        location.assign(`/${club}/${id}/desk/`);
        return undefined;
      }
      if (outcome.kind === 'unreached') setLost(id);
      return whyUndone(outcome, COMMON.lost);
    },
  });
  return (
    <Form form={form} label={TITLES.new} yes={W.yes}>
      {inputs(form.marks ? faultsIn(fields) : NO_FAULTS)}
    </Form>
  );
};

interface OldLog {
  readonly name: string;
  readonly fields: HeaderFields;
  readonly withHeader: (header: Header) => string;
  readonly order: readonly string[];
  readonly nameOf: (player: string) => string;
}

/** Fetches the log of a ladder; 'none' if there is no log to be had. */
function useOldLog(club: string, ladder: string | undefined): OldLog | 'none' | undefined {
  const [log, setLog] = useState<OldLog | 'none'>();
  useEffect(() => {
    if (ladder !== undefined) void fetchLog(`/api/clubs/${club}/ladders/${ladder}`, ladder).then(setLog);
  }, [club, ladder]);
  return log;
}

/** A long log takes its time, in milliseconds. */
const PATIENCE = 60_000;

async function fetchLog(path: string, ladder: string): Promise<OldLog | 'none'> {
  const [log, current] = await Promise.all([
    ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE }),
    ask<'getLadder'>(path),
  ]);
  if (log.kind !== 'done' || current.kind !== 'done') return 'none';
  const [first = '', ...rest] = log.body.split('\n');
  const header = readHeader(first);
  if (!header) return 'none';
  const names = new Map(
    [...current.body.standings, ...current.body.off].map(({ player, name }) => [player as string, name]),
  );
  return {
    name: header.name ?? ladder,
    fields: fieldsOf(header),
    withHeader: (changed) => [formatHeader(changed), ...rest].join('\n'),
    order: current.body.standings.map(({ player }) => player),
    nameOf: (player) => names.get(player) ?? player,
  };
}

function readHeader(line: string): Header | undefined {
  const json: unknown = JSON.parse(line);
  return isObject(json) && 'ladder' in json && isHeader(json.ladder) ? json.ladder : undefined;
}

/** The service wrote it, and reads it again: here it needs no closer look. */
const isHeader = (value: unknown): value is Header => isObject(value) && 'system' in value && 'season' in value;
