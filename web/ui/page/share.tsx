/// <reference lib="dom" />
import { useTaking } from '../forms/copying.tsx';
import { SHARING } from '../texts.ts';

interface Shared {
  readonly title: string;
  readonly text: string;
  /** The address of what is shared, in full. */
  readonly url: string;
  /** Where its picture lies, for those who want that alone. */
  readonly picture?: string;
}

/** To tell others of something: by what the device has for it, as a text for a group, or as a picture. */
export const Share = ({ title, text, url, picture }: Shared) => {
  const { said, copy, share } = useTaking();
  const canCopy = 'clipboard' in navigator;
  return (
    <p class="share">
      {share && (
        <button type="button" onClick={() => void share({ title, text, url })}>
          {SHARING.share}
        </button>
      )}
      {canCopy && (
        <button type="button" onClick={() => void copy(`${text}\n${url}`)}>
          {SHARING.asText}
        </button>
      )}
      {picture !== undefined && (
        <a href={picture} download>
          {SHARING.picture}
        </a>
      )}
      <span role="status">{said}</span>
    </p>
  );
};
