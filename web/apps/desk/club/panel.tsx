import { CLUB, CLUB_LANGUAGE as LANGUAGE } from '../texts.ts';
import { Unfolded } from '../unfolded.tsx';
import { useNaming } from './naming.ts';
import { NamingSection } from './naming-form.tsx';
import { Places } from './places.tsx';
import { Webhooks } from './webhook-section.tsx';

/** What the club settles for itself: how its players are called in public, which language it speaks and which colour it wears, whether it is listed, where the ladder is seen, who is told, and what is to end. */
export const Part = () => {
  const service = useNaming();
  return (
    <>
      <NamingSection service={service} />
      {service.naming && (
        <>
          <Unfolded title={LANGUAGE.label} part="language" />
          <Unfolded title={CLUB.colour} part="colour" />
          <Unfolded title={CLUB.listing.title} part="listing" />
          <Places />
          <Webhooks />
          <Unfolded title={CLUB.ending.title} part="ending" />
          <Unfolded title={CLUB.forget.title} part="forget" />
        </>
      )}
    </>
  );
};
