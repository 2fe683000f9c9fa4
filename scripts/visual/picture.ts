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

/** Compares without a tolerance: one pixel of another colour is a difference. */
export async function comparePictures(before: Picture, after: Picture): Promise<Difference | undefined> {
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return { reason: `was ${before.width} × ${before.height}, is ${width} × ${height}` };
  if (before.data.equals(after.data)) return undefined;
  const data = Buffer.alloc(after.data.length);
  const counted = pixelmatch(before.data, after.data, data, width, height, { threshold: 0, includeAA: true });
  // pixelmatch weighs colours as eyes do and rounds the faintest differences to none; they count here.
  const reason = `${Math.max(1, counted)} of ${width * height} pixels differ`;
  return { reason, image: await encodePng({ width, height, data }) };
}
