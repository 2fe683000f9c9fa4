import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from './compare';

/** Which accepted picture belongs to which story and mode. */
export interface Manifest {
  /** The browser that drew them, for example `143.0.7499.0`. */
  browser: string;
  /** `story-id/mode` to the file that holds its picture; equal pictures share one file. */
  pictures: Record<string, string>;
}

const manifestName = 'baselines.json';

/** The accepted pictures: PNG files and one list, in a folder of the repository. */
export class Baselines {
  readonly #folder: string;
  #manifest: Manifest;

  private constructor(folder: string, manifest: Manifest) {
    this.#folder = folder;
    this.#manifest = manifest;
  }

  /** Opens the folder, which may be empty or absent. @throws when its list is damaged */
  static async open(folder: string): Promise<Baselines> {
    const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
    const manifest = text === undefined ? { browser: '', pictures: {} } : (JSON.parse(text) as Manifest);
    return new Baselines(folder, manifest);
  }

  /** Empty when nothing has been accepted yet. */
  get browser(): string {
    return this.#manifest.browser;
  }

  get keys(): readonly string[] {
    return Object.keys(this.#manifest.pictures);
  }

  /** The accepted picture; undefined when there is none, or its file is gone. */
  async read(key: string): Promise<Buffer | undefined> {
    const file = this.#manifest.pictures[key];
    return file === undefined ? undefined : readFile(join(this.#folder, file)).catch(() => undefined);
  }

  /**
   * Accepts pictures, forgets others, and writes files and list anew where they changed.
   *
   * @param accepted pictures by key
   * @param forgotten keys whose story or mode no longer exists
   */
  async accept(
    browser: string,
    accepted: ReadonlyMap<string, Buffer>,
    forgotten: readonly string[],
  ): Promise<void> {
    const pictures = { ...this.#manifest.pictures };
    for (const key of forgotten) Reflect.deleteProperty(pictures, key);
    const contents = new Map<string, Buffer>();
    for (const key of Object.keys(pictures).filter((key) => !accepted.has(key))) {
      const picture = await this.read(key);
      if (picture) contents.set(key, picture);
    }
    for (const [key, png] of accepted) contents.set(key, png);

    const fileOf = new Map<string, string>();
    const next: Record<string, string> = {};
    for (const key of [...contents.keys()].sort()) {
      const picture = contents.get(key);
      if (picture === undefined) continue;
      const hash = sha256(picture);
      const file = fileOf.get(hash) ?? `${key}.png`;
      fileOf.set(hash, file);
      next[key] = file;
    }
    for (const [key, file] of Object.entries(next)) {
      const picture = contents.get(key);
      if (picture === undefined || file !== `${key}.png`) continue;
      await mkdir(dirname(join(this.#folder, file)), { recursive: true });
      await writeFile(join(this.#folder, file), picture);
    }
    this.#manifest = { browser, pictures: next };
    await this.#removeUnlisted();
    await writeFile(join(this.#folder, manifestName), `${JSON.stringify(this.#manifest, null, 2)}\n`);
  }

  async #removeUnlisted(): Promise<void> {
    const listed = new Set(Object.values(this.#manifest.pictures));
    for (const name of await readdir(this.#folder, { recursive: true }).catch(() => [])) {
      if (name.endsWith('.png') && !listed.has(name)) await rm(join(this.#folder, name));
    }
  }
}
