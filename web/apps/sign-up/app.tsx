/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../../shared/words/language.ts';
import { Alone } from '../../kit/alone.tsx';
import { Input } from '../../kit/fields.tsx';
import { Form, useForm } from '../../kit/form.tsx';
import { plainId } from '../../kit/people/ids.ts';
import { askForClub, isOffered } from './asking.ts';
import { TEXT as W } from './texts.ts';

/** Somebody starts a club of their own: they get a link by e-mail, and that makes it. */
export const App = () => {
  const [offered, setOffered] = useState(true);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => void isOffered().then(setOffered), []);
  return (
    <Alone title={W.title}>
      <div class="desk">
        <section>
          {!offered ? (
            <p role="status">{W.notHere}</p>
          ) : sentTo === undefined ? (
            <Asking onSent={setSentTo} />
          ) : (
            <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />
          )}
          <p>
            <a href="/">{W.back}</a>
          </p>
        </section>
      </div>
    </Alone>
  );
};

const Sent = ({ to, onAgain }: { readonly to: string; readonly onAgain: () => void }) => (
  <>
    <p role="status">
      <b>{W.sent(to)}</b>
    </p>
    <p>{W.sentText}</p>
    <button type="button" onClick={onAgain}>
      {W.again}
    </button>
  </>
);

const Asking = ({ onSent }: { readonly onSent: (to: string) => void }) => {
  const [club, setClub] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [person, setPerson] = useState('');
  const [email, setEmail] = useState('');
  const id = chosen ?? plainId(club);
  const form = useForm<'club' | 'id' | 'person' | 'email'>({
    check: () => ({
      club: club.trim() === '' ? W.clubMissing : undefined,
      id: /^[a-z0-9-]{1,64}$/.test(id) ? undefined : W.idWrong,
      person: person.trim() === '' ? W.personMissing : undefined,
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : W.emailWrong,
    }),
    async send() {
      const to = email.trim();
      const said = { club: club.trim(), id, person: person.trim(), email: to, language: language() };
      const outcome = await askForClub(said);
      switch (outcome.state) {
        case 'sent':
          onSent(to);
          return undefined;
        case 'taken':
          setChosen(outcome.free);
          return W.taken(id, outcome.free);
        case 'refused':
          return outcome.no;
        case 'unreached':
          return W.lost;
      }
    },
  });
  return (
    <>
      <p>{W.lead}</p>
      <Form form={form} label={W.title} yes={W.yes} news={form.busy && <p>{W.working}</p>}>
        <Input label={W.club} value={club} onInput={setClub} fault={form.faults.club} />
        <Input
          label={W.id}
          hint={W.address(`${location.host}/${id || '…'}/`)}
          value={id}
          onInput={(typed) => setChosen(typed.trim().toLowerCase())}
          fault={form.faults.id}
        />
        <Input label={W.person} ownName value={person} onInput={setPerson} fault={form.faults.person} />
        <Input
          label={W.email}
          type="email"
          hint={W.emailHint}
          value={email}
          onInput={setEmail}
          fault={form.faults.email}
        />
      </Form>
    </>
  );
};
