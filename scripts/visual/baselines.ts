import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, pack, unpack } from './archive';
import { sha256 } from './compare';
import { fromPng, type Pixels } from './pixels';

const manifestName = 'baselines.json';
const ending = '.pictures';

interface Known {
  /** SHA-256 of the accepted PNG, by mode. */
  hashes: ReadonlyMap<string, string>;
}

const split = (key: string): [story: string, mode: string] => {
  const at = key.lastIndexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** The accepted pictures, one file a story, in a folder of the repository. Keys are `story-id/mode`. */
export class Baselines {
  readonly #folder: string;
  readonly #stories = new Map<string, Known>();
  #browser = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the folder, which may be empty or absent. @throws when a file in it is damaged */
  static async open(folder: string): Promise<Baselines> {
    const baselines = new Baselines(folder);
    const manifest = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
    if (manifest !== undefined) baselines.#browser = (JSON.parse(manifest) as { browser: string }).browser;
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith(ending)) continue;
      baselines.#remember(name.slice(0, -ending.length), await readFile(join(folder, name)));
    }
    return baselines;
  }

  #remember(story: string, archive: Buffer): void {
    this.#stories.set(story, {
      hashes: new Map(entriesOf(archive).map(({ mode, sha256: hash }) => [mode, hash])),
    });
  }

  #file(story: string): string {
    return join(this.#folder, `${story}${ending}`);
  }

  /** The version of the browser that drew them; empty when nothing has been accepted yet. */
  get browser(): string {
    return this.#browser;
  }

  get keys(): readonly string[] {
    return [...this.#stories].flatMap(([story, { hashes }]) =>
      [...hashes.keys()].map((mode) => `${story}/${mode}`),
    );
  }

  /** Whether the accepted picture is, byte for byte, this PNG. Undefined when there is none. */
  isSame(key: string, png: Uint8Array): boolean | undefined {
    const [story, mode] = split(key);
    const hash = this.#stories.get(story)?.hashes.get(mode);
    return hash === undefined ? undefined : hash === sha256(png);
  }

  /** The accepted picture; undefined when there is none. */
  async read(key: string): Promise<Pixels | undefined> {
    const [story, mode] = split(key);
    if (!this.#stories.get(story)?.hashes.has(mode)) return undefined;
    return unpack(await readFile(this.#file(story))).get(mode);
  }

  /**
   * Accepts pictures and forgets others. Files of stories that neither names stay as they are.
   *
   * @param accepted PNGs by key
   * @param forgotten keys whose story or mode no longer exists
   */
  async accept(
    browser: string,
    accepted: ReadonlyMap<string, Buffer>,
    forgotten: readonly string[],
  ): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const touched = new Set([...accepted.keys(), ...forgotten].map((key) => split(key)[0]));
    for (const story of [...touched].sort()) await this.#rewrite(story, accepted, new Set(forgotten));
    this.#browser = browser;
    await writeFile(join(this.#folder, manifestName), `${JSON.stringify({ browser }, null, 2)}\n`);
  }

  async #rewrite(
    story: string,
    accepted: ReadonlyMap<string, Buffer>,
    forgotten: ReadonlySet<string>,
  ): Promise<void> {
    const known = this.#stories.get(story);
    const old = known ? unpack(await readFile(this.#file(story))) : new Map<string, Pixels>();
    const modes = new Set([
      ...old.keys(),
      ...[...accepted.keys()].filter((key) => split(key)[0] === story).map((key) => split(key)[1]),
    ]);
    const pictures = [...modes].flatMap((mode) => {
      const key = `${story}/${mode}`;
      const png = accepted.get(key);
      if (png) return [{ mode, sha256: sha256(png), pixels: fromPng(png) }];
      const pixels = old.get(mode);
      if (pixels === undefined || forgotten.has(key)) return [];
      return [{ mode, sha256: known?.hashes.get(mode) ?? '', pixels }];
    });
    if (pictures.length === 0) {
      this.#stories.delete(story);
      await rm(this.#file(story), { force: true });
      return;
    }
    const archive = pack(pictures);
    await writeFile(this.#file(story), archive);
    this.#remember(story, archive);
  }
}
