/// <reference lib="dom" />

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CardView } from '#shared/contract/card.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Area, Check, Input } from '#web/ui/forms/fields.tsx';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { Alone } from '#web/ui/page/alone.tsx';
import { speakAs, speakAsBrowser } from '#web/ui/page/page-language.ts';
import { readFile } from '#web/ui/page/published.ts';
import { SignIn } from '#web/ui/page/sign-in.tsx';
import { Watching } from '#web/ui/page/watching.tsx';
import { faultOfName, NameInput } from '#web/ui/people/name-input.tsx';
import { ask, whyUndone } from '#web/ui/session/api.ts';
import { drawer } from '#web/ui/session/remembered.ts';
import type { LadderAddress } from '#web/ui/session/session.ts';
import { sendsMails } from '#web/ui/session/ways-in.ts';
import { CONNECTION, TITLES, WORDS } from '#web/ui/texts.ts';
import { JOIN } from '../texts.ts';

const nameOf = ({ club, ladder }: LadderAddress): string => `asked/${club}/${ladder}`;

const App = (place: LadderAddress) => {
  const [secret, setSecret] = useState(() => drawer()?.getItem(nameOf(place)) ?? undefined);
  const [news, setNews] = useState('');
  const [title, setTitle] = useState<string>();
  const [isOfPairs, setOfPairs] = useState(false);
  useEffect(() => {
    void readFile<CardView>(`/${place.club}/${place.ladder}/card.json`).then((card) => {
      if (card) speakAs(card.language);
      document.title = TITLES.join;
      setOfPairs(card?.pairs ?? false);
      setTitle(card?.name ? JOIN.of(card.name) : TITLES.join);
    });
  }, []);
  function keep(request: string | undefined): void {
    if (request === undefined) drawer()?.removeItem(nameOf(place));
    else drawer()?.setItem(nameOf(place), request);
    setSecret(request);
  }
  function forget(why: string): void {
    keep(undefined);
    setNews(why);
  }
  if (title === undefined)
    return (
      <Alone key="opening" title={TITLES.join}>
        <p role="status">{WORDS.oneMoment}</p>
      </Alone>
    );
  return (
    <Alone title={title}>
      <div class="desk">
        <section>
          {news !== '' && <p role="status">{news}</p>}
          {secret === undefined ? (
            <Asking place={place} isOfPairs={isOfPairs} onSent={keep} />
          ) : (
            <Waiting place={place} secret={secret} onGone={() => forget(JOIN.gone)} onForget={() => forget('')} />
          )}
          <p>
            <a href={`/${place.club}/${place.ladder}/`}>{WORDS.theLadder}</a> ·{' '}
            <SignIn club={{ id: place.club, mails: sendsMails() }} />
          </p>
        </section>
      </div>
    </Alone>
  );
};

interface AskingProps {
  readonly place: LadderAddress;
  readonly isOfPairs: boolean;
  readonly onSent: (request: string) => void;
}

const Asking = ({ place, isOfPairs, onSent }: AskingProps) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [website, setWebsite] = useState('');
  const [consent, setConsent] = useState(false);
  const form = useForm<'name' | 'email'>({
    check: () => ({
      name: faultOfName(name),
      email: email.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : NAMES.noEmail,
      form: consent ? undefined : JOIN.consentMissing,
    }),
    async send() {
      const said = {
        ...(email.trim() !== '' && { email: email.trim() }),
        ...(note.trim() !== '' && { note: note.trim() }),
      };
      const outcome = await ask<'createJoinRequest'>(`/api/clubs/${place.club}/ladders/${place.ladder}/requests`, {
        body: { name: name.trim(), ...said, consent, website },
        as: '',
      });
      if (outcome.kind !== 'done') return whyUndone(outcome, CONNECTION.again);
      onSent(outcome.body.request);
      return undefined;
    },
  });
  return (
    <>
      <p>{JOIN.lead}</p>
      <Form form={form} label={TITLES.join} yes={JOIN.yes}>
        <NameInput label={JOIN.name} ownName value={name} onInput={setName} fault={form.faults.name} />
        <Input label={JOIN.email} type="email" value={email} onInput={setEmail} fault={form.faults.email} />
        <Area
          label={isOfPairs ? JOIN.partner : JOIN.note}
          hint={isOfPairs ? JOIN.partnerHint : undefined}
          value={note}
          onInput={setNote}
          rows={3}
          maxLength={LONGEST.note}
        />
        <div class="unseen" aria-hidden="true">
          <input
            name="website"
            tabIndex={-1}
            autocomplete="off"
            value={website}
            onInput={({ currentTarget }) => setWebsite(currentTarget.value)}
          />
        </div>
        <Check label={JOIN.consent} checked={consent} onInput={setConsent} />
      </Form>
    </>
  );
};

interface AcceptedProps {
  readonly link: string;
  readonly onForget: () => void;
}

/** The request is kept until the link is opened by hand: it may arrive while nobody is looking. */
const Accepted = ({ link, onForget }: AcceptedProps) => {
  const form = useForm({
    check: () => ({}),
    async send() {
      const key = link.slice(link.indexOf('#') + 1);
      const outcome = await ask<'createSession'>('/api/session', { body: { key }, as: '' });
      if (outcome.kind !== 'done') return whyUndone(outcome, CONNECTION.again);
      onForget();
      location.assign(link);
      return undefined;
    },
  });
  return (
    <>
      <p role="status">
        <b>{JOIN.accepted}</b>
      </p>
      <Form form={form} label={JOIN.accepted} yes={WORDS.openMine} />
    </>
  );
};

interface WaitingProps {
  readonly place: LadderAddress;
  readonly secret: string;
  readonly onGone: () => void;
  readonly onForget: () => void;
}

/** Looks for an answer whenever there is news of the ladder. */
const Waiting = ({ place: { club, ladder }, secret, onGone, onForget }: WaitingProps) => {
  const [link, setLink] = useState<string>();
  const look = async (): Promise<boolean> => {
    const outcome = await ask<'claimJoinRequest'>(`/api/clubs/${club}/claim`, { body: { request: secret }, as: '' });
    if (outcome.kind === 'done' && outcome.body.state === 'gone') onGone();
    if (outcome.kind === 'done' && outcome.body.link !== undefined) setLink(outcome.body.link);
    return outcome.kind !== 'unreached';
  };
  if (link !== undefined) return <Accepted link={link} onForget={onForget} />;
  return (
    <>
      <Watching path={`/${club}/${ladder}/version.json`} look={look} />
      <p role="status">
        <b>{JOIN.sent}</b>
      </p>
      <p>{JOIN.sentText}</p>
      <button type="button" onClick={onForget}>
        {JOIN.forget}
      </button>
    </>
  );
};

const ID = /^[a-z0-9-]{1,64}$/;

speakAsBrowser();
keepFocus();
document.title = TITLES.join;
const place = document.querySelector('#app');
const [club = '', ladder = '', ...more] = location.hash.slice(1).split('/');
if (place) {
  place.replaceChildren();
  place.className = 'desk-app';
  const isLadder = [club, ladder].every((id) => ID.test(id)) && more.length === 0;
  const nowhere = (
    <Alone title={TITLES.join}>
      <p role="alert">{JOIN.nowhere}</p>
    </Alone>
  );
  render(isLadder ? <App club={club} ladder={ladder} /> : nowhere, place);
}
addEventListener('hashchange', () => location.reload());
