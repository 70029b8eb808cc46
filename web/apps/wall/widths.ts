/// <reference lib="dom" />

/** Letters are measured in this size, in pixels. */
const MEASURED = 100;

/** Measures texts in letters of a family and weight, in widths of these. */
export function widthIn(family: string, weight: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return 0;
    context.font = `${weight} ${MEASURED}px ${family}`;
    return context.measureText(text).width / MEASURED;
  };
}

/** How wide a name is on a line, or on two if that is narrower. */
export function widthOnTwoLines(name: string, widthOf: (text: string) => number): number {
  const words = name.split(/\s+/);
  const broken = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(widthOf(first.join(' ')), widthOf(second.join(' ')));
  });
  return Math.min(widthOf(name), ...broken);
}
