import type { Language } from '#shared/vocabulary/language.ts';
import { language } from '#shared/words/language.ts';
import { PICTURE } from '../pictures/drawing.ts';

/** The picture of all pages that have none of their own, which `npx tsx cdk/build/write-preview.ts` draws. */
export const PREVIEW = '/assets/preview.png';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

interface PreviewProps {
  readonly title: string;
  readonly about: string;
  /** Where the page is for good; missing for a page that is for many, whose address says for which. */
  readonly path?: string;
  /** Under which address people see the site: pictures are named in full, or not at all. */
  readonly origin?: string | undefined;
  /** The path of the page's own picture. */
  readonly picture?: string | undefined;
}

/** What a page says of itself to search engines, and to programs that show a card for a link. */
export const Preview = ({ title, about, path, origin = '', picture = PREVIEW }: PreviewProps) => (
  <>
    <meta name="description" content={about} />
    {path !== undefined && <link rel="canonical" href={`${origin}${path}`} />}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Club Ladder" />
    <meta property="og:locale" content={LOCALES[language()]} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={about} />
    {path !== undefined && <meta property="og:url" content={`${origin}${path}`} />}
    {origin !== '' && <Picture at={`${origin}${picture}`} of={title} />}
    <meta name="twitter:card" content={origin === '' ? 'summary' : 'summary_large_image'} />
  </>
);

const Picture = ({ at, of }: { readonly at: string; readonly of: string }) => (
  <>
    <meta property="og:image" content={at} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PICTURE.width)} />
    <meta property="og:image:height" content={String(PICTURE.height)} />
    <meta property="og:image:alt" content={of} />
  </>
);
