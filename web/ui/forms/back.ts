/// <reference lib="dom" />

/** The state of the step in the browser’s history by which the page is ahead while a dialog is open. */
const AHEAD = 1;

const isAhead = (): boolean => history.state === AHEAD;

/** The dialog on top, if there is any: none is there before it is opened, nor once it is closed. */
const onTop = (): Element | undefined => [...document.querySelectorAll('dialog')].at(-1);

/** Has the way back, as of a phone, close the dialog on top and not leave the page: to be called when one is opened, and when one is closed. */
export function closeOnBack(): void {
  window.onpopstate = () => isAhead() || onTop()?.dispatchEvent(new Event('cancel'));
  // Another dialog may open in the place of one that is closed.
  setTimeout(() => {
    if (isAhead() !== !onTop()) return;
    if (isAhead()) history.back();
    else history.pushState(AHEAD, '');
  });
}
