import { NamingSection } from './naming-form.tsx';
import { Places } from './places.tsx';
import { Webhooks } from './webhook-section.tsx';

/** What the club settles for itself: how its players are called in public, where the ladder is seen, and who is told. */
export const Club = () => (
  <>
    <NamingSection />
    <Places />
    <Webhooks />
  </>
);
