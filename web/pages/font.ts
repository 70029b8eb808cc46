/** Where the font of headings and figures lies, which `npx tsx cdk/build/write-font.ts` makes: the path changes with its content. */
export const FONT = '/assets/bricolage.a3e23c5cbb07.woff2';
