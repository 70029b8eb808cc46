/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { COPYING } from '../texts.ts';

/** Copies texts, and says what came of it. */
export function useCopying() {
  const [said, tell] = useState('');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => tell(COPYING.copied),
      () => tell(COPYING.no),
    );
  return { said, copy, tell };
}

/** A text to take along, with a button that copies it if the browser allows. */
export const ToCopy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const { said, copy } = useCopying();
  return (
    <>
      <p class="link">{text}</p>
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
