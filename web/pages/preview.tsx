import type { Language } from '#shared/vocabulary/language.ts';
import { language } from '#shared/words/language.ts';

/** What programs show beside a link, which `npx tsx cdk/build/write-preview.ts` draws: as large as they ask for it. */
export const PREVIEW = { path: '/assets/preview.png', width: 1200, height: 630 } as const;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

interface PreviewProps {
  readonly title: string;
  readonly about: string;
  /** Where the page is for good; missing for a page that is for many, whose address says for which. */
  readonly path?: string;
  /** Under which address people see the site: pictures are named in full, or not at all. */
  readonly origin?: string | undefined;
}

/** What a page says of itself to search engines, and to programs that show a card for a link. */
export const Preview = ({ title, about, path, origin = '' }: PreviewProps) => (
  <>
    <meta name="description" content={about} />
    {path !== undefined && <link rel="canonical" href={`${origin}${path}`} />}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Club Ladder" />
    <meta property="og:locale" content={LOCALES[language()]} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={about} />
    {path !== undefined && <meta property="og:url" content={`${origin}${path}`} />}
    {origin !== '' && <Picture origin={origin} />}
    <meta name="twitter:card" content={origin === '' ? 'summary' : 'summary_large_image'} />
  </>
);

const Picture = ({ origin }: { readonly origin: string }) => (
  <>
    <meta property="og:image" content={`${origin}${PREVIEW.path}`} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PREVIEW.width)} />
    <meta property="og:image:height" content={String(PREVIEW.height)} />
    <meta property="og:image:alt" content="Club Ladder" />
  </>
);
