export const WHAT_IF_STYLE = `
.imagine { display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0; }
.imagine label { display: grid; gap: .2rem; font-size: .88em; color: var(--quiet); min-width: 0; }
.imagine :is(select, input) { max-width: min(18rem, 80vw); min-height: 2.75rem; padding: .3rem .6rem; font: inherit; font-size: 1rem; color: var(--ink); background: var(--card); border: 1px solid var(--edge); border-radius: .4rem; }
.imagine input { width: 7rem; }
.imagine fieldset { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; border: 0; min-width: 0; }
.imagine.pot { display: grid; }
.imagine button { min-height: 2.75rem; padding: .3rem 1rem; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--edge); border-radius: .4rem; }
.follows { max-width: 44rem; }
.follows table { margin-top: .75rem; }
.follows th:first-child { width: 3rem; text-align: end; padding-inline-end: .9rem; }
.follows td:nth-child(n + 3) { white-space: nowrap; color: var(--quiet); }
.follows .changed { background: var(--tint); }
.follows .up { color: var(--up); }
.follows .down { color: var(--down); }
.refused { padding: .5rem 1rem; border-inline-start: .25rem solid var(--down); background: var(--card); }
.follows .note { font-size: .88em; color: var(--quiet); }
`;
