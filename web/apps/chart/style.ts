export const CHART_STYLE = `
:root { --c0: #0072b2; --c1: #d55e00; --c2: #00795a; --c3: #b5509a; --c4: #8a6d00; --c5: #3d8fc4; --c6: #55524b; --c7: #9c3d00; }
@media (prefers-color-scheme: dark) {
  :root { --c0: #56b4e9; --c1: #e8894a; --c2: #2fc39b; --c3: #e39ac6; --c4: #f0e442; --c5: #8ab8ff; --c6: #c9c4b8; --c7: #ffb98a; }
}
.c0 { --c: var(--c0); } .c1 { --c: var(--c1); } .c2 { --c: var(--c2); } .c3 { --c: var(--c3); }
.c4 { --c: var(--c4); } .c5 { --c: var(--c5); } .c6 { --c: var(--c6); } .c7 { --c: var(--c7); }
.sized { overflow: hidden; margin-top: .75rem; }
.plot { display: block; font-size: 12px; font-variant-numeric: tabular-nums; }
.plot .grid path { stroke: var(--line); stroke-width: 1; }
.plot .grid text { fill: var(--quiet); }
.plot .line { cursor: pointer; }
.plot .line path { fill: none; stroke: var(--c); stroke-width: 2; stroke-linejoin: round; }
.plot .dashed path { stroke-dasharray: 6 3; }
.plot .line .around { stroke: transparent; stroke-width: 16; stroke-dasharray: none; }
.plot .line circle { fill: var(--c); }
.plot .line text { fill: var(--ink); }
.plot.chosen .line:not(.marked) path:not(.around) { opacity: .25; }
.plot.chosen .line:not(.marked) :is(circle, text) { opacity: .55; }
.plot .marked path:not(.around) { stroke-width: 4; }
.plot .marked text { font-weight: 700; }
.names { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0; padding: 0; list-style: none; }
.names button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .2rem .8rem; font: inherit; font-size: .88em; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 2rem; cursor: pointer; }
.names button::before { content: ""; width: 1.4em; height: 0; margin-inline-end: .5em; border-top: .2em solid var(--c); }
.names .dashed::before { border-top-style: dashed; }
.names [aria-pressed=true] { border-color: var(--ink); font-weight: 600; background: var(--tint); }
.wide { overflow-x: auto; }
.wide table { font-size: .88em; }
`;
