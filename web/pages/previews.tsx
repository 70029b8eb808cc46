interface PreviewProps {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  /** The page's own path, beginning with '/'. */
  readonly path: string;
  /** Where people find the site, such as https://ladder.example; empty where that is not known. */
  readonly origin?: string;
}

/** What a page says of itself to search engines, and to programs that show a card for a link. */
export const Previews = ({ title, about, path, origin = '' }: PreviewProps) => (
  <>
    <meta name="description" content={about} />
    <link rel="canonical" href={`${origin}${path}`} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={about} />
    <meta property="og:url" content={`${origin}${path}`} />
    <meta name="twitter:card" content="summary" />
  </>
);
