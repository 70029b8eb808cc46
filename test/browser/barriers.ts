import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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

/** The grave ones of them, each in a line. */
export async function graveBarriersOn(page: Page): Promise<readonly string[]> {
  const found = await barriersOn(page);
  return found
    .filter(({ grave }) => grave)
    .map(({ scheme, rule, where }) => `${rule} in ${scheme}: ${where.join(' ').slice(0, 300)}`);
}

async function barriersIn(page: Page, scheme: Barrier['scheme'], apart?: string): Promise<readonly Barrier[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // One pass in the page itself: the other mode opens a blank page and loads axe there a second time.
  // What it would load beforehand, style sheets and films, none of these rules asks for; it takes a third of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (scheme === 'dark') axe.withRules(ABOUT_COLOURS);
  if (apart !== undefined) axe.exclude(apart);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => ({
    grave: impact === 'serious' || impact === 'critical',
    scheme,
    rule: id,
    where: nodes.map(({ html }) => html.slice(0, 120)),
  }));
}
