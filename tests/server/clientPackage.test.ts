import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { clientPackage } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';
import { useTestServer } from '../support/useTestServer';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const packageFolder = join(root, 'dist/sdk');

const server = useTestServer({ listen: true });
let consumer: string;

/** A program of another maker, compiled without the types of a browser or of Node. */
const PROGRAM = `
import { createTorchward, TorchwardError, type LineVerdict } from 'torchward';

declare const process: { env: Record<string, string | undefined> };
declare const console: { log: (text: string) => void };

const { TORCHWARD_URL: url = '', TORCHWARD_KEY: key = '' } = process.env;
const client = createTorchward({ url, key, deadlineMs: Infinity });

const line = {
  message: 'kys loser',
  player_name: 'tunnelrat',
  player_uuid: '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22',
  server: 'survival-1',
};
const describe = (verdict: LineVerdict): string =>
  verdict.answered_by === 'service' ? verdict.category ?? 'none' : verdict.why;

const single = await client.moderate({ ...line, message_id: 'once' });
const again = await client.moderate({ ...line, message_id: 'once' });
const batch = await client.moderateBatch([line, { ...line, message: '' }]);
await client.close();

const stranger = createTorchward({ url, key: 'sk_live_nothing' });
const refused: unknown = await stranger.moderate(line).catch((error: unknown) => error);
await stranger.close();

console.log(
  JSON.stringify({
    action: single.final_action,
    category: describe(single),
    duplicate: again.answered_by === 'service' && again.duplicate,
    batch: batch.map((each) => (each instanceof TorchwardError ? each.status : describe(each))),
    refused: refused instanceof TorchwardError ? refused.status : String(refused),
  }),
);
`;

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023'],
    types: [],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  },
  include: ['program.ts'],
};

beforeAll(async () => {
  buildIfStale(clientPackage);
  consumer = await mkdtemp(join(tmpdir(), 'torchward-consumer-'));
  await writeFile(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(join(consumer, 'tsconfig.json'), JSON.stringify(SETTINGS));
  await writeFile(join(consumer, 'program.ts'), PROGRAM);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(root, 'dist/sdk.tgz')], {
    cwd: consumer,
  });
  return () => rm(consumer, { recursive: true });
});

it('a program of another maker compiles against the packed client and gets verdicts', async () => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '-p', consumer]);
  const { liveKey } = await server.createOwner();
  const env = { ...process.env, TORCHWARD_URL: server.url, TORCHWARD_KEY: liveKey };
  const { stdout } = await run(process.execPath, [join(consumer, 'program.js')], { env });
  expect(JSON.parse(stdout)).toEqual({
    action: 'warn',
    category: 'self_harm',
    duplicate: true,
    batch: ['self_harm', 400],
    refused: 401,
  });
});

it('the packed client has a licence, a description of its types and no dependencies', async () => {
  const installed = join(consumer, 'node_modules/torchward');
  const about = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(Object.keys(about).filter((name) => /dependencies$/i.test(name))).toEqual([]);
  expect(about['exports']).toEqual({ '.': { types: './index.d.ts', default: './index.js' } });
  expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toBe(
    await readFile(join(root, 'LICENSE'), 'utf8'),
  );
  expect(await readFile(join(installed, 'index.d.ts'), 'utf8')).toContain('Judges one line.');
  expect(await readFile(join(installed, 'README.md'), 'utf8')).toContain('createTorchward');
});

it('the client takes less than 10 kB, minified and compressed', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: join(packageFolder, 'index.js'), formats: ['es'] } },
  }).then((built) => [built].flat()[0])) as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  expect(gzipSync(output[0].code).byteLength).toBeLessThan(10_000);
});
