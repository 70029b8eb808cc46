/// <reference lib="dom" />

import { QrCode } from '../../../kit/qr.tsx';
import { useDesk } from '../desk.ts';
import { WORDS } from './words.ts';

const W = WORDS.poster;

/** A sheet for the notice board that leads to the public page; printing the desk prints it alone. */
export const Poster = ({ page, name }: { readonly page: string; readonly name: string }) => {
  const { session } = useDesk();
  return (
    <section class="on-paper">
      <h2>{W.title}</h2>
      <p>{W.text}</p>
      <div class="poster">
        <p>
          <bdi>{session.club.name}</bdi>
        </p>
        <p class="name">
          <bdi>{name}</bdi>
        </p>
        <QrCode text={page} label={W.qr} />
        <p>{W.says}</p>
        <p class="link">{page}</p>
      </div>
      <button type="button" onClick={() => print()}>
        {W.print}
      </button>
    </section>
  );
};
