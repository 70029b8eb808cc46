import type * as z from 'zod/mini';
import { readAs } from '#functions/http/body.ts';
import type { Call, Endpoint } from '#functions/http/call.ts';
import { isProblem, type Problem, problem } from '#functions/http/problem.ts';
import { ADMIN, HTTP_CREST } from '#functions/runtime/texts.ts';
import { clubColour, clubCrest, clubLanguage, listing, type NamingView, naming } from '#shared/features/club.ts';
import type { Naming } from '#shared/view/naming.ts';
import { changeBy } from '../admin-history.ts';
import { crestOf } from './crest.ts';
import { publishClubAgain } from './publish-again.ts';

/**
 * Changes how a club shows itself, and publishes all of its pages again, even if nothing has changed: the caller may have
 * been told that a change is not yet everywhere. `halfway` says that.
 */
const changing =
  <Given, Body extends object>(
    shape: z.ZodMiniType<Given>,
    halfway: () => string,
    change: (call: Call, given: Given) => Promise<Body | Problem>,
  ) =>
  async (call: Call): Promise<{ readonly status: 200; readonly body: Body } | Problem> => {
    const given = readAs(shape, call.event);
    if (isProblem(given)) return given;
    const body = await change(call, given.value);
    if (isProblem(body)) return body;
    return (await publishClubAgain(call.runtime, call.club)) ? { status: 200, body } : problem('outage', halfway);
  };

/** Whether a club stays off the front page and away from search engines. */
const getListing: Endpoint<'getListing'> = async ({ club, runtime }) => ({
  status: 200,
  body: { unlisted: (await runtime.store.club(club))?.unlisted === true },
});

const updateListing: Endpoint<'updateListing'> = changing(
  listing,
  () => ADMIN.halfway.other,
  async (call, { unlisted }) => {
    const change = changeBy(call, 'listing-changed', unlisted ? 'unlisted' : 'listed');
    await call.runtime.store.setListing(call.club, unlisted, change);
    return { unlisted };
  },
);

/** In which language a club's pages are. */
const getLanguage: Endpoint<'getLanguage'> = async ({ club, runtime }) => ({
  status: 200,
  body: { language: (await runtime.store.club(club))?.language ?? 'en' },
});

const updateLanguage: Endpoint<'updateLanguage'> = changing(
  clubLanguage,
  () => ADMIN.halfway.language,
  async (call, { language }) => {
    await call.runtime.store.setLanguage(call.club, language, changeBy(call, 'language-changed', language));
    return { language };
  },
);

/** Which colour a club's pages wear. */
const getColour: Endpoint<'getColour'> = async ({ club, runtime }) => ({
  status: 200,
  body: { colour: (await runtime.store.club(club))?.colour ?? 'green' },
});

const updateColour: Endpoint<'updateColour'> = changing(
  clubColour,
  () => ADMIN.halfway.colour,
  async (call, { colour }) => {
    await call.runtime.store.setColour(call.club, colour, changeBy(call, 'colour-changed', colour));
    return { colour };
  },
);

/** What the public sees of the names of a club's players. */
const getNaming: Endpoint<'getNaming'> = async ({ club, runtime }) => ({
  status: 200,
  body: told(await runtime.store.naming(club)),
});

const told = ({ mode, nicknames }: Naming): NamingView => ({ mode, nicknames });

const updateNaming: Endpoint<'updateNaming'> = changing(
  naming,
  () => ADMIN.halfway.names,
  async (call, given) => {
    await call.runtime.store.setNaming(call.club, given, changeBy(call, 'names-changed', given.mode));
    return told(given);
  },
);

/** Where a club's crest lies; null if its initials stand for it. */
const getCrest: Endpoint<'getCrest'> = async ({ club, runtime }) => ({
  status: 200,
  body: { crest: addressOf(club, (await runtime.store.club(club))?.crest) },
});

const addressOf = (club: string, name: string | undefined): string | null =>
  name === undefined ? null : `/${club}/${name}`;

const updateCrest: Endpoint<'updateCrest'> = changing(
  clubCrest,
  () => HTTP_CREST.halfway,
  async (call, { picture }) => {
    const crest = picture === null ? undefined : crestOf(Buffer.from(picture, 'base64'));
    if (crest && isProblem(crest)) return crest;
    await call.runtime.store.setCrest(call.club, crest, changeBy(call, 'crest-changed', crest?.name ?? ''));
    return { crest: addressOf(call.club, crest?.name) };
  },
);

/** How a club shows itself. */
export const settings = {
  getListing,
  updateListing,
  getLanguage,
  updateLanguage,
  getColour,
  updateColour,
  getNaming,
  updateNaming,
  getCrest,
  updateCrest,
} as const;
