export const WALL_STYLE = `
body:has(.wall) { max-width: none; height: 100vh; padding: 0; overflow: hidden; }
#app:has(.wall) { height: 100%; }
body:has(> .notice) #app:has(.wall) { height: calc(100% - 3.5rem); }
.wall { display: flex; flex-direction: column; height: 100%; padding: 1.2vw 2vw; gap: .8vw; }
.wall header { display: flex; align-items: baseline; justify-content: space-between; gap: 2rem; padding: 0; }
.wall header p { font-size: clamp(1rem, 1.3vw, 1.8rem); color: var(--quiet); white-space: nowrap; }
.wall header .old { padding: .1em .6em; background: var(--ink); color: var(--paper); }
.wall h1 { font-size: clamp(1.4rem, 2.6vw, 3.5rem); }
.wall main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(16rem, 29vw); gap: 2.5vw; }
.wall .rungs { margin: 0; padding: 0; list-style: none; min-width: 0; min-height: 0; height: 100%; columns: 14em; column-gap: 2em; column-fill: balance; overflow: hidden; line-height: 1.5; }
.wall .rungs li { display: flex; gap: .5em; align-items: baseline; break-inside: avoid; border-bottom: 1px solid var(--line); }
.wall .rung-number { flex: 0 0 1.7em; text-align: end; font: 600 1em/1.5 var(--serif); color: var(--quiet); font-variant-numeric: tabular-nums; }
.wall .rung-name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.wall .rung-name bdi { overflow-wrap: normal; }
.wall .rung-change { flex: none; font-size: .8em; color: var(--quiet); font-variant-numeric: tabular-nums; }
.wall .rung-change.up { color: var(--up); }
.wall .rung-change.down { color: var(--down); }
.wall aside { min-height: 0; overflow: hidden; display: flex; flex-direction: column; gap: 1vw; font-size: clamp(.9rem, 1.05vw, 1.5rem); }
.wall aside section { margin: 0; }
.wall .night { flex: 0 1 auto; min-height: 0; overflow: hidden; padding: 1rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.wall .night :is(th, td, li) { padding-block: .12rem; }
.wall .night :is(h3, .turn) { margin-top: .4rem; }
.wall .turn { padding-block: .35rem; }
.wall .turn strong { font-size: 1.7em; line-height: 1.2; }
.wall .free { list-style: none; columns: 2; }
.wall .latest ul { list-style: none; margin-top: .3em; }
.wall .latest li { padding: .2em 0; border-bottom: 1px solid var(--line); }
.wall .codes { display: flex; gap: 1.5vw; margin-top: auto; flex: none; }
.wall figure { margin: 0; text-align: center; font-size: .85em; }
.wall .qr { display: block; width: clamp(6rem, 8vw, 12rem); height: auto; margin-bottom: .3em; }
@media (max-width: 60rem) {
  body:has(.wall) { height: auto; overflow: visible; }
  .wall main { display: block; }
  .wall .rungs { height: auto; columns: auto; margin-bottom: 2rem; }
}
`;
