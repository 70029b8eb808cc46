/// <reference lib="dom" />

interface Options {
  readonly url: string;
  readonly dom_id: string;
  readonly deepLinking: boolean;
  readonly docExpansion: 'list' | 'none';
  readonly defaultModelsExpandDepth: number;
  readonly defaultModelRendering: 'model' | 'example';
  readonly validatorUrl: 'none';
}

/** The viewer, which the page has loaded before. */
declare const SwaggerUIBundle: (options: Options) => unknown;

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = (): boolean => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelRendering: 'example',
  // Nobody else hears of the document.
  validatorUrl: 'none',
});
