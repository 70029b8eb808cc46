/** Whether another site may show a page in a frame of its own. */
export type Framing = 'nobody' | 'anybody';

/**
 * Everything that a page loads comes from the site itself, and only the site's own scripts run in it. `live`: where changes are
 * announced.
 */
export const contentSecurityPolicy = (framing: Framing, live: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${live}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framing === 'nobody' ? "'none'" : '*'}`,
  ].join('; ');

export const REFERRER_POLICY = 'same-origin';

/** What no standard header of a content delivery network covers. */
export const OTHER_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The small page of a ladder that other sites may frame: it has no script and no session. */
export const isFrameable = (path: string): boolean => /^\/[a-z0-9-]+\/[a-z0-9-]+\/embed\/$/.test(path);
