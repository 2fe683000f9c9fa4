import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readExamples } from '../.storybook/examples';

/*
 * Compiles what "Show code" shows of each story, each example as a file beside its story file. It ends with 1 when one of
 * them does not compile.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const stories = join(root, 'stories');
const folder = join(root, 'node_modules/.cache/examples');

rmSync(folder, { recursive: true, force: true });
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);
let count = 0;
for (const file of files) {
  const target = join(folder, file.replace('.stories.tsx', ''));
  mkdirSync(dirname(target), { recursive: true });
  for (const [name, example] of await readExamples(join(stories, file))) {
    writeFileSync(`${target}.${name}.tsx`, `${example}\nexport {};\n`);
    count += 1;
  }
}
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: relative(folder, join(root, 'tsconfig.json')),
    compilerOptions: {
      // An example may declare what it does not use.
      noUnusedLocals: false,
      rootDirs: ['.', relative(folder, stories)],
      // With the app's own file each of the two checks would overwrite what the other remembers, and begin anew.
      tsBuildInfoFile: relative(folder, join(root, 'node_modules/.cache/tsc/examples.tsbuildinfo')),
    },
    include: ['**/*.tsx', relative(folder, join(root, 'src/**/*.d.ts'))],
  }),
);
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
console.log(status === 0 ? `${count} examples compile.` : stdout);
process.exitCode = status ?? 1;
