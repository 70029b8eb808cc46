/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { Crest } from '#web/ui/page/club-look.tsx';
import { readFile } from '#web/ui/page/published.ts';
import { QrCode } from '#web/ui/page/qr.tsx';

interface PosterProps {
  readonly club: string;
  readonly ladder: string;
  readonly address: string;
  readonly says: string;
  readonly qr: string;
  readonly print: string;
}

function useCrest(): string | undefined {
  const [crest, setCrest] = useState<string>();
  useEffect(() => {
    void readFile<LadderView>('../view.json').then((view) => setCrest(view?.club?.crest));
  }, []);
  return crest;
}

/** A sheet for the notice board; inside `.on-paper` printing the page prints it alone. */
export const PosterSheet = ({ club, ladder, address, says, qr, print: words }: PosterProps) => (
  <>
    <div class="poster">
      <p>
        <Crest of={useCrest()} />
        <bdi>{club}</bdi>
      </p>
      <p class="name">
        <bdi>{ladder}</bdi>
      </p>
      <QrCode text={address} label={qr} />
      <p>{says}</p>
      <p class="link">{address}</p>
    </div>
    <button type="button" onClick={() => print()}>
      {words}
    </button>
  </>
);
