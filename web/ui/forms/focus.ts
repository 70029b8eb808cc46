/// <reference lib="dom" />

const ROW = 'li, tr';
const INSTEAD = `input:enabled, select:enabled, textarea:enabled, ${ROW}`;
const PART = `${ROW}, section, dialog, details, main`;
const HEADING = 'h1, h2, h3, summary';

/** Where the focus is: the parts of the page around it, innermost first, up to the dialog; each with those beside it. */
interface FocusPlace {
  readonly at: HTMLElement;
  readonly around: readonly { readonly part: Element; readonly beside: readonly (Element | null)[] }[];
}

/** Moves a keyboard's focus, when what it was on goes, to what came instead, a row or a heading. */
export function keepFocus(): void {
  let byPointer = false;
  let [onPage, inDialog]: (FocusPlace | undefined)[] = [];
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
    const lost = inDialog?.around.some(({ part }) => part.isConnected && part.matches('dialog[open]'))
      ? inDialog
      : onPage;
    if (!lost || byPointer) return;
    if (lost.at.isConnected) lost.at.focus();
    if (document.activeElement === lost.at || (lost.at.isConnected && lost.at.matches(':disabled'))) return;
    const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    giveFocus(heirOf(lost, come));
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
}

function placeOf(at: HTMLElement): FocusPlace {
  const around: FocusPlace['around'][number][] = [];
  for (let part = at.closest(PART); part; part = part.parentElement?.closest(PART) ?? null) {
    around.push({ part, beside: [part.nextElementSibling, part.previousElementSibling] });
    if (part.matches('dialog')) break;
  }
  return { at, around };
}

/**
 * Moves the focus to the first field or row that replaced it, else to a row or heading nearby; never to a key, where a double
 * press would do more.
 */
function heirOf({ around }: FocusPlace, come: readonly Node[]): Element | null | undefined {
  // What is folded away has rectangles too, in some browsers, but takes no focus.
  const hasCome = (each: Element): boolean =>
    each.getClientRects().length > 0 &&
    !each.closest('details:not([open])') &&
    come.some((node) => node.contains(each));
  for (const { part, beside } of around) {
    const there = [part, ...beside].find((each) => each?.isConnected);
    const instead = [...(there?.querySelectorAll(INSTEAD) ?? [])].find(hasCome);
    const heir = instead ?? (there?.matches(ROW) ? there : there?.querySelector(HEADING));
    if (heir) return heir;
  }
  return undefined;
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
