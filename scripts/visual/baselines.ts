import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, pack, type Picture, Unpacked } from './archive';
import { sha256 } from './compare';
import { fromPng, type Pixels } from './pixels';

const manifestName = 'baselines.json';
const ending = '.pictures';

/** Archives kept in memory: as many as pages draw at the same time, each going through one component's stories. */
const keptArchives = 2;

const split = (key: string): [story: string, mode: string] => {
  const at = key.lastIndexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** Id of the story of a picture. */
export const storyOf = (key: string): string => split(key)[0];

/** The component whose archive a key's picture is in: `design-system-badge` of `design-system-badge--default/…`. */
const componentOf = (key: string): string => storyOf(key).split('--')[0] ?? key;

interface Manifest {
  browser: string;
  /** Absent as long as nothing has been accepted whole. */
  sources?: Record<string, string>;
}

/** What `accept` changes. Keys are those of pictures. */
export interface Acceptance {
  /** Version of the browser that drew. */
  browser: string;
  /** PNGs by key. */
  pictures?: ReadonlyMap<string, Buffer>;
  /** Keys whose story or mode no longer exists. */
  forgotten?: readonly string[];
  /** Digests of the story files all of whose pictures are as their sources draw them now. */
  sources?: ReadonlyMap<string, string>;
  /** Whether a story file still exists. @default every one does */
  exists?: (file: string) => boolean;
}

/** The accepted pictures, one file a component, in a folder of the repository. Keys are `story-id/mode`. */
export class Baselines {
  readonly #folder: string;
  /** SHA-256 of the accepted PNG, by key. */
  readonly #hashes = new Map<string, string>();
  readonly #kept = new Map<string, Promise<Unpacked>>();
  /** Digest of what a story file was made of when its pictures were accepted, by the file's path. */
  readonly #sources = new Map<string, string>();
  #browser = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the folder, which may be empty or absent. @throws when a file in it is damaged */
  static async open(folder: string): Promise<Baselines> {
    const baselines = new Baselines(folder);
    const manifest = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
    if (manifest !== undefined) {
      const { browser, sources = {} } = JSON.parse(manifest) as Manifest;
      baselines.#browser = browser;
      for (const [file, digest] of Object.entries(sources)) baselines.#sources.set(file, digest);
    }
    for (const name of await readdir(folder).catch(() => [])) {
      if (name.endsWith(ending)) baselines.#remember(await readFile(join(folder, name)));
    }
    return baselines;
  }

  #remember(archive: Buffer): void {
    for (const { story, mode, sha256: hash } of entriesOf(archive))
      this.#hashes.set(`${story}/${mode}`, hash);
  }

  #file(component: string): string {
    return join(this.#folder, `${component}${ending}`);
  }

  #unpacked(component: string): Promise<Unpacked> {
    const known =
      this.#kept.get(component) ?? readFile(this.#file(component)).then((archive) => new Unpacked(archive));
    this.#kept.delete(component);
    this.#kept.set(component, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptArchives && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  /** The version of the browser that drew them; empty when nothing has been accepted yet. */
  get browser(): string {
    return this.#browser;
  }

  /** Digest of the sources that a story file's pictures were drawn from; undefined when that is not known. */
  sourcesOf(file: string): string | undefined {
    return this.#sources.get(file);
  }

  get keys(): readonly string[] {
    return [...this.#hashes.keys()];
  }

  /** Whether the accepted picture is, byte for byte, this PNG. Undefined when there is none. */
  isSame(key: string, png: Uint8Array): boolean | undefined {
    const hash = this.#hashes.get(key);
    return hash === undefined ? undefined : hash === sha256(png);
  }

  /** The accepted picture; undefined when there is none. */
  async read(key: string): Promise<Pixels | undefined> {
    if (!this.#hashes.has(key)) return undefined;
    return (await this.#unpacked(componentOf(key))).get(key);
  }

  /**
   * Accepts pictures and forgets others. Files of components that neither names stay as they are.
   *
   * @param onWritten told after each file
   */
  async accept(
    { browser, pictures = new Map(), forgotten = [], sources = new Map(), exists = () => true }: Acceptance,
    onWritten: (done: number, all: number) => void = () => undefined,
  ): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const touched = [...new Set([...pictures.keys(), ...forgotten].map(componentOf))].sort();
    for (const [index, component] of touched.entries()) {
      await this.#rewrite(component, pictures, new Set(forgotten));
      onWritten(index + 1, touched.length);
    }
    this.#browser = browser;
    for (const [file, digest] of sources) this.#sources.set(file, digest);
    const known = [...this.#sources].filter(([file]) => exists(file)).sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest: Manifest = { browser, sources: Object.fromEntries(known) };
    await writeFile(join(this.#folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  async #rewrite(
    component: string,
    accepted: ReadonlyMap<string, Buffer>,
    forgotten: ReadonlySet<string>,
  ): Promise<void> {
    const known = this.keys.filter((key) => componentOf(key) === component);
    const replaced = [...accepted.keys()].filter((key) => componentOf(key) === component);
    const staying = known.filter((key) => !accepted.has(key) && !forgotten.has(key));
    const old = staying.length > 0 ? await this.#unpacked(component) : undefined;
    const pictures = [...replaced, ...staying].map((key): Picture => {
      const [story, mode] = split(key);
      const png = accepted.get(key);
      if (png) return { story, mode, sha256: sha256(png), pixels: () => fromPng(png) };
      const pixels = (): Pixels => {
        const picture = old?.get(key);
        if (picture === undefined) throw new Error(`The archive of ${component} lacks ${key}.`);
        return picture;
      };
      return { story, mode, sha256: this.#hashes.get(key) ?? '', pixels };
    });
    for (const key of known) this.#hashes.delete(key);
    this.#kept.delete(component);
    if (pictures.length === 0) {
      await rm(this.#file(component), { force: true });
      return;
    }
    const archive = pack(pictures);
    await writeFile(this.#file(component), archive);
    this.#remember(archive);
  }
}
