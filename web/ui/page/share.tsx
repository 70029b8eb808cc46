/// <reference lib="dom" />
import { useCopying } from '../forms/copying.tsx';
import { COPYING, SHARING } from '../texts.ts';

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
  const { said, copy, tell } = useCopying();
  const canShare = 'share' in navigator;
  const share = () =>
    navigator.share({ title, text, url }).catch((error: unknown) => {
      // Whoever changes their mind needs no word about it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell(COPYING.no);
    });
  return (
    <p class="share">
      {canShare && (
        <button type="button" onClick={() => void share()}>
          {SHARING.share}
        </button>
      )}{' '}
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy(`${text}\n${url}`)}>
          {SHARING.asText}
        </button>
      )}{' '}
      {picture !== undefined && (
        <a href={picture} download>
          {SHARING.picture}
        </a>
      )}{' '}
      <span role="status">{said}</span>
    </p>
  );
};
