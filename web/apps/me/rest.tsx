import { listen } from '#web/ui/page/live.ts';
import { Watching } from '#web/ui/page/watching.tsx';
import { Record, type RecordProps } from './record.tsx';

export interface RestProps {
  readonly isNight: boolean;
  /** Where the player looks at their results. */
  readonly record: RecordProps | undefined;
}

/** Within how many milliseconds the phones in a room ask for the same news. */
const SPREAD = 100;

/** What the page opens without, and has soon after, as the connection may go: how it hears of news, and the player’s results. */
export const Part = ({ isNight, record }: RestProps) => (
  <>
    <Watching isOn={isNight} spread={SPREAD} listen={listen} />
    {record && <Record {...record} />}
  </>
);
