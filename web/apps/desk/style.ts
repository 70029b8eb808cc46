/**
 * The desk and the page of a new ladder: forms that a thumb can use, tables that a screen of any width can show. The
 * sheet is shared with other apps, so all but the colours keep to the desk's own.
 */
export const DESK_STYLE = `
:root { --danger: #9b2c1f; --field: #857f73; }
@media (prefers-color-scheme: dark) { :root { --danger: #f0998c; --field: #8b8f96; } }
@keyframes news { 0%, 85% { opacity: 1; } to { opacity: 0; visibility: hidden; } }
.desk-app {
.desk-head { max-width: 60rem; padding-bottom: .75rem; }
.desk-head h1 { font-size: 1.7em; }
.tabs { display: flex; flex-wrap: wrap; gap: 0 .1rem; list-style: none; border-bottom: 1px solid var(--line); }
.tabs a { display: block; min-height: 2.75rem; margin: 0; padding: .6rem clamp(.45rem, 2.2vw, .9rem); text-decoration: none; border-bottom: .2rem solid transparent; }
.tabs a[aria-current] { border-color: var(--accent); font-weight: 600; color: var(--ink); }
.desk { outline: none; max-width: 60rem; }
.desk > section { padding: 1.25rem; margin-bottom: 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.desk summary h2, .fresh summary h2 { display: inline; }
.desk summary, .fresh summary { min-height: 2.75rem; padding-block: .5rem; }
.desk > section > * + * { margin-top: .6rem; }
.desk > section > details > * + * { margin-top: .75rem; }
.lines li > * + button, .link-cards li > * + button { margin-top: .4rem; }
.quiet, .hint { color: var(--quiet); }
.hint { font-size: .88em; }
.fault { color: var(--danger); font-weight: 600; }
.fault::before { content: "⚠ " / ""; }
.tag { padding: .1em .6em; border-radius: 1em; background: var(--tint); color: var(--accent); font-size: .82em; white-space: nowrap; }
.stale { margin-bottom: 1rem; padding: .6rem 1rem; border-inline-start: .25rem solid var(--danger); background: var(--card); }
.news:not(:empty) { position: fixed; inset: auto 0 0; padding: .8rem 1rem; background: var(--ink); color: var(--paper); text-align: center; animation: news 6s forwards; }
& .send > :first-child:not(:empty) { margin-bottom: 1rem; }
& form, & dialog form { display: grid; gap: 1rem; margin-top: .75rem; justify-items: start; }
.field { display: grid; gap: .25rem; width: 100%; }
.field > label, & legend { font-weight: 600; }
& input:not([type=radio], [type=checkbox]), & select, & textarea { width: 100%; max-width: 32rem; min-height: 2.75rem; padding: .5rem .7rem; border: 1px solid var(--field); border-radius: .4rem; background: var(--paper); color: var(--ink); font: inherit; }
& textarea { font-size: .95em; }
& input[type=date], & input[type=datetime-local], & input[type=time], & input[type=number] { max-width: 16rem; }
& [aria-invalid] { border: .15rem solid var(--danger) !important; }
& input[type=radio], & input[type=checkbox] { width: 1.3rem; height: 1.3rem; margin: 0; flex: none; accent-color: var(--accent); }
& button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--field); border-radius: .4rem; background: var(--card); color: var(--ink); font: inherit; cursor: pointer; }
& button.main { border-color: var(--accent); background: var(--accent); color: var(--card); font-weight: 600; }
& button:disabled, & button[aria-disabled=true] { opacity: .6; cursor: default; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
& fieldset { min-width: 0; width: 100%; margin: 0; padding: 0; border: 0; }
& legend { padding: 0; margin-bottom: .35rem; }
.radios label, .check, .seats label { display: flex; gap: .7rem; align-items: flex-start; min-height: 2.75rem; padding-block: .55rem; }
.radios b { font-weight: 400; }
.radios .hint { display: block; }
.radios:has(.hint) b { font-weight: 600; }
.keys { display: flex; flex-wrap: wrap; gap: .5rem; }
.keys legend { float: left; width: 100%; }
.keys label { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .4rem .9rem; border: 1px solid var(--field); border-radius: .4rem; font-variant-numeric: tabular-nums; }
.keys label:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: inset 0 0 0 1px var(--accent); }
.keys .fault { width: 100%; }
.pair, .scores, .seats { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: .25rem 1rem; width: 100%; }
.pair { gap: 1rem; }
.cards, .lines, .log, .link-cards { margin: 0; padding: 0; list-style: none; }
.sessions { margin: .3rem 0; padding: 0; list-style: none; }
.cards > li, .lines > li, .log > li, .card { padding: .8rem 0; border-bottom: 1px solid var(--line); }
.cards > li:last-child, .lines > li:last-child, .card:last-child { border-bottom: 0; }
.cards .buttons, .log .buttons, .lines .buttons { margin-top: .5rem; }
.terms { font-size: .95em; }
.log em { font-style: normal; color: var(--quiet); }
.scroll { position: relative; overflow-x: auto; }
.people { margin-top: .75rem; font-size: .95em; }
.people td, .people th { vertical-align: middle; }
.people th[scope=row] { font-weight: 600; min-width: 9rem; }
.before-after { margin-block: .75rem; }
.before-after td:has(bdi) { min-width: 6.5em; }
.before-after .same { color: var(--quiet); }
.before-after th[scope=row] { font-family: var(--serif); font-weight: 600; }
.rose { color: var(--up); }
.fell { color: var(--down); }
.about { font-size: 1.1em; margin-bottom: .5rem; }
& dialog { width: min(40rem, 100vw - 1.5rem); max-height: calc(100dvh - 2rem); overflow-y: auto; padding: 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); color: var(--ink); }
& dialog::backdrop { background: rgb(0 0 0 / .5); }
& dialog h2 { margin-bottom: .5rem; outline: none; }
& dialog > .buttons { margin-top: 1rem; }
.guide ol { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin: 0; padding: 0; list-style: none; counter-reset: step; }
.guide li { counter-increment: step; color: var(--quiet); }
.guide li::before { content: counter(step); display: inline-grid; place-items: center; width: 1.7em; height: 1.7em; margin-inline-end: .5em; border: 1px solid currentColor; border-radius: 50%; }
.guide li.past::before { content: "✓" / "done:"; }
.guide li[aria-current] { color: var(--ink); font-weight: 600; }
.guide li[aria-current]::before { background: var(--accent); color: var(--card); border-color: var(--accent); }
.guide.live { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: center; justify-content: space-between; }
.guide.live p { margin-bottom: .5rem; }
.qr { display: block; width: 11rem; max-width: 100%; height: auto; border: 1px solid var(--line); }
.link { overflow-wrap: anywhere; font-size: .88em; user-select: all; }
.seen { table-layout: fixed; }
.seen :is(td, th) { overflow-wrap: anywhere; }
.seen input { display: block; margin-top: .25rem; }
.poster { max-width: 22rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: #fff; color: #000; text-align: center; }
.poster .name { font: 600 1.5em/1.2 var(--serif); overflow-wrap: anywhere; }
.poster .qr { width: 14rem; margin: .75rem auto; border: 0; }
.link-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin-block: 1rem; }
.link-cards li { padding: 1rem; border: 1px solid var(--line); border-radius: .6rem; break-inside: avoid; }
.link-cards .qr { margin-block: .5rem; }
.game { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: .75rem; }
.chessboard { display: grid; grid-template-columns: repeat(8, 1fr); width: min(20rem, 100%); aspect-ratio: 1; border: 1px solid var(--field); }
.chessboard span { display: grid; place-items: center; aspect-ratio: 1; font-size: clamp(1.3rem, 8vw, 2rem); line-height: 1; color: #000; }
.chessboard .pale { background: #f0e6d2; }
.chessboard .deep { background: #c3a57b; }
.chessboard .moved { box-shadow: inset 0 0 0 .2rem #1d5b49; }
.steps { flex: 1 1 14rem; min-width: 0; }
.steps .moves { display: flex; flex-wrap: wrap; gap: .25rem; max-height: 14rem; overflow-y: auto; margin: .5rem 0; padding: 0; list-style: none; }
.steps .moves button { min-height: 2rem; padding: .1rem .5rem; border-color: transparent; }
.steps .moves [aria-current] { background: var(--tint); border-color: var(--accent); }
& pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.fresh { display: grid; gap: 1.5rem; }
.fresh .card { padding: 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
.fresh dl { margin-top: .5rem; font-size: .92em; }
.columns { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 1rem; width: 100%; margin-bottom: 1rem; align-items: end; }
.columns > button { justify-self: start; }
@media (min-width: 64rem) {
  .fresh { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); align-items: start; }
}
@media (max-width: 34rem) { .people .played { display: none; } .people :is(.rating, small) { display: none; } .people th[scope=row] { min-width: 0; } .people :is(td, th) { padding-inline: .2rem; } .pasted :is(th, td):is(:nth-child(1), :nth-child(4)) { display: none; } .pasted :is(th, td) { padding-inline: 0 .4rem; } }
@media (prefers-reduced-motion: reduce) { .news:not(:empty) { animation: none; position: static; } }
@media print {
  .desk:has(.made) > :not(.made), .desk-head, .made button, .made > p, .made > h2, .news { display: none; }
  .desk:has(.on-paper) > :not(.on-paper), .on-paper > :not(.poster) { display: none; }
  .on-paper { border: 0 !important; }
  .desk:has(.on-paper) { max-width: none; }
  .poster { max-width: none; border: 0; font-size: 2.6em; }
  .poster .qr { width: 145mm; margin-block: 12mm; }
  .made { border: 0 !important; padding: 0 !important; }
}
}
`;
