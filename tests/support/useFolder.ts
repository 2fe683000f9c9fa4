import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll } from 'vitest';

/** A folder for the tests of a file or a group, removed after them. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'torchward-test-'));
  beforeAll(() => () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
