/// <reference lib="dom" />

import { loadScript } from '#web/ui/page/loading.ts';
import { remembersSomebody } from '#web/ui/session/remembered.ts';

/** The path of the app, which changes with it: those who build this script know it. Pages know this script alone. */
declare const SIGNED_IN: string;

if (remembersSomebody())
  loadScript(new URL(SIGNED_IN, import.meta.url).href).catch(() => {
    // The page is the same without.
  });
