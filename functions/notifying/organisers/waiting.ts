import { isFromBackup, readClub } from '#functions/books/clubs.ts';
import { readDisputes } from '#functions/books/disputes.ts';
import { readRequests } from '#functions/books/join-requests.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { potsOn } from '#shared/view/pots.ts';
import { ladderName } from '#shared/view/public-notices/ladder-page.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { nameOf } from '#shared/words/names.ts';
import { nameInMail } from '../email/name-in-mail.ts';
import type { OrganisersEvent } from '../messages.ts';

/** Something that waits for an organiser. */
export interface WaitingForOrganisers {
  /** Tells it from everything else of its club. */
  readonly id: string;
  readonly what: 'asked' | 'disputed';
  readonly key: LadderKey;
  /** What the ladder is called in an e-mail. */
  readonly ladder: string;
  /** The player who says that a result is wrong. */
  readonly by?: string;
}

interface Scene {
  readonly store: Pick<LadderStore, 'database' | 'load' | 'header' | 'inSeason'>;
  readonly now: () => Instant;
}

/** What waits for the organisers of a club: requests to join it, and what is disputed on the ladder of the event. */
export async function waitingIn(
  scene: Scene,
  { key: { club, ladder } }: OrganisersEvent,
): Promise<readonly WaitingForOrganisers[]> {
  const ladders = (await readClub(scene.store.database, club))?.ladders ?? [];
  const disputed = ladder !== undefined && ladders.includes(ladder) ? await disputedOn(scene, { club, ladder }) : [];
  return [...(await askedAt(scene, club)), ...disputed];
}

async function askedAt({ store, now }: Scene, club: string): Promise<readonly WaitingForOrganisers[]> {
  const found: WaitingForOrganisers[] = [];
  for (const request of await readRequests(store.database, club, now())) {
    if (!('name' in request) || (await isFromBackup(store.database, club, request.at))) continue;
    const key = { club, ladder: request.ladder };
    const header = await store.header(key);
    if (header)
      found.push({ id: `asked/${request.hash}`, what: 'asked', key, ladder: inMail(ladderName(header, key), key) });
  }
  return found;
}

/** What awaits the club’s decision, and what players say of results that count. */
async function disputedOn({ store, now }: Scene, key: LadderKey): Promise<readonly WaitingForOrganisers[]> {
  const ladder = await store.load(key);
  if (!ladder) return [];
  const name = inMail(ladderName(ladder.header, key), key);
  const about = (id: string, player: PlayerId): WaitingForOrganisers => ({
    id: `${key.ladder}/${id}`,
    what: 'disputed',
    key,
    ladder: name,
    by: nameInMail(nameOf(ladder.players.get(player) ?? { id: player }), player),
  });
  const said = (await readDisputes(store, key, now())).filter(({ dismissed }) => !dismissed);
  const own: WaitingForOrganisers[] = [];
  for (const { line, player, at } of said)
    if (!(await isFromBackup(store.database, key.club, at))) own.push(about(`${line}/${player}`, player));
  return [...awaitingDecision(ladder).map(({ id, by }) => about(id, by)), ...own];
}

function awaitingDecision(ladder: Ladder) {
  const matches = [...ladder.challenges.values()].flatMap(({ id, challenger, challenged, awaiting }) =>
    awaiting?.disputed
      ? [{ id: `${id}/${awaiting.line}`, by: awaiting.reported === challenger ? challenged : challenger }]
      : [],
  );
  const games = potsOn(ladder).flatMap(({ id, awaiting }) =>
    awaiting?.disputed === undefined ? [] : [{ id: `${id}/${awaiting.line}`, by: awaiting.disputed }],
  );
  return [...matches, ...games];
}

const inMail = (name: string, { ladder }: LadderKey): string => nameInMail(name, ladder);
