/// <reference lib="dom" />
import { QrCode } from '../../kit/qr.tsx';

interface PosterProps {
  readonly club: string;
  readonly ladder: string;
  readonly address: string;
  readonly says: string;
  readonly qr: string;
  readonly print: string;
}

/** A sheet for the notice board; inside `.on-paper` printing the desk prints it alone. */
export const PosterSheet = ({ club, ladder, address, says, qr, print: words }: PosterProps) => (
  <>
    <div class="poster">
      <p>
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
