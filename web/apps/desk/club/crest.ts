/// <reference lib="dom" />
import { ask } from '../../../kit/api.ts';
import { button } from '../../../kit/button.ts';
import { squareOf } from '../../../kit/square-picture.ts';
import { CLUB_CREST } from '../texts.ts';
import { field, heading, paragraph, status } from './dom.ts';

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;
const TAKEN = ['image/png', 'image/jpeg', 'image/webp'];

/** Shows which picture stands for the club, takes another one, or takes it away. */
export async function showCrest(place: Element, path: string): Promise<void> {
  const outcome = await ask<'lookAtCrest'>(path);
  if (outcome.kind === 'done') return place.replaceChildren(...partsOf(path, outcome.body.crest));
  place.replaceChildren(
    paragraph('fault', CLUB_CREST.unreached),
    button(CLUB_CREST.again, () => showCrest(place, path)),
  );
}

function partsOf(path: string, present: string | null): readonly HTMLElement[] {
  const [input, shown, told] = [document.createElement('input'), document.createElement('p'), status()];
  input.type = 'file';
  input.accept = TAKEN.join();
  const remove = button(CLUB_CREST.remove, () => send(null));
  const show = (crest: string | null): void => {
    shown.replaceChildren(...(crest === null ? [] : [pictureAt(crest)]));
    shown.hidden = crest === null;
    remove.hidden = crest === null;
  };
  /** What is told of it: at most one thing at a time. */
  const tell = (style: string, words: string): void => told.replaceChildren(paragraph(style, words));
  async function send(picture: string | null): Promise<void> {
    tell('', CLUB_CREST.saving);
    const outcome = await ask<'chooseCrest'>(path, { body: { picture }, patience: PATIENCE });
    if (outcome.kind !== 'done')
      return tell('fault', outcome.kind === 'refused' ? outcome.problem.detail : CLUB_CREST.lost);
    // What was sent: the public file may take a moment.
    show(picture === null ? null : `data:;base64,${picture}`);
    input.value = '';
    tell('', picture === null ? CLUB_CREST.removed : CLUB_CREST.saved);
  }
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (!file || input.disabled) return;
    input.disabled = true;
    const picture = TAKEN.includes(file.type) ? await squareOf(file) : undefined;
    if (picture === undefined) tell('fault', CLUB_CREST.unreadable);
    else await send(picture);
    input.disabled = false;
  });
  show(present);
  const form = document.createElement('form');
  form.append(shown, field(CLUB_CREST.label, input), paragraph('hint', CLUB_CREST.hint), remove, told);
  return [heading(CLUB_CREST.title), form];
}

function pictureAt(address: string): HTMLImageElement {
  const picture = new Image(96, 96);
  picture.className = 'large crest';
  picture.alt = CLUB_CREST.present;
  picture.src = address;
  return picture;
}
