import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** Milliseconds between two frames, and the last frame's time. */
const FRAME_MS = 250;
const FILM_MS = 10_000;

/** Pixels between two frames, and the width of each in the film strip. */
const GAP = 8;
const FRAME_WIDTH = 206;

interface Picture {
  /** Milliseconds since the visit began. */
  time: number;
  data: Buffer;
}

/** Records a page as the browser draws it, until the film is full. */
export async function recordFilm(page: Page): Promise<Picture[]> {
  const devtools = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  const begin = Date.now();
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push({ time: Date.now() - begin, data: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await setTimeout(FILM_MS);
  await devtools.send('Page.stopScreencast');
  return pictures;
}

/** Writes what was on the screen every 250 ms as one picture, the frames beside each other from left to right. */
export async function writeFilmStrip(pictures: readonly Picture[], file: string): Promise<void> {
  const times = Array.from({ length: FILM_MS / FRAME_MS }, (_, index) => (index + 1) * FRAME_MS);
  const frames = await Promise.all(
    times.map(async (time) => {
      const shown = pictures.findLast((picture) => picture.time <= time);
      if (shown === undefined) return undefined;
      return sharp(shown.data).resize({ width: FRAME_WIDTH }).toBuffer({ resolveWithObject: true });
    }),
  );
  const height = Math.max(1, ...frames.map((frame) => frame?.info.height ?? 0));
  await sharp({
    create: { width: times.length * (FRAME_WIDTH + GAP), height, channels: 3, background: 'grey' },
  })
    .composite(
      frames.flatMap((frame, index) =>
        frame ? [{ input: frame.data, left: index * (FRAME_WIDTH + GAP), top: 0 }] : [],
      ),
    )
    .png()
    .toFile(file);
}
