import { createHash } from 'node:crypto';
import { decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

/** Two pictures after a comparison. */
export type Comparison =
  { kind: 'same' } | { kind: 'changed'; pixels: number; reason: string; difference: Uint8Array | undefined };

export function sha256(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex');
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

function pixelsOf(png: Uint8Array): Pixels {
  const { width, height, data, channels, depth } = decode(png);
  if (depth !== 8) throw new Error(`A picture has ${depth} bits per colour; 8 are expected.`);
  if (channels === 4)
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[pixel * 4 + channel] = data[pixel * channels + Math.min(channel, channels - 1)] ?? 0;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return { width, height, data: rgba };
}

/**
 * Compares two PNGs pixel by pixel. There is no tolerance: one pixel of another colour is a change.
 *
 * @throws when either is no PNG with 8 bits per colour
 */
export function compare(baseline: Uint8Array, current: Uint8Array): Comparison {
  if (Buffer.compare(baseline, current) === 0) return { kind: 'same' };
  const before = pixelsOf(baseline);
  const after = pixelsOf(current);
  if (before.width !== after.width || before.height !== after.height) {
    const reason = `was ${before.width} × ${before.height}, is ${after.width} × ${after.height}`;
    return { kind: 'changed', pixels: after.width * after.height, reason, difference: undefined };
  }
  const { width, height } = after;
  const difference = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(before.data, after.data, difference, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (pixels === 0) return { kind: 'same' };
  const share = ((pixels / (width * height)) * 100).toFixed(2);
  return {
    kind: 'changed',
    pixels,
    reason: `${pixels} pixels differ (${share} %)`,
    difference: encode({ width, height, data: difference, channels: 4, depth: 8 }),
  };
}
