import { useEffect, useState } from 'preact/hooks';
import type { Naming } from '#shared/view/naming.ts';
import type { NamingMode } from '#shared/vocabulary/club.ts';
import { Radios } from '#web/ui/forms/fields.tsx';
import { useAdmin } from '../admin.ts';
import { lookAtClub, updateClub } from '../club/update-club.ts';
import { CLUB, SECTIONS } from '../texts.ts';

/** How names of the club's players are shown in public: asked once, when the first of them are entered, and saved at once. */
export const ShownAs = () => {
  const { session } = useAdmin();
  const [naming, setNaming] = useState<Naming>();
  const [fault, setFault] = useState<string>();
  const isFirst = session.club.ladders.length === 1;
  useEffect(() => {
    if (isFirst) void lookAtClub().then((club) => setNaming(club?.naming));
  }, [isFirst]);
  if (!naming) return null;
  async function choose(mode: NamingMode): Promise<void> {
    if (!naming) return;
    setNaming({ ...naming, mode });
    const no = await updateClub({ naming: { mode, nicknames: naming.nicknames } });
    setFault(no);
    if (no !== undefined) setNaming(naming);
  }
  return (
    <Radios
      keys
      legend={SECTIONS.naming}
      value={naming.mode}
      choices={SHOWN_MODES.map((mode) => ({ value: mode, text: MODES[mode][mode === 'full' ? 'name' : 'says'] }))}
      onInput={(value) => void choose(SHOWN_MODES.find((each) => each === value) ?? naming.mode)}
      fault={fault}
    />
  );
};

/** Nicknames are chosen player by player, in Admin. */
const MODES = CLUB.naming.modes;
const SHOWN_MODES = ['full', 'initial', 'initials'] as const;
