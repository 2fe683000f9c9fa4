import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameDecision } from '~/contract/api.gen';
import { reference } from '~/contract/reference.gen';
import { createCallSample, SAMPLE_LANGUAGES, type SampleLanguage } from '~/patterns/reference/callSamples';
import { clientPackage } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';
import type { TestOwner } from '../support/server';
import { useTestServer } from '../support/useTestServer';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const server = useTestServer({ listen: true });
let folder: string;
let owner: TestOwner;

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    module: 'NodeNext',
    strict: true,
    noEmit: true,
  },
};

beforeAll(async () => {
  buildIfStale(clientPackage);
  folder = await mkdtemp(join(tmpdir(), 'torchward-samples-'));
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(root, 'dist/sdk'), join(folder, 'node_modules/torchward'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  owner = await server.createOwner();
  return () => rm(folder, { recursive: true });
});

const FILES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'sample.sh',
  TypeScript: 'sample.ts',
  Java: 'Sample.java',
  Python: 'sample.py',
};

const COMMANDS: Readonly<Record<SampleLanguage, readonly [string, ...string[]]>> = {
  curl: ['bash'],
  TypeScript: [process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs')],
  Java: ['java'],
  Python: ['python3'],
};

/** What a sample runs on; Node is always here. */
const NEEDED: Readonly<Partial<Record<SampleLanguage, string>>> = {
  curl: 'curl',
  Java: 'javac',
  Python: 'python3',
};

async function isInstalled(language: SampleLanguage): Promise<boolean> {
  const program = NEEDED[language];
  if (program === undefined) return true;
  return run('which', [program]).then(
    () => true,
    () => false,
  );
}

/** Runs a program until it prints what is expected, or ends. @returns what it printed */
function runUntilPrinted(command: readonly [string, ...string[]], expected: RegExp): Promise<string> {
  const [program, ...parameters] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: folder });
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (expected.test(output)) child.kill();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** A decision that waits in the feed. */
async function createDecision(): Promise<GameDecision> {
  const player_uuid = '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22';
  await server.moderate(owner.liveKey, { player_uuid, player_name: 'tunnelrat', server: 'survival-1' });
  const acted = await server.post(owner.token, `/api/dashboard/player/${player_uuid}/actions`, {
    action: 'kick',
    reason: 'Enough.',
  });
  expect(acted.statusCode).toBe(201);
  return acted.json<GameDecision>();
}

/** What each sample prints: the answer as JSON, or the line that the sample with the client package prints. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  moderateMessage: /final_action.{1,5}none|^none$/m,
  moderateBatch: /final_action.{1,5}none|^none$/m,
  listDecisions: /action.{1,5}kick|^kick tunnelrat Enough\.$/m,
  reportDecision: /state.{1,5}carried_out|^carried_out$/m,
  listLogs: /total/,
};

describe.each(Object.keys(PRINTED))('the samples of %s', (id) => {
  const call = reference.flatMap(({ calls }) => calls).find((each) => each.id === id);
  if (call === undefined) throw new Error(`The contract has no ${id}.`);

  it.each(SAMPLE_LANGUAGES)('run in %s', async (language) => {
    const decision = await createDecision();
    const code = createCallSample(call, server.url, language)
      .code.replaceAll('sk_live_YOUR_KEY', owner.liveKey)
      .replaceAll('019361f0-7c00-7b3a-9c41-2f6f2d1f0b22', decision.id);
    expect(code).toContain(server.url);
    const file = join(folder, FILES[language]);
    await writeFile(file, code);
    if (!(await isInstalled(language))) {
      // Without the language's own tools only the request line and the key can be checked.
      expect(code).toContain(`${server.url}${call.path.replace('{id}', decision.id)}`);
      expect(code).toContain(`Bearer ${owner.liveKey}`);
      return;
    }
    if (language === 'TypeScript')
      await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder]);
    const expected = PRINTED[id] ?? /./;
    expect(await runUntilPrinted([...COMMANDS[language], file], expected)).toMatch(expected);
  });
});
