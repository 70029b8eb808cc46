import type { AdminChange } from '#functions/books/admin-history.ts';
import { type ChoiceTold, type ClubChoice, changeClub } from '#functions/books/change-club.ts';
import { readClub } from '#functions/books/clubs.ts';
import { readNaming, setNaming } from '#functions/books/naming.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, Endpoint } from '#functions/http/call.ts';
import { isProblem } from '#functions/http/problem.ts';
import { type ClubView, clubUpdate } from '#shared/features/club.ts';
import { CLUB_CHOICES, type ClubChoiceName, clubChoices, clubChoicesOf } from '#shared/vocabulary/club-choices.ts';
import { changeBy } from '../admin-history.ts';
import { crestOf } from './crest.ts';
import { publishClubAgain } from './publish-again.ts';

async function shownBy({ club, runtime: { store } }: Call): Promise<ClubView> {
  const [found, { mode, nicknames, alone }] = await Promise.all([
    readClub(store.database, club),
    readNaming(store.database, club),
  ]);
  return {
    ...clubChoicesOf(found ?? {}),
    crest: found?.crest === undefined ? null : `/${club}/${found.crest}`,
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

function toldBy(call: Call, { crest, ...choice }: ClubChoice): ChoiceTold {
  const chosen = clubChoicesOf(choice);
  return {
    crest: changeBy(call, 'crest-changed', crest?.name ?? ''),
    ...Object.fromEntries(clubChoices.map(([name]) => [name, toldOf(call, name, chosen[name])])),
  };
}

function toldOf(call: Call, name: ClubChoiceName, value: string | boolean): AdminChange {
  const { changed } = CLUB_CHOICES[name];
  const [what, about] = (value === true ? changed.at(1) : undefined) ?? changed[0];
  return changeBy(call, what, about ?? (typeof value === 'string' ? value : call.club));
}

export const settings = { getClub, updateClub } as const;
