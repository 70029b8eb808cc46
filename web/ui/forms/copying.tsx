/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { COPYING } from '../texts.ts';

/** A text to take along, with a button that copies it if the browser allows. */
export const ToCopy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(COPYING.copied),
      () => setSaid(COPYING.no),
    );
  return (
    <>
      <p class="link">{text}</p>
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy()}>
          {COPYING.copy}
          <span class="unseen"> {what}</span>
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </>
  );
};
