import { describe, expect, it } from 'vitest';
import { small } from '#cdk/build/sheets.ts';
import * as SHEETS from '#functions/publishing/sheets.ts';
import { asRead, newerNamesIn } from '../browser/oldest.ts';
import { builtAtStart } from '../local/built.ts';

/** What the oldest browsers do not know in a style sheet, and how the page is without it. */
const WITHOUT = {
  ' / ': 'a sign is read out as well: the sheet gives it once more without the words for it',
  'color-mix': 'what is tinted has the green of all pages',
  'contain-intrinsic-height': 'goes with the next',
  'container-type': 'a pyramid is a list',
  'content-visibility': 'what is out of sight is laid out at once',
  container: 'a pyramid is a list',
  cqi: 'a pyramid is a list',
  dvh: 'the height of the window counts, with the bars of the browser',
  'forced-colors': 'nothing tells one’s own cell in a box, or the open part of a page, in the colours of the reader',
  has: 'the colour of a row or a choice, a column beside another',
  hyphens: 'words are not divided',
  page: 'paper has the margins of the printer',
  'scrollbar-width': 'scroll bars are as wide as elsewhere',
  scripting: 'nothing makes room for what a script brings',
  size: 'as for paper',
  'text-wrap': 'lines break where they are full',
  'user-select': 'a code is selected by hand',
};

/** What sounds newer than the oldest browsers in a script: filled in, asked for before it is used, or a word of our own. */
const SOUNDS_NEWER = {
  'is filled in': ['throwIfAborted', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'is asked for before it is used': [
    ...['captureStackTrace', 'clearAppBadge', 'moveBefore', 'pushManager', 'setAppBadge', 'stackTraceLimit'],
    ...['supportedValuesOf', 'wakeLock'],
    // It is set, which does nothing elsewhere, or called by a push message, which does not come there.
    ...['getNotifications', 'imageSmoothingQuality', 'showNotification'],
  ],
  'is a word of a club’s': [
    ...[
      'actions',
      'address',
      'bytes',
      'command',
      'contacts',
      'drop',
      'hand',
      'number',
      'preferences',
      'role',
      'share',
      'side',
    ],
    ...['silent', 'touched', 'try', 'turn', 'when'],
  ],
};

const sheets = async (): Promise<readonly string[]> => Promise.all(Object.values(SHEETS).map(small));

describe('a style sheet, as it is served', () => {
  it('has nothing that the oldest browsers do not know, but what a page can do without', async () => {
    const newer = (await sheets()).flatMap((sheet) => [...asRead(sheet).matchAll(/newer([a-z-]+| \/ )/g)]);
    expect([...new Set(newer.map(([, name]) => name))].toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });

  it('has no rule that is lost as a whole because some of its selectors are newer', async () => {
    const lists = (await sheets()).flatMap((sheet) => [...sheet.matchAll(/[^{};@]*(?=\{)/g)]).map(([list]) => list);
    const outside = (list: string): readonly string[] => list.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()').split(',');
    const mixed = lists.filter((list) => {
      const all = outside(list).map((each) => /:has\(|:not\(/.test(each));
      return list.includes(':has(') && all.includes(true) && all.includes(false);
    });
    expect(mixed).toEqual([]);
  });

  it('says in no way of its own when it counts, nor what there was before windows had a bar that goes', async () => {
    for (const sheet of await sheets()) {
      expect(sheet).not.toMatch(/@media not \(|and not \(|[<>]=? ?\d+rem\)/);
      expect(sheet).not.toMatch(/(?<!max-height:calc\(100vh - [\d.]+rem\);)max-height:calc\(100dvh/);
    }
  });
});

describe('a script, as it is served', () => {
  it('and each part of it uses nothing that the oldest browsers lack but what is filled in or asked for', async () => {
    const scripts = Object.values((await builtAtStart()).scripts);
    expect(scripts.length).toBeGreaterThan(100);
    expect([...new Set(newerNamesIn(scripts.join('\n')))].toSorted()).toEqual(
      Object.values(SOUNDS_NEWER).flat().toSorted(),
    );
  });

  it('and each part of it looks for nothing by what stands before it, at which Safari gave up a whole script until 16.4', async () => {
    for (const [name, script] of Object.entries((await builtAtStart()).scripts))
      expect([name, script.match(/.{0,40}\(\?<[=!].{0,40}/g)]).toEqual([name, null]);
  });
});
