/// <reference lib="dom" />

/** What a script has added by itself is no business of the page that comes. */
const isOwn = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-own');

/** What has been unfolded stays unfolded, and a row that is hidden or marked stays so. */
const KEPT = ['open', 'hidden', 'data-moved'];

/** How an element is found again after it moves: by its id, or in a row of the ladder by whose row it is. */
function keyOf(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined;
  if (node.id !== '') return `#${node.id}`;
  return node.localName === 'tr'
    ? (node.querySelector('a[href*="player/#"]')?.getAttribute('href') ?? undefined)
    : undefined;
}

type RowsByKey = ReadonlyMap<string | undefined, Node>;

/** Makes an element like another by changing only what differs, so that focus, selection and scroll stay. */
export function morph(then: Element, now: Element): void {
  morphInto(then, now, new Map([...then.querySelectorAll('.ladder tr')].map((row) => [keyOf(row), row])));
}

function morphInto(then: Element, now: Element, rows: RowsByKey): void {
  for (const { name } of [...then.attributes])
    if (!now.hasAttribute(name) && !KEPT.includes(name)) then.removeAttribute(name);
  for (const { name, value } of now.attributes)
    if (then.getAttribute(name) !== value && !KEPT.includes(name)) then.setAttribute(name, value);
  morphChildren(then, now, rows);
}

function morphChildren(then: Element, now: Element, rows: RowsByKey): void {
  const keyed = new Map([...then.childNodes].map((each) => [keyOf(each), each]));
  let next = then.firstChild;
  for (const wanted of [...now.childNodes]) {
    while (next && isOwn(next)) next = next.nextSibling;
    const key = keyOf(wanted);
    const found = key === undefined ? sameKind(next, wanted) : (keyed.get(key) ?? rows.get(key));
    const node = found ? alike(found, wanted, rows) : document.adoptNode(wanted);
    if (node === next) next = next.nextSibling;
    else then.insertBefore(node, next);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    if (!isOwn(gone)) gone.remove();
  }
}

/** The node that stands there already, if it can become the wanted one. */
const sameKind = (there: Node | null, wanted: Node): Node | undefined =>
  there && there.nodeName === wanted.nodeName && keyOf(there) === undefined ? there : undefined;

function alike(then: Node, now: Node, rows: RowsByKey): Node {
  if (then instanceof Element && now instanceof Element) {
    if (!then.isEqualNode(now)) morphInto(then, now, rows);
  } else if (then.nodeValue !== now.nodeValue) then.nodeValue = now.nodeValue;
  return then;
}

/** How long a row is on its way, in milliseconds. */
const TIME = 700;

/** How far from the left of the window and down in its table each row lies, in pixels. */
type Places = ReadonlyMap<Element, readonly [left: number, down: number]>;

const table = (): Element | null => document.querySelector('.ladder table');

/** Blocks out of sight are not laid out, and stay so. */
const isNear = (block: Element): boolean => {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
};

/** Where the rows lie that are visible, or may be in a moment. */
export function placesOfRows(): Places {
  const from = table()?.getBoundingClientRect().top ?? 0;
  const blocks = [...document.querySelectorAll('.ladder tbody')].filter(isNear);
  return new Map(
    blocks
      .flatMap((block) => [...block.querySelectorAll<HTMLElement>('tr:not([hidden])')])
      .map((row) => {
        const { left, top } = row.getBoundingClientRect();
        return [row, [left, top - from]];
      }),
  );
}

/** Lets each row that comes into sight glide from where it lay to where it lies; nothing moves for those who prefer that. */
export function glide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = table()?.getBoundingClientRect().top ?? 0;
  for (const [row, place] of placesOfRows()) {
    const [left, down] = before.get(row) ?? place;
    const [right, way] = [left - place[0], down - place[1]];
    if (Math.hypot(right, way) < 1) continue;
    const far = Math.sign(way) * Math.min(Math.abs(way), innerHeight);
    const end = from + place[1];
    // Each that glides is a layer of its own, which costs a phone dear.
    if (Math.max(end, end + far) < 0 || Math.min(end, end + far) > innerHeight) continue;
    row.animate([{ transform: `translate(${right}px, ${far}px)` }, { transform: 'none' }], {
      duration: TIME,
      easing: 'ease-in-out',
    });
  }
}

/** How long a player who has moved stays marked, in milliseconds. */
const MARKED = 8000;

const rows = (page: Document) => page.querySelectorAll<HTMLElement>('.ladder tr[id]');
const playerIn = (row: Element): string => row.querySelector('a')?.getAttribute('href') ?? '';
const rungIn = (row: Element): string => row.querySelector('th')?.firstChild?.textContent ?? '';

/** On which rung everybody stands, by the address of their own page. */
export const rungsOn = (page: Document): ReadonlyMap<string, string> =>
  new Map([...rows(page)].map((row) => [playerIn(row), rungIn(row)]));

/** Marks those who stand on another rung than before; who rises passes over the others. */
export function highlight(before: ReadonlyMap<string, string>): void {
  for (const row of rows(document)) {
    const rung = before.get(playerIn(row));
    if (rung === undefined || rung === rungIn(row)) continue;
    row.dataset['moved'] = Number(rungIn(row)) < Number(rung) ? 'up' : '';
    setTimeout(() => row.removeAttribute('data-moved'), MARKED);
  }
}

/** The newest result, and whose turn it is, where they are others than before. */
export const newsIn = (then: Document, now: Document): string =>
  ['.results tbody td', '.games summary', '.turn']
    .flatMap((place) => {
      const [before, after] = [then, now].map((page) => textOf(page.querySelector(place)));
      return after !== undefined && after !== '' && after !== before ? [after] : [];
    })
    .join('. ');

const textOf = (element: Element | null): string | undefined => element?.textContent?.replace(/\s+/g, ' ').trim();
