import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const schema = v.object({
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  email: v.string(),
  password: v.string(),
  apiKey: v.optional(v.string()),
});

/** The generated login and key of a demo, stored so that every start prints the same. */
export type DemoFile = v.InferOutput<typeof schema>;

function getDemoFilePath(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** Writes the file whole or not at all, readable by this user only. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  const file = getDemoFilePath(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** A random password that the owner can type and that meets the rules of the sign-up form. */
function createDemoPassword(): string {
  return `Torch-${randomBytes(6).toString('hex')}-7A`;
}

/** Reads the demo's secrets of the last start, or generates random ones. The code holds no default. */
export function readDemoFile(dataDir: string): DemoFile {
  let text: string | undefined;
  try {
    text = readFileSync(getDemoFilePath(dataDir), 'utf8');
  } catch {
    text = undefined;
  }
  if (text !== undefined) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (parsed.success) return parsed.output;
  }
  const demo: DemoFile = {
    jwtSecret: randomBytes(48).toString('base64url'),
    email: 'owner@torchward.example',
    password: createDemoPassword(),
  };
  writeDemoFile(dataDir, demo);
  return demo;
}
