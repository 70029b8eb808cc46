/// <reference lib="dom" />

/** Whether the page was opened from a home screen, as an app of its own. */
export const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;
