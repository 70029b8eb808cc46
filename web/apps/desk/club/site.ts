/** The public addresses of a ladder, from that of its page. */
export const addressesOf = (page: string) => ({
  page,
  calendar: `${page}calendar.ics`,
  feed: `${page}results.atom`,
  csv: `${page}log.csv`,
  wall: `${page}wall/`,
  embed: `${page}embed/`,
});

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Tall enough for twenty rungs and five results, in pixels. */
const HEIGHT = 900;

/** The line of HTML that shows a ladder on somebody's own website, whatever the ladder is called. */
export function frameLine(embed: string, name: string): string {
  const title = name.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '').replace(/\s+/g, ' ');
  return `<iframe src="${embed}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
}
