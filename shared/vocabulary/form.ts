export const SCALARS = [
  'player',
  'challenge',
  'day',
  'line',
  'instant',
  'count',
  'number',
  'flag',
  'text',
  'setting',
] as const;

type Scalar = (typeof SCALARS)[number];

/** The form of plain JSON that is public: what it does not list does not get out. Schemas of the contract are made from it. */
export type Form = (
  | { readonly is: Scalar }
  | { readonly listOf: Form }
  | { readonly tupleOf: readonly [Form, Form] }
  | { readonly eachOf: Form }
  | { readonly fields: Readonly<Record<string, Form>> }
) & { readonly says?: string; readonly optional?: true };

type Description = string | undefined;
const told = (says: Description) => (says === undefined ? {} : { says });

export const a = (is: Scalar, says?: string): Form => ({ is, ...told(says) });
export const listOf = (each: Form, says?: string): Form => ({ listOf: each, ...told(says) });
export const tupleOf = (one: Form, other: Form): Form => ({ tupleOf: [one, other] });
export const eachOf = (form: Form): Form => ({ eachOf: form });
export const fields = (all: Readonly<Record<string, Form>>, says?: string): Form => ({ fields: all, ...told(says) });
export const perhaps = (form: Form): Form => ({ ...form, optional: true });

/** Of a value what its form lists, and nothing else; undefined where it is of another form. */
export function listed(form: Form, value: unknown): unknown {
  if ('is' in form) return isScalar(value) || (form.is === 'setting' && isList(value)) ? value : undefined;
  if ('fields' in form)
    return fieldsOf((name) => (Object.hasOwn(form.fields, name) ? form.fields[name] : undefined), value);
  if ('eachOf' in form) return fieldsOf(() => form.eachOf, value);
  if (!Array.isArray(value)) return undefined;
  return 'listOf' in form
    ? value.map((each) => listed(form.listOf, each))
    : form.tupleOf.map((each, index) => listed(each, value[index]));
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Of words, or of bands of rungs: a setting has no other lists. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' || listed(BAND, each) !== undefined);

const BAND = fields({ from: a('count'), up: perhaps(a('count')), to: perhaps(a('count')) });

function fieldsOf(formOf: (name: string) => Form | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    const form = formOf(name);
    const shown = form && listed(form, each);
    if (shown !== undefined) found[name] = shown;
  }
  return found;
}
