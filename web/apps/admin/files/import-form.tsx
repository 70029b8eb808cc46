import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ImportView } from '#shared/features/imports.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { type Faults, Form, type FormState, useForm } from '#web/ui/forms/form.tsx';
import { whyUndone } from '#web/ui/session/api.ts';
import { BEFORE_AFTER, CONNECTION, MOVES, WORDS } from '#web/ui/texts.ts';
import { MainButton } from '../panels.tsx';
import { COMMON, FRESH, FILES as W } from '../texts.ts';
import { ImportProgress, sendLog } from './imports.tsx';

type ImportStage =
  | { readonly kind: 'sending' }
  | { readonly kind: 'running'; readonly id: string }
  | { readonly kind: 'seen'; readonly found: ImportView }
  | { readonly kind: 'no'; readonly says: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'made' };

interface ImporterProps {
  readonly club: string;
  readonly id: string;
  readonly log: string | undefined;
  readonly order?: readonly string[];
  readonly nameOf?: (player: string) => string;
  readonly look: string;
  /** What is wrong with the fields other than the log, and those fields. */
  readonly check: () => Faults<'id'>;
  readonly fields: (form: FormState<'id'>) => ComponentChildren;
}

const asIs = (player: string): string => player;

function stageAfter(found: ImportView): ImportStage | undefined {
  switch (found.state) {
    case 'made':
      return { kind: 'made' };
    case 'withdrawn':
      return { kind: 'no', says: W.ends.withdrawn };
    case 'failed':
      return { kind: 'no', says: `${W.ends.failed} ${found.fault ?? ''}` };
    default:
      return found.fault === undefined ? { kind: 'seen', found } : { kind: 'no', says: found.fault };
  }
}

export const Importer = ({ club, id, log, order, nameOf = asIs, look, check, fields }: ImporterProps) => {
  const [stage, setStage] = useState<ImportStage>();
  const [seen, setSeen] = useState<{ readonly id: string; readonly log: string }>();
  const isCurrent = seen?.id === id && seen.log === log;
  const isBusy = stage?.kind === 'sending' || stage?.kind === 'running';
  const form = useForm<'id'>({
    check: () => ({ form: log === undefined ? MOVES.choose : undefined, ...check() }),
    async send() {
      if (log === undefined || isBusy) return undefined;
      setStage({ kind: 'sending' });
      setSeen({ id, log });
      const outcome = await sendLog(club, id, log, 'dryRun=true');
      setStage(outcome.kind === 'done' ? { kind: 'running', id } : undefined);
      return whyUndone(outcome, CONNECTION.again);
    },
  });

  /** The same log sent again is the same import: if an answer was lost, its present state is found. */
  async function make(keepRefused: boolean): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await sendLog(club, id, log ?? '', keepRefused ? 'keepRefused=true' : '');
    if (outcome.kind === 'done') return setStage({ kind: 'running', id });
    if (outcome.kind !== 'refused') return setStage({ kind: 'lost' });
    setStage({ kind: 'no', says: outcome.problem.detail });
  }

  const refuses = stage?.kind === 'seen' && stage.found.refusedLines > 0;
  return (
    <>
      <Form form={{ ...form, busy: isBusy }} label={look} yes={look}>
        {fields(form)}
      </Form>
      <div aria-live="polite">
        {stage?.kind === 'sending' && <p>{W.sending}</p>}
        {stage?.kind === 'no' && <p class="fault">{stage.says}</p>}
        {stage?.kind === 'lost' && <p class="fault">{COMMON.lost}</p>}
        {stage?.kind === 'made' && (
          <p>
            {W.ends.made} <a href={`/${club}/${id}/desk/`}>{id}</a>
          </p>
        )}
        {stage?.kind === 'seen' && isCurrent && <ImportPreview found={stage.found} order={order} nameOf={nameOf} />}
      </div>
      {stage?.kind === 'running' && (
        <ImportProgress club={club} id={stage.id} onEnd={(found) => setStage(stageAfter(found))} />
      )}
      {stage?.kind === 'seen' && isCurrent && (
        <MainButton onClick={() => void make(refuses)}>{refuses ? W.keep : FRESH.yes}</MainButton>
      )}
      {stage?.kind === 'lost' && <MainButton onClick={() => void make(true)}>{COMMON.again}</MainButton>}
    </>
  );
};

/** More rungs and lines than these are not shown. */
const SHOWN = 20;

interface Props {
  readonly found: ImportView;
  readonly order: readonly string[] | undefined;
  readonly nameOf: (player: string) => string;
}

const ImportPreview = (props: Props) => (
  <>
    {props.found.refused.length === 0 ? <p>{W.fine(props.found.lines)}</p> : <Refused {...props} />}
    <Standings {...props} />
  </>
);

const Refused = ({ found: { refused, refusedLines } }: Pick<Props, 'found'>) => (
  <>
    <p class="fault">{W.refused(refusedLines)}</p>
    <ul class="lines">
      {refused.slice(0, SHOWN).map(({ line, message }) => (
        <li key={line}>{`${line} – ${message}`}</li>
      ))}
    </ul>
  </>
);

const Standings = ({ found: { standings }, order, nameOf }: Props) => {
  const rows = standings.map(({ player }, index) => ({ rung: index + 1, player, before: order?.[index] }));
  const shown = order ? rows.filter(({ player, before }) => player !== before) : rows;
  if (order && shown.length === 0) return <p>{SHARED.nobodyMoves}</p>;
  return (
    <table class="before-after">
      <caption>{order ? W.differs : W.stands}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.rung}</th>
          {order && <th scope="col">{BEFORE_AFTER.now}</th>}
          <th scope="col">{BEFORE_AFTER.after}</th>
        </tr>
      </thead>
      <tbody>
        {shown.slice(0, SHOWN).map(({ rung, player, before }) => (
          <tr key={rung}>
            <th scope="row">{rung}</th>
            {order && (
              <td>
                <bdi>{before === undefined ? '' : nameOf(before)}</bdi>
              </td>
            )}
            <td>
              <bdi>{nameOf(player)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
