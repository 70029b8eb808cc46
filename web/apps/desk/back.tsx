import { TEXT } from './texts.ts';

/** The key that leaves everything as it is. */
export const Back = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {TEXT.sheet.back}
  </button>
);
