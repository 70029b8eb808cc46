import * as z from 'zod/mini';
import { challenge, day, line, player, settingName, settingValue } from '../log/fields.ts';
import { type Form, perhaps, type SCALARS } from '../vocabulary/form.ts';
import type { AnySlot } from '../vocabulary/slot.ts';
import { count, list, milliseconds, object, told, tuple } from './schema.ts';

const SCHEMAS: Readonly<Record<(typeof SCALARS)[number], z.ZodMiniType>> = {
  player,
  challenge,
  day,
  line,
  instant: milliseconds,
  count,
  number: z.number(),
  flag: z.boolean(),
  text: z.string(),
  setting: settingValue,
};

/** The schemas of what slots list as public, by name; one may be missing that only ladders of its own system have. */
export const slotSchemas = (slots: readonly AnySlot[]): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(
    slots.flatMap(({ name, shown, isEverywhere }) =>
      shown ? [[name, schemaOf(isEverywhere ? shown : perhaps(shown))] as const] : [],
    ),
  );

function schemaOf(form: Form): z.ZodMiniType {
  const schema = form.says === undefined ? plainSchema(form) : told(form.says, plainSchema(form));
  return form.optional ? z.exactOptional(schema) : schema;
}

function plainSchema(form: Form): z.ZodMiniType {
  if ('is' in form) return SCHEMAS[form.is];
  if ('listOf' in form) return list(schemaOf(form.listOf));
  if ('tupleOf' in form) return tuple(schemaOf(form.tupleOf[0]), schemaOf(form.tupleOf[1]));
  if ('eachOf' in form) return z.record(settingName, schemaOf(form.eachOf));
  return object(Object.fromEntries(Object.entries(form.fields).map(([name, each]) => [name, schemaOf(each)])));
}
