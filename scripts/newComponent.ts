import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printPublicApi, readPublicApis } from '../tests/catalogue/publicApi';
import { formatSource } from './format';
import {
  addExport,
  checkName,
  InvalidNameError,
  NEW_COMPONENT_USAGE,
  scaffold,
} from './newComponent/scaffold';

const INDEX_FILE = 'src/design-system/index.ts';
/** Every export and prop of the design system, for reviews. */
const INTERFACE_LIST_FILE = 'tests/catalogue/design-system.api.txt';

async function writeFormatted(root: string, path: string, content: string): Promise<void> {
  const absolute = join(root, path);
  await mkdir(dirname(absolute), { recursive: true });
  await writeFile(absolute, await formatSource(path, content));
}

/** Paths from the repository's root. */
interface ChangedFiles {
  written: readonly string[];
  updated: readonly string[];
}

/**
 * Creates a design-system component with its styles, its story, its export and its lines in the reviewed list of
 * the interface.
 *
 * @param root the repository
 * @throws {InvalidNameError} before it writes a file, when the name is no component name or is in use
 */
export async function createComponent(root: string, name: string | undefined): Promise<ChangedFiles> {
  checkName(name);
  const exports = await readFile(join(root, INDEX_FILE), 'utf8');
  const files = scaffold(name);
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new InvalidNameError(`There is a ${name} already: ${existing.path}`);
  if (new RegExp(String.raw`\b${name}\b`).test(exports)) {
    throw new InvalidNameError(`The design system exports something called ${name} already.`);
  }
  for (const { path, content } of files) await writeFormatted(root, path, content);
  await writeFormatted(root, INDEX_FILE, addExport(exports, name));
  const [exported = []] = readPublicApis([INDEX_FILE], {}, root);
  await writeFile(join(root, INTERFACE_LIST_FILE), printPublicApi(exported));
  return { written: files.map(({ path }) => path), updated: [INDEX_FILE, INTERFACE_LIST_FILE] };
}

const isCommand = process.argv[1] === fileURLToPath(import.meta.url);
if (isCommand) {
  try {
    const root = fileURLToPath(new URL('../', import.meta.url));
    const [name, ...others] = process.argv.slice(2);
    if (name === '--help') {
      console.log(NEW_COMPONENT_USAGE);
      process.exit();
    }
    if (others.length > 0)
      throw new InvalidNameError(`Only one component at a time, without ${others.join(' ')}.`);
    const { written, updated } = await createComponent(root, name);
    for (const path of written) console.log(`written    ${path}`);
    for (const path of updated) console.log(`updated    ${path}`);
    console.log(
      'Next: step 3 of stories/foundations/AddingAComponent.mdx, and npm run storybook to look at it.',
    );
  } catch (error) {
    if (!(error instanceof InvalidNameError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
