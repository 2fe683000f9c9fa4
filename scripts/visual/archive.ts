import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Pixels } from './pixels';

/** What an archive says about one of its pictures without being unpacked. */
export interface Entry {
  story: string;
  mode: string;
  width: number;
  height: number;
  /** SHA-256 of the PNG that the browser drew. */
  sha256: string;
}

export interface Picture {
  story: string;
  mode: string;
  sha256: string;
  /** Called once, when it is this picture's turn: only one is in memory at a time. */
  pixels: () => Pixels;
}

interface Header {
  /** How many colours the pictures of each mode have. */
  colours: Readonly<Record<string, number>>;
  pictures: readonly Entry[];
}

const newline = 0x0a;
const mostColours = 0x10000;
/** 256 MB: pages down to their foot are larger than the usual 16, and would hide their neighbours from each other. */
const windowBits = 28;

/** Colours of one mode, numbered in the order they appear. */
class Palette {
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#places.size;
  }

  /** The low bytes of every pixel's place in the palette, then the high bytes. */
  toPlanes({ width, height, data }: Pixels): Buffer {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const size = width * height;
    const planes = Buffer.alloc(size * 2);
    let last = -1;
    let place = 0;
    for (let pixel = 0; pixel < size; pixel += 1) {
      const colour = view.getUint32(pixel * 4) >>> 8;
      if (colour !== last) {
        place = this.#places.get(colour) ?? this.#places.size;
        if (place === this.#places.size) this.#places.set(colour, place);
        last = colour;
      }
      planes[pixel] = place & 0xff;
      planes[size + pixel] = place >> 8;
    }
    if (this.#places.size > mostColours)
      throw new Error(
        `The pictures of a mode have ${this.#places.size} colours; ${mostColours} is the most.`,
      );
    return planes;
  }

  toBytes(): Buffer {
    const bytes = Buffer.alloc(this.#places.size * 3);
    for (const [colour, place] of this.#places) bytes.writeUIntBE(colour, place * 3, 3);
    return bytes;
  }
}

function toPixels({ width, height }: Entry, planes: Buffer, palette: Buffer): Pixels {
  const size = width * height;
  const data = new Uint8Array(size * 4).fill(255);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const place = ((planes[pixel] ?? 0) + ((planes[size + pixel] ?? 0) << 8)) * 3;
    data[pixel * 4] = palette[place] ?? 0;
    data[pixel * 4 + 1] = palette[place + 1] ?? 0;
    data[pixel * 4 + 2] = palette[place + 2] ?? 0;
  }
  return { width, height, data };
}

/** Pictures that resemble each other become neighbours: of one window, then of one story, then of both themes. */
const place = ({ story, mode }: { story: string; mode: string }): string =>
  [mode.slice(mode.indexOf('-')), story, mode].join(' ');

/**
 * All pictures of one component in one file: a line of JSON that says what is in it, then the pixels, compressed
 * together. The states of a screen share most of their pixels, and a light and a dark picture of the same shapes become
 * almost the same bytes, so that all but the first are stored nearly for free.
 */
export function pack(pictures: readonly Picture[]): Buffer {
  const sorted = [...pictures].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const palettes = new Map<string, Palette>();
  const planes: Buffer[] = [];
  const entries = sorted.map(({ story, mode, sha256, pixels }): Entry => {
    const palette = palettes.get(mode) ?? new Palette();
    palettes.set(mode, palette);
    const drawn = pixels();
    planes.push(palette.toPlanes(drawn));
    return { story, mode, width: drawn.width, height: drawn.height, sha256 };
  });
  const header: Header = {
    colours: Object.fromEntries([...palettes].map(([mode, { size }]) => [mode, size])),
    pictures: entries,
  };
  const body = Buffer.concat([...[...palettes.values()].map((palette) => palette.toBytes()), ...planes]);
  const compressed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), compressed]);
}

function headerOf(archive: Buffer): Header {
  return JSON.parse(archive.subarray(0, archive.indexOf(newline)).toString()) as Header;
}

/** What is in an archive, without unpacking it. @throws when it is damaged */
export function entriesOf(archive: Buffer): readonly Entry[] {
  return headerOf(archive).pictures;
}

/** An archive in memory; a picture is made when it is asked for. */
export class Unpacked {
  readonly #pictures = new Map<string, () => Pixels>();

  /** @throws when the archive is damaged */
  constructor(archive: Buffer) {
    const { colours, pictures } = headerOf(archive);
    const body = brotliDecompressSync(archive.subarray(archive.indexOf(newline) + 1), {
      params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
    });
    const palettes = new Map<string, Buffer>();
    let at = 0;
    for (const [mode, count] of Object.entries(colours)) {
      palettes.set(mode, body.subarray(at, (at += count * 3)));
    }
    for (const entry of pictures) {
      const planes = body.subarray(at, (at += entry.width * entry.height * 2));
      const palette = palettes.get(entry.mode) ?? Buffer.alloc(0);
      this.#pictures.set(`${entry.story}/${entry.mode}`, () => toPixels(entry, planes, palette));
    }
  }

  /** @param key `story-id/mode` */
  get(key: string): Pixels | undefined {
    return this.#pictures.get(key)?.();
  }
}
