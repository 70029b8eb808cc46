import { type ChoiceTold, type ClubChoice, changeClub } from '#functions/books/change-club.ts';
import { readClub } from '#functions/books/clubs.ts';
import { readNaming, setNaming } from '#functions/books/naming.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, Endpoint } from '#functions/http/call.ts';
import { isProblem } from '#functions/http/problem.ts';
import { type ClubView, clubUpdate } from '#shared/features/club.ts';
import { PAGE_CHOICES, pageChoicesOf } from '#shared/vocabulary/club.ts';
import { changeBy } from '../admin-history.ts';
import { crestOf } from './crest.ts';
import { publishClubAgain } from './publish-again.ts';

async function shownBy({ club, runtime: { store } }: Call): Promise<ClubView> {
  const [found, { mode, nicknames, alone }] = await Promise.all([
    readClub(store.database, club),
    readNaming(store.database, club),
  ]);
  const { unlisted = false, joining = false, crest, ...others } = found ?? {};
  const at = crest === undefined ? null : `/${club}/${crest}`;
  return {
    unlisted,
    ...pageChoicesOf(others),
    crest: at,
    joining,
    naming: { mode, nicknames, ...(alone && { alone }) },
  };
}

const getClub: Endpoint<'getClub'> = async (call) => ({ status: 200, body: await shownBy(call) });

/** Changes how a club shows itself, and publishes all its pages again: an earlier change may not be everywhere yet. */
const updateClub: Endpoint<'updateClub'> = async (call) => {
  const given = readAs(clubUpdate, call.event);
  if (isProblem(given)) return given;
  const { club, runtime } = call;
  const { naming, crest: picture, ...rest } = given.value;
  const crest = typeof picture === 'string' ? crestOf(Buffer.from(picture, 'base64')) : picture;
  if (crest && isProblem(crest)) return crest;
  const choice = { ...rest, ...(crest !== undefined && { crest }) };
  await changeClub(runtime.database, club, choice, toldBy(call, choice));
  if (naming) await setNaming(runtime.database, club, naming, changeBy(call, 'names-changed', naming.mode));
  await publishClubAgain(runtime, club);
  return { status: 200, body: await shownBy(call) };
};

function toldBy(call: Call, { unlisted, joining, crest, ...others }: ClubChoice): ChoiceTold {
  const pages = pageChoicesOf(others);
  return {
    unlisted: changeBy(call, 'listing-changed', unlisted ? 'unlisted' : 'listed'),
    joining: changeBy(call, joining ? 'joining-opened' : 'joining-closed', call.club),
    crest: changeBy(call, 'crest-changed', crest?.name ?? ''),
    ...Object.fromEntries(PAGE_CHOICES.map(({ name }) => [name, changeBy(call, `${name}-changed`, pages[name])])),
  };
}

export const settings = { getClub, updateClub } as const;
