import { useEffect, useState } from 'preact/hooks';
import { signInByMail } from './by-mail/page.ts';
import { WORDS } from './by-mail/words.ts';

export interface ByMailProps {
  readonly club: string;
}

/** For players who have no invite link at hand: one that is sent to the address that they have confirmed. */
export const Part = ({ club }: ByMailProps) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => void signInByMail(club).then(setAddress), [club]);
  return address === undefined ? null : (
    <p>
      <a href={address}>{WORDS.send}</a>
    </p>
  );
};
