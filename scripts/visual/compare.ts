import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { type Pixels, toPng } from './pixels';

/** Two pictures after a comparison. `difference` is a PNG; sizes that differ have none. */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'changed'; pixels: number; reason: string; difference: Uint8Array | undefined };

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Compares pixel by pixel. There is no tolerance: one pixel of another colour is a change. */
export function compare(before: Pixels, after: Pixels): Comparison {
  if (before.width !== after.width || before.height !== after.height) {
    const reason = `was ${before.width} × ${before.height}, is ${after.width} × ${after.height}`;
    return { kind: 'changed', pixels: after.width * after.height, reason, difference: undefined };
  }
  if (Buffer.compare(before.data, after.data) === 0) return { kind: 'same' };
  const { width, height } = after;
  const drawing = new Uint8Array(width * height * 4);
  const counted = pixelmatch(before.data, after.data, drawing, width, height, {
    threshold: 0,
    includeAA: true,
  });
  // The engine weighs colours as eyes do and rounds the faintest steps away; a step is a change nevertheless.
  const pixels = Math.max(1, counted);
  return {
    kind: 'changed',
    pixels,
    reason: `${pixels} of ${width * height} pixels differ`,
    difference: toPng({ width, height, data: drawing }),
  };
}
