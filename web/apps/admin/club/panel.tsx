/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { BY_MAIL, FILE_TITLES, LOADING, TITLES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useFetched } from '../admin.ts';
import { LazyPanel, Lost } from '../panels.tsx';
import { PosterSheet } from '../poster.tsx';
import { CLUB, LINKS, SECTIONS, SETTINGS, TEXT } from '../texts.ts';
import { CrestForm } from './crest.tsx';
import { NamingSection } from './naming-form.tsx';
import { Place, Row } from './row.tsx';
import { Choices, chosenNow } from './settings.tsx';
import { lookAtClub } from './update-club.ts';

/** What is needed now and then: how the club shows itself, where the ladder is seen, and what is to end. */
export const Part = () => (
  <>
    <OfClub />
    <OfLadder />
  </>
);

const OfClub = () => {
  const { club: id, session } = useAdmin();
  const { found: club, lost, look } = useFetched(lookAtClub, id);
  const onSaved = () => void look();
  if (!club && !lost) return <p role="status">{LOADING.loading}</p>;
  return (
    <section class="rows">
      <h2>
        <bdi>{session.club.name}</bdi>
      </h2>
      {!club && <Lost again={look} />}
      {club && (
        <>
          <Row title={SECTIONS.naming} now={CLUB.naming.modes[club.naming.mode].name}>
            <NamingSection onSaved={onSaved} />
          </Row>
          <Row title={SETTINGS.choices.language.label} now={chosenNow('language', club)}>
            <Choices section="language" club={club} onSaved={onSaved} />
          </Row>
          <Row title={SETTINGS.look} now={chosenNow('look', club)}>
            <Choices section="look" club={club} onSaved={onSaved} />
            <CrestForm {...club} />
          </Row>
          <Row title={SETTINGS.choices.contact.label} now={club.contact || undefined}>
            <Choices section="contact" club={club} onSaved={onSaved} />
          </Row>
          <Row title={SECTIONS.listing}>
            <Choices section="listing" club={club} onSaved={onSaved} />
          </Row>
        </>
      )}
      <Row title={BY_MAIL.email}>
        <LazyPanel part="own-address" />
      </Row>
      <Row title={SECTIONS.handover}>
        <LazyPanel part="handover" />
      </Row>
      <Row title={CLUB.forget.title}>
        <LazyPanel part="forget" />
      </Row>
    </section>
  );
};

const SITE = CLUB.site;

const OfLadder = () => {
  const { club, ladder, view, session } = useAdmin();
  const [at] = useState(() => addressesOf(new URL(`/${club}/${ladder}/`, location.href).href));
  const name = view.header.name ?? ladder;
  return (
    <section class="rows">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Place words={{ title: TEXT.publicPage, says: SITE.page.says }} text={at.page} look={at.page} />
      <Row title={CLUB.poster.title}>
        <div class="on-paper">
          <PosterSheet
            club={session.club.name}
            ladder={name}
            address={at.page}
            says={CLUB.poster.says}
            qr={LINKS.qr(TEXT.publicPage)}
            print={WORDS.print}
            hasRules
          />
        </div>
      </Row>
      <Place words={{ title: TITLES.wall, ...SITE.wall }} text={at.wall} look={at.wall} />
      <Place words={{ title: FILE_TITLES.calendar, ...SITE.calendar }} text={at.calendar} />
      <Row title={SECTIONS.ending}>
        <LazyPanel part="ending" />
      </Row>
      <a class="row" href="#webmaster">
        {SECTIONS.webmaster}
      </a>
    </section>
  );
};

const addressesOf = (page: string) => ({ page, calendar: `${page}calendar.ics`, wall: `${page}wall/` });
