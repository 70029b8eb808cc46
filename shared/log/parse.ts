import * as z from 'zod/mini';
import { unfitEnd } from '../rules/common/season-end.ts';
import { unfitSettings } from '../systems/figures.ts';
import { findSystem, SYSTEM_IDS, systemOf } from '../systems/registry.ts';
import type { System } from '../systems/system.ts';
import type { Bodies, Command, Stamp } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import { type Refusal, refusal } from '../vocabulary/refusal.ts';
import { VERBS, type Verb } from '../vocabulary/vocabulary.ts';
import { bodiesOf } from './bodies.ts';
import { FAULTS } from './fault-words.ts';
import { faultOf, unknownFields } from './faults.ts';
import * as field from './fields.ts';
import { saying, settingFault } from './fields.ts';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** A line of the log that is well formed: a command, or one with a verb that this system lacks. */
export type ParsedEntry =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: 'foreign'; readonly stamp: Stamp; readonly verb: Verb };

const invalid = (message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: refusal('invalid', message, '§0'),
});

const stamp = z.object({
  at: field.moment,
  by: z.exactOptional(field.remark),
  override: z.exactOptional(field.remark),
});

const STAMP: ReadonlySet<string> = new Set(Object.keys(stamp.shape));
const VERB_NAMES: ReadonlySet<string> = new Set(VERBS);
const isVerb = (name: string): name is Verb => VERB_NAMES.has(name);

const fieldsOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Reads an entry already taken out of its JSON. Its verb is found by hand: a schema of all would try each in every line. */
export function parseEntry(value: unknown, system: System): ParsedEntry {
  const when = stamp.safeParse(value);
  if (!when.success) return invalid(faultOf(when.error, value, 'entry'));
  const others = fieldsOf(value).filter(([name]) => !STAMP.has(name));
  const unknown = others.filter(([name]) => !isVerb(name)).map(([name]) => name);
  if (unknown.length > 0) return invalid(unknownFields(unknown));
  const [[verb, object] = []] = others;
  if (verb === undefined || !isVerb(verb) || others.length > 1) {
    const verbs = VERBS.filter((each) => others.some(([name]) => name === each));
    return invalid(verbs.length > 0 ? FAULTS.oneVerb(verbs.join(', ')) : FAULTS.noVerb);
  }
  if (!knows(system, verb)) return { ok: 'foreign', stamp: when.data, verb };
  const body = parseBody(verb, system, object);
  return body.ok ? { ok: true, command: commandOf(when.data, verb, body.value) } : body;
}

/** Whether a system has a verb at all; amending lines is common to all. */
const knows = (system: System, verb: Verb): boolean => verb in system.rules || verb === 'correct' || verb === 'void';

export function parseBody<V extends Verb>(verb: V, system: System, value: unknown): Parsed<Bodies[V]> {
  const body = bodiesOf(system)[verb].safeParse(value);
  return body.success ? { ok: true, value: body.data } : invalid(faultOf(body.error, value, 'entry'));
}

/** Builds a command field by field: V8 gives each spread object to which a field is added a class of its own. */
export function commandOf<V extends Verb>({ at, by, override }: Stamp, verb: V, body: Bodies[V]): Command<V> {
  return { at, ...(by !== undefined && { by }), ...(override !== undefined && { override }), verb, body };
}

export const headerShape = z.strictObject({
  system: z.enum(
    SYSTEM_IDS,
    saying(() => FAULTS.oneOf(SYSTEM_IDS.join(', '))),
  ),
  timezone: field.zone,
  season: z.strictObject({ start: field.day, end: z.exactOptional(field.day) }),
  closures: z.exactOptional(field.closures),
  board: z.exactOptional(z.literal([9, 19])),
  entrants: z.exactOptional(z.literal('pairs')),
  settings: z.exactOptional(z.record(field.settingName, field.settingValue)),
  name: z.exactOptional(field.name),
});

export function parseHeader(value: unknown): Parsed<Header> {
  const shape = headerShape.safeParse(value);
  if (!shape.success) return invalid(faultOf(shape.error, value, 'header'));
  const fault = headerFault(shape.data);
  return fault ? invalid(fault) : { ok: true, value: shape.data };
}

function headerFault(header: Header): string | undefined {
  const { season, settings = {}, board, entrants } = header;
  const system = systemOf({ header });
  if (system.seasonEnds === 'always' && !season.end) return `season.end: ${FAULTS.needsEnd(system.name)}.`;
  const unfit = season.end && unfitEnd(season.start, season.end);
  if (unfit) return `season.end: ${unfit}.`;
  if (entrants && !findSystem(header.system)?.ofPairs) return `entrants: ${FAULTS.noPairs(system.name)}.`;
  if (board !== undefined && !system.controls.hasBoard) return `board: ${FAULTS.noBoard(system.name)}.`;
  const fault = settingFault(system, settings);
  if (fault) return `${['settings', ...fault.path].join('.')}: ${fault.says}.`;
  return unfitSettings(header);
}
