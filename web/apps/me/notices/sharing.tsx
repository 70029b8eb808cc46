import { useEffect, useState } from 'preact/hooks';
import type { OwnContactView } from '#shared/features/own.ts';
import { TELLING } from '#shared/view/texts.ts';
import { CONTACT_KINDS, type ContactKind } from '#shared/vocabulary/club.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { lookAgain } from '#web/ui/page/news.tsx';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { PROPOSALS, TOLD } from '../texts.ts';
import { pathOfContact } from '../upcoming.ts';

interface SharingProps {
  /** Another one, and opponents may see another. */
  readonly email: string | undefined;
}

/** Where the player enters a phone number, and chooses what opponents who show something too can see. */
export const Sharing = ({ email }: SharingProps) => {
  const [known, setKnown] = useState<OwnContactView>();
  useEffect(() => {
    void ask<'getOwnContact'>(pathOfContact()).then((outcome) => outcome.kind === 'done' && setKnown(outcome.body));
  }, [email]);
  return known ? <SharingForm key={known.email ?? ''} known={known} /> : null;
};

interface SharingFormProps {
  readonly known: OwnContactView;
  /** The player is asked for the first time, and may say no. */
  readonly asks?: true;
}

export const SharingForm = ({ known, asks }: SharingFormProps) => {
  const [phone, setPhone] = useState(known.phone ?? '');
  const [shows, setShows] = useState<ReadonlySet<ContactKind>>(new Set(known.shows));
  const [saved, setSaved] = useState(false);
  const turn = (kind: ContactKind) => (is: boolean) => {
    setSaved(false);
    setShows(new Set(CONTACT_KINDS.filter((each) => (each === kind ? is : shows.has(each)))));
  };
  const choose = async (shown: readonly ContactKind[]) => {
    const outcome = await ask<'updateOwnContact'>(pathOfContact(), { method: 'PUT', body: { phone, shows: shown } });
    setSaved(outcome.kind === 'done');
    if (outcome.kind === 'unreached' || outcome.kind === 'unchanged') return { form: TOLD.failed };
    if (outcome.kind === 'refused') return { phone: TOLD.sharing.invalid };
    await lookAgain();
    return undefined;
  };
  const form = useForm<'phone'>({
    check: () => ({ phone: phone.trim() === '' && shows.has('phone') ? TOLD.sharing.invalid : undefined }),
    send: () => choose([...shows]),
  });
  return (
    <section class="told">
      <h2>{asks ? TOLD.sharing.asks : TOLD.sharing.title}</h2>
      <p>{TOLD.sharing.who}</p>
      <Form
        form={form}
        label={TOLD.sharing.title}
        yes={WORDS.save}
        news={saved && <p>{TELLING.said.saved}</p>}
        beside={
          asks && (
            <button type="button" onClick={() => void choose([])}>
              {PROPOSALS.refuse}
            </button>
          )
        }
      >
        <Input
          label={TOLD.sharing.phone}
          type="tel"
          value={phone}
          maxLength={LONGEST.phone}
          onInput={(typed) => {
            setSaved(false);
            setPhone(typed);
          }}
          fault={form.faults.phone}
        />
        <Check label={TOLD.sharing.shows.phone} checked={shows.has('phone')} onInput={turn('phone')} />
        {known.email !== undefined && (
          <Check label={TOLD.sharing.shows.email} checked={shows.has('email')} onInput={turn('email')} />
        )}
      </Form>
    </section>
  );
};
