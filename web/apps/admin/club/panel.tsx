/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { useAdmin } from '../admin.ts';
import { Unfolded } from '../panels.tsx';
import { PosterSheet } from '../poster.tsx';
import { CLUB, COMMON, sections } from '../texts.ts';
import { useNaming } from './naming.ts';
import { NamingSection } from './naming-form.tsx';
import { Place } from './place.tsx';
import { Settings } from './settings.tsx';

/** What the club settles for itself: how its players are called in public, what its pages look like, whether it is listed, where the ladder is seen, and what is to end. */
export const Part = () => {
  const service = useNaming();
  return (
    <>
      <NamingSection service={service} />
      {service.naming && (
        <>
          <Settings />
          <Share />
          <Unfolded title={sections.ending.text} part="ending" />
          <Unfolded title={CLUB.forget.title} part="forget" />
          <section>
            <a href="#webmaster">{sections.webmaster.text}</a>
          </section>
        </>
      )}
    </>
  );
};

const W = CLUB.site;

const Share = () => {
  const { club, ladder, view } = useAdmin();
  const [{ page, calendar, wall }] = useState(() => addressesOf(new URL(`/${club}/${ladder}/`, location.href).href));
  return (
    <>
      <section>
        <h2>{W.title}</h2>
        <p>{W.text}</p>
        <ul class="lines">
          <Place words={W.page} text={page} look={page} />
          <Place words={W.calendar} text={calendar} />
          <Place words={W.wall} text={wall} look={wall} />
        </ul>
      </section>
      <Poster page={page} name={view.header.name ?? ladder} />
    </>
  );
};

const addressesOf = (page: string) => ({ page, calendar: `${page}calendar.ics`, wall: `${page}wall/` });

const POSTER = CLUB.poster;

const Poster = ({ page, name }: { readonly page: string; readonly name: string }) => {
  const { session } = useAdmin();
  return (
    <section class="on-paper">
      <h2>{POSTER.title}</h2>
      <p>{POSTER.text}</p>
      <PosterSheet
        club={session.club.name}
        ladder={name}
        address={page}
        says={POSTER.says}
        qr={COMMON.pageQr}
        print={COMMON.print}
      />
    </section>
  );
};
