/// <reference lib="dom" />
import { useAdmin } from '../admin.ts';
import { PosterSheet } from '../poster.tsx';
import { CLUB, COMMON } from '../texts.ts';

const W = CLUB.poster;

/** A sheet for the notice board that leads to the public page; printing the page prints it alone. */
export const Poster = ({ page, name }: { readonly page: string; readonly name: string }) => {
  const { session } = useAdmin();
  return (
    <section class="on-paper">
      <h2>{W.title}</h2>
      <p>{W.text}</p>
      <PosterSheet
        club={session.club.name}
        ladder={name}
        address={page}
        says={W.says}
        qr={COMMON.pageQr}
        print={W.print}
      />
    </section>
  );
};
