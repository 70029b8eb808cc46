import * as z from 'zod/mini';
import { day } from '../log/fields.ts';
import { PERIOD_KINDS } from '../vocabulary/entry.ts';
import { count, object, told } from './schema.ts';

/** Of what takes in more than one month or week, from `first` on. */
export const settlementLength = told(
  'How many weeks or months count as one, or how many days without a game it is.',
  count,
);

/** What falls due: a month or week, the end of a season with a minimum, a final's cut, a challenge’s deadline, or a result that counts unconfirmed. */
export const ofAnyKind = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.union([
    object({
      kind: z.enum(PERIOD_KINDS),
      first: day,
      length: z.optional(settlementLength),
      ...shape,
    }),
    object({ kind: z.enum(['season', 'cut', 'deadline', 'acceptance', 'confirmation']), ...shape }),
  ]);

const kindView = ofAnyKind({});
export type KindView = z.infer<typeof kindView>;
export type PeriodView = Extract<KindView, { readonly first: unknown }>;

/** How the season log names a settlement. */
export const settlementName = told(
  'Such as "2021-10", "2021-W40", "2022-06-06T20:15" for the final’s cut, "season-" and the last day of a season with a minimum, or "deadline-", "acceptance-" or "confirmed-" and the id of a challenge.',
  z.string(),
);
