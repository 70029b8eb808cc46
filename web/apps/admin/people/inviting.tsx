import { useState } from 'preact/hooks';
import type { MembersView } from '#shared/features/members.ts';
import { LONGEST, MOST } from '#shared/vocabulary/size-limits.ts';
import { labelled } from '#shared/words/lists.ts';
import { Area } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { type AnswerBody, ask } from '#web/ui/session/api.ts';
import { FORMS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { COMMON, MESSAGE, PEOPLE as W } from '../texts.ts';
import { InvitationPreview } from './invitation-preview.tsx';
import { askInTurn, type MadeLink, type useLinks } from './links.tsx';
import { getsMessages, isToInvite, isToPrint, isToRemind, isUnopened, type PersonRow } from './rows.ts';

/** How long is waited until twenty e-mails are sent, in milliseconds. */
const PATIENCE = 29_000;

/** Invites up to twenty members. Who was not reached and why; or, as a sentence, why it is not known that it was done. */
export async function inviteSome(club: string, ladder: string, members: readonly string[], text = '') {
  const path = `/api/clubs/${club}/invitations`;
  const body = { ladder, members, ...(text !== '' && { text }) };
  const outcome = await askInTurn<'inviteMembers'>(path, { body, patience: PATIENCE });
  return outcome.kind === 'done' ? outcome.body : (whyNot(outcome) ?? '');
}

interface InvitingProps {
  readonly rows: readonly PersonRow[];
  readonly mails: boolean;
  /** What keeps the club from inviting. */
  readonly invitations: MembersView['invitations'];
  readonly links: Pick<ReturnType<typeof useLinks>, 'make'>;
  readonly onMade: (links: readonly MadeLink[]) => void;
  readonly onChange: () => Promise<unknown>;
}

/** Brings their links to players: by e-mail, and on paper for the rest. What is done already is not done again. */
export const Inviting = ({ rows, mails, invitations: { left, cameBack }, links, onMade, onChange }: InvitingProps) => {
  const { club, ladder, say, view } = useAdmin();
  const [progress, setProgress] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const toInvite = rows.filter(
    (row) => mails && cameBack === undefined && isToInvite(row) && !refused.includes(row.id),
  );
  const toPrint = rows.filter((row) => isToPrint(row, mails));
  const [first] = toInvite;
  const invited = rows.filter(({ rung, member }) => rung !== undefined && member?.invited !== undefined);
  const unopened = invited.filter(isUnopened);
  const toRemind = unopened.filter((row) => cameBack === undefined && left === undefined && isToRemind(row, view.asOf));

  async function inviteAll(whom: readonly PersonRow[], own = ''): Promise<void> {
    const [no, not]: [string[], string[]] = [[], []];
    let sent = 0;
    setFaults([]);
    for (let first = 0; first < whom.length; first += MOST.invitations) {
      setProgress(COMMON.progress(first, whom.length));
      const some = whom.slice(first, first + MOST.invitations);
      const ids = some.map(({ id }) => id);
      const outcome = await inviteSome(club, ladder, ids, own);
      if (typeof outcome === 'string') {
        no.push(outcome);
        break;
      }
      sent += outcome.sent.length;
      for (const { player, why } of outcome.unsent) {
        not.push(player);
        no.push(labelled(some.find(({ id }) => id === player)?.name ?? player, W.unsent[why]));
      }
    }
    await onChange();
    setProgress('');
    setFaults(no);
    setRefused([...refused, ...not]);
    if (sent > 0) say(W.sent(sent));
  }

  async function printAll(): Promise<void> {
    const made: MadeLink[] = [];
    setFaults([]);
    for (const { id, name } of toPrint) {
      setProgress(COMMON.progress(made.length, toPrint.length));
      const outcome = await links.make({ role: 'player', label: name.slice(0, LONGEST.label), player: id });
      if (typeof outcome === 'string') {
        setFaults([outcome]);
        break;
      }
      made.push(outcome);
    }
    setProgress('');
    if (made.length > 0) onMade(made);
  }

  return (
    <div class="inviting">
      <div aria-live="polite">
        {progress !== '' && <p>{progress}</p>}
        {faults.map((each) => (
          <p key={each} class="fault">
            {each}
          </p>
        ))}
      </div>
      {cameBack !== undefined && <p class="fault">{W.cameBack(cameBack)}</p>}
      {left !== undefined && cameBack === undefined && left < toInvite.length && <p>{W.firstLeft(left)}</p>}
      {progress === '' && unopened.length > 0 && (
        <p class="unopened">
          {W.unopened(unopened.length, invited.length)}{' '}
          {toRemind.length > 0 && (
            <button type="button" onClick={() => void inviteAll(toRemind)}>
              {W.remind(toRemind.length)}
            </button>
          )}
        </p>
      )}
      {progress === '' && first && (
        <InvitationPreview member={first.id} name={first.name} text={text} onInput={setText} />
      )}
      {progress === '' && (toInvite.length > 0 || toPrint.length > 0) && (
        <div class="buttons">
          {toInvite.length > 0 && (
            <button type="button" class="main" onClick={() => void inviteAll(toInvite, text.trim())}>
              {W.send(toInvite.length)}
            </button>
          )}
          {toPrint.length > 0 && (
            <button type="button" onClick={() => void printAll()}>
              {W.print(toPrint.length)}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

/** What the organiser writes to all players of the ladder, and then whom it did not reach. */
export const Message = ({ rows }: Pick<InvitingProps, 'rows'>) => {
  const { path, view } = useAdmin();
  const [text, setText] = useState('');
  const [told, setTold] = useState<AnswerBody<'messagePlayers'>>();
  const form = useForm<'text'>({
    check: () => ({ text: text.trim() === '' ? FORMS.missing : undefined }),
    async send() {
      const outcome = await ask<'messagePlayers'>(`${path}/messages`, { body: { text } });
      if (outcome.kind === 'done') {
        setTold(outcome.body);
        setText('');
      }
      return whyNot(outcome);
    },
  });
  const missed = told
    ? view.standings.filter(({ player }) => told.unsent.includes(player)).map(({ name }) => name)
    : rows.filter((row) => row.rung !== undefined && !getsMessages(row)).map(({ name }) => name);
  return (
    <section>
      <details>
        <summary>
          <h2>{MESSAGE.title}</h2>
        </summary>
        <Form
          form={form}
          label={MESSAGE.title}
          yes={told ? undefined : MESSAGE.send}
          news={
            <>
              {told && <p>{MESSAGE.sent(told.sent.length, view.standings.length)}</p>}
              {missed.length > 0 && <p>{MESSAGE.missed(missed)}</p>}
            </>
          }
        >
          <Area
            label={MESSAGE.label}
            rows={6}
            value={text}
            maxLength={LONGEST.message}
            onInput={setText}
            fault={form.faults.text}
          />
        </Form>
      </details>
    </section>
  );
};
