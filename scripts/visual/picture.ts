import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Eight bits a channel, four channels a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** A difference between two pictures. Pictures of two sizes have no `image`. */
export interface Difference {
  reason: string;
  /** PNG in which each differing pixel is red. */
  image?: Buffer;
}

// Two workers compare pictures at the same time, on two cores.
sharp.concurrency(1);

/** @throws when the bytes are no PNG */
export async function decodePng(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Without a PNG filter, repeated glyphs compress better. */
export function encodePng({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();
}

const toPixels = ({ data }: Picture): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Crops the rows below and the columns beside the story that have only the colour of the last pixel. */
export function cropToContent(picture: Picture): Picture {
  const pixels = toPixels(picture);
  const background = pixels.at(-1);
  let [width, height] = [1, 1];
  for (let y = 0, at = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      if (pixels[at] === background) continue;
      height = y + 1;
      if (x >= width) width = x + 1;
    }
  }
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = y * picture.width * 4;
    picture.data.copy(data, y * width * 4, start, start + width * 4);
  }
  return { width, height, data };
}

/** Names the smallest rectangle, in pixels, that holds every differing pixel of two pictures of one size. */
function describeArea(before: Picture, after: Picture): string {
  const [old, current] = [toPixels(before), toPixels(after)];
  let [left, top, right, bottom] = [after.width, after.height, 0, 0];
  for (let y = 0, at = 0; y < after.height; y += 1) {
    for (let x = 0; x < after.width; x += 1, at += 1) {
      if (old[at] === current[at]) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return `all within ${right - left} × ${bottom - top} at (${left}, ${top})`;
}

/** Captures that a picture may take to become equal to the one before it. */
const CAPTURE_LIMIT = 5;

/**
 * Captures a picture; one that differs from its baseline is captured again until two in a row are equal, as Playwright's
 * own comparison does.
 *
 * @returns the last picture, and its difference from the baseline; undefined when there is none
 * @throws when no two captures in a row are equal
 */
export async function captureSteady(
  capture: () => Promise<Picture>,
  expected: Picture,
): Promise<{ picture: Picture; difference: Difference | undefined }> {
  let picture = await capture();
  let difference = await comparePictures(expected, picture);
  for (let captures = 1; difference !== undefined; captures += 1) {
    if (captures === CAPTURE_LIMIT)
      throw new Error('The story looks different in each of five captures in a row.');
    const last = picture;
    picture = await capture();
    if ((await comparePictures(last, picture)) === undefined) break;
    difference = await comparePictures(expected, picture);
  }
  return { picture, difference };
}

/** Compares without a tolerance: one pixel of another colour is a difference. */
export async function comparePictures(before: Picture, after: Picture): Promise<Difference | undefined> {
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return { reason: `was ${before.width} × ${before.height}, is ${width} × ${height}` };
  if (before.data.equals(after.data)) return undefined;
  const data = Buffer.alloc(after.data.length);
  const counted = pixelmatch(before.data, after.data, data, width, height, { threshold: 0, includeAA: true });
  // pixelmatch weighs colours as eyes do and rounds the faintest differences to none; they count here.
  const reason = `${Math.max(1, counted)} of ${width * height} pixels differ, ${describeArea(before, after)}`;
  return { reason, image: await encodePng({ width, height, data }) };
}
