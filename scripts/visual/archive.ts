import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Pixels } from './pixels';

/** What an archive says about one of its pictures without being unpacked. */
export interface Entry {
  mode: string;
  width: number;
  height: number;
  /** How many colours the picture has. */
  colours: number;
  /** SHA-256 of the PNG that the browser drew. */
  sha256: string;
}

interface Picture {
  mode: string;
  sha256: string;
  pixels: Pixels;
}

interface Indexed {
  palette: Buffer;
  /** Low and high bytes of each pixel's place in the palette; no high bytes up to 256 colours. */
  low: Buffer;
  high: Buffer;
  colours: number;
}

const newline = 0x0a;

/**
 * Colours are numbered in the order they appear, so that a light and a dark picture of the same shapes become almost
 * the same bytes, and one compression over all modes of a story stores the second nearly for free.
 */
function toIndexed({ width, height, data }: Pixels): Indexed {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const places = new Map<number, number>();
  const low = Buffer.alloc(width * height);
  const high = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = view.getUint32(pixel * 4) >>> 8;
    let place = places.get(colour);
    if (place === undefined) {
      place = places.size;
      places.set(colour, place);
    }
    low[pixel] = place & 0xff;
    high[pixel] = place >> 8;
  }
  if (places.size > 0x10000) throw new Error(`A picture has ${places.size} colours; 65536 is the most.`);
  const palette = Buffer.alloc(places.size * 3);
  for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  return { palette, low, high: places.size > 256 ? high : Buffer.alloc(0), colours: places.size };
}

function fromIndexed({ width, height, colours }: Entry, bytes: Buffer): Pixels {
  const palette = bytes.subarray(0, colours * 3);
  const low = bytes.subarray(palette.length, palette.length + width * height);
  const high = bytes.subarray(palette.length + low.length);
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const place = (low[pixel] ?? 0) + (colours > 256 ? (high[pixel] ?? 0) << 8 : 0);
    data[pixel * 4] = palette[place * 3] ?? 0;
    data[pixel * 4 + 1] = palette[place * 3 + 1] ?? 0;
    data[pixel * 4 + 2] = palette[place * 3 + 2] ?? 0;
    data[pixel * 4 + 3] = 255;
  }
  return { width, height, data };
}

const lengthOf = ({ width, height, colours }: Entry): number =>
  colours * 3 + width * height * (colours > 256 ? 2 : 1);

/** All pictures of one story in one file: a line of JSON that says what is in it, then the pixels, compressed. */
export function pack(pictures: readonly Picture[]): Buffer {
  const sorted = [...pictures].sort((a, b) => (a.mode < b.mode ? -1 : 1));
  const indexed = sorted.map(({ pixels }) => toIndexed(pixels));
  const entries: Entry[] = sorted.map(({ mode, sha256, pixels }, at) => ({
    mode,
    width: pixels.width,
    height: pixels.height,
    colours: indexed[at]?.colours ?? 0,
    sha256,
  }));
  const body = Buffer.concat(indexed.flatMap(({ palette, low, high }) => [palette, low, high]));
  const compressed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), compressed]);
}

/** What is in an archive, without unpacking it. @throws when it is damaged */
export function entriesOf(archive: Buffer): Entry[] {
  const end = archive.indexOf(newline);
  return JSON.parse(archive.subarray(0, end).toString()) as Entry[];
}

/** The pictures of an archive by mode. @throws when it is damaged */
export function unpack(archive: Buffer): Map<string, Pixels> {
  const body = brotliDecompressSync(archive.subarray(archive.indexOf(newline) + 1));
  const pictures = new Map<string, Pixels>();
  let at = 0;
  for (const entry of entriesOf(archive)) {
    pictures.set(entry.mode, fromIndexed(entry, body.subarray(at, at + lengthOf(entry))));
    at += lengthOf(entry);
  }
  return pictures;
}
