export const PLAYER_STYLE = `
.player { display: grid; gap: 0 3rem; }
.player > * { min-width: 0; }
.player h1 { overflow-wrap: anywhere; }
.player h1:focus { outline: none; }
.player .stand { font-size: 1.15em; }
.player .stand strong { font: 600 1.6em/1 var(--serif); }
.player .fate { padding: .4rem .9rem; border-inline-start: .25rem solid var(--down); background: var(--card); }
.player .friendly { border-color: var(--up); }
.player .why { margin: .5rem 0; list-style: none; font-size: .88em; }
.player .why time { color: var(--quiet); }
.player .form { display: flex; gap: .25rem; margin-top: .75rem; }
.player .form b { width: 1.9rem; height: 1.9rem; border-radius: .3rem; text-align: center; font-size: .88em; line-height: 1.9rem; background: var(--card); border: 1px solid var(--line); }
.player .form .won { background: var(--up); border-color: var(--up); color: var(--paper); }
.player .form .lost { color: var(--down); border-color: var(--down); }
.player .sum { color: var(--quiet); margin-bottom: 2rem; }
.player .opponents ul { list-style: none; }
.player .opponents a small { display: inline-block; min-width: 1.8em; text-align: end; margin-inline-end: .3em; }
.player .opponents a { color: inherit; text-decoration: none; }
.player .opponents a:is(:hover, :focus-visible) { text-decoration: underline; }
.player .may { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
.player .may a { display: flex; align-items: baseline; min-height: 2.75rem; padding: .5rem 1rem .5rem .5rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--tint); }
.player .not li { padding: .4rem 0; border-bottom: 1px solid var(--line); }
.player .not p { font-size: .88em; color: var(--quiet); margin-inline-start: 2.4em; }
.player .records td, .player .records thead th:not(:first-child) { width: 4rem; text-align: end; }
.player .records tbody th { font-weight: 400; }
@media (min-width: 64rem) {
  .player { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); align-items: start; }
  .player > .results { max-width: 60rem; }
}
`;
