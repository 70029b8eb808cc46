import * as z from 'zod/mini';
import { FAULTS, WRONG } from '../log/fault-words.ts';
import { saying } from '../log/fields.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { parseAddress, readableAddress } from '../words/email-address.ts';
import { visible } from '../words/look-alikes.ts';
import { whyNoName } from '../words/name-faults.ts';

/** What requests carry, besides the fields of the season log. */

const checks = (longest: number) =>
  [
    z.regex(
      /\S/,
      saying(() => FAULTS.blank),
    ),
    z.maxLength(longest),
  ] as const;
export const textLine = (longest: number) => z.string().check(...checks(longest));

/** A name, of which only what can be seen is taken. */
export const called = (longest: number) => z.string().check(z.overwrite(visible), ...checks(longest));

/** The name of a person or program: it is public, so it may not be an address or a telephone number. */
export const publicName = (longest: number) =>
  called(longest).check((given) => {
    const message = whyNoName(given.value);
    if (message !== undefined) given.issues.push({ code: 'custom', message, input: given.value });
  });
export const memberName = publicName(LONGEST.name);
export const note = textLine(LONGEST.note);

/** An address of e-mail that can be mailed, kept as people read it. */
export const email = z.string().check(
  z.overwrite((text) => readableAddress(text) ?? text),
  z.maxLength(LONGEST.email),
  z.refine(
    (text) => parseAddress(text) !== undefined,
    saying(() => WRONG.address),
  ),
);

/** Six digits, grouped in any way. */
export const code = z.string().check(
  z.maxLength(LONGEST.code),
  z.regex(
    /^(?:\D*\d){6}\D*$/,
    saying(() => WRONG.code),
  ),
);

export const nothing = z.strictObject({});

/** A picture as base64; null for no picture. */
export const pictureOrNone = z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)));
