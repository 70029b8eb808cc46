import { CHART_STYLE } from '../apps/chart/style.ts';
import { WHAT_IF_STYLE } from '../apps/what-if/style.ts';
import { EMBED_STYLE } from './embed/style.ts';
import { PRINT_STYLE } from './print-style.ts';

/** The ground of every page; what a browser shows around it takes the same. */
export const PAPER = { light: '#fcfbf8', dark: '#15171a' } as const;

/** The one style sheet of the site: calm, legible from a phone to the screen on a club's wall, in light and in dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: ${PAPER.light}; --card: #ffffff; --ink: #1f1e1b; --quiet: #615d54; --line: #e2ddd1; --accent: #1d5b49; --tint: #e9f1ec;
  --up: #1d6b43; --down: #8a4b1c; --edge: #8b8577; --mark: #f5e3a8; --serif: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: ${PAPER.dark}; --card: #1b1e22; --ink: #e9e6df; --quiet: #a5a197; --line: #32363c; --accent: #86cdb4; --tint: #1f2f2b;
    --up: #7ccb9b; --down: #dba676; --edge: #7d786e; --mark: #57491c;
  }
}
* { box-sizing: border-box; }
html { font: clamp(1rem, .88rem + .3vw, 1.4rem)/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 92rem; padding: 0 clamp(1rem, 3vw, 3rem) 2rem; background: var(--paper); color: var(--ink); overflow-wrap: break-word; }
bdi { overflow-wrap: anywhere; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.2em; }
h2 { font-size: 1.35em; }
h3 { font-size: 1em; margin-top: 1em; }
a { color: var(--accent); text-underline-offset: .18em; }
:focus-visible { outline: .18rem solid var(--accent); outline-offset: .15rem; border-radius: .15rem; }
small { font-size: .82em; color: var(--quiet); white-space: nowrap; }
time { white-space: nowrap; }
abbr { text-decoration: none; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--card); z-index: 1; }
.skip:focus { top: .5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { margin: 0 calc(50% - 50vw) 1rem; padding: .5rem 1rem; background: var(--ink); color: var(--paper); text-align: center; }
header { padding: clamp(1rem, 3vw, 2.5rem) 0 1.5rem; }
header:has(.notice) { padding-top: 0; }
h1 + p { color: var(--quiet); }
nav { margin-top: .5rem; }
nav a, footer > a { margin-inline-end: 1em; }
section { margin-bottom: 2.5rem; }
section > p { margin-top: .5rem; }

table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-bottom: .5rem; }
th, td { padding: .5rem .6rem; text-align: start; vertical-align: baseline; border-bottom: 1px solid var(--line); }
thead th { font-size: .82em; font-weight: 400; color: var(--quiet); padding-block: .25rem; }
tr > :first-child { padding-inline-start: 0; }
tr > :last-child { padding-inline-end: 0; }

.ladder th:first-child { width: 2.8rem; text-align: end; padding-inline-end: .9rem; }
.ladder tr:has(.measure) > th:first-child { width: 2.2rem; padding-inline-end: .6rem; }
.ladder tbody th { font: 600 1.25em/1 var(--serif); }
.ladder tr > :last-child { width: 3.6rem; text-align: end; color: var(--quiet); }
.ladder b { font-weight: 600; }
.ladder b a { color: inherit; text-decoration-line: none; }
.ladder b a:is(:hover, :focus-visible) { text-decoration-line: underline; }
.ladder tr { scroll-margin-top: 1rem; }
.ladder [data-moved] { background: var(--tint); }
@media (prefers-reduced-motion: no-preference) {
  .ladder [data-moved] { animation: moved 8s ease-out; }
  @keyframes moved { from, 40% { background: var(--mark); } }
}
.find { display: flex; align-items: center; gap: .75em; margin: .25rem 0 .75rem; font-size: .88em; color: var(--quiet); }
.find :is(input, select) { min-width: 0; flex: 1 1 10rem; max-width: 22rem; min-height: 2.75rem; padding: .3rem .7rem; font: inherit; font-size: max(1rem, 1em); color: var(--ink); background: var(--card); border: 1px solid var(--edge); border-radius: .4rem; }
.offline:not(:empty) { margin: 0 0 1rem; padding: .5rem 1rem; border-inline-start: .25rem solid var(--down); background: var(--card); }
.ladder i { margin-inline-start: .5em; padding: .1em .5em; border-radius: 1em; background: var(--tint); font: 400 .78em/1.4 system-ui, sans-serif; color: var(--accent); white-space: nowrap; }
.ladder p, .ladder details, .ladder em { font-size: .88em; text-wrap: pretty; }
.ladder details p, .ladder time, .ladder em { color: var(--quiet); }
.ladder em { display: block; font-style: normal; }
.ladder em::before { content: "○ "; }
.ladder td.up { color: var(--up); }
.ladder td.down { color: var(--down); }
.up::before { content: "▲ " / "up "; }
.down::before { content: "▼ " / "down "; }
summary { cursor: pointer; }
.ladder summary { list-style: none; }
.ladder summary::after { content: " …"; color: var(--accent); }
.ladder [open] > summary::after { content: ""; }

.ladder .note { color: var(--quiet); }
.ladder .measure { width: 3.4rem; padding-inline: 0 .3rem; text-align: end; }
.ladder td.measure { font-weight: 600; white-space: nowrap; }
.ladder section > .note, .legend { margin-top: .75rem; font-size: .88em; color: var(--quiet); }
.legend { display: grid; grid-template-columns: auto 1fr; column-gap: 1em; }
.legend dt { margin: 0; white-space: nowrap; }

.board:empty { display: none; }
.board > section + section { margin-top: -1.25rem; }
.board > section { padding: 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.turn { margin: .75rem 0 0; padding: .75rem 1rem; border-inline-start: .25rem solid var(--accent); background: var(--tint); }
.turn strong { display: block; font: 600 1.35em/1.3 var(--serif); }
.matches { list-style: none; }
.matches li { display: flex; gap: 1em; padding: .35rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.matches time { color: var(--quiet); }
.night table th, .night table td { padding-block: .35rem; }
.night thead th { white-space: nowrap; }
.night tbody th { font-weight: 400; width: 60%; }
.night td { white-space: nowrap; }
.dark::before, .light::before { content: ""; display: inline-block; width: .65em; height: .65em; margin-inline-end: .5em; border: .12em solid currentColor; border-radius: 50%; }
.dark::before { background: currentColor; }
.light { color: var(--quiet); }

.challenges ul, .rematches ul { list-style: none; }
.challenges li { padding: .45rem 0; border-bottom: 1px solid var(--line); }
.challenges li:last-child { border-bottom: 0; }
.challenges b { font-weight: 600; }
.challenges p { font-size: .88em; color: var(--quiet); }
.challenges summary, .games summary, .results summary { padding: .25rem 0; }
.games time { white-space: normal; }
.results summary, .results .moves { font-size: .88em; }
.results .moves { color: var(--ink); overflow-wrap: anywhere; }
.score { padding: 0 .35em; white-space: nowrap; }
.rematches h2 { display: inline; }
.rematches li { display: flex; gap: 1em; font-variant-numeric: tabular-nums; }
.rematches time { min-width: 7.5em; color: var(--quiet); }
.games details { padding: .35rem 0; border-bottom: 1px solid var(--line); }
.games table { max-width: 44rem; margin-top: .25rem; font-size: .88em; }
.games th, .games td { padding: .3rem 0 .3rem .5em; text-align: end; white-space: nowrap; }
.games th:first-child { padding-inline-start: 0; text-align: start; font-weight: 400; white-space: normal; }
.games tbody td:last-child { font-weight: 600; }
.games .note { padding: .35rem 0; font-size: .88em; color: var(--quiet); }

.results b { font-weight: 400; }
.results b span { font-weight: 600; white-space: nowrap; padding: 0 .35em; }
.results p { font-size: .88em; color: var(--quiet); }
.results td:last-child { text-align: end; white-space: nowrap; width: 1%; color: var(--quiet); }
.results td:last-child small { display: block; }
.results th { padding-top: 1rem; font-weight: 600; }
.void b { text-decoration: line-through; color: var(--quiet); }
.rules h2, .season h2, .more h2 { display: inline; }
.season ul { padding-inline-start: 0; list-style: none; }
.season small { margin-inline-start: -.15em; }
.more { border-top: 1px solid var(--line); padding-top: 1.5rem; }
.more section { margin-bottom: 1.5rem; }
@media (scripting: none) { .more, .scripted { display: none; } }
dt { margin-top: 1rem; font-weight: 600; }
.links { list-style: none; font-size: 1.15em; }
.links li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
.links p { font-size: .8em; color: var(--quiet); }
.links button, #more button { min-height: 2.75rem; margin-block: .2rem; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: .4rem; background: var(--card); color: var(--accent); font: inherit; cursor: pointer; }
#more p { margin-top: 1.25rem; color: var(--quiet); }
footer .files { display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; margin-top: .5rem; list-style: none; }
footer { padding-top: 1rem; border-top: 1px solid var(--line); font-size: .88em; color: var(--quiet); }

@media (min-width: 64rem) {
  main:has(.ladder) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); grid-template-rows: auto 1fr; column-gap: clamp(2rem, 4vw, 5rem); }
  .ladder { grid-column: 1; grid-row: 1 / span 2; }
  .board { grid-column: 2; grid-row: 1; }
  .side { grid-column: 2; grid-row: 2; }
  .ladder td > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 4fr); column-gap: 1.25rem; }
  .ladder em, .ladder .note { grid-column: 2; }
}
${CHART_STYLE}
${WHAT_IF_STYLE}
${EMBED_STYLE}
${PRINT_STYLE}
`.trim();
