export const EMBED_STYLE = `
body:has(.embed) { padding: .5rem .75rem; background: var(--card); }
.embed { font-size: .9rem; }
.embed h1 { font-size: 1.2em; margin-bottom: .35rem; }
.embed :is(th, td) { padding: .2rem .4rem; }
.embed th:first-child { width: 2.2rem; text-align: end; }
.embed td:last-child { width: 3.2rem; text-align: end; color: var(--quiet); }
.embed td.up { color: var(--up); }
.embed td.down { color: var(--down); }
.embed ul { list-style: none; margin: .75rem 0; }
.embed li { padding: .15rem 0; }
.embed li time { color: var(--quiet); margin-inline-end: .35em; }
`;
