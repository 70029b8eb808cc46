/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { ToCopy } from '#web/ui/forms/copying.tsx';
import { useAdmin } from '../admin.ts';
import { Unfolded } from '../panels.tsx';
import { PosterSheet } from '../poster.tsx';
import { CLUB, COMMON, sections } from '../texts.ts';
import { useNaming } from './naming.ts';
import { NamingSection } from './naming-form.tsx';
import { Settings } from './settings.tsx';
import { Webhooks } from './webhooks.tsx';

/** What the club settles for itself: how its players are called in public, what its pages look like, whether it is listed, where the ladder is seen, who is told, and what is to end. */
export const Part = () => {
  const service = useNaming();
  return (
    <>
      <NamingSection service={service} />
      {service.naming && (
        <>
          <Settings />
          <Places />
          <Webhooks />
          <Unfolded title={sections.ending.text} part="ending" />
          <Unfolded title={CLUB.forget.title} part="forget" />
        </>
      )}
    </>
  );
};

const W = CLUB.site;

const Places = () => {
  const { club, ladder, view } = useAdmin();
  const [at] = useState(() => addressesOf(new URL(`/${club}/${ladder}/`, location.href).href));
  const name = view.header.name ?? ladder;
  return (
    <>
      <section>
        <h2>{W.title}</h2>
        <p>{W.text}</p>
        <ul class="lines">
          <Place words={W.page} text={at.page} look={at.page} />
          <Place words={W.frame} text={frameLine(at.embed, name)} look={at.embed} />
          <Place words={W.calendar} text={at.calendar} />
          <Place words={W.feed} text={at.feed} />
          <Place words={W.csv} text={at.csv} />
          <Place words={W.wall} text={at.wall} look={at.wall} />
        </ul>
      </section>
      <Poster page={at.page} name={name} />
    </>
  );
};

interface PlaceProps {
  readonly words: { readonly title: string; readonly says: string };
  readonly text: string;
  readonly look?: string;
}

const Place = ({ words: { title, says }, text, look }: PlaceProps) => (
  <li>
    <h3>{title}</h3>
    <p>{says}</p>
    <ToCopy text={text} what={title} />
    {look !== undefined && (
      <a href={look} target="_blank" rel="noopener">
        {W.open}
        <span class="unseen"> {title}</span>
      </a>
    )}
  </li>
);

const addressesOf = (page: string) => ({
  page,
  calendar: `${page}calendar.ics`,
  feed: `${page}results.atom`,
  csv: `${page}log.csv`,
  wall: `${page}wall/`,
  embed: `${page}embed/`,
});

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Tall enough for twenty rungs and five results, in pixels. */
const HEIGHT = 900;

/** The line of HTML that shows a ladder on the club's own website. */
export function frameLine(embed: string, name: string): string {
  const title = name.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '').replace(/\s+/g, ' ');
  return `<iframe src="${embed}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
}

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
