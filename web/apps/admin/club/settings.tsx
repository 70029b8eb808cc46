/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ClubUpdate, ClubView } from '#shared/features/club.ts';
import { CLUB_COLOURS, isClubColour } from '#shared/vocabulary/club.ts';
import { isLanguage, LANGUAGES } from '#shared/vocabulary/language.ts';
import { Check, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { wear } from '#web/ui/page/club-look.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { Lost } from '../panels.tsx';
import { COMMON, sections, SETTINGS as W } from '../texts.ts';
import { CrestForm } from './crest.tsx';
import { lookAtClub, updateClub } from './update-club.ts';

export const Settings = () => (
  <>
    <Unfolding title={W.language.label}>{(club) => <LanguageForm {...club} />}</Unfolding>
    <Unfolding title={W.look}>
      {(club) => (
        <>
          <ColourForm {...club} />
          <CrestForm {...club} />
        </>
      )}
    </Unfolding>
    <Unfolding title={sections.listing.text}>{(club) => <ListingForm {...club} />}</Unfolding>
  </>
);

interface UnfoldingProps {
  readonly title: string;
  readonly children: (club: ClubView) => ComponentChildren;
}

const Unfolding = ({ title, children }: UnfoldingProps) => {
  const [club, setClub] = useState<ClubView | 'lost'>();
  const look = async (): Promise<void> => setClub((await lookAtClub()) ?? 'lost');
  return (
    <section>
      <details onToggle={({ currentTarget }) => void (currentTarget.open && !club && look())}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {club === 'lost' && <Lost again={look} />}
        {club && club !== 'lost' && children(club)}
      </details>
    </section>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly change: ClubUpdate;
  readonly onSaved?: () => void;
  readonly children: ComponentChildren;
}

/** One thing to choose, its key, and how saving it went; what was saved is old news once something else is chosen. */
const Choice = ({ label, hint, change, onSaved, children }: ChoiceProps) => {
  const [saved, setSaved] = useState<string>();
  const chosen = JSON.stringify(change);
  const form = useForm({
    async send() {
      const no = await updateClub(change);
      setSaved(no === undefined ? chosen : undefined);
      if (no === undefined) onSaved?.();
      return no;
    },
  });
  return (
    <Form
      form={form}
      label={label}
      yes={WORDS.save}
      news={form.busy ? <p>{COMMON.saving}</p> : saved === chosen && <p>{COMMON.saved}</p>}
    >
      {children}
      <p class="hint">{hint}</p>
    </Form>
  );
};

/** Each calls itself by its own name, so that those who read no other find it. */
const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Once it is saved, this page speaks it, too. */
const LanguageForm = (club: ClubView) => {
  const [language, setLanguage] = useState(club.language);
  const { label, hint } = W.language;
  return (
    <Choice label={label} hint={hint} change={{ language }} onSaved={() => location.reload()}>
      <Select
        label={label}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, text: NAMES[value] }))}
        onInput={(value) => isLanguage(value) && setLanguage(value)}
      />
    </Choice>
  );
};

/** This page wears a colour as soon as it is chosen. */
const ColourForm = (club: ClubView) => {
  const [colour, setColour] = useState(club.colour);
  const { label, hint, names } = W.colour;
  return (
    <Choice label={label} hint={hint} change={{ colour }}>
      <Select
        label={label}
        value={colour}
        choices={CLUB_COLOURS.map((value) => ({ value, text: names[value] }))}
        onInput={(value) => {
          if (!isClubColour(value)) return;
          setColour(value);
          wear({ colour: value });
        }}
      />
    </Choice>
  );
};

const ListingForm = (club: ClubView) => {
  const [unlisted, setUnlisted] = useState(club.unlisted);
  const { list, hint } = W.listing;
  return (
    <Choice label={sections.listing.text} hint={hint} change={{ unlisted }}>
      <Check label={list} checked={!unlisted} onInput={(listed) => setUnlisted(!listed)} />
    </Choice>
  );
};
