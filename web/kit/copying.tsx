/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { TEXT } from './copying/words.ts';

/** A text that is taken along as it is, with a key that copies it where the browser lets it. */
export const ToCopy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(TEXT.copied),
      () => setSaid(TEXT.no),
    );
  return (
    <>
      <p class="link">{text}</p>
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy()}>
          {TEXT.copy}
          <span class="unseen"> {what}</span>
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </>
  );
};
