import * as z from 'zod/mini';
import { player } from '../log/fields.ts';
import { list, object } from './schema.ts';

export const whoShape = { id: player, name: z.string() } as const;

/** A player, as the public knows them. */
export const who = object(whoShape);
export type Who = z.infer<typeof who>;

/** A sentence whose names stay apart from its words, because a name may be written in any script and direction. */
export const phrase = list(z.union([z.string(), who]));
export type Phrase = z.infer<typeof phrase>;
