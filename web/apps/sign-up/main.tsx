/// <reference lib="dom" />

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Puzzle, type SignUp, type SignUpAnswer, zeroBits } from '#shared/contract/sign-up.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { parseAddress, readableAddress } from '#shared/words/email-address.ts';
import { language } from '#shared/words/language.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Input, Select } from '#web/ui/forms/fields.tsx';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { InWords } from '#web/ui/forms/in-words.tsx';
import { Alone } from '#web/ui/page/alone.tsx';
import { LANGUAGE_NAMES } from '#web/ui/page/language-names.ts';
import { speakAsBrowser } from '#web/ui/page/page-language.ts';
import { plainId } from '#web/ui/people/ids.ts';
import { ask, whyUndone } from '#web/ui/session/api.ts';
import { BY_MAIL, CONNECTION, FORMS, WORDS } from '#web/ui/texts.ts';
import { JOIN, SIGN_UP } from '../texts.ts';

/** How many answers are tried at once: the page can be used meanwhile. */
const AT_ONCE = 256;

/** Looks for an answer to a puzzle: a number with which its hash begins with enough zero bits. */
async function solve({ puzzle, bits }: Puzzle): Promise<string> {
  for (let tried = 0; ; tried += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, index) => `${tried + index}`);
    const hashes = await Promise.all(answers.map((answer) => hashOf(`${puzzle}:${answer}`)));
    const found = answers.find((_, index) => zeroBits(hashes[index] ?? NONE) >= bits);
    if (found !== undefined) return found;
  }
}

const NONE = Uint8Array.of(255);

const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** How long an answer is waited for, in milliseconds: it comes once the e-mail is on its way. */
const PATIENCE = 20_000;

const askForPuzzle = () => ask('/api/sign-up/puzzle', { as: '' });

/** Whether clubs may sign themselves up here; where that can’t be told, they may try. */
const isOffered = async (): Promise<boolean> => (await askForPuzzle()).kind !== 'refused';

const App = () => {
  const [offered, setOffered] = useState(true);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => void isOffered().then(setOffered), []);
  return (
    <Alone title={SIGN_UP.title}>
      <div class="desk">
        <section>
          {!offered ? (
            <p role="status">{SIGN_UP.notHere}</p>
          ) : sentTo === undefined ? (
            <Asking onSent={setSentTo} />
          ) : (
            <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />
          )}
          <p>
            <a href="/">{SIGN_UP.back}</a>
          </p>
        </section>
      </div>
    </Alone>
  );
};

const Sent = ({ to, onAgain }: { readonly to: string; readonly onAgain: () => void }) => (
  <>
    <p role="status">
      <b>{SIGN_UP.sent(to)}</b>
    </p>
    <p>{SIGN_UP.sentText}</p>
    <button type="button" onClick={onAgain}>
      {SIGN_UP.again}
    </button>
  </>
);

const Asking = ({ onSent }: { readonly onSent: (to: string) => void }) => {
  const [club, setClub] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [person, setPerson] = useState('');
  const [email, setEmail] = useState('');
  const [spoken, setSpoken] = useState(language);
  const id = chosen ?? plainId(club);
  const form = useForm<'club' | 'id' | 'person' | 'email'>({
    check: () => ({
      club: club.trim() === '' ? FORMS.missing : undefined,
      id: /^[a-z0-9-]{1,64}$/.test(id) ? undefined : SIGN_UP.idWrong,
      person: person.trim() === '' ? FORMS.missing : undefined,
      email: parseAddress(email) === undefined ? NAMES.noEmail : undefined,
    }),
    async send() {
      const given = await askForPuzzle();
      if (given.kind !== 'done') return whyUndone(given, CONNECTION.again);
      const { puzzle, bits } = given.body as Puzzle;
      const to = readableAddress(email) ?? email.trim();
      const said = { club: club.trim(), id, person: person.trim(), email: to, language: spoken };
      // It takes a moment.
      const body: SignUp = { ...said, puzzle, answer: await solve({ puzzle, bits }) };
      const outcome = await ask('/api/sign-up/club', { body, as: '', patience: PATIENCE });
      if (outcome.kind !== 'done') return whyUndone(outcome, CONNECTION.again);
      const answer = outcome.body as SignUpAnswer;
      if (answer.state === 'sent') {
        onSent(to);
        return undefined;
      }
      setChosen(answer.free);
      return SIGN_UP.taken(id, answer.free);
    },
  });
  return (
    <>
      <p>{SIGN_UP.lead}</p>
      <Form form={form} label={SIGN_UP.title} yes={SIGN_UP.yes} news={form.busy && <p>{WORDS.oneMoment}</p>}>
        <Input label={SIGN_UP.club} value={club} onInput={setClub} fault={form.faults.club} maxLength={LONGEST.club} />
        <InWords
          label={SIGN_UP.id}
          words={`${location.host}/${id || '…'}/`}
          isOpen={form.faults.id !== undefined || chosen !== undefined}
        >
          <Input
            label={SIGN_UP.id}
            hint={`${location.host}/${id || '…'}/`}
            value={id}
            onInput={(typed) => setChosen(typed.trim().toLowerCase())}
            fault={form.faults.id}
          />
        </InWords>
        <InWords label={SIGN_UP.language} words={LANGUAGE_NAMES[spoken]}>
          <Select
            label={SIGN_UP.language}
            value={spoken}
            onInput={(value) => setSpoken(LANGUAGES.find((each) => each === value) ?? spoken)}
            choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          />
        </InWords>
        <Input
          label={JOIN.name}
          ownName
          value={person}
          onInput={setPerson}
          fault={form.faults.person}
          maxLength={LONGEST.label}
        />
        <Input
          label={BY_MAIL.email}
          type="email"
          hint={SIGN_UP.emailHint}
          value={email}
          onInput={setEmail}
          fault={form.faults.email}
        />
      </Form>
    </>
  );
};

speakAsBrowser();
document.title = SIGN_UP.title;
keepFocus();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  place.className = 'desk-app';
  render(<App />, place);
}
