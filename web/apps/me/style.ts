/** One column for a thumb: whatever can be pressed is as high as a thumb is wide. All of it keeps to the page's own. */
export const ME_STYLE = `
.me {
& { max-width: 40rem; margin-inline: auto; overflow-wrap: anywhere; }
&:is(header) { padding-block: 1rem .75rem; }
&:is(main) > p { margin-top: .75rem; }
& h1 { font-size: 1.7em; }
& h2 { font-size: 1.15em; margin-bottom: .4rem; }
& section, & .account { margin-bottom: 1.75rem; }
& ul { list-style: none; }
& .hint { color: var(--quiet); font-size: .88em; }
& .stand { font-size: 1.15em; }
& .stand strong { font: 600 2em/1 var(--serif); }
& .threat, & .fault, & .line p, & .refusal { margin: .6rem 0; padding: .5rem .8rem; border-inline-start: .25rem solid var(--down); background: var(--card); }
& .why { margin-top: .6rem; font-size: .92em; }
& .why details p { padding: .3rem 0; }
& .why time, & .bouts time { color: var(--quiet); }
& :is(button, input, select, textarea) { min-height: 3rem; font: inherit; }
& button { min-width: 3rem; padding: .4rem 1rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: var(--ink); cursor: pointer; touch-action: manipulation; overflow-wrap: anywhere; }
& button.main { border-color: var(--accent); background: var(--accent); color: var(--paper); font-weight: 600; }
& button:disabled { border: 1px dashed var(--edge); background: transparent; color: var(--quiet); cursor: default; }
& .tonight button, & dialog button { width: 100%; }
& .buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .6rem; }
& .buttons button { flex: 1 1 8rem; }
& .buttons + .hint { margin-top: .5rem; }
& .cards li { margin-bottom: .75rem; padding: .8rem 1rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
& .cards li > button { width: 100%; margin-top: .6rem; }
& .rivals ul:not(.cards) { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); gap: .5rem; }
& .rivals ul:not(.cards) button { display: flex; align-items: baseline; gap: .6em; padding-inline: .7rem; width: 100%; height: 100%; text-align: start; border-color: var(--accent); background: var(--tint); }
& .rivals small { flex: none; }
& .rivals button bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
& summary { min-height: 3rem; padding-block: .75rem; color: var(--accent); }
& dl > div { padding: .4rem 0; border-bottom: 1px solid var(--line); }
& dt { margin: 0; }
& dd { font-size: .88em; color: var(--quiet); }
& .form { display: flex; gap: .25rem; margin-block: .5rem; }
& .form b { width: 1.9rem; height: 1.9rem; border: 1px solid var(--line); border-radius: .3rem; text-align: center; font-size: .88em; line-height: 1.9rem; background: var(--card); }
& .form .won { background: var(--up); border-color: var(--up); color: var(--paper); }
& .form .lost { color: var(--down); border-color: var(--down); }
& .bouts li { display: flex; justify-content: space-between; gap: 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line); }
& .bouts time { font-size: .88em; }
& .line li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem; padding: .25rem 0; }
& .refusal button { margin-top: .5rem; }
& dialog { width: min(34rem, 100vw - 1rem); max-height: calc(100dvh - 1rem); overflow-y: auto; padding: 1.1rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--paper); color: var(--ink); }
& dialog::backdrop { background: rgb(0 0 0 / .5); }
& dialog h2 { outline: none; }
& dialog > * + *, & form > * + * { margin-top: .75rem; }
& .quiet { background: transparent; }
& .foreseen li { padding: .15rem 0; }
& .rule { font-size: .88em; color: var(--quiet); }
& .field { display: grid; gap: .25rem; }
& .field > label, & legend { font-weight: 600; }
& :is(input:not([type=radio], [type=checkbox]), textarea) { width: 100%; padding: .5rem .7rem; border: 1px solid var(--edge); border-radius: .4rem; background: var(--card); color: var(--ink); font-size: max(1rem, 1em); }
& fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
& .keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: .5rem; }
& .keys legend { padding-bottom: .35rem; }
& :is(.keys label, .check) { display: flex; align-items: center; gap: .6rem; min-height: 3rem; padding: .4rem .8rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); cursor: pointer; }
& :is(.keys label, .check):has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: inset 0 0 0 1px var(--accent); }
& :is(.keys label, .check) input { flex: none; width: 1.15rem; min-height: 1.15rem; margin: 0; accent-color: var(--accent); }
& .keys b { font-weight: 400; }
& .seats { display: grid; gap: .4rem; }
}
`;
