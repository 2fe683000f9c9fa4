import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBrowser } from '../../tests/support/browser.ts';

/** The last release that runs on every supported Node. npx fetches it; it is not a dependency. */
const PACKAGE = 'lighthouse@12.8.2';

interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

export interface LighthouseCategory {
  title: string;
  /** 0 to 100. */
  score: number;
  /** Audits with a weight that did not get the full score. */
  failedAudits: readonly string[];
}

/**
 * Runs Lighthouse once with its defaults: a phone, simulated slow 4G.
 *
 * @throws when npx can't fetch or run it
 */
export async function runLighthouse(url: string): Promise<LighthouseCategory[]> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-lighthouse-'));
  const file = join(folder, 'report.json');
  const { launch } = await chooseBrowser();
  const flags = ['--headless=new', ...(launch.args ?? [])].join(' ');
  const args = [
    '--yes',
    PACKAGE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn('npx', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...launch.env, CHROME_PATH: launch.executablePath },
      });
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code ?? 'a signal'}.`)),
      );
    });
    const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return Object.values(categories).map(({ title, score, auditRefs }) => ({
      title,
      score: Math.round((score ?? 0) * 100),
      failedAudits: auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [audits[id]?.title ?? id, audits[id]?.displayValue].filter(Boolean).join(': ')),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
