/// <reference lib="dom" />
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import type { LadderSnapshot } from '#shared/vocabulary/snapshot.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { Rulebook } from '#web/ui/ladder/clause.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { speakAsPage } from '#web/ui/page/language.ts';
import { nowOf } from '#web/ui/page/now.ts';
import { ASKS_WHAT_IF, readFile } from '#web/ui/page/published.ts';
import { useLooking } from '#web/ui/page/use-looking.ts';
import { useRenewed } from '#web/ui/page/use-renewed.ts';
import { LOADING } from '#web/ui/texts.ts';
import { WhatIf } from './what-if.tsx';

/** Milliseconds until what could not be read is read again. */
const AGAIN = 3000;

interface WhatIfData {
  readonly state: LadderSnapshot;
  readonly view: LadderView;
}

/** The ladder as last read, and read again when the page has changed. */
const Now = () => {
  const [known, setKnown] = useState<WhatIfData | 'unreached'>();
  const renewed = useRenewed();
  useLooking(async () => {
    const [state, view] = await Promise.all([
      readFile<LadderSnapshot>('state.json'),
      readFile<LadderView>('view.json'),
    ]);
    const isHere = state !== undefined && (await isLoaded(state.header)) && view !== undefined;
    setKnown((before) => (isHere ? { state, view } : (before ?? 'unreached')));
    return isHere ? undefined : AGAIN;
  }, [renewed]);
  const ladder = useMemo(
    () => (known === undefined || known === 'unreached' ? undefined : parseLadder(known.state)),
    [known],
  );
  if (known === undefined) return <p role="status">{LOADING.loading}</p>;
  if (known === 'unreached' || !ladder) return <p role="status">{LOADING.failed}</p>;
  return (
    <Rulebook.Provider value={{ rules: known.view.rules, page: '' }}>
      <WhatIf ladder={ladder} at={nowOf(known.view)} />
    </Rulebook.Provider>
  );
};

document.addEventListener(ASKS_WHAT_IF, ({ target }) => {
  if (target instanceof Element) void speakAsPage().then(() => render(<Now />, target));
});
