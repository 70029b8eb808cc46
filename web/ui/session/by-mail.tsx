import { useEffect, useState } from 'preact/hooks';
import { BY_MAIL } from '../texts.ts';
import { askingPageOf, hasAskingPage } from './by-mail-page.ts';

export interface ByMailProps {
  readonly club: string;
}

/** For players who have no invite link at hand: one that is sent to the address that they have confirmed. */
export const Part = ({ club }: ByMailProps) => {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => void hasAskingPage(club).then(setThere), [club]);
  return isThere ? (
    <p>
      <a href={askingPageOf(club)}>{BY_MAIL.send}</a>
    </p>
  ) : null;
};
