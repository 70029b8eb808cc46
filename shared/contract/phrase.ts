import * as z from 'zod/mini';
import { player } from '../log/fields.ts';
import type { Phrase, Who } from '../words/phrase.ts';
import { list, object } from './schema.ts';

export const whoShape = { id: player, name: z.string() } as const;

export const who = object(whoShape) satisfies z.ZodMiniType<Who>;
export const phrase = list(z.union([z.string(), who])) satisfies z.ZodMiniType<Phrase>;
