/** What a house ladder may be played by: what is usual, and what else is possible. */
const FIGURES = {
  reach: [3, 1, 100],
  openMade: [1, 1, 10],
  openReceived: [1, 1, 10],
  rematchWeeks: [2, 0, 52],
  protectedDays: [0, 0, 28],
  acceptDays: [5, 0, 28],
  playDays: [14, 0, 90],
  postponeDays: [7, 0, 28],
  freeDeclines: [0, 0, 20],
  dropAfter: [1, 1, 12],
  drop: [1, 1, 100],
  removeAfter: [0, 0, 12],
  holidayDays: [28, 0, 365],
  confirm: [0, 0, 28],
} as const;

const CHOICES = {
  shape: ['ladder', 'pyramid'],
  game: ['best-of-5', 'best-of-3', 'one'],
  draws: ['no', 'yes'],
  win: ['takes-rung', 'swap', 'halfway'],
  defence: ['stays', 'up-one'],
  draw: ['stays', 'up-one'],
  acceptLate: ['lapses', 'lost'],
  playLate: ['lapses', 'lost-by-challenged', 'lost-by-both'],
  declining: ['no', 'lost'],
  period: ['none', 'week', 'month'],
} as const;

type Figures = { [K in keyof typeof FIGURES]: number };
type Choices = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type Settings = Figures & Choices;
export type Given = { readonly [name: string]: unknown };

export const figures = Object.entries(FIGURES);
export const choices = Object.entries(CHOICES);

/** Those given over those that held; `null` puts one back to what is usual. */
export function settingsWith(held: Partial<Settings>, given: Given = {}): Settings {
  const usual = Object.fromEntries([...figures, ...choices].map(([name, [first]]) => [name, first]));
  const settings: Record<string, unknown> = { ...usual, ...held };
  for (const [name, value] of Object.entries(given)) settings[name] = value ?? usual[name];
  return settings as Settings;
}

/** Whether these are settings of a house ladder, each within its bounds. */
export function areSettings(given: Given, mayBeNull: boolean): boolean {
  for (const [name, value] of Object.entries(given)) {
    if (value === null && mayBeNull && (name in FIGURES || name in CHOICES)) continue;
    const figure = figures.find(([each]) => each === name)?.[1];
    const choice = choices.find(([each]) => each === name)?.[1];
    const fits = figure
      ? Number.isInteger(value) && Number(value) >= figure[1] && Number(value) <= figure[2]
      : choice?.some((each) => each === value);
    if (!fits) return false;
  }
  return true;
}
