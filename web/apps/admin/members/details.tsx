import { Area, Input } from '#web/ui/forms/fields.tsx';
import { COMMON, members as W } from '../texts.ts';
import type { Details } from './saving.ts';

interface DetailsProps {
  readonly details: Details;
  readonly faults: { readonly [Field in 'name' | 'rating' | 'email']?: string | undefined };
  readonly onChange: (details: Details) => void;
}

/** The fields of what is known of a member. */
export const DetailInputs = ({ details, faults, onChange }: DetailsProps) => {
  const set = (field: keyof Details) => (value: string) => onChange({ ...details, [field]: value });
  return (
    <>
      <Input label={COMMON.name} value={details.name} onInput={set('name')} fault={faults.name} />
      <Input
        label={COMMON.rating}
        hint={W.ratingHint}
        mode="numeric"
        value={details.rating}
        onInput={set('rating')}
        fault={faults.rating}
      />
      <Input label={COMMON.email} value={details.email} onInput={set('email')} fault={faults.email} />
      <Area label={W.note} rows={2} value={details.note} onInput={set('note')} />
    </>
  );
};
