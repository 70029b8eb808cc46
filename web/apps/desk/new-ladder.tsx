/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Day } from '../../../shared/vocabulary/vocabulary.ts';
import { Alone } from '../../kit/alone.tsx';
import { ask } from '../../kit/api.ts';
import { Form, useForm } from '../../kit/form.tsx';
import { freeId } from '../../kit/people/ids.ts';
import type { Faults } from '../../kit/sending.ts';
import type { Session } from '../../kit/session.ts';
import { ACCOUNT } from '../../kit/sign-out.ts';
import { isLoaded, useSystem } from '../../kit/system.ts';
import { Importer } from './files/import-form.tsx';
import { beginningOf, type FaultyField, faultsIn, type HeaderFields, headerOf, usualFields } from './header-fields.ts';
import { HeaderInputs } from './header-inputs.tsx';
import { offers } from './offers.ts';
import { type OldLog, useOldLog } from './old-log.ts';
import { RulesBeside } from './rules-beside.tsx';
import { TEXT, FRESH as W } from './texts.ts';
import { todayIn } from './zoned.ts';

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London';

/** Today where this browser is, by the clock of the service, which may be set to another day. */
const todayOf = ({ now }: Session): Day => todayIn(ownZone(), now);

/** A ladder from nothing, or from the log of another one with other rules. */
export const NewLadder = ({ session }: { readonly session: Session }) => {
  const from = new URLSearchParams(location.search).get('from') ?? undefined;
  const usual = useMemo(() => usualFields(offers()[0].id, todayOf(session), ownZone()), [session]);
  const old = useOldLog(session.club.id, from);
  const first = old === 'none' ? undefined : (old?.fields ?? (from === undefined ? usual : undefined));
  const system = useSystem(first?.system);
  if (first && old !== 'none' && system === 'loaded') return <Draft session={session} first={first} old={old} />;
  return (
    <Alone title={W.title}>
      {old === 'none' ? (
        <p role="alert">{TEXT.noLadder}</p>
      ) : (
        <p role="status">{system === 'unreached' ? TEXT.unreached : TEXT.opening}</p>
      )}
    </Alone>
  );
};

interface DraftProps {
  readonly session: Session;
  /** What the fields begin with. */
  readonly first: HeaderFields;
  readonly old: OldLog | undefined;
}

const Draft = ({ session, first, old }: DraftProps) => {
  const [fields, setFields] = useState(first);
  const [lost, setLost] = useState(false);
  const header = headerOf(fields);
  const id = freeId(fields.name, new Set(session.club.ladders), 'ladder');
  /** Another system is there once it is loaded. */
  async function change(next: HeaderFields): Promise<void> {
    const there = next.system === fields.system || (await isLoaded(next.system));
    setLost(!there);
    if (!there) return;
    setFields(next.system === fields.system ? next : { ...next, settings: beginningOf(next.system) });
  }
  const inputs = (faults: ReadonlySet<FaultyField>) => (
    <>
      <HeaderInputs
        fields={fields}
        faults={faults}
        isFixed={old !== undefined}
        today={todayOf(session)}
        address={`/${session.club.id}/${id}/`}
        onChange={(next) => void change(next)}
      />
      {lost && (
        <p class="fault" role="alert">
          {W.systemLost}
        </p>
      )}
    </>
  );
  const club = session.club.id;
  return (
    <>
      <header>
        <p>
          <a href={`/${club}/`}>
            <bdi>{session.club.name}</bdi>
          </a>{' '}
          · <a href={ACCOUNT}>{TEXT.signOut}</a>
        </p>
        <h1>{W.title}</h1>
        <p>{old ? W.from(old.name) : W.lead}</p>
      </header>
      <main class="fresh">
        <div class="card">
          {old ? (
            <Importer
              club={club}
              id={id}
              log={old.withHeader(header)}
              order={old.order}
              nameOf={old.nameOf}
              look={W.look}
              check={() => faultIn(fields)}
              fields={({ marks }) => inputs(marks ? faultsIn(fields) : NO_FAULTS)}
            />
          ) : (
            <Make club={club} id={id} fields={fields} inputs={inputs} />
          )}
        </div>
        <RulesBeside header={header} />
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

const faultIn = (fields: HeaderFields): Faults => ({ form: faultsIn(fields).size > 0 ? W.bad : undefined });

/** Makes the ladder, and goes on at its desk. */
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
      return outcome.kind !== 'refused' ? W.lost : exists ? W.exists : outcome.problem.detail;
    },
  });
  return (
    <Form form={form} label={W.title} yes={W.yes}>
      {inputs(form.marks ? faultsIn(fields) : NO_FAULTS)}
    </Form>
  );
};
