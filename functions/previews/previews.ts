import type { LadderView } from '#shared/contract/view.ts';
import { renderPlayerLink } from '#web/pages/player-link.tsx';
import type { Hand } from '#web/pictures/club-side.ts';
import { ladderPicture } from '#web/pictures/ladder-picture.ts';
import { playerPicture } from '#web/pictures/player-picture.ts';
import { resultPicture } from '#web/pictures/result-picture.ts';
import { ACCENTS } from '../notifying/email/colours.ts';
import { ASSETS, HTML } from '../publishing/assets.ts';
import type { FileStore } from '../publishing/files.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { type AskedFor, previewAt, viewBeside } from './paths.ts';
import { renderer } from './renderer.ts';

/** What programs show beside a link to a ladder or to one of its players: pictures, and the page to which the latter leads. And pictures of results. */
export interface Preview {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What is published; it throws where the storage fails. */
export interface PublicFiles extends Pick<FileStore, 'text'> {
  /** What is no text as it lies there; undefined where it is missing. */
  bytes(path: string): Promise<Uint8Array | undefined>;
}

/** What lies at a path, if it is a preview of something. */
export async function previewIn(files: PublicFiles, path: string): Promise<Preview | undefined> {
  const asked = previewAt(path);
  return asked && makePreview(files, asked);
}

/** Made of what is published, so of nothing but public names. Undefined where there is no such ladder, player, or result that counts among the latest. */
async function makePreview(files: PublicFiles, asked: AskedFor): Promise<Preview | undefined> {
  const text = await files.text(viewBeside(asked));
  if (text === undefined) return undefined;
  const view: LadderView = JSON.parse(text);
  const { ladder, player: id, line } = asked;
  if (id !== undefined && asked.what === 'page')
    return {
      contentType: HTML.contentType,
      body: inLanguage(view.language, () => renderPlayerLink(view, id, ladder, ASSETS)),
    };
  const player = view.standings.find((each) => each.id === id);
  const result = view.results.find((each) => each.line === line && each.state === 'stands');
  if ((id !== undefined && !player) || (line !== undefined && !result)) return undefined;
  const isNameless = view.club?.unlisted === true;
  const face = player?.face && !isNameless ? await asAddress(files, player.face, 'image/jpeg') : undefined;
  const { measure, png } = await renderer();
  const hand: Hand = {
    accent: ACCENTS[view.club?.colour ?? 'green'].light,
    crest: await crestOf(files, view),
    measure,
  };
  const drawn = inLanguage(view.language, () => {
    if (isNameless) return ladderPicture(view, ladder, hand);
    if (player) return playerPicture(view, player, ladder, { ...hand, face });
    return result ? resultPicture(view, result, ladder, hand) : ladderPicture(view, ladder, hand);
  });
  return { contentType: 'image/png', body: png(drawn) };
}

/** The renderer reads no WebP: of such a crest the initials stand in for it. */
const crestOf = async (files: PublicFiles, { club }: LadderView): Promise<string | undefined> =>
  club?.crest?.endsWith('.png') ? asAddress(files, club.crest, 'image/png') : undefined;

/** A picture as an address that holds all of it. */
async function asAddress(files: PublicFiles, path: string, type: string): Promise<string | undefined> {
  const bytes = await files.bytes(path);
  return bytes && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
