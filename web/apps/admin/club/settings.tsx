/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ClubUpdate, ClubView } from '#shared/features/club.ts';
import type { ClubChoice, ClubChoiceName, ClubChoices } from '#shared/vocabulary/club-choices.ts';
import { Check, Input, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { wear } from '#web/ui/page/club-look.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { COMMON } from '../texts.ts';
import { type AskedChoice, type ChoiceQuestion, choicesIn, questionOf, type Section } from './choices.ts';
import { updateClub } from './update-club.ts';

interface SavingProps {
  readonly label: string;
  readonly hint: string;
  readonly change: ClubUpdate;
  readonly onSaved?: () => void;
  readonly children: ComponentChildren;
}

/** One thing to choose, its key, and how saving it went; what was saved is old news once something else is chosen. */
const Saving = ({ label, hint, change, onSaved, children }: SavingProps) => {
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

/** What this page does by itself: it takes on a colour as soon as it is chosen, and speaks another language once that is saved. */
const AT_ONCE: { readonly [Name in ClubChoiceName]?: (chosen: Partial<ClubChoices>) => void } = { colour: wear };
const ONCE_SAVED: { readonly [Name in ClubChoiceName]?: () => void } = { language: () => location.reload() };

interface ChoicesProps {
  readonly club: ClubView;
  readonly section: Section;
  readonly onSaved: () => void;
}

/** A form for each choice of a section. */
export const Choices = ({ section, ...props }: ChoicesProps) => (
  <>
    {choicesIn(section).map((each) => (
      <ChoiceForm key={each.name} {...each} {...props} />
    ))}
  </>
);

/** What is chosen now, in words, where a section is about a list. */
export function chosenNow(section: Section, club: ClubView): string | undefined {
  const [first] = choicesIn(section);
  return first && questionOf(first.name).names?.[String(club[first.name])];
}

interface ChoiceProps extends Omit<ChoicesProps, 'section'>, AskedChoice {}

const ChoiceForm = ({ name, choice, club, onSaved }: ChoiceProps) => {
  const [value, setValue] = useState<string | boolean>(club[name]);
  const question = questionOf(name);
  const changeTo = (chosen: string | boolean) => ({ [name]: chosen }) as Partial<ClubChoices>;
  function onInput(chosen: string | boolean): void {
    setValue(chosen);
    AT_ONCE[name]?.(changeTo(chosen));
  }
  function saved(): void {
    ONCE_SAVED[name]?.();
    onSaved();
  }
  return (
    <Saving label={question.title ?? question.label} hint={question.hint} change={changeTo(value)} onSaved={saved}>
      {inputFor(choice, question, value, onInput)}
    </Saving>
  );
};

function inputFor(
  choice: ClubChoice,
  { label, names, isOpposite = false }: ChoiceQuestion,
  value: string | boolean,
  onInput: (value: string | boolean) => void,
) {
  switch (choice.kind) {
    case 'one-of': {
      const choices = choice.values.map((each) => ({ value: each, text: names?.[each] ?? each }));
      return <Select label={label} value={String(value)} choices={choices} onInput={onInput} />;
    }
    case 'yes-or-no':
      return <Check label={label} checked={value !== isOpposite} onInput={(yes) => onInput(yes !== isOpposite)} />;
    case 'line':
      return <Input label={label} value={String(value)} maxLength={choice.longest} onInput={onInput} />;
  }
}
