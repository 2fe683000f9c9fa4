/** Builds the package @torchward/design-system into dist/package, and packs it into dist/package.tgz. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDeclarations } from './package/declarations';
import { createTokenFiles } from './package/designTokens';
import { createManifest, DESIGN_SYSTEM_PACKAGE, DESIGN_SYSTEM_VERSION } from './package/manifest';
import { createMarkdownFiles } from './package/markdown';
import { buildModules, buildTheme } from './package/modules';
import { readComponentUses } from './package/uses';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/package');
const write = (name: string, content: string) => writeFile(join(out, name), content);

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'tokens/text'), { recursive: true });

const { styles, imported } = await buildModules(root, out);
const theme = await buildTheme(root, 'src/design-system/theme/styles.ts', out);
await write('theme.css', theme);
await write('tokens.css', await buildTheme(root, 'src/design-system/theme/themes.css.ts', out));
await write('styles.css', theme + styles);
for (const [name, tokens] of Object.entries(createTokenFiles()))
  await write(name, `${JSON.stringify(tokens, null, 2)}\n`);
await write('noStyles.js', '/* What the imports of style sheets lead to on Node. */\n');
await write('styleSheet.d.ts', 'export {};\n');
await write('package.json', `${JSON.stringify(await createManifest(root, imported), null, 2)}\n`);
await buildDeclarations(root, out);
await mkdir(join(out, 'docs'));
for (const [name, text] of Object.entries(createMarkdownFiles(root, out, await readComponentUses(root))))
  await write(name, text);

await copyFile(join(root, 'src/design-system/README.md'), join(out, 'README.md'));
await copyFile(join(root, 'LICENSE'), join(out, 'LICENSE'));
for (const font of ['bricolage-grotesque', 'geist', 'jetbrains-mono'])
  await copyFile(
    join(root, `node_modules/@fontsource-variable/${font}/LICENSE`),
    join(out, `fonts/${font}.LICENSE`),
  );

// npm prints the file's name.
const { status } = spawnSync('npm', ['pack', out, '--silent', '--pack-destination', join(root, 'dist')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
const packed = `${DESIGN_SYSTEM_PACKAGE.replace('@', '').replace('/', '-')}-${DESIGN_SYSTEM_VERSION}.tgz`;
await rename(join(root, 'dist', packed), join(root, 'dist/package.tgz'));
