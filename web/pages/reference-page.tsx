import { type Assets, renderPage } from './page.tsx';

/** Where the reference of the API lies, and the document that it shows: files of the site, though below /api/. */
export const REFERENCE = { page: '/api/', document: '/api/openapi.json' } as const;

/** Whether a path below /api/ is a file. */
export const isReference = (path: string): boolean => path === REFERENCE.page || path === REFERENCE.document;

/** The viewer that shows the document, as its makers built it. */
export const VIEWER = { script: '/assets/swagger-ui.js', style: '/assets/swagger-ui.css' } as const;

export const renderReference = (assets: Assets): string =>
  renderPage({
    title: 'API – Club Ladder',
    assets,
    head: (
      <>
        <link rel="stylesheet" href={VIEWER.style} />
        <script defer src={VIEWER.script} />
        <script type="module" src="/assets/reference.js" />
      </>
    ),
    children: (
      <main>
        <div id="reference" />
        <noscript>
          <p>
            This page needs a browser that runs scripts. <a href={REFERENCE.document}>The same as OpenAPI</a>
          </p>
        </noscript>
      </main>
    ),
  });
