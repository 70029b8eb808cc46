/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { OwnFaceView } from '#shared/features/faces.ts';
import { Field } from '#web/ui/forms/fields.tsx';
import { ask } from '#web/ui/session/api.ts';
import { CREST } from '#web/ui/texts.ts';
import { Sheet } from '../sheet.tsx';
import { FACE, TOLD } from '../texts.ts';
import type { Tools } from '../tools.tsx';
import { Cropper } from './cropper.tsx';

/** All ladders of the club are looked through before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

interface OwnFaceProps {
  readonly club: string;
  readonly tools: Pick<Tools, 'showFace'>;
}

const addressOf = (picture: string): string => `data:image/jpeg;base64,${picture}`;

/** Where the player adds a photograph, or takes it away. */
export const OwnFace = ({ club, tools }: OwnFaceProps) => {
  const path = `/api/clubs/${club}/own/face`;
  const [known, setKnown] = useState<OwnFaceView>();
  const [chosen, choose] = useState<ImageBitmap>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    void ask<'getOwnFace'>(path).then((outcome) => outcome.kind === 'done' && setKnown(outcome.body));
  }, [path]);
  if (!known) return null;

  async function save(picture: string | null): Promise<string | undefined> {
    const outcome = await ask<'setOwnFace'>(path, { method: 'PUT', body: { picture }, patience: PATIENCE });
    if (outcome.kind === 'refused') return outcome.problem.detail;
    if (outcome.kind !== 'done') return TOLD.failed;
    const { body } = outcome;
    setKnown(body);
    tools.showFace(body.picture === undefined || body.unseen ? undefined : addressOf(body.picture));
    choose(undefined);
    return undefined;
  }

  async function take(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    const picture = file && (await createImageBitmap(file).catch(() => undefined));
    setFault(file && !picture ? CREST.unreadable : '');
    choose(picture);
    input.value = '';
  }

  const { picture, unseen } = known;
  return (
    <section>
      <h2>{FACE.title}</h2>
      {picture !== undefined && (
        <p>
          <img class="face" width={96} height={96} alt={FACE.title} src={addressOf(picture)} />
        </p>
      )}
      <p class="hint">{unseen ? FACE.unseen[unseen] : FACE.who}</p>
      <form>
        <Field label={picture === undefined ? FACE.add : FACE.change} fault={fault}>
          {(ties) => (
            <input {...ties} type="file" accept="image/*" onChange={({ currentTarget }) => void take(currentTarget)} />
          )}
        </Field>
        {picture !== undefined && (
          <button type="button" onClick={() => void save(null).then((no) => setFault(no ?? ''))}>
            {CREST.removePhoto}
          </button>
        )}
      </form>
      {chosen && (
        <Sheet title={[FACE.title]} onClose={() => choose(undefined)}>
          <Cropper picture={chosen} save={save} />
        </Sheet>
      )}
    </section>
  );
};
