import { BY_MAIL } from '../texts.ts';
import { askingPageOf, sendsMails } from './ways-in.ts';

export interface ByMailProps {
  readonly club: string;
}

/** For players who have no invite link at hand: one that is sent to their address. */
export const Part = ({ club }: ByMailProps) =>
  sendsMails() ? (
    <p>
      <a href={askingPageOf(club)}>{BY_MAIL.button}</a>
    </p>
  ) : null;
