/// <reference lib="dom" />

import { useCallback, useState } from 'preact/hooks';
import type { JoinRequest, JoinRequestsView } from '#shared/features/joining.ts';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { Check } from '#web/ui/forms/fields.tsx';
import { lookAgain, useLook } from '#web/ui/page/news.tsx';
import { QrCode } from '#web/ui/page/qr.tsx';
import { FullDay } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { ANSWERS, LOADING, WORDS } from '#web/ui/texts.ts';
import { useAdmin, whyNot } from '../admin.ts';
import { updateClub } from '../club/update-club.ts';
import { NamedButton } from '../panels.tsx';
import { PosterSheet } from '../poster.tsx';
import { CLUB, LINKS, REQUESTS as W } from '../texts.ts';
import { joining } from '../view.ts';
import type { Decided } from './deciding.tsx';
import { Part as Newcomers } from './newcomers.tsx';

export function useRequests() {
  const path = `/api/clubs/${useAdmin().club}/requests`;
  const [known, setKnown] = useState<JoinRequestsView>();
  const [fault, setFault] = useState<string>();
  const look = useCallback(async () => {
    const outcome = await ask<'listJoinRequests'>(path);
    if (outcome.kind === 'done') setKnown(outcome.body);
    setFault(outcome.kind === 'done' ? undefined : LOADING.failed);
  }, [path]);
  useLook(look, [look]);
  async function choose(open: boolean): Promise<void> {
    const no = await updateClub({ joining: open });
    if (no === undefined) setKnown((before) => before && { ...before, open });
    setFault(no);
  }
  return { known, fault, choose };
}

interface RequestsProps {
  readonly service: ReturnType<typeof useRequests>;
  readonly isOpen?: boolean;
}

export const Requests = ({ service: { known, fault, choose }, isOpen = false }: RequestsProps) => (
  <section>
    <details open={isOpen}>
      <summary>
        <h2>{W.title}</h2>
      </summary>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {known && (
        <>
          <ul class="lines">
            {known.requests.map((request) => (
              <Request key={request.id} request={request} onEnd={() => void lookAgain()} />
            ))}
          </ul>
          <Check label={W.open} checked={known.open} onInput={(open) => void choose(open)} />
          {known.open && <Invitation />}
        </>
      )}
    </details>
  </section>
);

/** Where people ask, for the club's website and for its wall. */
const Invitation = () => {
  const { club, ladder, session, view } = useAdmin();
  const [printing, setPrinting] = useState(false);
  const [address] = useState(() => new URL(`/join/#${club}/${ladder}`, location.href).href);
  return (
    <>
      <p>{W.text}</p>
      {!printing && <QrCode text={address} label={LINKS.qr(W.title)} />}
      <ToCopy text={address} what={W.title} />
      {printing ? (
        <div class="on-paper">
          <PosterSheet
            club={session.club.name}
            ladder={view.header.name ?? ladder}
            address={address}
            says={W.posterSays}
            qr={LINKS.qr(W.title)}
            print={WORDS.print}
          />
        </div>
      ) : (
        <button type="button" onClick={() => setPrinting(true)}>
          {CLUB.poster.title}
        </button>
      )}
    </>
  );
};

const Request = ({ request, onEnd }: { readonly request: JoinRequest; readonly onEnd: () => void }) => {
  const { club, ladder, view, submit, say } = useAdmin();
  const { id, name, email, note, asked } = request;
  const [adding, setAdding] = useState(false);
  const [no, setNo] = useState<string>();
  const path = `/api/clubs/${club}/requests/${id}`;

  /** They become a member, join the ladder where a person stands on it alone, and are told: repeated after a failure, each of the three is done once. */
  async function accept(people: readonly Decided[] | undefined): Promise<void> {
    setAdding(false);
    const [who] = people ?? [];
    if (!who) return;
    const member = { id: who.id, name: who.name, ...(email !== undefined && { email }) };
    if (who.isNew) await ask<'addMembers'>(`/api/clubs/${club}/members`, { body: { members: [member] } });
    if (!view.header.entrants) {
      const body = joining(view, who);
      const yes = ANSWERS.accept;
      const recorded = await submit({ title: WORDS.addPlayer, about: name, verb: 'join', body, yes, plain: true });
      if (!recorded) return;
    }
    const outcome = await ask<'acceptJoinRequest'>(`${path}/acceptance`, { body: { player: who.id } });
    setNo(whyNot(outcome));
    if (outcome.kind === 'done') say(view.header.entrants ? W.acceptedAlone(name) : W.accepted(name));
    onEnd();
  }

  async function decline(block = ''): Promise<void> {
    const outcome = await ask<'declineJoinRequest'>(`${path}${block}`, { method: 'DELETE' });
    setNo(whyNot(outcome));
    onEnd();
  }

  return (
    <li>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      <span class="quiet">
        <FullDay at={asked} />
        {email !== undefined && ` · ${email}`}
      </span>
      {note !== undefined && (
        <p>
          <q>{note}</q>
        </p>
      )}
      <div class="buttons">
        {request.ladder === ladder ? (
          <NamedButton words={ANSWERS.accept} of={name} main onClick={() => setAdding(true)} />
        ) : (
          <a href={`/${club}/${request.ladder}/desk/#people`}>{W.elsewhere}</a>
        )}
        <NamedButton words={ANSWERS.decline} of={name} onClick={() => void decline()} />
        <NamedButton words={W.block} of={name} onClick={() => void decline('?block=true')} />
      </div>
      {no !== undefined && (
        <p class="fault" role="alert">
          {no}
        </p>
      )}
      {adding && <Newcomers names={[name]} onEnd={(people) => void accept(people)} />}
    </li>
  );
};
