/** A page of the names of the objects of a bucket, as S3 lists them. */
export interface Listed {
  readonly names: readonly string[];
  /** What to ask for the next page with, where there is one. */
  readonly next?: string;
}

/** The address of a page of the objects of a bucket whose names begin alike. */
export function listingOf(bucket: URL, prefix: string, next?: string): URL {
  const url = new URL('/', bucket);
  const query = { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Our own names hold nothing that XML would write otherwise; others are left alone. */
export function parseListing(xml: string): Listed {
  const names = [...xml.matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, name = '']) => name);
  const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1];
  return { names, ...(next !== undefined && { next }) };
}
