/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ClubUpdate, ClubView } from '#shared/features/club.ts';
import { CLUB_COLOURS, isClubColour } from '#shared/vocabulary/club.ts';
import { isLanguage, LANGUAGES } from '#shared/vocabulary/language.ts';
import { Check, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { wear } from '#web/ui/page/club-look.tsx';
import { LANGUAGE_NAMES } from '#web/ui/page/language-names.ts';
import { WORDS } from '#web/ui/texts.ts';
import { COMMON, sections, SETTINGS as W } from '../texts.ts';
import { CrestForm } from './crest.tsx';
import { updateClub } from './update-club.ts';

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

/** Once it is saved, this page speaks it, too. */
export const LanguageForm = (club: ClubView) => {
  const [language, setLanguage] = useState(club.language);
  const { label, hint } = W.language;
  return (
    <Choice label={label} hint={hint} change={{ language }} onSaved={() => location.reload()}>
      <Select
        label={label}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
        onInput={(value) => isLanguage(value) && setLanguage(value)}
      />
    </Choice>
  );
};

interface FormProps {
  readonly club: ClubView;
  readonly onSaved: () => void;
}

export const lookNow = ({ colour }: ClubView): string => W.colour.names[colour];

export const LookForm = (props: FormProps) => (
  <>
    <ColourForm {...props} />
    <CrestForm {...props.club} />
  </>
);

/** This page takes on a colour as soon as it is chosen. */
const ColourForm = ({ club, onSaved }: FormProps) => {
  const [colour, setColour] = useState(club.colour);
  const { label, hint, names } = W.colour;
  return (
    <Choice label={label} hint={hint} change={{ colour }} onSaved={onSaved}>
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

export const ListingForm = ({ club, onSaved }: FormProps) => {
  const [unlisted, setUnlisted] = useState(club.unlisted);
  const { list, hint } = W.listing;
  return (
    <Choice label={sections.listing.text} hint={hint} change={{ unlisted }} onSaved={onSaved}>
      <Check label={list} checked={!unlisted} onInput={(listed) => setUnlisted(!listed)} />
    </Choice>
  );
};
