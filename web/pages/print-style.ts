/**
 * A ladder of up to about forty on one sheet of A4, for the board at the club: the rungs on the left, what has happened
 * and what is due on the right.
 */
export const PRINT_STYLE = `
@media print {
  @page { size: A4; margin: 11mm 12mm; }
  :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --accent: #000; --tint: #fff; --up: #000; --down: #000; }
  html { font-size: 8.5pt; line-height: 1.3; }
  body { max-width: none; padding: 0; }
  .skip, .find, .offline, .more, .season, nav, footer .files, header > p:has(a), .rules, .rematches, .settlements, .night, .legend, .results .later, .results details, .results small, .results p + p, .games .note, .challenges details { display: none; }
  .ladder tr[hidden] { display: table-row; }
  header { padding: 0 0 2mm; }
  section { margin-bottom: 3mm; }
  section > p { margin-top: 1mm; }
  .notice { padding: 0; background: none; color: inherit; }
  h1 { font-size: 1.7em; }
  h2 { font-size: 1.15em; }
  a { color: inherit; text-decoration: none; }
  main:has(.ladder) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: 8mm; }
  main:has(.ladder) > .ladder { grid-column: 1; grid-row: 1 / span 2; }
  main:has(.ladder) > .board { grid-column: 2; grid-row: 1; }
  main:has(.ladder) > .side { grid-column: 2; grid-row: 2; }
  .ladder td > div { display: block; }
  .ladder :is(p, details, em, .legend) { display: none; }
  .ladder tbody th { font-size: 1.05em; }
  th, td, .night :is(th, td), .games :is(th, td) { padding-block: .5mm; }
  .board > section { padding: 2mm; border-radius: 1mm; }
  .results tbody th { padding-top: 1mm; }
  .games details:not([open]) { display: none; }
  footer { padding-top: 1mm; }
  .challenges li:nth-child(n + 5) { display: none; }
  tr, li { break-inside: avoid; }
}
`;
