import { decode, encode } from 'fast-png';

/** An opaque picture, eight bits a colour, four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** @throws when the picture is no PNG with eight bits a colour */
export function fromPng(png: Uint8Array): Pixels {
  const { width, height, data, channels, depth } = decode(png);
  if (depth !== 8 || (channels !== 3 && channels !== 4)) {
    throw new Error(`A picture has ${channels} channels of ${depth} bits; three or four of 8 are expected.`);
  }
  if (channels === 4)
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; to < rgba.length; from += 3, to += 4) {
    rgba[to] = data[from] ?? 0;
    rgba[to + 1] = data[from + 1] ?? 0;
    rgba[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, data: rgba };
}

export function toPng({ width, height, data }: Pixels): Uint8Array {
  return encode({ width, height, data, channels: 4, depth: 8 });
}
