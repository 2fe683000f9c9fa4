import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodePng, encodePng, type Picture } from './picture';

const MANIFEST = 'baselines.json';
const ENDING = '.png';

interface Manifest {
  /** Version of the browser that drew the baselines; empty before the first update. */
  browser: string;
  /** Digest of the sources that a story file's baselines were drawn from, by the story file's path. */
  sources: Readonly<Record<string, string>>;
}

/** @param key `story-id/mode` */
export const toStoryId = (key: string): string => key.split('/', 1)[0] ?? key;

/**
 * The accepted pictures: a PNG for each story and mode, and a manifest. A key is `story-id/mode`, and its file
 * `design-system-badge/all-tones.light-tablet.png`.
 */
export class Baselines {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(key: string): string {
    const [story = '', mode = ''] = key.split('/');
    return join(this.#folder, story.replace('--', '/') + `.${mode}${ENDING}`);
  }

  async keys(): Promise<string[]> {
    const files = await readdir(this.#folder, { recursive: true }).catch(() => []);
    return files
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.replace('/', '--').replace('.', '/').slice(0, -ENDING.length))
      .sort();
  }

  /** Undefined when there is none. @throws when it is no PNG */
  async read(key: string): Promise<Picture | undefined> {
    const png = await readFile(this.#file(key)).catch(() => undefined);
    return png && decodePng(png);
  }

  async write(key: string, picture: Picture): Promise<void> {
    await mkdir(dirname(this.#file(key)), { recursive: true });
    await writeFile(this.#file(key), await encodePng(picture));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#file(key));
  }

  async readManifest(): Promise<Manifest> {
    const text = await readFile(join(this.#folder, MANIFEST), 'utf8').catch(() => undefined);
    return text === undefined ? { browser: '', sources: {} } : (JSON.parse(text) as Manifest);
  }

  async writeManifest({ browser, sources }: Manifest): Promise<void> {
    const sorted = Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1));
    await mkdir(this.#folder, { recursive: true });
    const text = JSON.stringify({ browser, sources: Object.fromEntries(sorted) }, null, 2);
    await writeFile(join(this.#folder, MANIFEST), `${text}\n`);
  }
}
