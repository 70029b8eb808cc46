import { loadPart } from '#web/ui/page/loading.ts';
import type { QrScript } from '#web/ui/page/qr.tsx';

/** Prints the page, with a code of its address for cameras. Where that cannot be fetched, the sheet has the address alone. */
export async function printSheet(): Promise<void> {
  const sheet = document.querySelector('.paper-address');
  const script = sheet?.childElementCount === 0 && (await loadPart<QrScript>('qr').catch(() => undefined));
  if (script) sheet.insertAdjacentHTML('afterbegin', codeOf(script.draw(sheet.textContent)));
  print();
}

const codeOf = ({ side, path }: ReturnType<QrScript['draw']>): string =>
  `<svg viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
