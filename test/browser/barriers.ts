import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  var axe: typeof axeCore;
}

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose verdict a colour scheme can change. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Barrier {
  readonly grave: boolean;
  readonly scheme: 'light' | 'dark';
  readonly rule: string;
  readonly where: readonly string[];
}

/** What makes a page, as it is now, hard or impossible to use for some people: in light, and by its colours in dark. */
export async function barriersOn(page: Page, apart?: string): Promise<readonly Barrier[]> {
  const light = await barriersIn(page, 'light', apart);
  const dark = await barriersIn(page, 'dark', apart);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light, ...dark];
}

export async function graveBarriersOn(page: Page, apart?: string): Promise<readonly string[]> {
  const found = await barriersOn(page, apart);
  return found
    .filter(({ grave }) => grave)
    .map(({ scheme, rule, where }) => `${rule} in ${scheme}: ${where.join(' ').slice(0, 300)}`);
}

async function barriersIn(page: Page, scheme: Barrier['scheme'], apart?: string): Promise<readonly Barrier[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // For a page to read the library takes longer than what it is read for.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(LIBRARY);
  const asked = { only: scheme === 'dark' ? ABOUT_COLOURS : undefined, apart };
  const found = await page.evaluate(async ({ only, apart }) => {
    const { violations } = await axe.run(apart === undefined ? document : { exclude: [apart] }, {
      resultTypes: ['violations'],
      // Style sheets and films, none of these rules asks for; to load them takes a third of the time.
      preload: false,
      // As Lighthouse asks: what a thumb can hit, and what is said to what is read on it.
      ...(!only && { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }),
      ...(only && { runOnly: only }),
    });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ html }) => html.slice(0, 120)),
    }));
  }, asked);
  return found.map(({ id, impact, where }) => ({
    grave: impact === 'serious' || impact === 'critical',
    scheme,
    rule: id,
    where,
  }));
}

/** Something of a page as a screen reader comes to it. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly focusable: boolean;
}

/** All of a page that is spoken, in the order in which it is: what Chromium tells screen readers. */
export async function spokenOn(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): readonly (typeof nodes)[number][] => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      focusable: properties.some((each) => each.name === 'focusable' && each.value.value === true),
    }));
}

/** What can be reached by keys or swipes, and says nothing of itself. */
export const nameless = (all: readonly Spoken[]): readonly Spoken[] =>
  all.filter(({ role, name, focusable }) => focusable && name === '' && role !== 'RootWebArea');

export const namesOf = (all: readonly Spoken[], ...roles: readonly string[]): readonly string[] =>
  all.filter(({ role }) => roles.includes(role)).map(({ name }) => name);
