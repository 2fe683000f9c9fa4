import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateFromContract } from './generate/contract';

const root = fileURLToPath(new URL('../', import.meta.url));
const check = process.argv.includes('--check');

let stale = 0;
for (const { path, content } of await generateFromContract()) {
  const current = await readFile(root + path, 'utf8').catch(() => undefined);
  if (current === content) {
    console.log(`unchanged  ${path}`);
  } else if (check) {
    stale += 1;
    console.error(`stale      ${path}`);
  } else {
    await writeFile(root + path, content);
    console.log(`written    ${path}`);
  }
}
if (stale > 0) {
  console.error('The contract has changed since these files were generated. Run: npm run generate');
  process.exitCode = 1;
}
