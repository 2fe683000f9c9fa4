import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwrightChromium, type Browser, type LaunchOptions } from 'playwright';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the browser comes from and how it must be started. */
export interface BrowserChoice {
  /** `pinned`: the Chromium inside the npm package. `path`: CHROMIUM_PATH. `playwright`: playwright's own download. */
  source: 'pinned' | 'path' | 'playwright';
  /** Options for playwright's `chromium.launch`. */
  launch: LaunchOptions;
}

/**
 * One machine's pixels must be another's: no hinting, no subpixel text, one colour profile, software drawing.
 * Site isolation and web security stay on, so that the Content-Security-Policy is tested as a visitor meets it.
 */
const STEADY_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--no-default-browser-check',
  '--no-pings',
  '--hide-scrollbars',
];

/** Chromium's own sandbox needs privileges that containers and root sessions seldom have. */
const SANDBOX_ARGS = ['--no-sandbox', '--disable-setuid-sandbox'];

async function findWritableFolder(candidates: readonly string[]): Promise<string> {
  for (const candidate of candidates) {
    try {
      await mkdir(candidate, { recursive: true });
      await access(candidate, constants.W_OK);
      return candidate;
    } catch {
      // A read-only checkout is normal when another user owns it: the next candidate serves as well.
    }
  }
  throw new Error(`No writable folder for the browser; tried ${candidates.join(', ')}.`);
}

async function readPinnedVersion(): Promise<string> {
  const file = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}

/**
 * Fonts and cache of the pinned browser only: the machine's own fonts would make the same page look different.
 */
function createFontConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(folder, 'fonts')}</dir>`,
    `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

function restoreEnvironment(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}

/**
 * The package unpacks into `os.tmpdir()` and takes a half-written file of another process for a finished one.
 * So it unpacks into a folder of its own here, which appears under its final name only when complete.
 */
async function unpackInto(target: string): Promise<void> {
  const partial = `${target}.${process.pid}-${randomUUID().slice(0, 8)}`;
  await mkdir(partial, { recursive: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  try {
    // The Lambda name makes it unpack the shared libraries (NSS, expat) that a bare Debian lacks.
    Object.assign(process.env, { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
    await chromium.executablePath();
  } finally {
    restoreEnvironment('TMPDIR', TMPDIR);
    restoreEnvironment('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
  }
  await writeFile(join(partial, 'fonts.conf'), createFontConfiguration(target));
  try {
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(join(target, 'fonts.conf'))) throw error;
  }
}

async function unpackPinnedBrowser(): Promise<BrowserChoice> {
  const folder = await findWritableFolder([
    join(root, 'node_modules/.cache/chromium'),
    join(tmpdir(), `torchward-chromium-${process.getuid?.() ?? 0}`),
  ]);
  const target = join(folder, await readPinnedVersion());
  if (!existsSync(join(target, 'fonts.conf'))) await unpackInto(target);
  return {
    source: 'pinned',
    launch: {
      executablePath: join(target, 'chromium'),
      args: [...STEADY_ARGS, ...SANDBOX_ARGS],
      env: {
        ...readInheritedEnvironment(),
        LD_LIBRARY_PATH: [join(target, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
          .filter(Boolean)
          .join(':'),
        FONTCONFIG_FILE: join(target, 'fonts.conf'),
        FONTCONFIG_PATH: dirname(join(target, 'fonts.conf')),
      },
    },
  };
}

function readInheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * Chooses the browser for every test that needs one: the pinned Chromium on Linux x64, else `CHROMIUM_PATH`,
 * else the one that `npx playwright install chromium` has fetched.
 */
export async function chooseBrowser(): Promise<BrowserChoice> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPinnedBrowser();
  const path = process.env['CHROMIUM_PATH'];
  const args = process.platform === 'linux' ? [...STEADY_ARGS, ...SANDBOX_ARGS] : [...STEADY_ARGS];
  if (path) return { source: 'path', launch: { executablePath: path, args } };
  return { source: 'playwright', launch: { args } };
}

/**
 * Starts a headless browser; the caller closes it.
 *
 * @throws when no browser can be started, with a sentence that says how to get one.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { source, launch } = await chooseBrowser();
  try {
    return await playwrightChromium.launch({
      headless: true,
      ...launch,
      ...options,
      args: [...(launch.args ?? []), ...(options.args ?? [])],
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    const advice =
      source === 'playwright'
        ? 'Set CHROMIUM_PATH to a Chromium, or run: npx playwright install chromium'
        : `Tried ${launch.executablePath ?? ''}.`;
    throw new Error(`No browser could be started (${reason}). ${advice}`, { cause: error });
  }
}
