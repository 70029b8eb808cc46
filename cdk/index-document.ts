interface ViewerRequest {
  readonly request: { uri: string; querystring: Readonly<Record<string, { readonly value: string }>> };
}

interface Redirect {
  readonly statusCode: 301 | 302;
  readonly statusDescription: string;
  readonly headers: { readonly location: { readonly value: string } };
}

/**
 * The page of a folder: `/club/ladder/` is its index.html, and a path without the last slash is redirected there. An app is
 * one page for all: `/club/ladder/board/` shows the one below /apps.
 * Of `?v=VERSION`, for which CloudFront keeps a copy apart, the last digit counts: who was told of a version gets no copy of the
 * one before, and who makes versions up gets past ten copies of a file, each kept for its seconds, and not to the bucket each time.
 * Only what looks like a club or a ladder is redirected, so that no crafted path can lead to another site.
 * What begins with a dot, however it is written, is nobody's to read: it is looked for where nothing lies.
 *
 * CloudFront runs the text of this function at its edge, so it stands alone and keeps to cloudfront-js-2.0.
 */
export function handler(event: ViewerRequest): ViewerRequest['request'] | Redirect {
  const request = event.request;
  if (/^(\/[a-z0-9-]+)+$/.test(request.uri)) {
    const folder = { value: `${request.uri}/` };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: folder } };
  }
  const version = request.querystring['v'];
  if (version) request.querystring = /^\d+$/.test(version.value) ? { v: { value: version.value.slice(-1) } } : {};
  // Some programs write the "#" of an invite link as "%23".
  const link = /^\/enter\/?%23([a-z0-9-]{1,64}\.[A-Za-z0-9_-]{43})/.exec(request.uri);
  if (link) {
    const entry = { value: `/enter/#${link[1]}` };
    return { statusCode: 302, statusDescription: 'Found', headers: { location: entry } };
  }
  const app = /^\/[a-z0-9-]+\/[a-z0-9-]+\/(board|desk|me|player|wall)\/$/.exec(request.uri);
  if (app) request.uri = `/apps/${app[1]}/`;
  // A season before has an address of its own, at which it can only be looked at.
  const past = /^\/[a-z0-9-]+\/[a-z0-9-]+\/\d[0-9-]*\/(player|wall)\/$/.exec(request.uri);
  if (past) request.uri = `/apps/${past[1]}/`;
  const isHidden = /(\/|%2f)(\.|%2e)/i.test(request.uri) && request.uri !== '/.well-known/security.txt';
  if (isHidden) request.uri += '/index.html';
  else if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
