import type { Operation } from '#shared/features/operation.ts';
import { bodiesOf } from '#shared/log/bodies.ts';
import { systems } from '#shared/systems/registry.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { type Json, OVERRIDE, requestSchema } from './schemas.ts';

/** Without one, these get an id. */
const NAMED: readonly Verb[] = ['challenge', 'match', 'start'];

/** The verb's object as each system has it, and beside its fields the reason for passing over a rule. */
function verbBody(verb: Verb): Json {
  const variants = new Map<string, { readonly schema: Json; readonly systems: string[] }>();
  const knowing = systems().filter(({ rules }) => verb in rules);
  // What the engine does itself, or no system knows yet, is the same in all of them.
  for (const system of knowing.length > 0 ? knowing : systems()) {
    const schema = withOverride(verb, requestSchema(bodiesOf(system)[verb]));
    const text = JSON.stringify(schema);
    const variant = variants.get(text) ?? { schema, systems: [] };
    variant.systems.push(system.name);
    variants.set(text, variant);
  }
  const [only, another] = [...variants.values()];
  if (only && !another) return only.schema;
  return { anyOf: [...variants.values()].map(({ schema, systems: of }) => ({ title: of.join(', '), ...schema })) };
}

function withOverride(verb: Verb, schema: Json): Json {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const needed = required.filter((name) => !(name === 'id' && NAMED.includes(verb)));
  const properties = { ...Object(schema['properties']), override: OVERRIDE };
  return { ...schema, properties, ...(required.length > 0 && { required: needed }) };
}

/** What a route is to be sent; nothing where it needs nothing but an empty object. */
export function bodyOf({ verb, carries, body }: Operation): Json {
  if (carries === 'log') return { 'application/jsonl': { schema: { type: 'string', description: 'A season log.' } } };
  const schema = verb ? verbBody(verb) : body ? requestSchema(body) : { type: 'object' };
  return { 'application/json': { schema } };
}
