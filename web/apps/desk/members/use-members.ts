import { useEffect, useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { type Directory, fetchMembers } from './directory.ts';

/** The members of the club, as an organiser sees them; `lost` where they could not be fetched. */
export function useMembers() {
  const { club } = useDesk();
  const [directory, setDirectory] = useState<Directory>();
  const [lost, setLost] = useState(false);

  async function look(): Promise<Directory | undefined> {
    const found = await fetchMembers(club);
    setLost(!found);
    if (found) setDirectory(found);
    return found;
  }

  useEffect(() => void look(), [club]);
  return { directory, lost, look };
}
