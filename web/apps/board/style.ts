/** The board is read across a noisy room and used with a thumb: large, calm, and nothing moves but what happens. */
export const BOARD_STYLE = `
.night-board { --thumb: 3.25rem; padding-bottom: 5rem; }
.night-board button, .sheet button { min-height: var(--thumb, 3.25rem); min-width: var(--thumb, 3.25rem); padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit; line-height: 1.25; cursor: pointer; touch-action: manipulation; overflow-wrap: anywhere; }
.night-board button:disabled, .sheet button:disabled { color: var(--quiet); border-style: dashed; cursor: default; }
.night-board ul { list-style: none; }
.night-board h2 { font-size: 1.1em; margin-bottom: .4rem; }
.night-board h2:focus { outline: none; }
.night-board section { margin-bottom: 1.25rem; }
.night-board header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding: .75rem 0; }
.night-board h1 { font-size: 1.3em; }
.night-board header time { font-size: 1.3em; font-variant-numeric: tabular-nums; }
.night-board nav { margin: 0 0 0 auto; }
.night-board nav a, .closed nav a { display: inline-block; padding: .75rem .25rem; }
.closed { padding-top: 2rem; }
.closed p { margin: 1rem 0; }
.state, .night-board small { font-size: .85em; color: var(--quiet); white-space: normal; }
.pending { display: inline-block; width: 1.1em; height: 1.1em; margin-inline-start: .3em; vertical-align: -.15em; fill: none; stroke: var(--down); stroke-width: 1.6; }

.line details, .refusal, .tray button.refusal { padding: .5rem .75rem; border: 2px solid var(--down); border-radius: .5rem; background: var(--card); color: var(--ink); }
.line summary { font-weight: 600; min-height: 1.5rem; }
.line ul { max-height: 30vh; overflow-y: auto; }
.refusal { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin-bottom: .4rem; }
.refusal p { flex: 1 1 16rem; }
.tray button.refusal { width: 100%; text-align: start; }

.turn-now { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; }
.night-board .turn-now button { min-width: 7rem; }
.turn-now p { min-height: 1.3em; font: 600 clamp(1.5rem, 4vw, 2.6rem)/1.25 var(--serif); }
.turn-now small { font: 400 .55em system-ui, sans-serif; }
.final-now { padding: .75rem 1rem; border: 2px solid var(--accent); border-radius: .6rem; background: var(--tint); }
.final-now p { margin-bottom: .5rem; }
.countdown { font-size: 1.7em; font-variant-numeric: tabular-nums; }
.final-now small { margin-inline-start: .75em; }
.champion, .playoff { font: 600 1.6em/1.3 var(--serif); }

.halves { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; }
.halves > *, .halves > div > * { min-width: 0; }
.room ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr)); gap: .5rem; }
.peg { display: flex; gap: .35rem; min-width: 0; }
.night-board .who { display: flex; flex: 1; align-items: center; gap: .5rem; min-width: 0; min-height: 4rem; text-align: start; }
.night-board li bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.night-board .two bdi { display: inline; }
.who .name { flex: 1; min-width: 5.5rem; font-weight: 600; line-height: 1.15; }
.who .state { display: block; margin-top: .25em; font-weight: 400; line-height: 1.4; }
.night-board .home { padding-inline: .5rem; }
.rung { min-width: 1.3em; font: 600 1.25em/1 var(--serif); text-align: end; }
.imbalance { display: inline-block; min-width: 2.3em; margin-inline-end: .25em; padding: 0 .3em; white-space: nowrap; border: .14em solid currentColor; border-radius: 1em; text-align: center; font-variant-numeric: tabular-nums; }
.is-dark .imbalance { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.is-light .imbalance { background: transparent; border-style: dashed; }
.night-board .is-light .who { border-style: dashed; }
.night-board .is-not .who { background: transparent; color: var(--quiet); }
.night-board .is-turn .who { border: .2rem solid var(--accent); background: var(--tint); }
.night-board .is-open .who { border: .2rem solid var(--accent); background: var(--accent); color: var(--paper); }
.is-open .state { color: inherit; }
.night-board .is-open .imbalance { background: var(--paper); border-color: var(--paper); color: var(--ink); }
.marker { display: inline-block; white-space: nowrap; padding: 0 .4em; border: 1px solid currentColor; border-radius: 1em; font-weight: 400; }

.matches-now ul, .arrivals ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: .5rem; }
.matches-now button, .arrivals li button { width: 100%; height: 100%; text-align: start; }
.night-board .matches-now button { border: .15rem dashed var(--accent); }
.two { display: block; font-weight: 600; }
.arrivals ul { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); }
.arrivals li button { display: flex; justify-content: space-between; align-items: center; gap: .5rem; }
.arrivals li small { flex: none; white-space: nowrap; }
.arrivals li .late, .arrivals li .rejoin { flex-wrap: wrap; row-gap: 0; }
.arrivals form { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .5rem; }
.arrivals input, .sheet input { flex: 1 1 12rem; min-width: 0; min-height: 3.25rem; padding: .4rem .8rem; border: 1px solid var(--quiet); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit; }
.night-board .tray { position: fixed; inset: auto 0 0; max-height: 70vh; overflow-y: auto; padding: .4rem clamp(1rem, 3vw, 3rem); border-top: 1px solid var(--line); background: var(--paper); color: var(--ink); font-size: 1em; }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .4rem 1rem; }
.last { display: flex; flex: 1 1 14rem; align-items: center; justify-content: flex-end; gap: 1rem; min-width: 0; }
.last button { flex: none; }
.last span { min-width: 0; max-height: 3em; overflow: hidden; }

.sheet { width: min(44rem, 100vw - 1.5rem); max-height: calc(100vh - 1.5rem); overflow-y: auto; padding: 1.25rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
.sheet::backdrop { background: rgb(0 0 0 / .5); }
.sheet h2 { margin-bottom: .75rem; }
.sheet summary { padding: .9rem 0; color: var(--quiet); }
.sheet p, .sheet form, .sheet .list, .sheet .choices, .sheet .chips { margin: .5rem 0; }
.sheet label { display: block; }
.sheet label input { display: block; width: 100%; margin: .25rem 0 .75rem; }
.choices { display: grid; gap: .5rem; }
.night-board .choices button { font-weight: 600; }
.chips, .list { display: flex; flex-wrap: wrap; gap: .5rem; }
.list button { flex: 1 1 12rem; }
.night-board [aria-pressed=true] { border: .2rem solid var(--accent); background: var(--tint); }
.night-board button.main { display: block; width: 100%; margin: .75rem 0; border-color: var(--accent); background: var(--accent); color: var(--paper); font-weight: 600; }
.night-board button.main:disabled { background: transparent; border-color: var(--line); color: var(--quiet); }
.night-board button.quiet { width: 100%; background: transparent; }
.preview { min-height: 3em; font-weight: 600; }
@media (min-width: 100rem) {
  .room, .matches-now { font-size: 1.2em; }
}
@media (min-width: 34rem) {
  .choices { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  .night-board .choices button { min-height: 5.5rem; }
}
@media (min-width: 56rem) {
  .halves { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
`;
