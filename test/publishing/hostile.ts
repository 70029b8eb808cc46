/** Names that would break pages, feeds or calendars where they are not written with care. */
export const HOSTILE: Readonly<Record<string, string>> = {
  script: '<script>alert("x")</script>',
  entity: '&lt;b&gt; &amp; ]]> <!-- %',
  quote: `"'O’Brien\\; one, two: three`,
  lines: 'Ann\r\nBEGIN:VEVENT\r\nSUMMARY:evil\nEND:VCALENDAR',
  arabic: 'عمر الخيام',
  overridden: '\u202Egnp.nnA\u2066',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(32),
  controls: 'A\u0000n\u0007n\u001B\u0085\uFFFE\uFFFF\uD800',
  long: 'ß'.repeat(300),
  nothing: '\u0000\u200B',
};
