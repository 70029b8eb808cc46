/// <reference lib="dom" />

const ROW = 'li, tr';
const INSTEAD = `input:enabled, select:enabled, textarea:enabled, ${ROW}`;
const PART = 'section, dialog, details, main';
const HEADING = 'h1, h2, h3, summary';

/** Where the focus is: what lies around it, innermost first, up to the dialog or the page; and the rows beside its own. */
interface Place {
  readonly at: HTMLElement;
  readonly around: readonly Element[];
  readonly rows: readonly Element[];
}

/**
 * Whoever goes by keyboard is not thrown to the top of the page where what they pressed is gone or shut off for a while:
 * the focus goes to a field or row that has come instead, else to a row or a heading. For a finger nothing jumps.
 */
export function keepFocus(): void {
  let byPointer = false;
  let [onPage, inDialog]: (Place | undefined)[] = [];
  const note = () => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return;
    if (at.closest('dialog')) inDialog = placeOf(at);
    else [onPage, inDialog] = [placeOf(at), undefined];
    // What has opened a dialog may get other rows beside it meanwhile.
    if (onPage?.at.isConnected) onPage = placeOf(onPage.at);
  };
  addEventListener('focusin', note);
  addEventListener('pointerdown', () => (byPointer = true), { capture: true });
  addEventListener('keydown', () => (byPointer = false), { capture: true });
  new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return note();
    const lost = inDialog?.around.some((each) => each.isConnected && each.matches('dialog[open]')) ? inDialog : onPage;
    if (!lost || byPointer) return;
    if (lost.at.isConnected) lost.at.focus();
    if (document.activeElement === lost.at || (lost.at.isConnected && lost.at.matches(':disabled'))) return;
    const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    giveFocus(heirOf(lost, come));
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
}

function placeOf(at: HTMLElement): Place {
  const around: Element[] = [];
  for (let each = at.parentElement; each && !around.at(-1)?.matches('dialog'); each = each.parentElement)
    around.push(each);
  const row = around.find((each) => each.matches(ROW));
  const rows = [row?.nextElementSibling, row?.previousElementSibling].filter((each) => each instanceof Element);
  return { at, around, rows };
}

/**
 * The first field or row that has come instead, else the row, or a row beside it, else the heading of the part: no other key, so
 * that one who presses twice does nothing more.
 */
function heirOf({ around, rows }: Place, come: readonly Node[]): Element | null | undefined {
  const near = around.filter((each) => each.isConnected);
  const row = near.find((each) => each.matches(ROW)) ?? rows.find((each) => each.isConnected);
  const part = near.find((each) => each.matches(PART) && each.querySelector(HEADING));
  const all = [...((row ?? part)?.querySelectorAll(INSTEAD) ?? [])];
  const instead = all.find((each) => each.checkVisibility() && come.some((node) => node.contains(each)));
  return instead ?? row ?? part?.querySelector(HEADING);
}

/** Rows and headings have the focus only this once. */
function giveFocus(heir: Element | null | undefined): void {
  if (!(heir instanceof HTMLElement)) return;
  if (heir.tabIndex < 0 && !heir.hasAttribute('tabindex')) {
    heir.tabIndex = -1;
    heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
  }
  heir.focus();
}
