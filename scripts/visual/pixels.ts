import { PNG } from 'pngjs';

/** An opaque picture, eight bits a colour, four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** @throws when the bytes are no PNG */
export function fromPng(png: Uint8Array): Pixels {
  const { width, height, data } = PNG.sync.read(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Made for a report that is thrown away: quick rather than small. */
export function toPng({ width, height, data }: Pixels): Uint8Array {
  const picture = new PNG({ width, height });
  picture.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(picture, { deflateLevel: 3, deflateStrategy: 0, filterType: 0 });
}
