import type { Page } from 'playwright-core';

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

export const named = (all: readonly Spoken[], ...roles: readonly string[]): readonly string[] =>
  all.filter(({ role }) => roles.includes(role)).map(({ name }) => name);
