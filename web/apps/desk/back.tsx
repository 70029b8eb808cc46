import { WORDS } from './words.ts';

/** The key that leaves everything as it is. */
export const Back = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {WORDS.sheet.back}
  </button>
);
