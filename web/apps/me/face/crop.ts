/** What is shown of a picture: a square around a point of it, in its own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many times larger it may be shown than as a whole: a face in a group. */
export const LARGEST = 6;

const shorter = ({ width, height }: Size): number => Math.min(width, height);
const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** As much as fits, from its middle. */
export const wholeOf = (size: Size): Crop => ({ x: size.width / 2, y: size.height / 2, side: shorter(size) });

/** The nearest that shows nothing but the picture. */
function within({ x, y, side }: Crop, size: Size): Crop {
  const shown = between(shorter(size) / LARGEST, side, shorter(size));
  const half = shown / 2;
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), side: shown };
}

/** Shows what lies further right and down, in parts of the side that is shown. */
export const moved = (crop: Crop, right: number, down: number, size: Size): Crop =>
  within({ ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side }, size);

/** Shows it so many times larger than as a whole, around the same point. */
export const zoomed = (crop: Crop, zoom: number, size: Size): Crop =>
  within({ ...crop, side: shorter(size) / zoom }, size);

export const zoomOf = ({ side }: Crop, size: Size): number => shorter(size) / side;
