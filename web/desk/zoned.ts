/** A zone's offset from UTC at an instant, in minutes. */
function offsetAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A time as a club's clocks show it, such as 2021-09-06T19:50, with the offset that they have then. */
export function withOffset(zone: string, local: string): string {
  const wall = Date.parse(`${local}Z`);
  const offset = offsetAt(zone, wall - offsetAt(zone, wall) * 60_000);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** Today in a zone, by this browser's clock: YYYY-MM-DD. */
export const todayIn = (zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now());
