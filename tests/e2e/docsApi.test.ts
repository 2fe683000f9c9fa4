import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { actionValues } from '~/contract/enums.gen';
import { reference } from '~/contract/reference.gen';
import { useDemo } from './support/demo';

const run = promisify(execFile);

const server = useDemo();
let page: Page;

beforeAll(async () => {
  page = await server.browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
});

it('a visitor gets from the landing page to the reference without signing in', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'API' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/docs/api');
});

it("/docs redirects to the owner's documentation, which asks a visitor to sign in", async () => {
  await page.goto('/docs');
  await page.waitForURL('**/login?next=%2Fdocumentation');
  await page.goto('/docs/elsewhere');
  await page.waitForURL(`${server.url}/`);
});

it('every call that an API key can make has an entry, and the table of contents links to it', async () => {
  await page.goto('/docs/api');
  const calls = reference.flatMap(({ calls: own }) => own);
  expect(calls.length).toBeGreaterThan(20);
  for (const { id, method, path, summary } of calls) {
    const entry = page.locator(`section[id="${id}"]`);
    expect(await entry.getByText(path, { exact: true }).count(), path).toBeGreaterThan(0);
    expect(await entry.getByText(method, { exact: true }).count(), id).toBe(1);
    const link = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: summary, exact: true });
    expect(await link.first().getAttribute('href')).toBe(`#${id}`);
  }
});

it('the page weighs less than 300 kB, and the contract is served as it is', async () => {
  const html = await (await fetch(`${server.url}/docs/api`)).text();
  expect(Buffer.byteLength(html)).toBeLessThan(300_000);
  const contract = await fetch(`${server.url}/openapi.yaml`);
  expect(contract.headers.get('content-type')).toMatch(/yaml/);
  const source = fileURLToPath(new URL('../../openapi/torchward.yaml', import.meta.url));
  expect(await contract.text()).toBe(await readFile(source, 'utf8'));
});

/** Reads a sample and fills in the address and the key, as a reader does. */
async function readSample(label: string): Promise<string> {
  await page.goto('/docs/api');
  const code = await page.getByRole('region', { name: label }).locator('code').innerText();
  return code
    .replace(/https?:\/\/[^/']+(?=\/v1)/, server.url)
    .replace('sk_test_YOUR_KEY', server.demo.apiKey);
}

it('the Node.js sample prints an action', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-sample-'));
  try {
    const file = join(folder, 'moderate.mjs');
    await writeFile(file, await readSample('Send a line from a program, Node.js: moderate.mjs'));
    const env = { ...process.env, TORCHWARD_KEY: server.demo.apiKey };
    const { stdout } = await run(process.execPath, [file], { env });
    expect(actionValues).toContain(stdout.trim());
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('the curl sample gets a verdict', async () => {
  // The shell splits the command as for curl, which not every machine has.
  const listed = `curl() { "${process.execPath}" -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- "$@"; }`;
  const { stdout } = await run('bash', ['-c', `${listed}\n${await readSample('Send a line, curl')}`]);
  const words = JSON.parse(stdout) as string[];
  const after = (option: string) => words.filter((_, index) => words[index - 1] === option);
  expect(words.slice(0, 2)).toEqual(['-sS', `${server.url}/v1/moderate`]);
  const headers = after('-H').map((header) => header.split(': ') as [string, string]);
  const answer = await fetch(words[1] ?? '', { method: 'POST', headers, body: after('-d').join('') });
  expect(answer.status).toBe(200);
  expect(actionValues).toContain(((await answer.json()) as { final_action: string }).final_action);
});
