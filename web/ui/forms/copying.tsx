/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { COPYING, SHARING } from '../texts.ts';

/** Takes texts and links along: copies them, or hands them on by what the device has for it; and says what came of it. */
export function useTaking() {
  const [said, tell] = useState('');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => tell(COPYING.copied),
      () => tell(COPYING.no),
    );
  const share = (what: ShareData) =>
    navigator.share(what).catch((error: unknown) => {
      // Whoever changes their mind needs no word about it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell(COPYING.no);
    });
  return { said, copy, share: 'share' in navigator ? share : undefined };
}

/** A text to take along, with a button that copies it if the browser allows, and one that hands a link on. */
export const ToCopy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const { said, copy, share } = useTaking();
  return (
    <>
      <p class="link">{text}</p>
      {share && /^https?:/.test(text) && (
        <button type="button" onClick={() => void share({ title: what, url: text })}>
          {SHARING.share}
          <span class="unseen"> {what}</span>
        </button>
      )}{' '}
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy(text)}>
          {COPYING.copy}
          <span class="unseen"> {what}</span>
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </>
  );
};
